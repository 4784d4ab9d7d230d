import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from './post-cache';

/**
 * Reads the posts with a hashtag.
 * @param tag in the stored form
 */
export function useTagged(tag: string) {
  return useInfiniteQuery({
    queryKey: postKeys.tagged(tag),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(await tsr.posts.tagged.mutate({ body: { tag, cursor }, fetchOptions: { signal } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}
