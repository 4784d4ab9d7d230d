import fc from 'fast-check';
import { toJourney, SECONDS_PER_DAY, type Journey } from '../journey';
import type { Fix } from '../measured-track.schema';

export const DAY = SECONDS_PER_DAY;

/** Points are [longitude, latitude, day]. */
export function journeyByDays(points: readonly (readonly [number, number, number])[], gap_days = 4): Journey {
  return toJourney({
    id: 'a',
    gap_days,
    points: points.map(([lng, lat, day]): Fix => [lng, lat, day * DAY]),
  });
}

const step = fc.record({
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  seconds: fc.integer({ min: 1, max: 10 * DAY }),
});

/** Wild jumps over all the world, gaps among them. */
export const anyJourney = fc.array(step, { minLength: 2, maxLength: 30 }).map((steps) => {
  let time = 1_000_000_000;
  const points = steps.map(({ lng, lat, seconds }): Fix => [lng, lat, (time += seconds)]);
  return toJourney({ id: 'any', points, gap_days: 5 });
});

/** A time during the journey, its ends included. */
export const utcSeconds = ({ start, end }: Journey) => fc.integer({ min: start, max: end });
