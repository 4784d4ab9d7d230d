import type { Park } from '../parks/park.schema';
import { monthNames } from '../where-and-when/months';

/** Months, 1 to 12, of a season in words: 'November to January' gives 11, 12, 1. Null for another form. */
export function monthsOfSeason(words: string): number[] | null {
  const months: number[] = [];
  for (const span of words.split(' and ')) {
    const [from, to, ...rest] = span
      .split(' to ')
      .map((name) => monthNames.findIndex((month) => month === name));
    if (from === undefined || to === undefined || rest.length > 0 || from < 0 || to < 0) return null;
    for (let month = from; ; month = (month + 1) % 12) {
      months.push(month + 1);
      if (month === to) break;
    }
  }
  return months;
}

/** `thisYear` is the latest possible year. */
export function timeFaults(
  park: Pick<Park, 'name' | 'months' | 'best_time_to_visit' | 'established'>,
  thisYear: number,
): string[] {
  const faults: string[] = [];
  if (String(monthsOfSeason(park.best_time_to_visit)) !== String(park.months))
    faults.push(
      `${park.name}: '${park.best_time_to_visit}' does not agree with months ${park.months.join(', ')}`,
    );
  if (Number(park.established) > thisYear)
    faults.push(`${park.name}: ${park.established} is later than ${thisYear}`);
  return faults;
}
