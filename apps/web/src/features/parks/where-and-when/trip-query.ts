import { monthNames, parks, type Region, regions, slugOf, type TripCriteria } from '@aranya/wildlife-data';
import {
  createSerializer,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { useHydrated } from '../../../lib/hydration';

export const monthSlugs = monthNames.map(slugOf);

/** Lists the regions, then the states that have a park. */
export const places: readonly Region[] = [
  ...regions,
  ...[...new Set(parks.flatMap(({ states }) => states))]
    .sort()
    .map((state): Region => ({ name: state, states: [state] })),
];

const searchParams = {
  /** Sent by a form without scripts; otherwise the month is in the path. */
  month: parseAsStringLiteral(monthSlugs),
  species: parseAsArrayOf(parseAsInteger).withDefault([]),
  region: parseAsString.withDefault(''),
};

export const withTripQuery = createSerializer(searchParams);

const defaults: { month: string | null; species: number[]; region: string } = {
  month: null,
  species: [],
  region: '',
};

/** Returns the defaults until hydrated. */
export function useTripQuery() {
  const [query, setQuery] = useQueryStates(searchParams, { history: 'push' });
  return [useHydrated() ? query : defaults, setQuery] as const;
}

/** Turns the query into criteria for parks. Ignores an unknown region or animal. */
export function toCriteria(
  query: { species: readonly number[]; region: string },
  month: string | undefined,
  isKnown: (animal: number) => boolean,
): TripCriteria {
  const index = month === undefined ? -1 : monthSlugs.indexOf(month);
  return {
    month: index < 0 ? undefined : index + 1,
    species: [...new Set(query.species)].filter(isKnown),
    region: places.find(({ name }) => slugOf(name) === query.region),
  };
}
