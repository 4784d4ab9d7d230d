import type { NameLanguage } from '../names/name-languages';
import { translations } from '../translations/translations';
import type { AcceptedCorrection } from './corrected-records';
import { isSameValue, withoutBreaks } from './values';

export type Language = 'en' | NameLanguage;

/** As in `hi/species/dhole`, the Hindi texts of `species/dhole`. */
export const nameIn = (language: Language, record: string): string =>
  language === 'en' ? record : `${language}/${record}`;

export function splitName(name: string): { language: Language; record: string } {
  const [, language = 'en', record = ''] = /^(?:(..)\/)?(.+)$/.exec(name) ?? [];
  return { language: language as Language, record };
}

/**
 * What a page in the language says; nothing of its own in English.
 * @param record as in `species/dhole`
 */
export function readTranslation(
  language: Language,
  record: string,
  accepted: readonly AcceptedCorrection[],
): { texts: Record<string, unknown>; phrases: Readonly<Record<string, string>> } {
  if (language === 'en') return { texts: {}, phrases: {} };
  const { phrases, ...records } = translations[language];
  const [kind, slug = ''] = record.split('/');
  const texts: Record<string, unknown> = { ...records[kind as 'species' | 'parks'][slug] };
  for (const { record: name, field, before, value } of accepted)
    if (name === nameIn(language, record) && isSameValue(texts[field], before))
      texts[field] = withoutBreaks(value);
  return { texts, phrases };
}
