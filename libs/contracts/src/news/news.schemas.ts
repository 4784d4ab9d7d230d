import { z } from 'zod';

export const NEWS_PAGE_SIZE = 9;

export const articleSchema = z.object({
  title: z.string(),
  description: z.string().nullable(),
  url: z.url({ protocol: /^https?$/ }),
  /** An address of this API. */
  urlToImage: z.string().nullable(),
  source: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
});

export type Article = z.infer<typeof articleSchema>;
