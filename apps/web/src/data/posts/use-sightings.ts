import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from './post-cache';

export type SightingsOf =
  | { kind: 'species'; species: string; park?: string | undefined }
  | { kind: 'park'; park: string }
  | { kind: 'cell'; lat: number; lng: number };

async function pageOf(of: SightingsOf, cursor: string | undefined, signal: AbortSignal) {
  const fetchOptions = { signal };
  if (of.kind === 'species') {
    const { species, park } = of;
    return unwrap(await tsr.sightings.ofSpecies.mutate({ body: { species, park, cursor }, fetchOptions }));
  }
  if (of.kind === 'park') {
    return unwrap(await tsr.sightings.inPark.mutate({ body: { park: of.park, cursor }, fetchOptions }));
  }
  const { lat, lng } = of;
  return unwrap(await tsr.sightings.inCell.mutate({ body: { lat, lng, cursor }, fetchOptions }));
}

/** Newest published first. */
export function useSightings(of: SightingsOf) {
  return useInfiniteQuery({
    queryKey: postKeys.sightings(of),
    queryFn: ({ pageParam: cursor, signal }) => pageOf(of, cursor, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}
