import { m } from '../../../lib/language/messages';
import { dateFormat } from '../../../lib/time/date-format';

const DAY = 86_400_000;
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = dateFormat({ weekday: 'long' });
const thisYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const full = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** Returns a time such as 06:20. */
export const timeOfDay = (at: string) => clock().format(new Date(at));

export const fullTime = (at: string) => full().format(new Date(at));

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Returns Today, Yesterday, Monday, Monday 3 March or 3 March 2024. */
export function dayLabel(at: string, now: Date): string {
  const then = new Date(at);
  // Rounded, because days may have 23 or 25 hours.
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days <= 0) return m.chat_today();
  if (days === 1) return m.chat_yesterday();
  if (days < 7) return weekday().format(then);
  return (then.getFullYear() === now.getFullYear() ? thisYear : otherYear)().format(then);
}
