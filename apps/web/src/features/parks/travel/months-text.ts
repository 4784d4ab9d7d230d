import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';

/** Names months in their order, such as "November to February" or "October". */
export function monthsText(months: readonly number[]): string {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return '';
  if (months.length === 1) return monthName(first);
  const span = { first: monthName(first), last: monthName(last) };
  return months.length === 2 ? m.travel_months_two(span) : m.travel_months(span);
}
