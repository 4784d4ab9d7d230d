import { shortWay } from '@aranya/wildlife-data';
import fc from 'fast-check';
import {
  bearing,
  circleOver,
  measureExtent,
  lengthKm,
  METRES_PER_DEGREE,
  unwrap,
  nearestDirection,
} from './geometry';

const at = (lat: number, lng: number) => ({ lat, lng });
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a path across 180° runs on, there and back', () => {
  expect(unwrap([at(60, 170), at(55, -175), at(0, -160), at(10, 175)]).map(({ lng }) => lng)).toEqual([
    170, 185, 200, 175,
  ]);
  expect(unwrap([at(0, -175), at(0, 175)]).map(({ lng }) => lng)).toEqual([-175, -185]);
  expect(unwrap([])).toEqual([]);
});

test('unwrapping keeps places, moves nobody half round the world, and changes nothing twice', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 8 }), (path) => {
      const unwrapped = unwrap(path);
      expect(unwrapped[0]).toEqual(path[0]);
      unwrapped.forEach((point, index) => {
        expect(Math.abs(shortWay(point.lng, path[index]?.lng ?? NaN))).toBeLessThan(1e-6);
        const before = unwrapped[index - 1];
        if (before) expect(Math.abs(point.lng - before.lng)).toBeLessThanOrEqual(180);
      });
      unwrap(unwrapped).forEach((point, index) =>
        expect(Math.abs(point.lng - (unwrapped[index]?.lng ?? NaN)) % 360).toBeLessThan(1e-6),
      );
    }),
  );
});

test('the circle lies at the middle of the extent with half the larger one as radius', () => {
  expect(circleOver([at(10, 20), at(50, 30), at(-10, 25)])).toEqual({
    centre: { lat: 20, lng: 25 },
    radius: 30 * METRES_PER_DEGREE,
  });
  expect(circleOver([at(10, 20)])).toEqual({ centre: at(10, 20), radius: 0 });
  expect(circleOver([])).toBeNull();
  expect(measureExtent([])).toBeNull();
});

test('a circle over the date line is as small as its path', () => {
  expect(circleOver(unwrap([at(60, 170), at(58, -170)]))).toEqual({
    centre: at(59, 180),
    radius: 10 * METRES_PER_DEGREE,
  });
});

test('the circle does not mind the order of the points', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 6 }), (points) => {
      expect(circleOver([...points].reverse())).toEqual(circleOver(points));
    }),
  );
});

test('a path is as long as its legs', () => {
  expect(lengthKm([at(0, 0), at(0, 1), at(0, 0)])).toBeCloseTo(222.4, 1);
  expect(lengthKm([at(5, 5)])).toBe(0);
});

test.each([
  [at(0, 0), at(10, 0), 0],
  [at(0, 0), at(0, 10), 90],
  [at(60, 0), at(60, 90), 90],
  [at(10, 0), at(-10, 0), 180],
  [at(0, -179), at(0, 179), 270],
  [at(0, 179), at(0, -179), 90],
  [at(0, 0), at(0.001, 0.001), 45],
])('the map draws %j to %j at %d°', (from, to, angle) => {
  expect(bearing(from, to)).toBeCloseTo(angle, 3);
});

test('to the pole is north, from it south, and no place lies in no direction of itself', () => {
  expect(nearestDirection(bearing(at(80, 20), at(90, 0)) ?? NaN)).toBe('north');
  expect(nearestDirection(bearing(at(90, 0), at(10, 20)) ?? NaN)).toBe('south');
  expect(nearestDirection(bearing(at(-90, 0), at(-60, 20)) ?? NaN)).toBe('north');
  expect(bearing(at(5, 5), at(5, 5))).toBeNull();
  expect(bearing(at(5, 180), at(5, -180))).toBeNull();
  expect(bearing(at(90, 0), at(90, 70))).toBeNull();
});

test.each([
  [0, 'north'],
  [22.4, 'north'],
  [22.6, 'north-east'],
  [90, 'east'],
  [200, 'south'],
  [225, 'south-west'],
  [337.6, 'north'],
  [360, 'north'],
  [-90, 'west'],
])('%d° is %s', (angle, wind) => {
  expect(nearestDirection(angle)).toBe(wind);
});
