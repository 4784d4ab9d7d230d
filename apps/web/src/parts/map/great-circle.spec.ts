import fc from 'fast-check';
import { kmBetween, tracks } from '@aranya/wildlife-data';
import { lengthKm, unwrap } from './geometry';
import { toCurves, greatCircle } from './great-circle';

const at = (lat: number, lng: number) => ({ lat, lng });

test('a leg along a parallel bows towards the pole', () => {
  const curve = greatCircle(at(50, 0), at(50, 90));
  const top = Math.max(...curve.map(({ lat }) => lat));
  // This is the vertex of the great circle: tan 50° / cos 45°.
  expect(top).toBeCloseTo((Math.atan(Math.tan((50 * Math.PI) / 180) * Math.SQRT2) * 180) / Math.PI, 1);
  expect(curve[0]).toEqual(at(50, 0));
  expect(curve.at(-1)).toEqual(at(50, 90));
});

test('a leg along the equator or a meridian stays there', () => {
  for (const { lat } of greatCircle(at(0, 10), at(0, 100))) expect(lat).toBeCloseTo(0);
  for (const { lng } of greatCircle(at(-40, 20), at(60, 20))) expect(lng).toBeCloseTo(20);
});

test('across 180° longitudes run on without a jump, there and back', () => {
  for (const curve of [greatCircle(at(60, 165), at(40, 200)), greatCircle(at(40, -160), at(60, -195))]) {
    curve.forEach((point, index) => {
      const before = curve[index - 1];
      if (before) expect(Math.abs(point.lng - before.lng)).toBeLessThan(3);
    });
  }
  expect(greatCircle(at(60, 165), at(40, 200)).at(-1)?.lng).toBeCloseTo(200);
});

test('a leg of no length is its two ends', () => {
  expect(greatCircle(at(5, 5), at(5, 5))).toEqual([at(5, 5), at(5, 5)]);
});

test('a curve is as long as the shortest way, in pieces of at most a degree', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      // Opposite points have no single shortest path.
      fc.pre(kmBetween(from, to) < 19_900);
      const curve = greatCircle(from, to);
      expect(lengthKm(curve)).toBeCloseTo(kmBetween(from, to), 2);
      curve.forEach((point, index) => {
        const before = curve[index - 1];
        if (before) expect(kmBetween(before, point)).toBeLessThan(111.3);
      });
    }),
  );
});

test('the curves of each animal join its stops and stay on the map', () => {
  for (const { path, name } of tracks) {
    const stops = unwrap(path);
    const curves = toCurves(stops);
    expect(curves).toHaveLength(stops.length - 1);
    curves.forEach((curve, index) => {
      const [from, to] = [stops[index], stops[index + 1]];
      expect([name, curve[0]]).toEqual([name, { lat: from?.lat, lng: from?.lng }]);
      expect(curve.at(-1)?.lng).toBeCloseTo(to?.lng ?? NaN, 6);
      for (const { lat } of curve) expect(Math.abs(lat)).toBeLessThan(85);
    });
  }
});
