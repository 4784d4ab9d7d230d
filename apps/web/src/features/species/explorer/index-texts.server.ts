import { animals } from '@aranya/wildlife-data';
import { getLocale } from '../../../lib/language/locale';
import { translation } from '../../../data/translation/translation.server';
import type { IndexTexts } from './index-texts';

export function indexTexts(): IndexTexts {
  const locale = getLocale();
  return Object.fromEntries(
    animals.map((animal) => {
      const { name, food, region } = translation(locale, animal.slug).translated(animal);
      return [animal.id, { name, food, region }];
    }),
  );
}
