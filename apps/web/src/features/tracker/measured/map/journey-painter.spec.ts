import { looksDifferent } from './journey-painter';

const painted = { time: 100, heads: [[10, 10], undefined] as const };

test('a trail is painted at first, and not again while nothing moves', () => {
  expect(looksDifferent(undefined, painted, 50)).toBe(true);
  expect(looksDifferent(painted, { ...painted, time: 149 }, 50)).toBe(false);
});

test('a trail is painted again when an animal moved, when one appears and when the trail pales', () => {
  expect(looksDifferent(painted, { time: 101, heads: [[11, 10], undefined] }, 50)).toBe(false);
  expect(looksDifferent(painted, { time: 101, heads: [[12, 10], undefined] }, 50)).toBe(true);
  expect(
    looksDifferent(
      painted,
      {
        time: 101,
        heads: [
          [10, 10],
          [5, 5],
        ],
      },
      50,
    ),
  ).toBe(true);
  expect(looksDifferent(painted, { ...painted, time: 150 }, 50)).toBe(true);
});
