import { getLocale, intlLocale } from '../language/locale';

/**
 * Makes a format for dates in the page's language at its first use: to read the browser's calendar, the first one of a page
 * takes a phone some 80 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const locale = getLocale() === 'en' ? 'en-GB' : intlLocale();
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    return format;
  };
}
