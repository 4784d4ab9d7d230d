import { animalTypes, filterStatuses } from '@aranya/wildlife-data';
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useHydrated } from '../../../lib/hydration';

const searchParams = {
  q: parseAsString.withDefault(''),
  status: parseAsStringLiteral([...filterStatuses, 'All']).withDefault('All'),
  type: parseAsStringLiteral([...animalTypes, 'All']).withDefault('All'),
  page: parseAsInteger.withDefault(1),
};

const defaults = { q: '', status: 'All', type: 'All', page: 1 } as const;

/** Returns the defaults until hydrated. */
export function useExplorerQuery() {
  const [query, setQuery] = useQueryStates(searchParams, { history: 'push' });
  return [useHydrated() ? query : defaults, setQuery] as const;
}

type Explorer = ReturnType<typeof useExplorerQuery>;
export type ExplorerQuery = Explorer[0];
export type SetExplorerQuery = Explorer[1];
