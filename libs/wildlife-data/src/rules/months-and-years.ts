import type { Park } from '../parks/park.schema';
import { monthNames } from '../where-and-when/months';

/** 'November to January' gives 11, 12, 1; null otherwise. */
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

export const monthFaults = (park: Pick<Park, 'name' | 'months' | 'best_time_to_visit'>): string[] =>
  String(monthsOfSeason(park.best_time_to_visit)) === String(park.months)
    ? []
    : [`${park.name}: '${park.best_time_to_visit}' does not agree with months ${park.months.join(', ')}`];

export const yearFaults = (park: Pick<Park, 'name' | 'established'>, thisYear: number): string[] =>
  Number(park.established) > thisYear ? [`${park.name}: ${park.established} is later than ${thisYear}`] : [];
