import {
  animalIndex,
  type AnimalSummary,
  filterAnimals,
  paginate,
  searchAnimals,
} from '@aranya/wildlife-data';
import { type InOrder, inOrder } from '../../../parts/species-search/in-order';
import { useCloseAnimals } from '../../../parts/species-search/use-close-animals';
import { useIndex } from './index-texts';
import type { ExplorerQuery } from './explorer-query';

const PAGE_SIZE = 15;

/** Finds a page of animals: by name or region, those also called so, then close ones. */
export function useAnimals({ q, status, type, page: requested }: ExplorerQuery) {
  const inLanguage = useIndex().find(q);
  const matches = [...new Set([...inLanguage, ...searchAnimals(animalIndex, q)])];
  const { close: others, ready } = useCloseAnimals(q, 'everything');
  const close = others.filter(({ animal }) => !inLanguage.includes(animal));
  const passing = new Set(filterAnimals(animalIndex, { status, type }));
  const results = inOrder(matches, close, q).filter(({ animal }) => passing.has(animal));
  const { items, page, pages, total } = paginate(results, requested, PAGE_SIZE);
  const count = (by: InOrder<AnimalSummary>['by']) => results.filter((result) => result.by === by).length;
  return {
    page,
    pages,
    total,
    ready,
    items,
    calledFirst: results[0]?.by === 'called',
    found: count('found'),
    called: count('called'),
    close: count('close'),
    first: (page - 1) * PAGE_SIZE + 1,
    shown: items.length,
    withoutFilters: matches.length + close.length,
  };
}

export type Animals = ReturnType<typeof useAnimals>;
