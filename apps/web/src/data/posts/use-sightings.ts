import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from './post-cache';

export type SightingsQuery =
  | { kind: 'all' }
  | { kind: 'species'; species: string; park?: string | undefined; month?: number | undefined }
  | { kind: 'park'; park: string; month?: number | undefined }
  | { kind: 'cell'; lat: number; lng: number };

async function fetchPage(
  query: SightingsQuery,
  cursor: string | undefined,
  fetchOptions: { signal: AbortSignal },
) {
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

export function useSightings(query: SightingsQuery) {
  return usePages({
    queryKey: postKeys.sightings(query),
    ask: (cursor, fetchOptions) => fetchPage(query, cursor, fetchOptions),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}
