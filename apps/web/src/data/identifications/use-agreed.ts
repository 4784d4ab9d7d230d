import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from '../posts/post-cache';

export function useAgreed(species: string) {
  return usePages({
    queryKey: postKeys.agreed(species),
    ask: (cursor, fetchOptions) =>
      tsr.identifications.ofSpecies.mutate({ body: { species, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}
