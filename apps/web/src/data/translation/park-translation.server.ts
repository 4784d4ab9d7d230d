import { translations } from '@aranya/wildlife-data/translations';
import type { Locale } from '../../lib/language/locale';
import { findText, translatedWithin } from './translation.server';

/** Short texts that the site's records share; their own places say which they are. */
const PHRASES = /^(states|habitats|fauna|flora)\.|^travel\.(ways_in\.label$|languages\.names\.)/;

/** Returns a function that gives a park's record the texts of a language; it takes the path within the file. */
export function parkTranslation(locale: Locale, slug: string) {
  return <Record_>(record: Record_, path = ''): Record_ => {
    if (locale === 'en') return record;
    const { parks, phrases } = translations[locale];
    return translatedWithin(record, path, findText(parks[slug], phrases, PHRASES));
  };
}

/** Returns names of states, seas and parts of the country in a language, by the English ones. */
export function placeNames(locale: Exclude<Locale, 'en'>, names: readonly string[]): Record<string, string> {
  const { phrases } = translations[locale];
  return Object.fromEntries(names.map((name) => [name, phrases[name] ?? name]));
}
