import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { limits } from '../common/limits';
import { lineOf } from '../common/text';
import { listedArticleSchema } from './news.schemas';

const c = initContract();
const pages = 'Pages go from 1 to 1000.';

export const newsContract = c.router({
  list: {
    method: 'GET',
    path: '/news',
    query: z.object({
      page: z.coerce.number(pages).int(pages).min(1, pages).max(1000, pages).default(1),
      /** Words, or the name of an animal. */
      q: lineOf(limits.searchInput, 'The search').default(''),
    }),
    responses: {
      200: z.object({
        success,
        status: z.literal('ok'),
        articles: z.array(listedArticleSchema),
        totalResults: z.number().int().nonnegative(),
      }),
    },
    summary: 'List wildlife news, newest first, all or by words',
  },
});
