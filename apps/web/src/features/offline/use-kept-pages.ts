import { useCallback, useEffect, useState } from 'react';
import { type KeptPage, keptBytes, keptPages } from '../../data/kept-pages/kept-caches';

export interface Kept {
  pages: readonly KeptPage[];
  bytes: number;
}

/** Undefined while it is read, and where the browser cannot keep pages. `refresh` reads it again. */
export function useKeptPages() {
  const [kept, setKept] = useState<Kept>();
  const refresh = useCallback(async () => {
    if (!('caches' in window)) return;
    setKept({ pages: await keptPages(), bytes: await keptBytes() });
  }, []);
  useEffect(() => {
    // Storage may be forbidden.
    refresh().catch(() => undefined);
  }, [refresh]);
  return { kept, refresh };
}
