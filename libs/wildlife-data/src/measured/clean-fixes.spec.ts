import fc from 'fast-check';
import { cleanFixes } from './clean-fixes';
import { kmBetween, placeOfFix } from './geometry';
import type { Fix } from './measured-track.schema';

const HOUR = 3600;

test('sorts by time, and counts what it drops by reason', () => {
  const { fixes, dropped } = cleanFixes(
    [
      [80, 20, 3 * HOUR],
      [80, 20, HOUR],
      [80.001, 20, HOUR],
      [0, 0, 2 * HOUR],
      [200, 20, 4 * HOUR],
      [80, 95, 5 * HOUR],
      [Number.NaN, 20, 6 * HOUR],
    ],
    20,
  );
  expect(fixes).toEqual([
    [80, 20, HOUR],
    [80, 20, 3 * HOUR],
  ]);
  expect(dropped).toEqual({ invalid: 4, repeated: 1, tooFast: 0 });
});

test.each([
  ['first', 0],
  ['in the middle', 2],
  ['last', 4],
])('a single wrong place is dropped: %s', (_where, at) => {
  const way: Fix[] = [0, 1, 2, 3, 4].map((step) => [80 + step * 0.01, 20, step * HOUR]);
  const wrong = way.map((fix, step): Fix => (step === at ? [10, -40, fix[2]] : fix));
  expect(cleanFixes(wrong, 20)).toEqual({
    fixes: way.filter((_fix, step) => step !== at),
    dropped: { invalid: 0, repeated: 0, tooFast: 1 },
  });
});

test.each<[string, Fix[]]>([
  [
    'onwards',
    [
      [80, 20, 0],
      [80.2, 20, 100 * HOUR],
      [81, 20, 101 * HOUR],
      [80.4, 20, 102 * HOUR],
    ],
  ],
  [
    'so far',
    [
      [80, 20, 0],
      [80.01, 20, HOUR],
      [81, 20, 2 * HOUR],
      [81.1, 20, 12 * HOUR],
    ],
  ],
])('of two fixes too far apart the later goes where the way with it is faster %s', (_where, way) => {
  expect(cleanFixes(way, 50).fixes).toEqual(way.filter((_fix, at) => at !== 2));
});

test('places on the edges of the map are places', () => {
  const edges: Fix[] = [
    [180, 90, 0],
    [-180, 90, HOUR],
  ];
  expect(cleanFixes(edges, 20).fixes).toEqual(edges);
  for (const [lng, lat] of [
    [80, 0],
    [0, 20],
  ] as const)
    expect(cleanFixes([[lng, lat, 0]], 20).fixes).toHaveLength(1);
});

test('speed is the way by the time: 20.9 km in two hours', () => {
  const way: Fix[] = [
    [80, 20, 100 * HOUR],
    [80.2, 20, 102 * HOUR],
  ];
  expect(cleanFixes(way, 10.5).fixes).toEqual(way);
  expect(cleanFixes(way, 10.4).dropped.tooFast).toBe(1);
});

test('a way over 180° is no jump', () => {
  const way: Fix[] = [
    [179.99, -18, 0],
    [-179.99, -18, HOUR],
  ];
  expect(cleanFixes(way, 20).fixes).toEqual(way);
});

test('whatever comes in: later and later, never too fast, nothing added, and clean stays clean', () => {
  const fix = fc.tuple(
    fc.double({ min: -181, max: 181, noNaN: true }),
    fc.double({ min: -91, max: 91, noNaN: true }),
    fc.integer({ min: 0, max: 40 * 24 * HOUR }),
  );
  fc.assert(
    fc.property(fc.array(fix, { maxLength: 60 }), fc.integer({ min: 1, max: 2_000 }), (given, maxKmh) => {
      const { fixes, dropped } = cleanFixes(given, maxKmh);
      expect(fixes.length + dropped.invalid + dropped.repeated + dropped.tooFast).toBe(given.length);
      for (const [at, each] of fixes.entries()) {
        expect(given).toContain(each);
        const before = fixes[at - 1];
        if (!before) continue;
        const hours = (each[2] - before[2]) / HOUR;
        expect(hours).toBeGreaterThan(0);
        expect(kmBetween(placeOfFix(before), placeOfFix(each)) / hours).toBeLessThanOrEqual(maxKmh);
      }
      expect(cleanFixes(fixes, maxKmh).fixes).toEqual(fixes);
    }),
  );
});
