import type { Sighting } from '@aranya/contracts';
import { isAreaKey } from '@aranya/wildlife-data';
import { timeText } from './sighting-texts';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

function whereText(place: Exclude<NonNullable<Sighting['place']>, { kind: 'state' }>): string {
  if (place.kind === 'point') return m.sighting_point();
  if (place.kind === 'cell') return m.sighting_square({ km: place.degrees < 0.1 ? 2 : 22 });
  return isAreaKey(place.park) ? m.sighting_area() : m.sighting_park();
}

export function othersSeeText(
  { place, seen_on: seenOn }: Pick<Sighting, 'place' | 'seen_on'>,
  hasPlace: boolean,
): string {
  const time = timeText(seenOn);
  if (place === null)
    return hasPlace ? m.sighting_others_no_place({ time }) : m.sighting_others_time({ time });
  if (place.kind === 'state') return m.sighting_others_state({ state: recordWord(place.state), time });
  return m.sighting_others_place({ where: whereText(place), time });
}
