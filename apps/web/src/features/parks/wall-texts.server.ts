import { parks } from '@aranya/wildlife-data';
import { parkTranslation } from '../../data/translation/park-translation.server';
import { getLocale } from '../../lib/language/locale';
import type { WallTexts } from './wall-texts';

export function wallTexts(): WallTexts {
  const locale = getLocale();
  return Object.fromEntries(
    parks.map((park) => {
      const { name, location, fauna } = parkTranslation(locale, park.slug)(park);
      return [park.slug, { name, location, fauna }];
    }),
  );
}
