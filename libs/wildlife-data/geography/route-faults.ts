import type { Track } from '../src/tracks/track';
import { drawnLine, kilometresBetween } from './drawn-line';
import type { IsLand } from './land-outline';

/** A leg may miss its medium this near to a point of its track: beaches, estuaries, a creek to be swum. */
export const coastTolerance = 10;

/** Kilometres between the places that are looked at. */
const step = 1;

/**
 * Where the lines that the map draws leave the animal's medium: land animals in the sea, sea animals on land. Animals
 * of rivers must have their points on land (each names its river in its place), the air is free. One fault a leg.
 */
export function routeFaults({ name, medium, path }: Track, isLand: IsLand): string[] {
  if (medium === 'air') return [];
  if (medium === 'river') {
    const wrong = path.filter(
      (point) => !isLand(point) || !/^(The|Mouth of the|Where the) [A-Z]/.test(point.place),
    );
    return wrong.map(({ place }) => `${name}: ${place} is on no river`);
  }
  return path.slice(1).flatMap((to, at) => {
    const from = path[at] ?? to;
    const wrong = drawnLine(from, to, step).find(
      (place) =>
        isLand(place) !== (medium === 'land') &&
        path.every((point) => kilometresBetween(point, place) > coastTolerance),
    );
    if (!wrong) return [];
    return [
      `${name}: from ${from.place} to ${to.place} through ${wrong.lat.toFixed(2)}, ${wrong.lng.toFixed(2)}`,
    ];
  });
}
