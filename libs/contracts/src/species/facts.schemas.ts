import { z } from 'zod';

export const factSourceSchema = z.object({ title: z.string(), url: z.string() });

export const sourcesByKeySchema = z.record(z.string(), factSourceSchema);

export const fromSchema = z.array(z.string());

/** Equal for a single figure. */
export const spanSchema = z.tuple([z.number(), z.number()]);

/** 1 for January. */
export const monthsSchema = z.array(z.number().int());

/** ISO date of its present form; null where it has changed since the last release. */
export const changedOnSchema = z.string().nullable();
