import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { Topology } from 'topojson-specification';
import topology from 'world-atlas/land-110m.json';
import { drawPicture } from './draw-picture';
import { readLand, UNITS, unpackRing } from './land';
import { landSpots, packLand, packRing, TOLERANCE } from './pack-land';
import { palettes } from './palettes';

const natural = topology as unknown as Topology;
const committed = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const weight = (text: string) => brotliCompressSync(text).length;

test('the committed land and pictures are what the code makes of the data', () => {
  expect(JSON.parse(committed('land.json'))).toEqual(packLand(natural));
  expect(committed('world-day.svg')).toBe(drawPicture(readLand(), palettes.light));
  expect(committed('world-night.svg')).toBe(drawPicture(readLand(), palettes.dark));
});

test('what the page loads of it stays small', () => {
  expect(weight(committed('land.json'))).toBeLessThan(10_000);
  expect(weight(committed('world-day.svg'))).toBeLessThan(8_000);
});

test('a ring is read as it was written', () => {
  const spot = fc.tuple(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: -40_000, max: 40_000 }));
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1 }), (spots) => {
      const { points, west, east, north, south } = unpackRing(packRing(spots));
      expect([...points].map((share) => share * UNITS)).toEqual(spots.flat());
      const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
      expect([west, east].map((share) => share * UNITS)).toEqual([Math.min(...xs), Math.max(...xs)]);
      expect([north, south].map((share) => share * UNITS)).toEqual([Math.min(...ys), Math.max(...ys)]);
    }),
  );
});

/** How far a spot lies from the nearest piece of a ring, in units. */
function offShore([x, y]: readonly [number, number], points: Float64Array): number {
  let least = Infinity;
  for (let index = 2; index < points.length; index += 2) {
    const [ax, ay] = [(points[index - 2] ?? NaN) * UNITS, (points[index - 1] ?? NaN) * UNITS];
    const [bx, by] = [(points[index] ?? NaN) * UNITS, (points[index + 1] ?? NaN) * UNITS];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return least;
}

test('every island is there, and no cape lies farther off than agreed', () => {
  const rings = readLand();
  const spots = landSpots(natural);
  expect(rings).toHaveLength(spots.length);
  spots.forEach((ring, index) => {
    const points = rings[index]?.points ?? new Float64Array();
    expect(Math.max(...ring.map((spot) => offShore(spot, points)))).toBeLessThanOrEqual(TOLERANCE);
  });
});
