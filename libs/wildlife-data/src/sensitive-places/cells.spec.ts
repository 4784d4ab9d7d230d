import fc from 'fast-check';
import { CELL_DEGREES, type CellLevel, toCell } from './cells';

test.each<[CellLevel, { lat: number; lng: number }]>([
  ['coarse', { lat: 26.5, lng: 93.1 }],
  ['fine', { lat: 26.57, lng: 93.17 }],
])('a place becomes the centre of its %s cell', (level, centre) => {
  expect(toCell({ lat: 26.5775, lng: 93.1711 }, level)).toEqual(centre);
});

test('the edges of the globe stay on it', () => {
  expect(toCell({ lat: -0.01, lng: -0.01 })).toEqual({ lat: -0.1, lng: -0.1 });
  expect(toCell({ lat: 90, lng: 180 })).toEqual({ lat: 89.9, lng: 179.9 });
  expect(toCell({ lat: -90, lng: -180 }, 'fine')).toEqual({ lat: -89.99, lng: -179.99 });
});

test.each<CellLevel>(['coarse', 'fine'])(
  'the centre of a %s cell is half its width away at the most, and its own',
  (level) => {
    const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const cell = toCell({ lat, lng }, level);
        expect(Math.abs(cell.lat - lat)).toBeLessThanOrEqual(CELL_DEGREES[level] / 2 + 1e-9);
        expect(Math.abs(cell.lng - lng)).toBeLessThanOrEqual(CELL_DEGREES[level] / 2 + 1e-9);
        expect(toCell(cell, level)).toEqual(cell);
      }),
    );
  },
);
