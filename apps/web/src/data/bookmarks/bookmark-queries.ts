import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';

/** Lists of bookmarked posts have post keys instead. */
export const bookmarkKeys = {
  collections: ['collections'] as const,
  ofPost: (postId: string) => ['collections', postId] as const,
};

/** @param postId adds where that post's bookmark is */
export function useCollections(postId?: string, enabled = true) {
  return useQuery({
    queryKey: postId === undefined ? bookmarkKeys.collections : bookmarkKeys.ofPost(postId),
    queryFn: async ({ signal }) =>
      unwrap(
        await tsr.bookmarks.collections.query({
          query: postId === undefined ? {} : { postId },
          fetchOptions: { signal },
        }),
      ),
    select: ({ body }) => body,
    enabled,
    refetchOnMount: 'always',
  });
}
