import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from '../posts/post-cache';

/** @param collectionId null for all collections */
export function useBookmarks(collectionId: string | null) {
  return usePages({
    queryKey: [...postKeys.bookmarks, collectionId],
    ask: (cursor, fetchOptions) =>
      tsr.bookmarks.list
        .mutate({ body: { cursor, ...(collectionId !== null && { collectionId }) }, fetchOptions })
        .then(unwrap),
    // The button removes a post before the API answers.
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)).filter(({ bookmarked }) => bookmarked),
  });
}
