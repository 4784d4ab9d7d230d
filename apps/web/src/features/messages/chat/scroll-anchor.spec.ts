import { findAnchor, isAtBottom, scrollTopFor } from './scroll-anchor';

/** Puts ten bubbles of 100 px below `above` px. */
const placed = (above: number) => (index: number) => ({
  key: `m${index}`,
  top: above + index * 100,
  bottom: above + index * 100 + 94,
});

test.each([
  [600, true],
  [540, true],
  [539, false],
  [0, false],
])('scrolled to %i of 600, the newest is in view: %s', (scrollTop, expected) => {
  expect(isAtBottom({ scrollTop, scrollHeight: 1000, clientHeight: 400 })).toBe(expected);
});

test.each([
  [0, 'm0'],
  [93, 'm0'],
  // The view begins between two bubbles.
  [95, 'm1'],
  [350, 'm3'],
  [993, 'm9'],
])('at %i px the first in view is %s', (scrollTop, key) => {
  expect(findAnchor(10, placed(0), scrollTop)?.key).toBe(key);
});

test('without an element in view there is no anchor', () => {
  expect(findAnchor(0, placed(0), 0)).toBeNull();
  expect(findAnchor(10, placed(0), 5000)).toBeNull();
});

test('keeps its place when older messages are added above', () => {
  const anchor = findAnchor(10, placed(0), 350);
  expect(anchor).toEqual({ key: 'm3', offset: -50 });
  expect(anchor && scrollTopFor(anchor, placed(4000)(3))).toBe(4350);
});
