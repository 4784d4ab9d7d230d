import { intlLocale } from './language/locale';

const formats = new Map<string, Intl.NumberFormat>();

/** As in 1.2K. A long feed shows a thousand, so the format is made once. */
export function compactNumber(number: number): string {
  const locale = intlLocale();
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(number);
}
