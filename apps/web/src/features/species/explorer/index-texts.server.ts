import { animalGroups, animals } from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { getLocale } from '../../../lib/language/locale';
import { translation } from '../../../data/translation/translation.server';
import type { IndexTexts } from './index-texts';

export function indexTexts(): IndexTexts {
  const locale = getLocale();
  const phrases = locale === 'en' ? {} : translations[locale].phrases;
  return Object.fromEntries(
    animals.map((animal) => {
      const { name, food, region } = translation(locale, animal.slug).translated(animal);
      const groups = animalGroups.flatMap(({ ids, many }) =>
        ids.includes(animal.id) ? (phrases[many] ?? []) : [],
      );
      return [animal.id, { name, food, region, groups: groups.join(', ') }];
    }),
  );
}
