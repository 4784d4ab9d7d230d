import { loadTowns, type PlaceEntry } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';

const none: readonly PlaceEntry[] = [];

/** Undefined until wanted and loaded. Offline, towns not kept count as none. */
export function useTowns(isWanted: boolean): readonly PlaceEntry[] | undefined {
  const [towns, setTowns] = useState<readonly PlaceEntry[]>();
  const isMissing = isWanted && towns === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let here = true;
    void loadTowns()
      .catch(() => none)
      .then((loaded) => here && setTowns(loaded));
    return () => {
      here = false;
    };
  }, [isMissing]);
  return towns;
}
