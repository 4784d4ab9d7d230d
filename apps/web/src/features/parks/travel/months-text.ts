import { monthNames } from '@aranya/wildlife-data';

const monthName = (month: number) => monthNames[month - 1] ?? '';

/** Names months in their order, such as "November to February" or "October". */
export function monthsText(months: readonly number[]): string {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return '';
  if (months.length === 1) return monthName(first);
  return `${monthName(first)} ${months.length === 2 ? 'and' : 'to'} ${monthName(last)}`;
}
