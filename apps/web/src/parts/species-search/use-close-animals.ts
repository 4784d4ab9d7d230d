import { animalIndex, type AnimalSummary } from '@aranya/wildlife-data';
import { useEffect, useMemo, useState } from 'react';
import type { CloseAnimal } from './close-animals';

type CloseAnimals = (animals: readonly AnimalSummary[], text: string) => CloseAnimal<AnimalSummary>[];

const none: CloseAnimal<AnimalSummary>[] = [];

/**
 * Loads `closeAnimals` with the first text; `ready` is false meanwhile. Without a network it finds nothing.
 * @param by `names` leaves out matches by place, status, habitat or look-alike
 */
export function useCloseAnimals(text: string, by: 'names' | 'everything') {
  const [search, setSearch] = useState<{ closeAnimals: CloseAnimals } | null>(null);
  const needed = text.trim() !== '' && search === null;
  useEffect(() => {
    if (!needed) return;
    let current = true;
    void import('./close-animals')
      .catch(() => ({ closeAnimals: () => none }))
      .then((loaded) => current && setSearch(loaded));
    return () => {
      current = false;
    };
  }, [needed]);
  const close = useMemo(() => {
    const found = search?.closeAnimals(animalIndex, text) ?? none;
    return by === 'names' ? found.filter(({ byName }) => byName) : found;
  }, [search, text, by]);
  return { close, ready: !needed };
}
