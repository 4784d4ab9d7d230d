import { spread } from './spread';

const distances = (points: readonly (readonly [number, number])[]) =>
  points.flatMap(([x, y], at) => points.slice(at + 1).map((other) => Math.hypot(x - other[0], y - other[1])));

test('points that are apart stay where they are', () => {
  expect(
    spread(
      [
        [0, 0],
        [40, 0],
      ],
      32,
    ),
  ).toEqual([
    [0, 0],
    [40, 0],
  ]);
});

test('a crowd, even on one place, moves apart and stays around its middle', () => {
  const crowd = Array.from({ length: 48 }, (_, at) => [at % 7, 0] as const);
  const moved = spread(crowd, 32);
  expect(Math.min(...distances(moved))).toBeGreaterThan(31);
  expect(moved.reduce((sum, [, y]) => sum + y, 0)).toBeCloseTo(0, 5);
});
