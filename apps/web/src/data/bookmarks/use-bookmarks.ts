import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from '../posts/post-cache';

/**
 * Reads bookmarked posts.
 * @param collectionId null for all collections
 */
export function useBookmarks(collectionId: string | null) {
  return useInfiniteQuery({
    queryKey: [...postKeys.bookmarks, collectionId],
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(
        await tsr.bookmarks.list.mutate({
          body: { cursor, ...(collectionId !== null && { collectionId }) },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    // The button removes a post from the list before the API has answered.
    select: ({ pages }) =>
      uniqueById(pages.flatMap(({ body }) => body.posts)).filter(({ bookmarked }) => bookmarked),
    refetchOnMount: 'always',
  });
}
