import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLand } from './land';
import { drawWorld } from './world-picture';

const { coordinates } = readLand();

/** Applies the even-odd rule, with the world repeated to both sides. */
function isLand(lat: number, lng: number): boolean {
  let inside = false;
  for (const shift of [-360, 0, 360]) {
    for (const ring of coordinates.flat()) {
      ring.forEach(([x1 = 0, y1 = 0], index) => {
        const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
        const crosses = y1 > lat !== y2 > lat;
        if (crosses && lng + shift < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
      });
    }
  }
  return inside;
}

test.each([
  ['Delhi', 28.6, 77.2, true],
  ['the Arabian Sea', 15, 64, false],
  ['Chukotka, beyond 180°', 67, -175, true],
  ['the Bering Sea', 58, 178, false],
  ['inner Antarctica', -80, 90, true],
  ['Antarctica at the date line', -84.9, 179.9, true],
  ['Brazil', -10, -50, true],
  ['the Caspian Sea', 41, 51, false],
  ['the North Pole', 84.9, 0, false],
])('%s is where it should be', (_, lat, lng, expected) => {
  expect(isLand(lat, lng)).toBe(expected);
});

test('no shore runs across the whole map', () => {
  for (const ring of coordinates.flat()) {
    ring.forEach(([lng = 0, lat = 0], index) => {
      const [before = 0, latBefore = 0] = ring[index - 1] ?? [lng, lat];
      if (lat > -90 || latBefore > -90) expect(Math.abs(lng - before)).toBeLessThan(30);
    });
  }
});

test('the committed picture is what `nx run web:world-picture` draws', () => {
  expect(readFileSync(join(__dirname, 'world.svg'), 'utf8')).toBe(drawWorld());
});
