import type { Track } from '../src/tracks/track.schema';
import { kmBetween } from '../src/measured/geometry';
import { drawnLine } from './drawn-line';
import type { IsLand } from './land-outline';

/** Kilometres in which the medium does not count: beaches, estuaries, a creek to swim. */
const coastTolerance = 10;

/** Kilometres. */
const step = 1;

/** A river's points lie on land and name it; the air is free. */
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
        path.every((point) => kmBetween(point, place) > coastTolerance),
    );
    if (!wrong) return [];
    return [
      `${name}: from ${from.place} to ${to.place} through ${wrong.lat.toFixed(2)}, ${wrong.lng.toFixed(2)}`,
    ];
  });
}
