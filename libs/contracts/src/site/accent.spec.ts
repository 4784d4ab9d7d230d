import { accentGrounds, contrast, darkAccents, nearestAccent, READABLE } from './accent';

test('the arithmetic agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([
  ['#1b4a34', '#1b4a34'],
  ['#000000', '#000000'],
  ['#f0a02c', '#8d580a'],
  ['#ffffff', '#636363'],
])('nearest to %s is %s', (accent, nearest) => {
  expect(nearestAccent(accent)).toBe(nearest);
  expect(contrast(nearest, accentGrounds.light)).toBeGreaterThanOrEqual(READABLE);
});

const LEVELS = ['00', '33', '66', '99', 'cc', 'ff'];
const palette = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => `#${r}${g}${b}`)));

test('any hue can be read as text and under text', () => {
  for (const accent of palette.map(nearestAccent)) {
    const { dark, fill } = darkAccents(accent);
    expect(contrast(accent, accentGrounds.onFill)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(dark, accentGrounds.dark)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(fill, accentGrounds.onFill)).toBeGreaterThanOrEqual(READABLE);
  }
});
