import { companions } from '../glance/companions';
import { faceToFace, GROUND, measureBar } from './face-to-face-layout';

const standing = (width: number, height: number, foot = height) => ({ width, height, foot, pose: 'stand' });
const { person } = companions;

test('both stand on one ground, in one scale, and none leaves its plate', () => {
  const { side, plates } = faceToFace([standing(300, 130), standing(50, 40)], person);
  for (const { animal } of plates) {
    expect(animal.y + animal.height).toBeCloseTo(side * GROUND, 1);
    expect(animal.x).toBeGreaterThan(0);
    expect(animal.x + animal.width).toBeLessThan(side);
  }
  expect(plates.map(({ animal }) => animal.width)).toEqual([300, 50]);
});

test('the person stands behind the narrower animal', () => {
  const [left, right] = faceToFace([standing(50, 40), standing(300, 130)], person).plates;
  expect(right.companion).toBeUndefined();
  expect(left.companion?.x).toBeLessThan(left.animal.x);
});

test('a tail that hangs below the feet has room under the ground', () => {
  const { side, plates } = faceToFace([standing(200, 150, 90), standing(200, 100)], person);
  const { y, height } = plates[0].animal;
  expect(y + height).toBeGreaterThan(side * GROUND);
  expect(y + height).toBeLessThanOrEqual(side);
});

test('what swims hangs between surface and ground', () => {
  const { side, plates } = faceToFace([{ ...standing(300, 80), pose: 'swim' }, standing(200, 100)], person);
  expect(plates[0].animal.y + 80).toBeLessThan(side * GROUND);
});

test('a tarantula beside a tiger is a dot, and a tiger never is', () => {
  const { plates } = faceToFace([standing(300, 130), standing(18, 16)], person);
  expect(plates.map(({ isDot }) => isDot)).toEqual([false, true]);
});

test.each([
  ['shoulder height', 100, 'upright'],
  ['total length', 290, 'level'],
  ['total length', 900, 'none'],
])('the bar of a %s of %d cm is %s', (measure, cm, expected) => {
  const { side, plates } = faceToFace([standing(300, 130), standing(300, 130)], person);
  const bar = measureBar(plates[0], side, measure, cm, -1, false);
  const direction = bar && (bar.a[0] === bar.b[0] ? 'upright' : 'level');
  expect(direction ?? 'none').toBe(expected);
});
