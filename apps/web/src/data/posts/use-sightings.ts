import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from './post-cache';

export type SightingsQuery =
  | { kind: 'all' }
  | { kind: 'species'; species: string; park?: string | undefined; month?: number | undefined }
  | { kind: 'park'; park: string; month?: number | undefined }
  | { kind: 'cell'; lat: number; lng: number };

async function fetchPage(query: SightingsQuery, cursor: string | undefined, signal: AbortSignal) {
  const fetchOptions = { signal };
  if (query.kind === 'all') {
    return unwrap(await tsr.sightings.all.mutate({ body: { cursor }, fetchOptions }));
  }
  if (query.kind === 'species') {
    const { species, park, month } = query;
    return unwrap(
      await tsr.sightings.ofSpecies.mutate({ body: { species, park, month, cursor }, fetchOptions }),
    );
  }
  if (query.kind === 'park') {
    const { park, month } = query;
    return unwrap(await tsr.sightings.inPark.mutate({ body: { park, month, cursor }, fetchOptions }));
  }
  const { lat, lng } = query;
  return unwrap(await tsr.sightings.inCell.mutate({ body: { lat, lng, cursor }, fetchOptions }));
}

/** Reads sightings, newest publication first. */
export function useSightings(query: SightingsQuery) {
  return useInfiniteQuery({
    queryKey: postKeys.sightings(query),
    queryFn: ({ pageParam: cursor, signal }) => fetchPage(query, cursor, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}
