import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from '../posts/post-cache';

const PAGE = 5;

export function useOwnQuestions() {
  return usePages({
    queryKey: postKeys.ownQuestions,
    ask: (cursor, fetchOptions) =>
      tsr.identifications.asking
        .mutate({ body: { own: true, limit: PAGE, cursor }, fetchOptions })
        .then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}
