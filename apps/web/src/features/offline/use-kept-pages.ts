import { useCallback, useEffect, useState } from 'react';
import { type KeptPage, keptBytes, keptPages } from '../../data/kept-pages/kept-caches';

export interface Kept {
  pages: readonly KeptPage[];
  bytes: number;
}

/** Undefined while it is read; empty where the browser cannot keep pages. `refresh` reads it again. */
export function useKeptPages() {
  const [kept, setKept] = useState<Kept>();
  const refresh = useCallback(async () => {
    try {
      setKept({ pages: await keptPages(), bytes: await keptBytes() });
    } catch {
      // Storage may be forbidden or missing.
      setKept({ pages: [], bytes: 0 });
    }
  }, []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { kept, refresh };
}
