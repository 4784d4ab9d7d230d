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

export const listedArticleSchema = articleSchema.extend({
  /** Threatened species that it names, at most two. */
  species: z.array(z.object({ id: z.number().int().positive(), name: z.string() })),
});

export type ListedArticle = z.infer<typeof listedArticleSchema>;
