import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentGrounds, contrast, darkAccents, nearestAccent, READABLE } from './accent';

const tokens = readFileSync(join(__dirname, '../../../ui/src/styles/tokens.css'), 'utf8');
const token = (name: string) =>
  new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]?.match(/#[0-9a-f]{6}/g) ?? [];

test('the arithmetic agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the papers are those of the style sheets, and none has less contrast', () => {
  const { light, dark, onFill } = accentGrounds;
  expect([token('sand'), token('on-fill')]).toEqual([[light, dark], [onFill]]);
  for (const [lightPaper = '', darkPaper = ''] of ['paper', 'surface', 'raised'].map(token)) {
    expect(contrast(lightPaper, '#000000')).toBeGreaterThan(contrast(light, '#000000'));
    expect(contrast(darkPaper, '#ffffff')).toBeGreaterThan(contrast(dark, '#ffffff'));
  }
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

test('any hue can be read as text and under text, and its buttons stand out in the dark', () => {
  const [, raised = ''] = token('raised');
  for (const accent of palette.map(nearestAccent)) {
    const { dark, fill } = darkAccents(accent);
    expect(contrast(accent, accentGrounds.onFill)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(dark, accentGrounds.dark)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(fill, accentGrounds.onFill)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(fill, raised)).toBeGreaterThanOrEqual(3);
  }
});
