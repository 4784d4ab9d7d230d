import { backOff } from './back-off';

test('doubles with each failure, up to half a minute', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backOff(failures, 0.999999));
  expect(longest.map((wait) => Math.round(wait))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('random jitter is between half and all', () => {
  expect(backOff(3, 0)).toBe(2000);
  expect(backOff(3, 0.5)).toBe(3000);
});
