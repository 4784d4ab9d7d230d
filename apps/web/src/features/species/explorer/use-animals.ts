import { animalIndex, type AnimalSummary, filterAnimals, pageOf, searchAnimals } from '@aranya/wildlife-data';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';
import type { ExplorerQuery } from './explorer-query';

const PAGE_SIZE = 15;

interface Result {
  animal: AnimalSummary;
  /** Says why an animal with another name and region comes close. */
  reason?: string;
}

/** Finds a page of animals: by name or region first, then those that come close. */
export function useAnimals({ q, status, type, page: requested }: ExplorerQuery) {
  const matches = searchAnimals(animalIndex, q);
  const { close: closeMatches, ready } = useCloseAnimals(q, 'everything');
  const passing = new Set(filterAnimals(animalIndex, { status, type }));
  const found = matches.filter((animal) => passing.has(animal)).map((animal): Result => ({ animal }));
  const close: Result[] = closeMatches.filter(({ animal }) => passing.has(animal));
  const { items, page, pages, total } = pageOf([...found, ...close], requested, PAGE_SIZE);
  return {
    page,
    pages,
    total,
    ready,
    shownFound: items.filter(({ reason }) => !reason),
    shownClose: items.filter(({ reason }) => reason),
    found: found.length,
    close: close.length,
    first: (page - 1) * PAGE_SIZE + 1,
    shown: items.length,
    withoutFilters: matches.length + closeMatches.length,
  };
}

export type Animals = ReturnType<typeof useAnimals>;
