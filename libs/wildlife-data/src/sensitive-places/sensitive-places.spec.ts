import fc from 'fast-check';
import { cellOf, CELL_DEGREES, isSensitive } from './sensitive-places';

test('a place becomes the centre of its cell', () => {
  expect(cellOf({ lat: 26.5775, lng: 93.1711 })).toEqual({ lat: 26.5, lng: 93.1 });
  expect(cellOf({ lat: -0.01, lng: -0.01 })).toEqual({ lat: -0.1, lng: -0.1 });
});

test('the edges of the globe stay on it', () => {
  expect(cellOf({ lat: 90, lng: 180 })).toEqual({ lat: 89.9, lng: 179.9 });
  expect(cellOf({ lat: -90, lng: -180 })).toEqual({ lat: -89.9, lng: -179.9 });
});

test('a cell is half its width away at the most, and its centre is its own', () => {
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      const cell = cellOf({ lat, lng });
      expect(Math.abs(cell.lat - lat)).toBeLessThanOrEqual(CELL_DEGREES / 2 + 1e-9);
      expect(Math.abs(cell.lng - lng)).toBeLessThanOrEqual(CELL_DEGREES / 2 + 1e-9);
      expect(cellOf(cell)).toEqual(cell);
    }),
  );
});

test.each([
  ['Panthera tigris', true],
  ['Panthera tigris tigris', true],
  ['panthera uncia', true],
  ['Phoebastria irrorata', true],
  [null, true],
  ['', true],
  ['Anser indicus', false],
  ['Falco amurensis', false],
])('%s: sensitive %s', (name, sensitive) => expect(isSensitive(name)).toBe(sensitive));
