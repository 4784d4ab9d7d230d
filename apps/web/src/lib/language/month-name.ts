import { intlLocale } from './locale';

/** As newspapers spell it; Intl has the older form. */
const inUse = (name: string) => name.replace('अक्तू', 'अक्टू');

/** @param month 1 for January */
export const monthName = (
  month: number,
  width: 'long' | 'short' | 'narrow' = 'long',
  locale = intlLocale(),
) =>
  inUse(new Date(Date.UTC(2024, month - 1, 1)).toLocaleDateString(locale, { month: width, timeZone: 'UTC' }));

export const yearOfMonths = Array.from({ length: 12 }, (_, index) => index + 1);
