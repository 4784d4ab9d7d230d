import { type MapBox, sightingGroups, type SightingsMapQuery } from '@aranya/contracts';
import { monthNames, slugOf } from '@aranya/wildlife-data';
import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';
import { parseView, viewText } from './map-view.rules';

/** `value` is for the address, `asked` for the API. */
export const seenChoices = [
  { value: '7-days', label: m.sights_map_7_days, asked: { last_days: 7 } },
  { value: '30-days', label: m.sights_map_30_days, asked: { last_days: 30 } },
  ...monthNames.map((name, index) => ({
    value: slugOf(name),
    label: () => monthName(index + 1),
    asked: { month: index + 1 },
  })),
] as const;

const searchParams = {
  group: parseAsStringLiteral(sightingGroups),
  /** The slug or key of an animal. */
  animal: parseAsString,
  seen: parseAsStringLiteral(seenChoices.map(({ value }) => value)),
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
export function askedFilters({ group, animal, seen }: MapFilters): Omit<SightingsMapQuery, keyof MapBox> {
  return {
    ...(group && { group }),
    ...(animal && { species: animal }),
    ...seenChoices.find(({ value }) => value === seen)?.asked,
  };
}
