import { type PartialDay, partialDaySchema } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { monthName, yearOfMonths } from '../../lib/language/month-name';

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** Three letters are enough: "sept" is September. A month of the page's language may be shorter: मई. */
function monthNumber(name: string): number {
  const own = yearOfMonths.map((month) => monthName(month).toLowerCase());
  const at = (names: readonly string[]) =>
    names.findIndex((month) => month === name || (name.length > 2 && month.startsWith(name))) + 1;
  return at(months) || at(own);
}

const two = (part: number | string) => String(part).padStart(2, '0');

const forms: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^(\d{4}(?:-\d{2}){0,2})$/, ([, iso]) => iso ?? ''],
  [
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    ([, day = '', month = '', year]) => `${year}-${two(month)}-${two(day)}`,
  ],
  [/^(\d{1,2})[/.-](\d{4})$/, ([, month = '', year]) => `${year}-${two(month)}`],
  [/^([\p{L}\p{M}]+) (\d{4})$/u, ([, name = '', year]) => `${year}-${two(monthNumber(name))}`],
  [
    /^(\d{1,2})(?:st|nd|rd|th)? ([\p{L}\p{M}]+) (\d{4})$/u,
    ([, day = '', name = '', year]) => `${year}-${two(monthNumber(name))}-${two(day)}`,
  ],
  [
    /^([\p{L}\p{M}]+) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/u,
    ([, name = '', day = '', year]) => `${year}-${two(monthNumber(name))}-${two(day)}`,
  ],
];

/**
 * Reads a day, a month or a year as people write it; in numbers, the day comes first. Returns null for
 * "unknown" in English or the page's language, undefined for unreadable text.
 */
export function readWhen(text: string): PartialDay | undefined {
  const words = text
    .toLowerCase()
    // The browser's form of October, which the calendar writes into the field.
    .replace('अक्तू', 'अक्टू')
    .replace(/([\p{L}\p{M}])\./gu, '$1 ')
    .replace(/[,.]?\s+|,/g, ' ')
    .trim();
  if (/^(unknown|not known|\?)$/.test(words) || words === m.seen_when_unknown().toLowerCase()) return null;
  for (const [form, write] of forms) {
    const found = form.exec(words);
    if (found) return partialDaySchema.safeParse(write(found)).data;
  }
  return undefined;
}

export const whenProblem = (text: string) =>
  text.trim() === '' ? m.seen_when_missing() : m.seen_when_unread();
