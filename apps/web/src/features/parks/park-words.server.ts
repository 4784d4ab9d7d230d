import { parks, regions } from '@aranya/wildlife-data';
import { animalNames } from '../../data/translation/animal-names.server';
import { placeNames } from '../../data/translation/park-translation.server';
import { getLocale } from '../../lib/language/locale';
import type { PageTexts } from '../../lib/language/page-texts';
import { indiaMap } from './map/india-map';

const places = [
  ...[...indiaMap.states, ...indiaMap.seas].map(({ text }) => text),
  ...regions.map(({ name }) => name),
  ...parks.flatMap(({ states }) => states),
];

/**
 * Names of places and animals; null in English.
 * @param ids of the animals that the page names
 */
export function parkWords(ids: readonly number[]): PageTexts | null {
  const locale = getLocale();
  return locale === 'en' ? null : { ...placeNames(locale, places), ...animalNames(ids) };
}
