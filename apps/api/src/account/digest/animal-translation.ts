import type { Language } from '@aranya/contracts';
import { translations } from '@aranya/wildlife-data/translations';

/** @returns the texts of an animal's record by their place; what is not translated is missing */
export const animalTranslation = (language: Exclude<Language, 'en'>, slug: string) =>
  translations[language].species[slug];
