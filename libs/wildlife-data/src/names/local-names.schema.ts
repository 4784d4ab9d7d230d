import { z } from 'zod';

const scripts = new Intl.DisplayNames('en', { type: 'script' });

/** Who grew up with a language and has read the texts. */
export const readersSchema = z.array(z.string().min(3));

/** Given where the name is not used everywhere. */
const placedNameSchema = z.strictObject({
  name: z.string(),
  used_in: z
    .string()
    .regex(/^[A-Za-z]+(,? [A-Za-z]+)*$/, 'Name a region in English.')
    .optional(),
});

function localNameSchema(language: string) {
  const script = new Intl.Locale(language).maximize().script ?? '';
  const letters = new RegExp(`^(?:\\p{sc=${script}}|\\u200c|\\u200d|[ -])+$`, 'u');
  return z
    .union([z.string(), placedNameSchema])
    .transform((given): { name: string; used_in?: string | undefined } =>
      typeof given === 'string' ? { name: given } : given,
    )
    .refine(({ name }) => letters.test(name), `Write the name in ${scripts.of(script)}.`)
    .refine(({ name }) => name === name.normalize('NFC'), 'Write the letters as NFC has them.');
}

/** A file of `data/names`. */
export const localNamesSchema = (language: string) =>
  z.strictObject({
    read_by: readersSchema,
    /** By scientific name; the first is shown. An empty list waits for a name. */
    names: z
      .record(
        z.string(),
        z
          .array(localNameSchema(language))
          .refine(
            (all) => new Set(all.map(({ name }) => name)).size === all.length,
            'A name stands here twice.',
          ),
      )
      .transform((names) => Object.fromEntries(Object.entries(names).filter(([, all]) => all.length > 0))),
  });

export type LocalNamesFile = z.output<ReturnType<typeof localNamesSchema>>;
