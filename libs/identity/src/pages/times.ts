import { intlLocale } from '../language/language';
import { html, type Html } from './html';

/** As newspapers spell it; Intl has the older form. */
const format = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString(intlLocale(), { hourCycle: 'h23', timeZone: 'UTC', ...options }).replace('अक्तू', 'अक्टू');

const time = (at: Date, text: string): Html => html`<time datetime="${at.toISOString()}">${text}</time>`;

/** Without the year, it fits beside a button on a phone. */
export const momentText = (at: Date): string =>
  `${format(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })} UTC`;
export const momentTime = (at: Date): Html => time(at, momentText(at));
export const dayTime = (at: Date): Html => time(at, format(at, { dateStyle: 'medium' }));
export const dayText = (at: Date): string => format(at, { day: 'numeric', month: 'long' });
