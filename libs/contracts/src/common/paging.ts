import { z } from 'zod';
import { limits } from './limits';

export const cursorSchema = z.string().min(1).max(200);

export const limitSchema = z.coerce.number().int().min(1).max(limits.pageMax).default(limits.pageDefault);

export const pageInput = { cursor: cursorSchema.optional(), limit: limitSchema };

export const pageOutput = { next_cursor: z.string().nullable() };
