import { tsr, unwrap } from '../../lib/api';
import { useMe } from '../../lib/session/use-me';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from '../posts/post-cache';

/**
 * Reads posts that need a name. `posts` leaves out the user's own and those they answered; `waiting` says if
 * any remain at all.
 */
export function useAsking() {
  const { data: me } = useMe();
  return usePages({
    queryKey: postKeys.asking,
    ask: (cursor, fetchOptions) =>
      tsr.identifications.asking.mutate({ body: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => {
      const answered = new Set(pages.flatMap(({ answered }) => answered));
      const all = uniqueById(pages.flatMap(({ posts }) => posts));
      return {
        posts: all.filter(({ _id, user }) => user._id !== me?._id && !answered.has(_id)),
        waiting: all.some(({ agreed_species: agreed }) => agreed === null),
      };
    },
  });
}
