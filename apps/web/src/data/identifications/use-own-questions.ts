import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from '../posts/post-cache';

const PAGE = 5;

/** Reads the user's own posts that ask what they show, newest first. */
export function useOwnQuestions() {
  return useInfiniteQuery({
    queryKey: postKeys.ownQuestions,
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(
        await tsr.identifications.asking.mutate({
          body: { own: true, limit: PAGE, cursor },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}
