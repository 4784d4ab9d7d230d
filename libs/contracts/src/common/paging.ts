import { z } from 'zod';
import { limits } from './limits';

/** Where a list goes on: opaque, as the previous answer's `next_cursor` gave it. */
export const cursorSchema = z.string().min(1).max(200);

/** How many entries at most, 1 to 50; 20 unless told. */
export const limitSchema = z.coerce.number().int().min(1).max(limits.pageMax).default(limits.pageDefault);

/** What a list that pages takes. Without `cursor` it begins with the newest. */
export const pageInput = { cursor: cursorSchema.optional(), limit: limitSchema };

/** What a list that pages answers; null at its end. */
export const pageOutput = { next_cursor: z.string().nullable() };
