import { z } from 'zod';
import { limits } from './limits';

/** Opaque: the `next_cursor` of the previous response. */
export const cursorSchema = z.string().min(1).max(200);

/** Page size, 1 to 50; 20 by default. */
export const limitSchema = z.coerce.number().int().min(1).max(limits.pageMax).default(limits.pageDefault);

/** The input of a paginated list. Without a cursor, the first page. */
export const pageInput = { cursor: cursorSchema.optional(), limit: limitSchema };

/** The output of a paginated list; null on the last page. */
export const pageOutput = { next_cursor: z.string().nullable() };
