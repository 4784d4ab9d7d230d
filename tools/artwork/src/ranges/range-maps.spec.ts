import { createRequire } from 'node:module';
import { type DrawnAnimal, drawnAnimals, largeCountries } from '@aranya/wildlife-data/drawn';
import { geoArea } from 'd3-geo';
import countryCodes from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { World } from './countries';
import { hatch } from './hatch';
import { statesPath } from './indian-states';
import { parseRings } from './outline';
import { rangePoint } from './projection';
import { rangeMap } from './range-maps';

const EARTH_KM = 6371;

const partsIn = (svg: string) => [...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id);
const map = (range: Partial<DrawnAnimal['range']>) =>
  rangeMap({ range: { countries: [], ...range }, parks: [] });

/** Whether a place lies inside an outline. */
function covers(outline: string, lat: number, lng: number): boolean {
  const [x, y] = rangePoint({ lat, lng });
  let inside = false;
  for (const ring of parseRings(outline))
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
  return inside;
}

const outlineOf = (svg: string, part: string) =>
  new RegExp(`<g id="${part}"[^>]*><path d="([^"]*)"`).exec(svg)?.[1] ?? '';

test('large countries are those of a million square kilometres', () => {
  const file = createRequire(__filename).resolve('world-atlas/countries-50m.json');
  const world = require(file) as World;
  const large = world.objects.countries.geometries
    .filter((shape) => geoArea(feature(world, shape)) * EARTH_KM ** 2 >= 1_000_000)
    .map(({ id }) => countryCodes.numericToAlpha3(String(id)));
  expect(large.toSorted()).toEqual([...largeCountries]);
});

test('a large country is hatched, a smaller one shaded, and so is one where it lives throughout', () => {
  expect(partsIn(map({ countries: ['NPL'] }))).toEqual(['native']);
  expect(partsIn(map({ countries: ['RUS'] }))).toEqual(['nativeParts']);
  expect(partsIn(map({ countries: ['NPL'], introduced: ['NZL', 'USA'] }))).toEqual([
    'native',
    'introduced',
    'introducedParts',
  ]);
  expect(partsIn(map({ countries: ['USA'], throughout: ['USA'] }))).toEqual(['native']);
});

test('where states are named, they are shaded and the rest of India is not', () => {
  const assam = outlineOf(map({ countries: ['IND'], states: ['Assam'] }), 'native');
  expect(covers(assam, 26.6, 93.2)).toBe(true);
  expect(covers(assam, 23, 80)).toBe(false);
  expect(partsIn(map({ countries: ['IND'] }))).toEqual(['nativeParts']);
});

test('every state that a record names has a shape', () => {
  const states = new Set(drawnAnimals.flatMap(({ range }) => range.states ?? []));
  expect(states.size).toBeGreaterThan(30);
  expect([...states].filter((state) => statesPath([state]) === '')).toEqual([]);
});

test('the lines of a hatching end at the outline, at equal distances', () => {
  // A square of 10, with a hole of 2 in its middle.
  const lines = hatch('M0 0l10 0 0 10-10 0zM4 4l0 2 2 0 0-2z', Math.SQRT2 * 2.5);
  const ends = parseRings(lines).map((points) => points.map(([x, y]) => `${x} ${y}`));
  expect(ends).toEqual([
    ['0 5', '5 0'],
    ['0 10', '4 6'],
    ['6 4', '10 0'],
    ['5 10', '10 5'],
  ]);
});
