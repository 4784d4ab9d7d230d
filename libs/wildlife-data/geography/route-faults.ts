import type { Track } from '../src/tracks/track.schema';
import { drawnLine, kilometresBetween } from './drawn-line';
import type { IsLand } from './land-outline';

/** Kilometres around a point of the track in which its medium does not count: beaches, estuaries, a creek to swim. */
const coastTolerance = 10;

/** Kilometres. */
const step = 1;

/**
 * Legs that leave the animal's medium: land animals in the sea, sea animals on land. River animals need points on
 * land whose place names the river; the air is free.
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
