import { m } from '../../../lib/language/messages';
import { dateFormat } from '../../../lib/time/date-format';

const DAY_MS = 86_400_000;

const date = dateFormat({ dateStyle: 'long' });
const short = dateFormat({ dateStyle: 'medium' });
const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Returns '3 May 2026'. */
export const longDate = (at: string): string => date().format(new Date(at));

/** Returns '3 Mar 2026'. */
export const shortDate = (at: string): string => short().format(new Date(at));

/** Returns '3 May 2026, 14:05'. */
export const dateTime = (at: string): string => dateAndTime().format(new Date(at));

/** Returns '12 days left' or 'less than a day left', and 'no time left' for a past moment. */
export function timeLeft(until: string, now: Date): string {
  const left = new Date(until).getTime() - now.getTime();
  if (left <= 0) return m.admin_left_none();
  const days = Math.floor(left / DAY_MS);
  return days === 0 ? m.admin_left_less() : m.admin_left_days({ count: days });
}

export const untilText = (until: string | null): string =>
  until === null ? m.admin_until_no_end() : m.admin_until_date({ date: dateTime(until) });

/** Returns the end of a local day in UTC; null for an invalid day, or one that has ended by `now`. */
export function endOfDay(day: string, now: Date): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) || end <= now ? null : end.toISOString();
}

export const inDays = (days: number, now: Date): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();
