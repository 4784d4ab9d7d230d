export const locales = ['en', 'hi', 'mr'] as const;
export type Locale = (typeof locales)[number];

/** In their own language, as the choice shows them. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** A document keeps its language: a link to another one loads a new document. */
const ofDocument = (): Locale => {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(lang) ? lang : 'en';
};

let read = ofDocument;

export const getLocale = (): Locale => read();

/** For rendering, where several pages of different languages are made at once. */
export function readLocaleWith(reader: () => Locale): void {
  read = reader;
}

/** The API answers in the page's language, whichever the browser prefers. */
export const languageHeader = () => ({ 'accept-language': getLocale() });

/** Latin digits, as most signs and books about nature have them, in the Indian grouping. */
export const intlLocale = (): string => {
  const locale = getLocale();
  return locale === 'en' ? 'en' : `${locale}-IN-u-nu-latn`;
};
