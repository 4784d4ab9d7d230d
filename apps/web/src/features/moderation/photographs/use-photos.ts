import type { apiContract, PhotoCandidate } from '@aranya/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientInferResponses } from '@ts-rest/core';
import { tsr } from '../../../lib/api';
import { adminKeys } from '../shared/admin-keys';
import { uniqueBy } from '../shared/page-items';

type Page = ClientInferResponses<typeof apiContract.admin.photos, 200>;

export const photoKey = ({ species, post_id, position }: PhotoCandidate) =>
  `${species}/${post_id}/${position}`;

/** Reads photographs, latest first. */
export function usePhotos(species: string | null, only: 'featured' | null) {
  return tsr.admin.photos.useInfiniteQuery<PhotoCandidate[], string | undefined>({
    queryKey: adminKeys.photos(species, only),
    queryData: ({ pageParam }) => ({
      query: { species: species ?? undefined, only: only ?? undefined, cursor: pageParam },
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }: Page) => body.next_cursor,
    select: ({ pages }: InfiniteData<Page>) =>
      uniqueBy(
        pages.flatMap(({ body }) => body.photos),
        photoKey,
      ),
    refetchOnMount: 'always',
  });
}
