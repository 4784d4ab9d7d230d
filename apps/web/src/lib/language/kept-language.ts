import { type Locale, locales } from './locale';

const KEY = 'aranya.language';

/** Keeps the choice for the visit. */
export function keepLanguage(locale: Locale): void {
  try {
    window.sessionStorage.setItem(KEY, locale);
  } catch {
    // Without storage the offer may come again.
  }
}

/** Returns the language that was chosen, else the browser's first one that the site has. */
export function wantedLanguage(): Locale {
  const known = (tag: string) => locales.find((locale) => locale === tag.split('-')[0]);
  try {
    const kept = known(window.sessionStorage.getItem(KEY) ?? '');
    if (kept) return kept;
  } catch {
    // Forbidden storage holds no choice.
  }
  return navigator.languages.map(known).find((locale) => locale !== undefined) ?? 'en';
}
