import type { Travel } from '../parks/travel/travel.schema';
import { monthNames } from '../where-and-when/months';

type Closure = Travel['closures'][number];

const MONTH = `(?:(\\d{1,2}|mid|late|early)[ -])?(${monthNames.join('|')})`;
const SPAN = new RegExp(`${MONTH}(?: (to|into) ${MONTH})?`, 'g');

const byNumber = (name: string) => monthNames.findIndex((month) => month === name) + 1;
const lastDay = (month: number) => new Date(Date.UTC(2023, month, 0)).getUTCDate();

function readSpan([, from = '1', first = '', link, until, last = first]: RegExpMatchArray) {
  const [start, end] = [byNumber(first), byNumber(last)];
  const named = Array.from({ length: ((end - start + 12) % 12) + 1 }, (_, at) => ((start + at - 1) % 12) + 1);
  const endsWhole = link !== 'into' && (until === undefined || Number(until) === lastDay(end));
  const isWhole = (month: number) => (month !== start || from === '1') && (month !== end || endsWhole);
  return { named, whole: named.filter(isWhole) };
}

export function closedDaysFaults({ days, months, part_months: parts = [] }: Closure): string[] {
  const spans = days.split(', ').map((text) => [...text.matchAll(SPAN)].map(readSpan));
  const isNamed = (month: number) => spans.flat().some((span) => span.named.includes(month));
  const isWhole = (month: number) => spans.every((part) => part.some((span) => span.whole.includes(month)));
  return monthNames
    .map((_, index) => index + 1)
    .filter((month) => {
      const whole = isNamed(month) && isWhole(month);
      return whole !== months.includes(month) || (isNamed(month) && !whole) !== parts.includes(month);
    })
    .map((month) => `'${days}' says something else of month ${month} than the calendar`);
}
