import { useEffect, useState } from 'react';
import { fetchTaxaByName, type FoundTaxa } from './fetch-taxa';

/** Nobody reads what is found for a word that is still being typed. */
const PAUSE_MS = 150;

/** As long as a page waits for the network before it shows what is kept. */
const WAIT_MS = 5000;

interface Answer extends FoundTaxa {
  text: string;
  failed: boolean;
  /** The server did not answer, and this device did. */
  onDevice: boolean;
}

type Find = (text: string, limit: number) => Promise<FoundTaxa>;

const none: Answer = { taxa: [], total: 0, text: '', failed: false, onDevice: false };

/**
 * Searches the names of animals beyond the catalogue once nobody types for a moment. `answer` is the latest, which may be
 * of an earlier text; it is empty for an empty text, and where nobody could answer.
 * @param findElsewhere answers where there is no network or the server fails; it keeps its identity
 * @param near as for `fetchTaxaByName`
 */
export function useTaxaByName(
  text: string,
  limit: number,
  findElsewhere?: Find,
  near = '',
): { answer: Answer; pending: boolean } {
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (text === '') return;
    const call = new AbortController();
    const show = (found: Partial<Answer>) => !call.signal.aborted && setAnswer({ ...none, ...found, text });
    const failed = () => show({ failed: true });
    const pause = setTimeout(() => {
      // Without a network a call would only leave a complaint in the console.
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
