import type { SightingInput } from '@aranya/contracts';
import { type AppError, errors } from '../../platform/plugins/errors';
import { isKnownPark, isKnownSpecies } from './catalogue';

const DAY_MS = 24 * 60 * 60_000;
const FIRST_DAY = '1900-01-01';

const invalid = (message: string) => errors.invalid(message, { sighting: message });

/** Its text never repeats the place. */
export function sightingError(
  { species, place, seen_on }: SightingInput,
  { asks, now }: { asks: boolean; now: Date },
): AppError | null {
  if (species.length === 0 && !asks) return invalid('Name the species, or ask what it is.');
  if (!species.every((named) => isKnownSpecies(named.species)))
    return invalid('Choose species from the catalogue.');
  if (place?.kind === 'park' && !isKnownPark(place.park)) return invalid('Choose a park from the catalogue.');
  // It is tomorrow already east of Greenwich.
  const lastDay = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (seen_on > lastDay) return invalid('The day is in the future.');
  if (seen_on < FIRST_DAY) return invalid('The day is before 1900.');
  return null;
}
