import type { LatestSightings } from '@aranya/contracts';
import { useEffect, useState } from 'react';

/** Returns undefined until it is wanted and answered, and where the call fails. */
export function useLatest(wanted: boolean): LatestSightings | undefined {
  const [latest, setLatest] = useState<LatestSightings>();
  useEffect(() => {
    if (!wanted) return undefined;
    const call = new AbortController();
    import('../../data/sightings/fetch-latest')
      .then(({ fetchLatest }) => fetchLatest(call.signal))
      .then(setLatest, () => undefined);
    return () => call.abort();
  }, [wanted]);
  return latest;
}
