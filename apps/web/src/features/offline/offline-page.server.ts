import { parks, roster } from '@aranya/wildlife-data';
import { parkTranslation } from '../../data/translation/park-translation.server';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { type AnimalClass, classCollections, type Collection, parkCollections } from './collections';

export interface TitledCollection extends Collection {
  title: string;
}

const classTitles: Readonly<Record<AnimalClass, () => string>> = {
  mammals: m.offline_mammals,
  birds: m.offline_birds,
  reptiles: m.offline_reptiles,
  amphibians: m.offline_amphibians,
  fishes: m.offline_fishes,
  invertebrates: m.offline_invertebrates,
};

/** Returns what can be taken along, whose pages are in the page's language. */
export function offlinePage(): { classes: TitledCollection[]; parks: TitledCollection[] } {
  const locale = getLocale();
  const names = new Map(parks.map((park) => [park.slug, parkTranslation(locale, park.slug)(park).name]));
  return {
    classes: classCollections({ roster }, locale).map((each) => ({ ...each, title: classTitles[each.id]() })),
    parks: parkCollections({ parkIndex: parks }, locale).map((each) => ({
      ...each,
      title: names.get(each.id) ?? each.id,
    })),
  };
}
