import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from './post-cache';

export const useFoundPosts = (input: string) =>
  usePages({
    queryKey: postKeys.search(input),
    ask: (cursor, fetchOptions) =>
      tsr.posts.search.mutate({ body: { input, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });

/** As many as a call gives at most. */
const MOST_TAGS = 50;

/** In the stored form. The last result stays until the next answer. */
export const useFoundTags = (input: string) =>
  useQuery({
    queryKey: ['found-tags', input],
    queryFn: async ({ signal }) => {
      const body = { input, limit: MOST_TAGS };
      return unwrap(await tsr.posts.findTags.mutate({ body, fetchOptions: { signal } })).body.tags;
    },
    placeholderData: keepPreviousData,
  });
