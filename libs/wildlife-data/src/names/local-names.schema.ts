import { z } from 'zod';

const DEVANAGARI = /^(?:\p{sc=Devanagari}|\u200c|\u200d|[ -])+$/u;

/** Given where the name is not used everywhere. */
const placedNameSchema = z.strictObject({
  name: z.string(),
  used_in: z
    .string()
    .regex(/^[A-Za-z]+(,? [A-Za-z]+)*$/, 'Name a region in English.')
    .optional(),
});

const localNameSchema = z
  .union([z.string(), placedNameSchema])
  .transform((given): { name: string; used_in?: string | undefined } =>
    typeof given === 'string' ? { name: given } : given,
  )
  .refine(({ name }) => DEVANAGARI.test(name), 'Write the name in Devanagari.')
  .refine(({ name }) => name === name.normalize('NFC'), 'Write the letters as NFC has them.');

/** A file of `data/names`. */
export const localNamesSchema = z.strictObject({
  read_by: z.array(z.string().min(3)),
  /** By scientific name; the first is shown. */
  names: z.record(
    z.string(),
    z
      .array(localNameSchema)
      .min(1)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'A name stands here twice.'),
  ),
});

export type LocalNamesFile = z.output<typeof localNamesSchema>;
