import { getLocale, type Locale, locales } from './locale';

/** The pages that exist in every language; all others are English. */
const pages = [
  '',
  'animals(?:/compare)?',
  '(?:animal|taxa|areas|join)/[^/?#]+',
  'parks&sancturies(?:/where-and-when)?(?:/[^/?#]+)?',
  'about-us',
  'favorites',
  'rules',
  'terms',
  'privacy',
  'contact-us',
  'credits',
  'news',
  'translations',
  'live-tracking(?:/measured|/recent)?(?:/[^/?#]+)?',
  'games(?:/(?:wild-match|detective|akshara))?',
  'offline',
  // All that there is, and the page for what is not.
  'community(?:/[^?#]+)?',
];
const TRANSLATED = new RegExp(`^/(?:${pages.join('|')})/?(?=$|[?#])`);

export const isTranslated = (path: string): boolean => TRANSLATED.test(path);

/** Languages whose pages have a prefix. */
export const prefixed = locales.filter((locale) => locale !== 'en');

const PREFIX = new RegExp(`^/(${prefixed.join('|')})(?=[/.]|$)`);

/** Returns the address as the English pages have it. */
export const withoutPrefix = (path: string): string => path.replace(PREFIX, '') || '/';

export const localeOf = (path: string): Locale => (PREFIX.exec(path)?.[1] as Locale | undefined) ?? 'en';

/** No page but the English home ends with a slash. */
const HOME_SLASH = /^(\/..)\/(?=$|[?#])/;

/** A game of words in Devanagari; English has the other games instead. */
const AKSHARA = /^\/games\/akshara\/?(?=$|[?#])/;

/** Returns the page in a language, or the one that stands for it. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === 'en' ? path.replace(AKSHARA, '/games') : `/${locale}${path}`.replace(HOME_SLASH, '$1');

/** @param path as the English pages have it */
export const existsIn = (path: string, locale: Locale): boolean =>
  locale === 'en' ? !AKSHARA.test(path) : isTranslated(path);

/** Returns the address in the page's language where that page exists, else that of the English page. */
export const localized = (path: string): string => (isTranslated(path) ? inLocale(path, getLocale()) : path);
