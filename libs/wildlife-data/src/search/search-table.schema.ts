import { z } from 'zod';

const word = z.string().regex(/^[a-z]+( [a-z]+)*$/, { error: 'Write it in small letters.' });

export const landscapesSchema = (parks: ReadonlySet<string>) =>
  z
    .record(
      z.string().min(3),
      z.strictObject({
        also: z.array(word).optional(),
        parks: z
          .array(z.string().refine((slug) => parks.has(slug), { error: 'There is no such park.' }))
          .min(1),
      }),
    )
    .transform((landscapes) => Object.entries(landscapes).map(([name, rest]) => ({ name, ...rest })));

export const otherAnimalsSchema = z.array(word);
