import type { TaxonPage } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { fetchTaxon } from '../../../data/taxa/fetch-taxa';

/** `null` is no animal. */
type Answer = { id: string; taxon?: TaxonPage | null; failed?: boolean };

/** Reads an animal; undefined until it is there. */
export function useTaxon(id: string) {
  const [answer, setAnswer] = useState<Answer>({ id });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    setAnswer({ id });
    fetchTaxon(id, call.signal).then(
      (taxon) => setAnswer({ id, taxon }),
      () => {
        if (!call.signal.aborted) setAnswer({ id, failed: true });
      },
    );
    return () => call.abort();
  }, [id, tries]);
  const { taxon, failed }: Partial<Answer> = answer.id === id ? answer : {};
  return { taxon, failed, retry: () => setTries((before) => before + 1) };
}
