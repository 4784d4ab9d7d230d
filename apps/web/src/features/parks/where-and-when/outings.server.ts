import { animalIndex, loadTravel, type Outing, outingOf, parks } from '@aranya/wildlife-data';
import { glances } from '@aranya/wildlife-data/glances';
import { parkTranslation } from '../../../data/translation/park-translation.server';
import { getLocale } from '../../../lib/language/locale';
import type { PageTexts } from '../../../lib/language/page-texts';
import { parkWords } from '../park-words.server';

export interface Outings {
  outings: Outing[];
  /** Keyed by animal id. */
  bestMonths: Record<number, number[]>;
  /** For pages in another language. */
  words?: PageTexts;
}

/** Gives an outing the texts of the page's language; its states stay English, as regions are asked by them. */
function translated(outing: Outing): Outing {
  const translate = parkTranslation(getLocale(), outing.slug);
  const { closures, year } = translate({ closures: outing.closures, year: { spans: outing.year } }, 'travel');
  const { name, location, best_time_to_visit } = translate(outing);
  return { ...outing, name, location, best_time_to_visit, closures, year: year.spans };
}

export async function loadOutings(): Promise<Outings> {
  const travel = await loadTravel();
  const outings = parks.flatMap((park) => {
    const record = travel.find(({ id }) => id === park.id);
    return record ? [translated(outingOf(park, record, animalIndex))] : [];
  });
  const words = parkWords(outings.flatMap(({ animals }) => animals));
  return {
    outings,
    bestMonths: Object.fromEntries(
      glances.flatMap(({ id, best_months }) => (best_months ? [[id, best_months.months]] : [])),
    ),
    ...(words && { words }),
  };
}
