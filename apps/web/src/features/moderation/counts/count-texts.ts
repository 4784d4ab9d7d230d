import type { CountedThing } from '@aranya/contracts';
import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { dateFormat } from '../../../lib/time/date-format';

export const thingTexts: Record<CountedThing, () => string> = {
  members: m.admin_counts_members,
  active: m.admin_counts_active,
  posts: m.admin_counts_posts,
  comments: m.admin_counts_comments,
  messages: m.admin_counts_messages,
  sightings: m.admin_counts_sightings,
  reports: m.admin_counts_reports,
};

const numbers = new Map<string, Intl.NumberFormat>();
const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The table asks for thousands; a format is slow to create. */
export function numberText(value: number): string {
  const locale = intlLocale();
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(value);
}

/** @param day YYYY-MM-DD */
export const dayText = (day: string): string => shortDay().format(new Date(`${day}T00:00:00Z`));
/**
 * Both may be the same day.
 * @param newest the last day of the table, whose year goes without saying
 */
export const daysText = (from: string, to: string, newest: string): string =>
  (from.slice(0, 4) === newest.slice(0, 4) ? shortDay : fullDay)().formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
