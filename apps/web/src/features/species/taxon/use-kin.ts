import type { TaxonPage } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import type { Kin } from './kin';

type FindKin = (taxon: TaxonPage) => Kin | null;

/** Returns undefined until the list of stand-ins is loaded; null also where it cannot be. */
export function useKin(taxon: TaxonPage): Kin | null | undefined {
  const [find, setFind] = useState<FindKin>();
  useEffect(() => {
    let here = true;
    void import('./kin')
      .then(
        ({ findKin }): FindKin => findKin,
        (): FindKin => () => null,
      )
      .then((loaded) => here && setFind(() => loaded));
    return () => {
      here = false;
    };
  }, []);
  return find?.(taxon);
}
