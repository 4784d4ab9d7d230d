import type { PhotoCandidate } from '@aranya/contracts';
import { tsr, unwrap } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueBy, usePages } from '../../../lib/paging/use-pages';

export const photoKey = ({ species, post_id, position }: PhotoCandidate) =>
  `${species}/${post_id}/${position}`;

/** Reads photographs, latest first. */
export function usePhotos(species: string | null, only: 'featured' | null) {
  return usePages({
    queryKey: adminKeys.photos(species, only),
    ask: (cursor, fetchOptions) =>
      tsr.admin.photos
        .query({ query: { species: species ?? undefined, only: only ?? undefined, cursor }, fetchOptions })
        .then(unwrap),
    select: (pages) =>
      uniqueBy(
        pages.flatMap(({ photos }) => photos),
        photoKey,
      ),
  });
}
