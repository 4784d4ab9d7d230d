import { z } from 'zod';

/** A text of a cell, which may be empty. */
export const csvText = z
  .string()
  .regex(/^(?!\s)(?!.*\s{2})[^|"]*(?<!\s)$/, 'There are spaces too many, or a bar.');

/** Texts with a bar between them, each once; an empty cell has none. */
export const csvList = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .string()
    .transform((given) => (given === '' ? [] : given.split('|')))
    .pipe(z.array(text))
    .refine((all) => new Set(all).size === all.length, 'A name stands here twice.');

/** Other names of what the line is about. */
export const csvNames = csvList(csvText.min(1, 'There is an empty name.'));
