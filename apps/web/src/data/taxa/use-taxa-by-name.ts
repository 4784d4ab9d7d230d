import { useEffect, useState } from 'react';
import { fetchTaxaByName, type FoundTaxa } from './fetch-taxa';

/** Skips words that are still being typed. */
const PAUSE_MS = 150;

/** As long as a page waits for the network before it shows what is kept. */
const WAIT_MS = 5000;

interface TaxaAnswer extends FoundTaxa {
  text: string;
  failed: boolean;
  /** This device answered for the server. */
  onDevice: boolean;
}

type Find = (text: string, limit: number) => Promise<FoundTaxa>;

const none: TaxaAnswer = { taxa: [], total: 0, text: '', failed: false, onDevice: false };

/**
 * Searches animal names beyond the catalogue once typing pauses. `answer` is the latest, perhaps of an
 * earlier text; it is empty for an empty text, and if nobody could answer.
 * @param findElsewhere answers offline or when the server fails; it keeps its identity
 * @param near as for `fetchTaxaByName`
 */
export function useTaxaByName(
  text: string,
  limit: number,
  findElsewhere?: Find,
  near = '',
): { answer: TaxaAnswer; pending: boolean } {
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (text === '') return;
    const call = new AbortController();
    const show = (found: Partial<TaxaAnswer>) =>
      !call.signal.aborted && setAnswer({ ...none, ...found, text });
    const failed = () => show({ failed: true });
    const pause = setTimeout(() => {
      // Offline, a call would only leave an error in the console.
      const found = navigator.onLine
        ? fetchTaxaByName(text, limit, near, call.signal, findElsewhere && WAIT_MS)
        : Promise.reject(new Error('There is no network.'));
      found.then(show, () =>
        findElsewhere && !call.signal.aborted
          ? findElsewhere(text, limit).then((taxa) => show({ ...taxa, onDevice: true }), failed)
          : failed(),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      call.abort();
    };
  }, [text, limit, findElsewhere, near]);
  if (text === '') return { answer: none, pending: false };
  return { answer, pending: answer.text !== text };
}
