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

const known = (tag: string) => locales.find((locale) => locale === tag.split('-')[0]);

/** In this visit. */
export function chosenLanguage(): Locale | undefined {
  try {
    return known(window.sessionStorage.getItem(KEY) ?? '');
  } catch {
    // Forbidden storage holds no choice.
    return undefined;
  }
}

/** Returns the language that was chosen, else the browser's first one that the site has. */
export const wantedLanguage = (): Locale =>
  chosenLanguage() ?? navigator.languages.map(known).find((locale) => locale !== undefined) ?? 'en';
