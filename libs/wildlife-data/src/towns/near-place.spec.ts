import { areas } from '../areas/areas';
import { kmBetween } from '../measured/geometry';
import { CELL_DEGREES, toCell, type Point } from '../sensitive-places/cells';
import { isSmallPark } from '../sensitive-places/shown-place';
import { nearPlace, type Spot } from './near-place';
import { towns } from './towns';

const at = (lat: number, lng: number): Point => ({ lat, lng });
function said(spot: Spot): string | null {
  const near = nearPlace(spot);
  if (near === null) return null;
  if ('name' in near) return `${near.km ? `within ${near.km} km of` : 'near'} ${near.name}`;
  return `in ${near.district ? `${near.district} district, ` : ''}${near.state}`;
}

const squareOf = (point: Point, level: 'coarse' | 'fine') => ({
  ...toCell(point, level),
  degrees: CELL_DEGREES[level],
});

test.each<[where: string, point: Point, text: string | null]>([
  ['beside a town', at(17.93, 73.65), 'near Mahabaleshwar'],
  ['in the harbour of a large city', at(18.9333, 72.8347), 'near Mumbai'],
  ['beside one of two towns of a name', at(24.75, 84.37), 'near Aurangabad, Bihar'],
  ['in a park of the guide, before the reserve around it', at(22.32, 80.62), 'near Kanha National Park'],
  ['in a reserve', at(20.2, 79.35), 'near Tadoba-Andhari Tiger Reserve'],
  ['in a long park', at(26.57, 93.17), 'near Kaziranga National Park'],
  ['far from all, among towns of one district', at(22.2104, 69.1337), 'in Devbhumi Dwarka district, Gujarat'],
  ['at sea', at(12, 88), null],
  ['abroad', at(68.571239, 153.174561), null],
])('a point %s', (_, point, text) => expect(said(point)).toBe(text));

test('the middle of an area is named by a town', () => {
  const middle = at(26.57, 93.17);
  expect(said({ ...middle, byTowns: true })).toBe('within 40 km of Tezpur');
});

test.each<[where: string, level: 'coarse' | 'fine', point: Point, text: string | null]>([
  ['of 2 km beside a town', 'fine', at(17.93, 73.65), 'near Mahabaleshwar'],
  ['of 2 km in a long park, which may not hold it', 'fine', at(26.57, 93.17), 'within 40 km of Tezpur'],
  ['of 22 km around a town', 'coarse', at(17.93, 73.65), 'within 20 km of Mahabaleshwar'],
  ['of 22 km in one district', 'coarse', at(14.68, 77.6), 'in Anantapur district, Andhra Pradesh'],
  ['of 22 km in a large park', 'coarse', at(26.3, 70.5), 'near Desert National Park'],
  ['of 22 km on a border', 'coarse', at(12.9352, 77.6146), 'within 30 km of Bengaluru'],
  ['of 22 km at sea', 'coarse', at(12, 88), null],
])('a square %s', (_, level, point, text) => expect(said(squareOf(point, level))).toBe(text));

test('what is said of a square is the same from everywhere in it, and no town is named that is far from a part of it', () => {
  for (const { coordinates } of towns.slice(0, 2000).filter((_, index) => index % 100 === 0)) {
    for (const level of ['coarse', 'fine'] as const) {
      const { lat, lng, degrees } = squareOf(coordinates, level);
      const half = degrees / 2.001;
      const corners = [-half, half].flatMap((north) =>
        [-half, half].map((east) => at(lat + north, lng + east)),
      );
      const texts = corners.map((corner) => said(squareOf(corner, level)));
      expect(new Set(texts).size).toBe(1);
      const named = towns.filter(({ name }) => `near ${name}` === texts[0]);
      for (const town of named.slice(0, 1))
        expect(Math.max(...corners.map((corner) => kmBetween(corner, town.coordinates)))).toBeLessThan(25);
    }
  }
});

test('the square that stands for a small area does not name it', () => {
  const small = areas.filter(({ key, park }) => park === undefined && isSmallPark(key));
  expect(small.length).toBeGreaterThan(300);
  const named = small.filter(
    ({ name, coordinates }) => said(squareOf(coordinates, 'coarse')) === `near ${name}`,
  );
  expect(named).toEqual([]);
});
