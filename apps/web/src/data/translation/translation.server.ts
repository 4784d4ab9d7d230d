import { localNamesOf } from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import type { Locale } from '../../lib/language/locale';

/** Short texts that the site's records share; their own places say which they are. */
const PHRASES = /^glance\.(young\.of|population\.|range\.(seas|states)\.|look_alikes\.\d+\.name$)/;

type Texts = Readonly<Record<string, string>>;

/** A record's own text comes first; at the `places` of short texts that records share, their phrase; else English. */
export const findText =
  (texts: Texts | undefined, phrases: Texts, places: RegExp) =>
  (path: string, text: string): string =>
    texts?.[path] ?? (places.test(path) ? phrases[text] : undefined) ?? text;

/** @param find gives a text another one by its place */
export function translatedWithin<Value>(
  value: Value,
  path: string,
  find: (path: string, text: string) => string,
): Value {
  if (typeof value === 'string') return find(path, value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const inner = (key: string, part: unknown) => translatedWithin(part, path ? `${path}.${key}` : key, find);
  if (Array.isArray(value)) return value.map((part, at) => inner(String(at), part)) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(key, part)])) as Value;
}

/** Gives a record the texts of a language; what is not translated yet stays English. */
export function translation(locale: Locale, slug: string) {
  if (locale === 'en')
    return {
      translated: <Record_>(record: Record_) => record,
      phrase: (text: string) => text,
    };
  const { species, phrases } = translations[locale];
  const [name] = localNamesOf(slug).find(({ language }) => language === locale)?.names ?? [];
  const own = findText(species[slug], phrases, PHRASES);
  const find = (path: string, text: string) => (path === 'name' && name?.name) || own(path, text);
  return {
    /** @param path of the record within its file */
    translated: <Record_>(record: Record_, path = '') => translatedWithin(record, path, find),
    phrase: (text: string) => phrases[text] ?? text,
  };
}
