import { kmBetween } from '@aranya/wildlife-data';
import { bearing, nearestDirection, type Point } from '../../parts/map/geometry';

/** Returns "340 km south-west of the start". */
export function wayFromStart(start: Point, point: Point, kmText: (km: number) => string): string {
  const km = kmBetween(start, point);
  const angle = bearing(start, point);
  return angle === null || km < 1 ? 'at the start' : `${kmText(km)} ${nearestDirection(angle)} of the start`;
}

/** Returns "heading south"; undefined where it stays. */
export function headingText(from: Point, to: Point): string | undefined {
  const angle = bearing(from, to);
  return angle === null ? undefined : `heading ${nearestDirection(angle)}`;
}

/** Joins what is known of a fix. */
export const joinKnown = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(', ');
