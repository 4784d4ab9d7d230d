import { z } from 'zod';

/** A page that tells where a fact comes from. */
export const factSourceSchema = z.object({ title: z.string(), url: z.string() });

export const sourcesByKeySchema = z.record(z.string(), factSourceSchema);

/** Keys of the `sources` around the fact. */
export const fromSchema = z.array(z.string());

/** The smallest and the largest; equal for a single figure. */
export const spanSchema = z.tuple([z.number(), z.number()]);

/** 1 for January. */
export const monthsSchema = z.array(z.number().int());

/** The ISO date on which the record got its present form; null where it has changed since the last release. */
export const changedOnSchema = z.string().nullable();
