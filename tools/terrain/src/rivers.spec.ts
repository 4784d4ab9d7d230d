import { riverWidth } from './block';
import { kmAbove } from './rivers';

test('a river has grown where another joins it, and shrinks where it divides', () => {
  const km = kmAbove([
    [
      [80, 1],
      [80, 0.5],
      [80, 0],
    ],
    [
      [81, 0.5],
      [80, 0.5],
    ],
    [
      [80, 0],
      [79, 0],
    ],
    [
      [80, 0],
      [81, 0],
    ],
  ]);
  expect(km.get('80.000 0.500')).toBeCloseTo(55.5 + 111, 0);
  expect(km.get('80.000 0.000')).toBeCloseTo(222, 0);
  expect(km.get('79.000 0.000')).toBeCloseTo(222 / 2 + 111, 0);
});

test('a long river is wider than a brook, and wider from near', () => {
  expect(riverWidth(2_500, 7)).toBeGreaterThan(2 * riverWidth(50, 7));
  expect(riverWidth(2_500, 7)).toBeGreaterThan(riverWidth(2_500, 4));
});
