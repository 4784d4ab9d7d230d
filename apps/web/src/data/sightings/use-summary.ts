import type { SightingSummary } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { fetchSummary, type SummarySubject } from './fetch-summary';

/** Undefined until it is there, which without a network is never. */
export function useSummary({ species, park }: SummarySubject): SightingSummary | undefined {
  const [summary, setSummary] = useState<{ of: string; answer: SightingSummary }>();
  const key = species === undefined ? `park ${park}` : `species ${species}`;
  useEffect(() => {
    const call = new AbortController();
    fetchSummary(species === undefined ? { park } : { species }, call.signal).then(
      (answer) => setSummary({ of: key, answer }),
      // The page stands without it.
      () => undefined,
    );
    return () => call.abort();
  }, [species, park, key]);
  return summary?.of === key ? summary.answer : undefined;
}
