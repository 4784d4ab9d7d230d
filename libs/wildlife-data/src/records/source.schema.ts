import { z } from 'zod';

export const sourceSchema = z.strictObject(
  {
    title: z.string().refine((title) => title.trim().length >= 5, {
      error: 'A source needs a title of five letters or more.',
    }),
    url: z.string().regex(/^https:\/\/[\w-]+(\.[\w-]+)+\/\S+$/, {
      error: 'This is not the https address of a page.',
    }),
  },
  {
    error: ({ input }) =>
      typeof input === 'string' ? `There is no source '${input}' in sources.yaml.` : undefined,
  },
);

export type Source = z.infer<typeof sourceSchema>;
