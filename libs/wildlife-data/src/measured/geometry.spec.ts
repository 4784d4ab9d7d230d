import fc from 'fast-check';
import { kmBetween, shortWay } from './geometry';

const at = (lat: number, lng: number) => ({ lat, lng });
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each([
  [0, 90, 90],
  [170, -170, 20],
  [-170, 170, -20],
  [0, 180, 180],
  [0, -180, 180],
  [190, -170, 0],
  [-540, 10, -170],
])('from %d to %d the short way is %d', (from, to, way) => {
  expect(shortWay(from, to)).toBeCloseTo(way);
});

test('distances of known pairs', () => {
  // Delhi to Mumbai is some 1,150 km; pole to pole is half a meridian.
  expect(kmBetween(at(28.6139, 77.209), at(19.076, 72.8777))).toBeCloseTo(1148, -1);
  expect(kmBetween(at(90, 0), at(-90, 120))).toBeCloseTo(20_015, 0);
  expect(kmBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.2, 1);
  expect(kmBetween(at(90, 10), at(90, -100))).toBeCloseTo(0);
});

test('a distance is the same there and back, and never more than half round', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      const there = kmBetween(a, b);
      expect(there).toBeCloseTo(kmBetween(b, a), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(20_016);
    }),
  );
});
