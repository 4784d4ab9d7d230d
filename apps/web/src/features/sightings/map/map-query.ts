import { sightingGroups, type SightingsMapQuery } from '@aranya/contracts';
import { monthNames, slugOf } from '@aranya/wildlife-data';
import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { parseView, viewText } from './map-view.rules';

const dayFilters = { '7-days': 7, '30-days': 30 } as const;

export const seenFilters = ['7-days', '30-days', ...monthNames.map(slugOf)] as const;

const searchParams = {
  group: parseAsStringLiteral(sightingGroups),
  /** The slug or the key of an animal. */
  animal: parseAsString,
  seen: parseAsStringLiteral(seenFilters),
  at: createParser({
    parse: parseView,
    serialize: viewText,
    eq: (a, b) => viewText(a) === viewText(b),
  }).withOptions({ history: 'replace' }),
};

/** Keeps the filters and the map's view in the address, so that it can be shared. */
export const useMapQuery = () => useQueryStates(searchParams, { history: 'push' });

type MapQuery = ReturnType<typeof useMapQuery>;
export type MapFilters = Omit<MapQuery[0], 'at'>;
export type SetMapQuery = MapQuery[1];

/** Returns the filters as the API takes them. */
export function askedFilters({
  group,
  animal,
  seen,
}: MapFilters): Omit<SightingsMapQuery, 'south' | 'west' | 'north' | 'east'> {
  const month = monthNames.findIndex((name) => slugOf(name) === seen) + 1;
  return {
    ...(group && { group }),
    ...(animal && { species: animal }),
    ...((seen === '7-days' || seen === '30-days') && { last_days: dayFilters[seen] }),
    ...(month > 0 && { month }),
  };
}
