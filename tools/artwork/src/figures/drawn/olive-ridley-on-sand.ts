import type { Figure } from '../figure';
import { form, gaze } from '../parts/plumage';
import { blob, moved, stroke } from '../parts/shapes';

const SHELL = '#868a63';
const LIT = '#b4b98d';
const SEAM = '#474d36';
const SKIN = '#a3a07d';
const SCALE = '#73745a';
const CREAM = '#d8d2ab';
const SHADE = '#3b4030';

const WIDTHS = [0.3, 0.62, 0.82, 0.94, 1, 1, 0.97, 0.88, 0.74, 0.5, 0.14];
const RISES = [0.1, 0.55, 0.82, 0.95, 1, 1, 0.95, 0.86, 0.7, 0.44, 0.1];

const between = (list: readonly number[], share: number): number => {
  const place = Math.max(0, Math.min(1, share)) * (list.length - 1);
  const [low, high] = [list[Math.floor(place)] ?? 0, list[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
};

/** A place on the low dome: `u` from the neck to the tail, `v` from the far rim (-1) to the near one. */
const onShell = (u: number, v: number): readonly [number, number] => {
  const wide = between(WIDTHS, u);
  return [66 + 136 * u - 9 * v * wide, 112 + 31 * v * wide + 5 * u - 25 * between(RISES, u) * (1 - v * v)];
};

const line = (...places: readonly (readonly [number, number])[]): string =>
  places
    .map(([u, v]) =>
      onShell(u, v)
        .map((n) => n.toFixed(1))
        .join(' '),
    )
    .join(', ');

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

const along = (v: number, from = 0.02, to = 0.98): string =>
  line(...steps(from, to, 10).map((u) => [u, v] as const));

/** Where the dome hides its far side. */
const crest = (u: number): number => {
  const heights = steps(-1, 0, 21).map((v) => [v, onShell(u, v)[1]] as const);
  return heights.reduce((best, next) => (next[1] < best[1] ? next : best))[0];
};

const rim = [
  line(...steps(0, 1, 15).map((u) => [u, crest(u)] as const)),
  line(...steps(1, 0, 15).map((u) => [u, 1] as const)),
].join(', ');

const SIDES = steps(0.1, 0.9, 8);

const seams = [
  along(-0.2),
  along(0.26),
  ...steps(0.17, 0.86, 6).map((u) => line([u, -0.2], [u - 0.015, 0.03], [u, 0.26])),
  ...SIDES.map((u) => line([u, 0.26], [u + 0.012, 0.55], [u + 0.02 + (u - 0.5) * 0.03, 0.83])),
  ...SIDES.map((u) => line([u, -0.2], [u + 0.01, -0.5])),
].join('; ');

/** A shield within its seams, `inset` from each. */
const shield = (from: number, to: number, top: number, foot: number): string =>
  line(
    [from + 0.014, top],
    [(from + to) / 2, top],
    [to - 0.012, top],
    [to, (top + foot) / 2],
    [to + 0.006, foot],
    [(from + to) / 2 + 0.012, foot],
    [from + 0.034, foot],
    [from + 0.024, (top + foot) / 2],
  );

/** The raised middle of each shield, lit from the left. */
const shields = (): string => {
  const pairs = (list: readonly number[]) => list.slice(1).map((to, i) => [list[i] ?? to, to] as const);
  const sides = pairs(SIDES);
  const middle = pairs([0.06, ...steps(0.17, 0.86, 6), 0.94]);
  return (
    sides
      .map(
        ([from, to], i) =>
          blob(i % 2 ? '#8f9569' : '#989d72', shield(from, to, 0.33, 0.76), 'opacity=".8"') +
          blob('#a9ad80', shield(from + 0.012, to - 0.03, 0.36, 0.56), 'opacity=".75"'),
      )
      .join('') +
    middle
      .map(([from, to]) =>
        blob(
          '#b9bd92',
          line([from + 0.016, -0.12], [to - 0.02, -0.12], [to - 0.03, 0.18], [from + 0.004, 0.18]),
          'opacity=".55"',
        ),
      )
      .join('')
  );
};

const edge = [
  along(0.83, 0, 1),
  ...steps(0.05, 0.96, 13).map((u) => line([u, 0.83], [u + 0.006, 1.03])),
].join('; ');

/** A female ashore: a flat shell, heart-shaped and as wide as long, many side shields, tears under the eye. */
export const oliveRidleyOnSand = (): Figure => ({
  body:
    // Far flippers, the fore one flat on the sand below the chin.
    form(
      'rff',
      '#5a5f48',
      '86 118, 72 120, 58 124, 45 130, 35 137, 32 142, 40 143, 56 142, 74 140, 90 136',
      blob('#6f745a', '82 119, 66 122, 50 128, 36 137, 48 133, 66 128, 84 125'),
    ) +
    blob('#4f543e', '184 118, 200 118, 212 122, 220 129, 216 134, 202 133, 186 130') +
    moved(
      form(
        'rh',
        SKIN,
        '84 84, 68 76, 56 66, 46 58, 34 54, 22 56, 12 63, 5 73, 2.6 82, 5 87.6, 12 90.6, 24 94, 36 98.6, 48 107, 62 117, 84 112',
        blob(CREAM, '2 84, 16 88, 30 90, 44 97, 60 108, 84 112, 60 122, 30 104, 6 94') +
          blob('#8b8b66', '26 52, 40 52, 54 62, 70 74, 66 80, 52 72, 40 64, 26 60', 'opacity=".6"') +
          blob(SCALE, '12 64, 18 59, 24 60, 25 64, 18 68, 12 68') +
          blob(SCALE, '26 58, 34 56, 41 60, 39 65, 31 65.6, 26 63') +
          blob(SCALE, '43 61, 49 64, 51 71, 46 72, 42 67') +
          blob(SCALE, '36 78, 42 77, 45 83, 40 87, 35 84') +
          blob(SCALE, '46 77, 52 79, 53 86, 48 88, 46 83') +
          blob(SCALE, '42 90, 49 91, 52 97, 46 97, 42 94') +
          stroke(SCALE, 1.2, '58 72, 55 82, 56 94, 61 105; 66 77, 62 88, 64 102, 69 112', 'opacity=".7"'),
      ) +
        blob('#5a5c44', '12 66, 6 72, 2.6 81, 4.6 87, 7 84, 14 84, 16 76') +
        stroke('#37392a', 1.4, '4.4 84.6, 12 84.4, 22 86.4, 34 87.6') +
        blob('#6b6d50', '19 77, 21 71, 26 68, 32 69, 35 73.6, 33 79, 26 80.6') +
        gaze(26.6, 74.4, 3) +
        blob('#a3a07c', '20 73, 22.6 69.4, 27.4 68, 32 69.4, 34.6 73.4, 29 72, 24 71.8') +
        // She weeps salt.
        stroke('#dfe8e0', 0.9, '23 79.6, 21.6 84, 21.8 87', 'opacity=".75"'),
      25,
      46.4,
      -4,
      0.75,
    ) +
    // What lies under the shell, down to the sand.
    blob('#33372a', '74 122, 88 140, 110 151, 140 155, 172 153, 192 144, 206 129, 160 120, 100 118') +
    form(
      'rs',
      SHELL,
      rim,
      blob(
        LIT,
        line(
          [0, -0.6],
          [0.3, -0.8],
          [0.6, -0.8],
          [0.86, -0.6],
          [0.7, -0.2],
          [0.45, 0.1],
          [0.22, 0.4],
          [0.06, 0.6],
        ),
        'opacity=".75"',
      ) +
        blob(
          SHADE,
          line(
            [0.1, 0.8],
            [0.3, 0.66],
            [0.6, 0.56],
            [0.8, 0.26],
            [0.95, -0.3],
            [1.05, 0],
            [1, 1.2],
            [0.5, 1.3],
            [0.1, 1.2],
          ),
          'opacity=".35"',
        ) +
        blob(
          '#777c58',
          `${line(...steps(0, 1, 10).map((u) => [u, 0.83] as const))}, ${line(...steps(1, 0, 10).map((u) => [u, 1.1] as const))}`,
        ) +
        shields() +
        stroke(SEAM, 1.2, seams) +
        stroke(SEAM, 1.1, edge),
    ) +
    stroke(LIT, 1.5, along(1, 0.02, 0.95), 'opacity=".9"') +
    // Near flippers, out from under the rim and flat on the sand.
    moved(
      form(
        'rr',
        '#86876a',
        '160 136, 172 133, 186 133, 200 137, 212 144, 217 151, 208 154, 192 153, 176 149, 163 143',
        stroke(
          CREAM,
          0.9,
          '178 134, 186 151; 190 135, 198 151; 200 139, 208 152; 168 138, 190 143, 212 150',
          'opacity=".6"',
        ),
      ),
      -8,
      0,
    ) +
    form(
      'rf',
      '#969674',
      '108 138, 100 131, 90 130, 80 133, 66 134, 50 136, 32 141, 18 148, 12 154, 18 157, 36 157, 58 156, 78 154, 96 151, 108 146',
      blob('#b3b18e', '92 130, 80 134, 62 136, 42 140, 22 148, 40 146, 64 142, 88 140', 'opacity=".8"') +
        blob('#74765a', '12 155, 40 152, 70 151, 108 142, 108 156, 60 160, 16 160', 'opacity=".8"') +
        stroke(
          CREAM,
          0.8,
          '80 134, 86 142; 70 135, 75 144; 60 136, 64 146; 50 138, 54 148; 40 140, 44 150; 31 143, 34 151; 23 147, 25 153; 92 140, 70 145, 46 149, 20 153',
          'opacity=".7"',
        ),
    ),
  box: [12, 79, 220, 157],
  pose: 'stand',
  size: 0.44,
  head: [6, 66, 92, 152],
});
