import type { Sighting } from '@aranya/contracts';
import { isAreaKey } from '@aranya/wildlife-data';
import { timeText } from './sighting-texts';

function whereText(place: Exclude<NonNullable<Sighting['place']>, { kind: 'state' }>): string {
  if (place.kind === 'point') return 'the exact point';
  if (place.kind === 'cell') return `a square of about ${place.degrees < 0.1 ? 2 : 22} km`;
  return isAreaKey(place.park) ? 'the area' : 'the park';
}

export function othersSeeText(
  { place, seen_on: seenOn }: Pick<Sighting, 'place' | 'seen_on'>,
  hasPlace: boolean,
): string {
  const time = timeText(seenOn);
  if (place === null) return `Others see ${hasPlace ? 'no place and only' : 'only'} ${time}.`;
  if (place.kind === 'state')
    return `Others see ${place.state} and ${time} and, thirty days after your sighting, the park.`;
  return `Others see ${whereText(place)} and ${time}.`;
}
