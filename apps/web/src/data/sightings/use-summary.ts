import type { SightingSummary } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { fetchSummary, type SummarySubject } from './fetch-summary';

/** Returns undefined until loaded, which offline is never. */
export function useSummary({ species, park }: SummarySubject): SightingSummary | undefined {
  const [summary, setSummary] = useState<{ of: string; answer: SightingSummary }>();
  const key = [species, park].join();
  useEffect(() => {
    const call = new AbortController();
    fetchSummary(species === undefined ? { park } : { species }, call.signal).then(
      (answer) => setSummary({ of: key, answer }),
      // The page works without a summary.
      () => undefined,
    );
    return () => call.abort();
  }, [species, park, key]);
  return summary?.of === key ? summary.answer : undefined;
}
