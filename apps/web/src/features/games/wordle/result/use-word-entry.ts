import { useEffect, useState } from 'react';
import type { WordEntry } from '../words/word-entry';

/** Returns undefined until the entry is loaded; the game also ends without one. */
export function useWordEntry(word: string): WordEntry | undefined {
  const [entry, setEntry] = useState<WordEntry>();
  useEffect(() => {
    let wanted = true;
    import('../words/word-entry').then(
      ({ findWordEntry }) => wanted && setEntry(findWordEntry(word)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [word]);
  return entry;
}
