import {
  detectiveAnimals,
  featureCards,
  featuredAnimals,
  indianStates,
  parkIndex,
  picturedFacts,
  roster,
  testimonials,
} from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { animalNames } from '../../data/translation/animal-names.server';
import { parkTranslation, placeNames } from '../../data/translation/park-translation.server';
import { translatedWithin } from '../../data/translation/translation.server';
import { getLocale } from '../../lib/language/locale';
import type { PageTexts } from '../../lib/language/page-texts';
import { recordWord } from '../../lib/language/record-word';
import { ANY_DAY } from './today/any-day';

/** Names and places are those of every day, as nobody knows on which one the page is read. */
export function landingTexts(): PageTexts {
  const locale = getLocale();
  if (locale === 'en') return {};
  const { landing, games } = translations[locale];
  const texts = { ...placeNames(locale, indianStates), ...animalNames() };
  const collect = (file: string, records: readonly object[]) =>
    translatedWithin(records, '', (place, english) => {
      const text = landing[file]?.[place];
      if (text) texts[english] = text;
      return english;
    });
  collect('feature-cards', featureCards);
  collect('featured-animals', featuredAnimals);
  collect('fun-facts', picturedFacts);
  collect('testimonials', testimonials);
  for (const { name, clues } of detectiveAnimals)
    clues.forEach((clue, at) => {
      if (at === 0 || clue === ANY_DAY.clue) texts[clue] = games['detective']?.[`${name}.${at}`] ?? clue;
    });
  for (const { conservation_status: status } of roster) texts[status] = recordWord(status);
  for (const { slug, name, location } of parkIndex) {
    const translated = parkTranslation(locale, slug);
    texts[name] = translated(name, 'name');
    texts[location] = translated(location, 'location');
  }
  return texts;
}
