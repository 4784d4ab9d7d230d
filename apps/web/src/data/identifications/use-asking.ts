import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { useMe } from '../../lib/session/use-me';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from '../posts/post-cache';

/**
 * Reads the posts that need a name. `posts` leaves out the user's own and those that they have a suggestion on; `waiting`
 * tells whether any is left at all.
 */
export function useAsking() {
  const { data: me } = useMe();
  return useInfiniteQuery({
    queryKey: postKeys.asking,
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(await tsr.identifications.asking.mutate({ body: { cursor }, fetchOptions: { signal } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => {
      const answered = new Set(pages.flatMap(({ body }) => body.answered));
      const all = uniqueById(pages.flatMap(({ body }) => body.posts));
      return {
        posts: all.filter(({ _id, user }) => user._id !== me?._id && !answered.has(_id)),
        waiting: all.some(({ agreed_species: agreed }) => agreed === null),
      };
    },
    refetchOnMount: 'always',
  });
}
