import { z } from 'zod';

export const csvText = z.string().regex(/^(?!\s)(?!.*\s{2})[^|"]*(?<!\s)$/, 'Remove extra spaces and bars.');

export const csvList = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .string()
    .transform((given) => (given === '' ? [] : given.split('|')))
    .pipe(z.array(text))
    .refine((all) => new Set(all).size === all.length, 'A name stands here twice.');

export const csvNames = csvList(csvText.min(1, 'There is an empty name.'));

/** Degrees north or east, in India. */
export const csvDegrees = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,2}(\.\d{1,4})?$/, 'Degrees are a number such as 21.13.')
    .transform(Number)
    .pipe(
      z.number().min(from, `In India it is ${from} to ${to}.`).max(to, `In India it is ${from} to ${to}.`),
    );
