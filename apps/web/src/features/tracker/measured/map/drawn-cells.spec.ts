import { toDrawnCells } from './drawn-cells';
import { projected } from './drawn-path';

test('each cell is a square round its middle, once, from the first time in it', () => {
  const cells = toDrawnCells(
    {
      fixes: [
        [76.5, 11.5, 10],
        [76.7, 11.5, 20],
        [76.5, 11.5, 30],
      ],
    },
    0.2,
  );
  expect(cells.map(({ time }) => time)).toEqual([10, 20]);
  const [west, north] = projected(11.6, 76.4);
  const [east, south] = projected(11.4, 76.6);
  expect(cells[0]).toEqual({ west, north, east, south, time: 10 });
  expect(cells[1]?.west).toBeCloseTo(cells[0]?.east ?? 0, 9);
});
