import { MAX_LATITUDE, toLat, toX, toY, worldSize } from './mercator';

test.each([
  ['the date line', -180, 0],
  ['Greenwich', 0, 0.5],
  ['Delhi', 77.2, 0.714],
])('%s lies at its share of the width', (_, lng, x) => {
  expect(toX(lng)).toBeCloseTo(x, 3);
});

test('the square ends where Leaflet ends it, and heights come back as latitudes', () => {
  expect(toY(MAX_LATITUDE)).toBeCloseTo(0, 6);
  expect(toY(-MAX_LATITUDE)).toBeCloseTo(1, 6);
  for (const lat of [-60, 0, 8.1, 28.6, 80]) expect(toLat(toY(lat))).toBeCloseTo(lat, 6);
});

test('Delhi lies in the tile that Leaflet asks for', () => {
  const at = (share: number) => Math.floor((share * worldSize(7)) / 256);
  expect([at(toX(77.2)), at(toY(28.6))]).toEqual([91, 53]);
});
