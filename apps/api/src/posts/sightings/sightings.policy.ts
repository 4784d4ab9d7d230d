import { lastSightingDay, sightingFault, type SightingInput } from '@aranya/contracts';
import { type AppError, errors } from '../../platform/plugins/errors';
import { isKnownArea, mayBeAnimal, NO_SUCH_AREA } from './catalogue';

const messages = {
  no_species: 'Name the species, or ask what it is.',
  future: 'The day is in the future.',
  too_early: 'The day is before 1900.',
};

const invalid = (message: string) => errors.invalid(message, { sighting: message });

/** Its text never repeats the place. */
export function sightingError(
  sighting: SightingInput,
  { asks, now }: { asks: boolean; now: Date },
): AppError | null {
  const { species, place } = sighting;
  const fault = sightingFault(sighting, { asks, lastDay: lastSightingDay(now) });
  if (fault === 'no_species') return invalid(messages[fault]);
  if (!species.every((named) => mayBeAnimal(named.species)))
    return invalid('Choose species from the catalogue.');
  if (place?.kind === 'park' && !isKnownArea(place.park)) return invalid(NO_SUCH_AREA);
  return fault && invalid(messages[fault]);
}
