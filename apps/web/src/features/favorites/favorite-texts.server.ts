import { animals } from '@aranya/wildlife-data';
import { translation } from '../../data/translation/translation.server';
import { getLocale } from '../../lib/language/locale';
import type { FavoriteTexts } from './favorite-texts';
import { PREVIEW_LENGTH } from './preview';

/** Descriptions are as long as a card needs to cut them. */
export function favoriteTexts(): FavoriteTexts {
  const locale = getLocale();
  return Object.fromEntries(
    animals.map((animal) => {
      const { name, description } = translation(locale, animal.slug).translated(animal);
      return [animal.id, { name, description: [...description].slice(0, PREVIEW_LENGTH + 1).join('') }];
    }),
  );
}
