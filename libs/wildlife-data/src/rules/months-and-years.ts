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
  if (park.months.some((month) => !Number.isInteger(month) || month < 1 || month > 12))
    faults.push(`${park.name}: a month is out of range`);
  if (String(monthsOfSeason(park.best_time_to_visit)) !== String(park.months))
    faults.push(
      `${park.name}: '${park.best_time_to_visit}' does not agree with months ${park.months.join(', ')}`,
    );
  const year = Number(park.established);
  // Hailey (now Corbett) was the first, in 1936.
  if (!/^\d{4}$/.test(park.established) || year < 1936 || year > thisYear)
    faults.push(`${park.name}: '${park.established}' is no year between 1936 and ${thisYear}`);
  return faults;
}
