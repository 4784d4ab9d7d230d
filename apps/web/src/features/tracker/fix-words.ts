import { kmBetween } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { bearing, type Direction, nearestDirection, type Point } from '../../parts/map/geometry';

const directions: Readonly<Record<Direction, () => string>> = {
  north: () => m.track_north(),
  'north-east': () => m.track_north_east(),
  east: () => m.track_east(),
  'south-east': () => m.track_south_east(),
  south: () => m.track_south(),
  'south-west': () => m.track_south_west(),
  west: () => m.track_west(),
  'north-west': () => m.track_north_west(),
};

/** Returns "south-west", as within these sentences. */
export const directionText = (direction: Direction): string => directions[direction]();

/** Returns "340 km south-west of the start". */
export function wayFromStart(start: Point, point: Point, kmText: (km: number) => string): string {
  const km = kmBetween(start, point);
  const angle = bearing(start, point);
  return angle === null || km < 1
    ? m.track_at_start()
    : m.track_from_start({ km: kmText(km), direction: directionText(nearestDirection(angle)) });
}

/** Returns "heading south"; undefined where it stays. */
export function headingText(from: Point, to: Point): string | undefined {
  const angle = bearing(from, to);
  return angle === null ? undefined : m.track_heading({ direction: directionText(nearestDirection(angle)) });
}

/** Joins what is known of a fix. */
export const joinKnown = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(', ');
