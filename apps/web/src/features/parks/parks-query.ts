import { parkCategories, type ParkCategory, slugOf } from '@aranya/wildlife-data';
import { createSerializer, parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useHydrated } from '../../lib/hydration';

/** No park has the category 'Other'. */
export type CategoryFilter = 'All' | Exclude<ParkCategory, 'Other'>;

export const categoryFilters: readonly CategoryFilter[] = [
  'All',
  ...parkCategories.filter((category) => category !== 'Other'),
];

/** The address has the slug of a category: `?category=national-park`. */
const searchParams = {
  q: parseAsString.withDefault(''),
  category: parseAsStringLiteral(categoryFilters.map(slugOf)).withDefault('all'),
  page: parseAsInteger,
};

export const withParksQuery = createSerializer(searchParams);

const defaults = { q: '', category: 'all', page: null };

/** Returns the defaults until hydrated. */
export function useParksQuery() {
  const [query, setQuery] = useQueryStates(searchParams, { history: 'push' });
  return [useHydrated() ? query : defaults, setQuery] as const;
}

type Parks = ReturnType<typeof useParksQuery>;
export type ParksQuery = Parks[0];
export type SetParksQuery = Parks[1];
