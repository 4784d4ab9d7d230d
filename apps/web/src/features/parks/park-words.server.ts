import { animals, parks, regions } from '@aranya/wildlife-data';
import { placeNames } from '../../data/translation/park-translation.server';
import { translation } from '../../data/translation/translation.server';
import { getLocale } from '../../lib/language/locale';
import { indiaMap } from './map/india-map';
import type { ParkWords } from './park-words';

const places = [
  ...[...indiaMap.states, ...indiaMap.seas].map(({ text }) => text),
  ...regions.map(({ name }) => name),
  ...parks.flatMap(({ states }) => states),
];

/** @param ids of the animals that the page names */
export function parkWords(ids: readonly number[]): ParkWords | null {
  const locale = getLocale();
  if (locale === 'en') return null;
  const named = new Set(ids);
  return {
    places: placeNames(locale, places),
    animals: Object.fromEntries(
      animals
        .filter(({ id }) => named.has(id))
        .map(({ id, slug, name }) => [id, translation(locale, slug).translated({ name }).name]),
    ),
  };
}
