import type { NameLanguage } from '../names/name-languages';
import { translations } from '../translations/translations';
import type { AcceptedCorrection } from './corrected-records';
import { isSameValue } from './values';

const NAME = /^(hi|mr)\/(species|parks)\/(.+)$/;

/** @param name as in `hi/species/dhole`, the Hindi texts of `species/dhole` */
export function readTranslation(name: string, accepted: readonly AcceptedCorrection[] = []) {
  const [, language, kind, slug = ''] = NAME.exec(name) ?? [];
  if (language === undefined) return undefined;
  const { phrases, ...records } = translations[language as NameLanguage];
  const texts: Record<string, unknown> = { ...records[kind as 'species' | 'parks'][slug] };
  for (const { record, field, before, value } of accepted)
    if (record === name && isSameValue(texts[field], before)) texts[field] = value;
  return { record: `${kind}/${slug}`, texts, phrases };
}
