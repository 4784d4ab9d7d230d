import { journeyOf, type Fix } from '@aranya/wildlife-data';
import { countUntil, toDrawnPath, projected } from './drawn-path';

const DAY = 86_400;
const path = (...points: Fix[]) => toDrawnPath(journeyOf({ id: 'a', gap_days: 4, points }));

test('a far leg gets points between on the great circle, with their times', () => {
  const { xs, ys, times, gaps } = path([0, 50, 0], [60, 50, DAY]);
  expect(xs.length).toBeGreaterThan(30);
  const middle = Math.floor(xs.length / 2);
  expect(ys[middle]).toBeLessThan(ys[0] ?? 0);
  expect([...times]).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBe(DAY);
  expect(gaps.some(Boolean)).toBe(false);
});

test('near fixes are drawn as they are, and a gap is marked along its whole leg', () => {
  const { times, gaps } = path([0, 0, 0], [0.5, 0, DAY], [3, 0, 9 * DAY], [3.2, 0, 10 * DAY]);
  expect([...times].filter((time) => time <= DAY)).toEqual([0, DAY]);
  for (const [at, time] of times.entries()) expect(gaps[at]).toBe(time >= DAY && time < 9 * DAY ? 1 : 0);
});

test('across 180° it goes on', () => {
  const { xs } = path([179.5, 70, 0], [-179.5, 70, DAY]);
  expect([...xs].at(-1)).toBeCloseTo(projected(70, 180.5)[0]);
});

test('counts the points until a time', () => {
  const times = [1, 2, 2, 5];
  expect([0, 1, 2, 4, 5, 9].map((time) => countUntil(times, time))).toEqual([0, 1, 3, 3, 4, 4]);
});
