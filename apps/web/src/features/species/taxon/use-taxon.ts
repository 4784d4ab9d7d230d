import type { TaxonPage } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { fetchTaxon } from '../../../data/taxa/fetch-taxa';

/** `null` is no animal. */
type Answer = { id: string; taxon: TaxonPage | null | undefined; failed: boolean };

/** Reads an animal; undefined until it is there. */
export function useTaxon(id: string) {
  const [answer, setAnswer] = useState<Answer>({ id, taxon: undefined, failed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    setAnswer({ id, taxon: undefined, failed: false });
    fetchTaxon(id, call.signal).then(
      (taxon) => setAnswer({ id, taxon, failed: false }),
      () => {
        if (!call.signal.aborted) setAnswer({ id, taxon: undefined, failed: true });
      },
    );
    return () => call.abort();
  }, [id, tries]);
  const { taxon, failed } = answer.id === id ? answer : { taxon: undefined, failed: false };
  return { taxon, failed, retry: () => setTries((before) => before + 1) };
}
