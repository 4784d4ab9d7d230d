import {
  animalIndex,
  type DetectiveAnimal,
  detectiveAnimals,
  gameNames,
  matchAnimals,
} from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { translation } from '../../data/translation/translation.server';
import type { GameSlug } from '../../lib/games';
import { getLocale, type Locale } from '../../lib/language/locale';
import type { GameTexts } from './game-texts';

/** A clue that is not translated yet stays English. */
function cluesIn(locale: Exclude<Locale, 'en'>, { name, clues }: DetectiveAnimal): DetectiveAnimal['clues'] {
  const texts = translations[locale].games['detective'];
  const find = (at: 0 | 1 | 2) => texts?.[`${name}.${at}`] ?? clues[at];
  return [find(0), find(1), find(2)];
}

export function gameTexts(slug: GameSlug): GameTexts {
  const locale = getLocale();
  if (locale === 'en') return { species: {}, animals: {} };
  const animals = slug === 'detective' ? detectiveAnimals : matchAnimals;
  return {
    species: Object.fromEntries(
      animalIndex
        .filter(({ id }) => animals.some(({ animalId }) => animalId === id))
        .map(({ id, slug: file, name }) => [id, translation(locale, file).translated({ name }).name]),
    ),
    animals: Object.fromEntries(
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
