import { dateFormat } from './date-format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'long' });
const date = dateFormat({ day: 'numeric', month: 'short' });
const dateWithYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Returns 'just now', '5 minutes ago' or 'yesterday', by local days; 'just now' for the future, empty for an
 * invalid time.
 */
export function relativeTime(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  if (elapsed < MINUTE) return 'just now';
  if (elapsed < HOUR) return words.format(-Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return words.format(-Math.floor(elapsed / HOUR), 'hour');
  const days = daysBetween(then, now);
  if (days < 7) return words.format(-days, 'day');
  const months = monthsBetween(then, now);
  if (months < 1) return words.format(-Math.floor(days / 7), 'week');
  if (months < 12) return words.format(-months, 'month');
  return words.format(-Math.floor(months / 12), 'year');
}

/** Returns 'now', '5m', '3h' or '2d'; after a week the date, with its year unless current. */
export function shortTime(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  if (elapsed < MINUTE) return 'now';
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)}m`;
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)}h`;
  const days = daysBetween(then, now);
  if (days < 7) return `${days}d`;
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
