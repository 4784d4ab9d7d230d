import { useEffect, useState } from 'react';
import { fetchTaxaBeyondCatalogue, type FoundTaxa } from './fetch-taxa';

/** Nobody reads what is found for a word that is still being typed. */
const PAUSE_MS = 150;

interface Answer extends FoundTaxa {
  /** The text that was searched for. */
  text: string;
  failed: boolean;
}

const none: Answer = { taxa: [], total: 0, text: '', failed: false };

/**
 * Searches the names of animals beyond the catalogue once nobody types for a moment. `answer` is the latest, which may be
 * of an earlier text; it is empty for an empty text, and where the server did not answer or there is no network.
 */
export function useTaxaByName(text: string, limit: number): { answer: Answer; pending: boolean } {
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (text === '') return;
    const call = new AbortController();
    const pause = setTimeout(() => {
      // Without a network a call would only leave a complaint in the console.
      const found = navigator.onLine
        ? fetchTaxaBeyondCatalogue(text, limit, call.signal)
        : Promise.reject(new Error('There is no network.'));
      found.then(
        (taxa) => setAnswer({ ...taxa, text, failed: false }),
        () => !call.signal.aborted && setAnswer({ ...none, text, failed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      call.abort();
    };
  }, [text, limit]);
  if (text === '') return { answer: none, pending: false };
  return { answer, pending: answer.text !== text };
}
