import type { SightingsMapQuery } from '@aranya/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';

/** Reads sightings in a map's box, keeping the previous ones until then. Null disables it. */
export const useSightingsMap = (asked: SightingsMapQuery | null) =>
  useQuery({
    queryKey: ['sightings-map', asked],
    enabled: asked !== null,
    queryFn: async ({ signal }) =>
      asked && unwrap(await tsr.sightings.map.mutate({ body: asked, fetchOptions: { signal } })).body,
    placeholderData: keepPreviousData,
  });
