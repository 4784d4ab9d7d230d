import { getLocale, intlLocale, type Locale } from '../language/locale';
import { m } from '../language/messages';
import { dateFormat } from './date-format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const words: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {};
const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  (words[getLocale()] ??= new Intl.RelativeTimeFormat(intlLocale(), {
    numeric: 'auto',
    style: 'long',
  })).format(-count, unit);
const date = dateFormat({ day: 'numeric', month: 'short' });
const dateWithYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Returns 'just now', '5 minutes ago' or 'yesterday', by local days; 'just now' for the future, empty for an
 * invalid time.
 */
export function relativeTime(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  if (elapsed < MINUTE) return m.time_just_now();
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return ago(Math.floor(elapsed / HOUR), 'hour');
  const days = daysBetween(then, now);
  if (days < 7) return ago(days, 'day');
  const months = monthsBetween(then, now);
  if (months < 1) return ago(Math.floor(days / 7), 'week');
  if (months < 12) return ago(months, 'month');
  return ago(Math.floor(months / 12), 'year');
}

/** Returns 'now', '5m', '3h' or '2d'; after a week the date, with its year unless current. */
export function shortTime(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  if (elapsed < MINUTE) return m.time_now();
  if (elapsed < HOUR) return m.time_minutes({ count: Math.floor(elapsed / MINUTE) });
  if (elapsed < DAY) return m.time_hours({ count: Math.floor(elapsed / HOUR) });
  const days = daysBetween(then, now);
  if (days < 7) return m.time_days({ count: days });
  return (then.getFullYear() === now.getFullYear() ? date : dateWithYear)().format(then);
}

/** Rounded, because days may have 23 or 25 hours. */
const daysBetween = (then: Date, now: Date) => Math.round((midnight(now) - midnight(then)) / DAY);

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

function monthsBetween(then: Date, now: Date): number {
  const months = (now.getFullYear() - then.getFullYear()) * 12 + now.getMonth() - then.getMonth();
  return now.getDate() < then.getDate() ? months - 1 : months;
}
