import type { SightingsMapQuery } from '@aranya/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';

/** Reads what was seen in a box of the map; what was shown before stays until it is there. Null asks nothing. */
export const useSightingsMap = (asked: SightingsMapQuery | null) =>
  useQuery({
    queryKey: ['sightings-map', asked],
    enabled: asked !== null,
    queryFn: async ({ signal }) =>
      asked && unwrap(await tsr.sightings.map.mutate({ body: asked, fetchOptions: { signal } })).body,
    placeholderData: keepPreviousData,
  });
