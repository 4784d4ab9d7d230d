import type { SightingInput } from './sightings.schemas';

export const FIRST_SIGHTING_DAY = '1900-01-01';

const DAY_MS = 86_400_000;

/** For a server: it is tomorrow already east of Greenwich. */
export const lastSightingDay = (now: Date): string =>
  new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/** Days are written `YYYY-MM-DD`, months and years as their beginning. */
export function dayFault(day: string, lastDay: string): 'future' | 'too_early' | null {
  if (day > lastDay.slice(0, day.length)) return 'future';
  return day < FIRST_SIGHTING_DAY.slice(0, day.length) ? 'too_early' : null;
}

export function sightingFault(
  { species, seen_on }: { species: readonly unknown[] } & Pick<SightingInput, 'seen_on'>,
  { asks, lastDay }: { asks: boolean; lastDay: string },
): 'no_species' | ReturnType<typeof dayFault> {
  return species.length === 0 && !asks ? 'no_species' : dayFault(seen_on, lastDay);
}
