import { type PartialDay, partialDaySchema } from '@aranya/contracts';

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** Three letters are enough: "sept" is September. */
function monthNumber(name: string): number {
  return name.length < 3 ? 0 : months.findIndex((month) => month.startsWith(name)) + 1;
}

const two = (part: number | string) => String(part).padStart(2, '0');

const forms: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^(\d{4}(?:-\d{2}){0,2})$/, ([, iso]) => iso ?? ''],
  [
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    ([, day = '', month = '', year]) => `${year}-${two(month)}-${two(day)}`,
  ],
  [/^(\d{1,2})[/.-](\d{4})$/, ([, month = '', year]) => `${year}-${two(month)}`],
  [/^([a-z]+) (\d{4})$/, ([, name = '', year]) => `${year}-${two(monthNumber(name))}`],
  [
    /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+) (\d{4})$/,
    ([, day = '', name = '', year]) => `${year}-${two(monthNumber(name))}-${two(day)}`,
  ],
  [
    /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/,
    ([, name = '', day = '', year]) => `${year}-${two(monthNumber(name))}-${two(day)}`,
  ],
];

/**
 * Reads a day, a month or a year as people write it; in numbers, the day comes first. Returns null for
 * "unknown", undefined for unreadable text.
 */
export function readWhen(text: string): PartialDay | undefined {
  const words = text
    .toLowerCase()
    .replace(/([a-z])\./g, '$1 ')
    .replace(/[,.]?\s+|,/g, ' ')
    .trim();
  if (/^(unknown|not known|\?)$/.test(words)) return null;
  for (const [form, write] of forms) {
    const found = form.exec(words);
    if (found) return partialDaySchema.safeParse(write(found)).data;
  }
  return undefined;
}

export const WHEN_HINT = 'A day, a month or a year, such as March 2019, or “unknown”';

export const whenProblem = (text: string) =>
  text.trim() === ''
    ? 'Say when you saw it. If you do not remember, write “unknown”.'
    : 'Write a day, a month or a year, such as 17 March 2026, March 2019 or 2019, or “unknown”.';
