import { areas } from '../areas/areas';
import { parks } from '../parks/parks';
import { isSmallPark, parkNamedFrom, recordPlace, shownDay, shownPlace } from './shown-place';

const kaziranga = { kind: 'park', park: 'kaziranga-national-park' } as const;
const dachigam = { kind: 'park', park: 'dachigam-national-park' } as const;
const ranganathittu = { kind: 'park', park: 'area-ranganathittu-bird-sanctuary' } as const;
const nagarahole = { kind: 'park', park: 'area-nagarahole-national-park' } as const;
const point = { kind: 'point', lat: 26.5775, lng: 93.1711 } as const;

test('thirteen parks are smaller than a cell', () => {
  expect(parks.filter(({ slug }) => isSmallPark(slug))).toHaveLength(13);
  expect(isSmallPark('no-such-park')).toBe(false);
});

test.each([
  ['open', point, point],
  ['fine', point, { kind: 'cell', lat: 26.57, lng: 93.17, degrees: 0.02 }],
  ['coarse', point, { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 }],
  ['withheld', point, null],
  ['open', dachigam, dachigam],
  ['fine', dachigam, { kind: 'state', state: 'Jammu and Kashmir' }],
  ['coarse', dachigam, { kind: 'state', state: 'Jammu and Kashmir' }],
  ['withheld', dachigam, null],
  ['coarse', { kind: 'park', park: 'no-such-park' } as const, null],
  ['open', ranganathittu, ranganathittu],
  ['fine', ranganathittu, { kind: 'cell', lat: 12.5, lng: 76.7, degrees: 0.2 }],
  ['coarse', ranganathittu, { kind: 'cell', lat: 12.5, lng: 76.7, degrees: 0.2 }],
  ['withheld', ranganathittu, null],
  ['coarse', { kind: 'park', park: 'area-atlantis' } as const, null],
  ['coarse', null, null],
] as const)('%s: %j is shown as %j', (level, place, shown) => {
  expect(shownPlace(place, level, false)).toEqual(shown);
});

test('a small park is named after thirty days, a large one at once', () => {
  expect(parkNamedFrom(dachigam, 'coarse', '2026-12-15')).toBe('2027-01-14');
  expect(shownPlace(dachigam, 'coarse', true)).toEqual(dachigam);
  expect(shownPlace(dachigam, 'withheld', true)).toBeNull();
  expect(parkNamedFrom(kaziranga, 'coarse', '2026-12-15')).toBeNull();
  expect(parkNamedFrom(dachigam, 'open', '2026-12-15')).toBeNull();
  expect(parkNamedFrom(dachigam, 'withheld', '2026-12-15')).toBeNull();
  expect(parkNamedFrom(point, 'coarse', '2026-12-15')).toBeNull();
});

test('a large area beyond the guide is named at once, a small one never, whatever the day', () => {
  expect(shownPlace(nagarahole, 'coarse', true)).toEqual(nagarahole);
  for (const area of [nagarahole, ranganathittu])
    expect(parkNamedFrom(area, 'coarse', '2020-12-15')).toBeNull();
  expect(shownPlace(ranganathittu, 'coarse', true)).toMatchObject({ kind: 'cell' });
});

const cell = { kind: 'cell', lat: 12.5, lng: 76.7, degrees: 0.2 };

test.each([
  ['open', dachigam, '2026-05-02', dachigam],
  ['open', dachigam, '2026-05-03', null],
  ['open', dachigam, '2026-04', dachigam],
  ['open', dachigam, '2026-05', null],
  ['open', dachigam, '2025', dachigam],
  ['open', dachigam, '2026', null],
  ['open', dachigam, null, null],
  ['open', kaziranga, '2026-06-01', kaziranga],
  ['coarse', kaziranga, null, kaziranga],
  ['withheld', kaziranga, '2025', null],
  ['open', nagarahole, null, nagarahole],
  ['open', ranganathittu, '2019', cell],
  ['coarse', ranganathittu, null, cell],
  ['withheld', ranganathittu, '2019', null],
] as const)('%s: %j, noted without a post on %s, is shown as %j', (level, { park }, seenOn, shown) => {
  expect(recordPlace(park, level, seenOn, '2026-06-01')).toEqual(shown);
});

test('an area of unknown size is small, and others know no protected sighting in one by its name', () => {
  const unsure = areas.filter(({ area_km2: size }) => size === undefined);
  expect(unsure.length).toBeGreaterThan(0);
  for (const { key } of areas) {
    const shown = shownPlace({ kind: 'park', park: key }, 'coarse', true);
    expect([key, shown?.kind]).toEqual([key, isSmallPark(key) ? 'cell' : 'park']);
  }
  expect(unsure.every(({ key }) => isSmallPark(key))).toBe(true);
  expect(isSmallPark('area-atlantis')).toBe(true);
});

test.each([
  ['open', '2026-11-24', '2026-11-24'],
  ['fine', '2026-11-24', '2026-11-23/2026-11-29'],
  ['fine', '2026-11-29', '2026-11-23/2026-11-29'],
  ['fine', '2026-11-30', '2026-11-30/2026-12-06'],
  ['fine', '2027-01-03', '2026-12-28/2027-01-03'],
  ['fine', '2024-12-30', '2024-12-30/2025-01-05'],
  ['coarse', '2026-11-24', '2026-11'],
  ['withheld', '2026-11-24', '2026-11'],
] as const)('%s: %s is shown as %s', (level, day, shown) => {
  expect(shownDay(day, level)).toBe(shown);
});
