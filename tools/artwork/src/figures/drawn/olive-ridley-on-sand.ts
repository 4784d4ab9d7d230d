import type { Figure } from '../figure';
import { form, gaze } from '../parts/plumage';
import { blob, dots, moved, stroke } from '../parts/shapes';

const SHELL = '#757a58';
const LIT = '#99a07a';
const SEAM = '#474d36';
const SKIN = '#888a69';
const SCALE = '#62664a';
const CREAM = '#d8d2ab';
const SHADE = '#3b4030';

/** A place on the shell: `u` from the neck to the tail, `v` from the far edge (-1) to the near one. */
const onShell = (u: number, v: number): string => {
  const wide = u < 0.3 ? 0.4 + 0.6 * Math.sqrt(u / 0.3) : 1 - 0.88 * ((u - 0.3) / 0.7) ** 1.9;
  const rise = 14 * (1 - v * v) * Math.sin(Math.PI * Math.min(1, u * 0.94 + 0.06)) ** 0.6;
  const x = 64 + 134 * u - 14 * v * wide;
  return `${x.toFixed(1)} ${(104 + 44 * v * wide + 4 * u - rise).toFixed(1)}`;
};

const line = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([u, v]) => onShell(u, v)).join(', ');

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

const along = (v: number): string => line(...steps(0.03, 0.97, 9).map((u) => [u, v] as const));

const rim = [
  ...steps(0, 1, 12).map((u) => onShell(u, -1)),
  ...steps(1, 0, 14).map((u) => onShell(u, 1)),
].join(', ');

const seams = [
  along(-0.24),
  along(0.24),
  ...steps(0.17, 0.88, 6).map((u) => line([u, -0.24], [u - 0.025, 0], [u, 0.24])),
  ...steps(0.12, 0.86, 8).flatMap((u) => [
    line([u, 0.24], [u + 0.01, 0.55], [u + 0.03, 0.82]),
    line([u, -0.24], [u + 0.01, -0.55], [u + 0.03, -0.82]),
  ]),
].join('; ');

const edge = [
  along(0.82),
  along(-0.82),
  ...steps(0.04, 0.95, 13).flatMap((u) => [line([u, 0.82], [u, 1.02]), line([u, -0.82], [u, -1.02])]),
].join('; ');

/** A female ashore: a flat shell, heart-shaped and as wide as long, many side shields, tears under the eye. */
export const oliveRidleyOnSand = (): Figure => ({
  body:
    blob('#62674c', '76 92, 56 98, 32 104, 10 109, -2 114, 8 117, 32 116, 58 114, 78 108') +
    blob('#5d6248', '168 86, 184 76, 202 72, 212 76, 206 84, 184 98') +
    moved(
      form(
        'rh',
        SKIN,
        '76 82, 66 74, 56 66, 46 58, 34 54, 22 56, 12 63, 5 73, 2.6 82, 5 87.6, 12 90.6, 24 94, 36 98.6, 48 106, 60 113, 74 106',
        blob(CREAM, '2 84, 16 88, 30 90, 44 97, 60 110, 52 118, 30 104, 6 94') +
          blob('#73764f', '26 52, 40 52, 54 62, 70 74, 66 80, 52 72, 40 64, 26 60', 'opacity=".6"') +
          blob(SCALE, '12 64, 18 59, 24 60, 25 64, 18 68, 12 68') +
          blob(SCALE, '26 58, 34 56, 41 60, 39 65, 31 65.6, 26 63') +
          blob(SCALE, '43 61, 49 64, 51 71, 46 72, 42 67') +
          blob(SCALE, '36 78, 42 77, 45 83, 40 87, 35 84') +
          blob(SCALE, '46 77, 52 79, 53 86, 48 88, 46 83') +
          blob(SCALE, '42 90, 49 91, 52 97, 46 97, 42 94') +
          stroke(SCALE, 1.3, '60 74, 56 84, 57 96, 62 106; 66 80, 63 90, 66 102', 'opacity=".7"'),
      ) +
        blob('#5a5c44', '12 66, 6 72, 2.6 81, 4.6 87, 7 84, 14 84, 16 76') +
        stroke('#37392a', 1.4, '4.4 84.6, 12 84.4, 22 86.4, 34 87.6') +
        blob('#6b6d50', '19 77, 21 71, 26 68, 32 69, 35 73.6, 33 79, 26 80.6') +
        gaze(26.6, 74.4, 3.4) +
        blob('#a3a07c', '20 73, 22.6 69.4, 27.4 68, 32 69.4, 34.6 73.4, 29 72, 24 71.8') +
        // She weeps salt.
        stroke('#eef4ee', 1.6, '25 79, 23.4 85, 23 91', 'opacity=".9"') +
        dots('#f4f9f4', '23 93 1.7'),
      19,
      26,
      -4,
      0.8,
    ) +
    blob('#2b2a26', '44 142, 80 156, 130 157, 176 148, 208 130, 200 114, 150 124, 80 130', 'opacity=".35"') +
    blob(CREAM, '50 128, 72 146, 104 154, 140 148, 172 132, 140 116, 96 116, 60 116') +
    moved(
      form(
        'rf',
        '#7b7f60',
        '92 108, 76 112, 62 119, 46 126, 28 130, 12 135, 3 141, 10 144, 32 143.6, 58 140.6, 80 134, 96 124, 100 114',
        blob('#929675', '84 113, 66 121, 46 129, 24 135, 44 136, 66 131, 84 124', 'opacity=".7"') +
          stroke(
            CREAM,
            0.9,
            '64 118, 74 134; 50 125, 58 138; 36 129, 42 141; 22 133, 27 142; 78 114, 88 128; 92 116, 74 126, 50 134, 22 139',
            'opacity=".75"',
          ),
      ),
      -2,
      15,
    ) +
    moved(
      form(
        'rr',
        '#70744f',
        '150 120, 164 118, 180 121, 194 129, 201 136, 191 139, 174 136, 158 130',
        stroke(CREAM, 0.9, '161 120, 171 134; 172 120, 186 136', 'opacity=".6"'),
      ),
      4,
      9,
    ) +
    form(
      'rs',
      SHELL,
      rim,
      blob(
        LIT,
        `${line([0.05, -0.8], [0.2, -0.9], [0.5, -0.85], [0.7, -0.7], [0.5, -0.3], [0.25, -0.1], [0.1, 0.1])}`,
        'opacity=".6"',
      ) +
        blob(
          SHADE,
          `${line([0.02, 0.75], [0.2, 0.6], [0.5, 0.55], [0.8, 0.3], [1, 0], [1, 1.3], [0.5, 1.3], [0.1, 1.3])}`,
          'opacity=".3"',
        ) +
        stroke(SEAM, 1.4, seams) +
        stroke(SEAM, 1.2, edge, 'opacity=".85"') +
        stroke(
          LIT,
          0.9,
          steps(0.2, 0.8, 5)
            .map((u) => line([u + 0.02, -0.12], [u + 0.07, -0.02]))
            .join('; '),
        ),
    ) +
    stroke(LIT, 1.6, line(...steps(0.02, 0.9, 8).map((u) => [u, 1] as const)), 'opacity=".8"'),
  box: [-2, 61, 212, 157],
  pose: 'stand',
  size: 0.44,
  head: [8, 52, 96, 140],
});
