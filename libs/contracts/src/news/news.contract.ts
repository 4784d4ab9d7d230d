import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { articleSchema } from './news.schemas';

const c = initContract();

export const newsContract = c.router({
  list: {
    method: 'GET',
    path: '/news',
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    responses: {
      200: z.object({
        success,
        status: z.literal('ok'),
        articles: z.array(articleSchema),
        totalResults: z.number().int().nonnegative(),
      }),
    },
    summary: 'Wildlife news, newest first, nine a page',
  },
});
