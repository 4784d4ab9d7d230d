import { getLocale } from '../../lib/language/locale';

/** Returns a whole number such as "12,345", in Hindi and Marathi grouped by lakhs; Intl.NumberFormat is slow to create. */
export function withThousands(value: number): string {
  return String(value).replace(getLocale() === 'en' ? /\B(?=(\d{3})+$)/g : /\B(?=(\d\d)*\d{3}$)/g, ',');
}
