import { type DetectiveAnimal, detectiveAnimals, gameNames, matchAnimals } from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { animalNames } from '../../data/translation/animal-names.server';
import type { GameSlug } from '../../lib/games';
import { getLocale, type Locale } from '../../lib/language/locale';
import type { GameWords } from './game-texts';

/** A clue that is not translated yet stays English. */
function cluesIn(locale: Exclude<Locale, 'en'>, { name, clues }: DetectiveAnimal): DetectiveAnimal['clues'] {
  const texts = translations[locale].games['detective'];
  const find = (at: 0 | 1 | 2) => texts?.[`${name}.${at}`] ?? clues[at];
  return [find(0), find(1), find(2)];
}

export function gameWords(slug: GameSlug): GameWords {
  const locale = getLocale();
  if (locale === 'en') return { names: {}, texts: {} };
  const animals = slug === 'detective' ? detectiveAnimals : matchAnimals;
  return {
    names: animalNames(animals.map(({ animalId }) => animalId)),
    texts: Object.fromEntries(
      animals.map((animal) => [
        animal.name,
        {
          names: gameNames[locale][animal.name] ?? [animal.name],
          ...('clues' in animal && { clues: cluesIn(locale, animal) }),
        },
      ]),
    ),
  };
}
