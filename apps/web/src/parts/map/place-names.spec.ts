import { placeNames } from './place-names';

test('each name stands once, within the map and the zooms of the terrain', () => {
  const names = placeNames.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { lat, lng, from, to, turn = 0 } of placeNames) {
    expect(Math.abs(lat)).toBeLessThan(85);
    expect(Math.abs(lng)).toBeLessThan(180);
    expect(from).toBeLessThanOrEqual(to);
    // Nothing stands on its head.
    expect(Math.abs(turn)).toBeLessThan(90);
  }
});

test('no zoom names more than a map has room for', () => {
  for (let zoom = 0; zoom <= 10; zoom++)
    expect(placeNames.filter(({ from, to }) => from <= zoom && zoom <= to).length).toBeLessThan(70);
});
