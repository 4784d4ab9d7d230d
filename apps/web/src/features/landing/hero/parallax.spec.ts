import { parallaxOffset } from './parallax';

test.each([
  [-50, 0],
  [0, 0],
  [250, 50],
  [500, 100],
  [4000, 100],
])('scrolled by %i px the picture has shifted by %i', (scrollY, offset) => {
  expect(parallaxOffset(scrollY)).toBe(offset);
});
