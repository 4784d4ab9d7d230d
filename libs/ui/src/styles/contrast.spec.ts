import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = 'light' | 'dark';
type Colours = Record<Theme, string>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokens = new Map<string, Colours>();
for (const [, name, value] of css.matchAll(/--([\w-]+):\s*(light-dark\([^)]*\)|#[0-9a-f]{6});/g)) {
  const [light, dark] = value?.match(/#[0-9a-f]{6}/g) ?? [];
  if (name && light) tokens.set(name, { light, dark: dark ?? light });
}

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** color-mix(in srgb, ink share, ground). */
function tint(ink: string, ground: string, share = 0.12): string {
  const under = channels(ground);
  const mixed = channels(ink).map((c, i) => Math.round(c * share + (under[i] ?? 0) * (1 - share)));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

function colour(name: string, theme: Theme): string {
  const found = tokens.get(name);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found[theme];
}

const TEXT = 4.5;
const LARGE_OR_EDGE = 3;
const grounds = ['paper', 'surface', 'raised', 'sand'];
const inks = ['ink', 'ink-2', 'ink-3', 'forest', 'saffron-ink'];
const signals = ['lc', 'nt', 'vu', 'en', 'cr', 'dd', 'danger', 'success'];

const text: [ink: string, ground: string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ...signals.flatMap((ink): [string, string][] => [
    [ink, 'paper'],
    [ink, 'surface'],
    [ink, 'raised'],
  ]),
  ['on-forest', 'forest'],
  ['on-fill', 'fill'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['on-saffron', 'saffron'],
  ['on-danger', 'danger-fill'],
  ['on-bubble-me', 'bubble-me'],
  ['saffron', 'deep'],
];

const edges: [edge: string, ground: string][] = [
  ...['paper', 'surface', 'raised'].flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
    ['danger', ground],
  ]),
  ['focus', 'sand'],
  ['focus-deep', 'deep'],
  ['danger-deep', 'deep'],
  ['success-deep', 'deep'],
  // A filled control stands out from the page without its label.
  ['fill', 'paper'],
  ['fill', 'surface'],
  ['fill', 'raised'],
  ['danger-fill', 'paper'],
  ['danger-fill', 'surface'],
  ['map-track', 'map-sea'],
  ['map-track', 'map-land'],
  ['map-track', 'map-casing'],
];

describe.each<Theme>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  test.each(text)('%s as text on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(signals)('%s as text on its own tint of the surface', (ink) => {
    const ground = tint(colour(ink, theme), colour('surface', theme));
    expect(contrast(colour(ink, theme), ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ['on-saffron', 'saffron', colour('on-saffron', theme)],
    ['on-fill', 'fill', '#000000'],
    ['on-danger', 'danger-fill', '#000000'],
  ])('%s as text on a hovered %s button', (ink, ground, over) => {
    expect(contrast(colour(ink, theme), tint(over, colour(ground, theme)))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['map-sea', 'map-land'])("a track on %s under the tracker's circle", (ground) => {
    const under = tint(colour('map-circle', theme), colour(ground, theme), 0.26);
    expect(contrast(colour('map-track', theme), under)).toBeGreaterThanOrEqual(LARGE_OR_EDGE);
  });

  test.each(edges)('%s as an edge on %s', (edge, ground) => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(LARGE_OR_EDGE);
  });
});

test('the arithmetic agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
