import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from './post-cache';

/** @param tag in the stored form */
export function useTagged(tag: string) {
  return usePages({
    queryKey: postKeys.tagged(tag),
    ask: (cursor, fetchOptions) =>
      tsr.posts.tagged.mutate({ body: { tag, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}
