import { along, beside } from '../figures/parts/along';
import { bars, blob, dots, oval, poly, stroke } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

/** The inks of a furred animal, dark to light. */
export type CoatInks = Readonly<Record<'dark' | 'shade' | 'coat' | 'lit' | 'light', string>>;

/** Rings across a tail given as a limb, for `bars`: as wide as `widths` at the edges and in the middle. */
export const tailRings = (
  tail: string,
  step: number,
  start: number,
  [edge, middle]: readonly [number, number],
  reach = 0.5,
): string =>
  along(tail, step, start)
    .map((place) =>
      [-reach, 0, reach].map((side) => `${beside(place, side).join(' ')} ${side ? edge : middle}`).join(', '),
    )
    .join(';');

/** One half and its mirror image. */
const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

/** Sets a drawing of 100 units' height, its middle at 0, with its foot at (x, y) in hundredths. */
export const set = ({ x, y }: Print, at: number, foot: number, height: number, drawn: string): string =>
  `<g transform="translate(${n0(x(at))} ${n0(y(foot - height))})scale(${Math.round(y(height)) / 100})">${drawn}</g>`;

/** Sets a drawing in hundredths of the picture's height, from its upper left corner. */
export const whole = ({ y }: Print, drawn: string): string =>
  `<g transform="scale(${Math.round(y(1) * 100) / 100})">${drawn}</g>`;

export type TigerInks = Readonly<Record<'dark' | 'shade' | 'coat' | 'light', string>>;

/** The head of a tiger that looks at us, 100 units high. */
export const tigerHead = ({ dark, shade, coat, light }: TigerInks): string =>
  both(
    blob(dark, '23 24, 29 11, 37 6, 45 10, 47 20, 42 34') +
      blob(light, '31 21, 35 13.6, 40 12.6, 42 20, 39 28'),
  ) +
  both(
    blob(
      coat,
      '38 28, 45 37, 48.6 46, 51.4 56, 53 66, 51 75, 46.4 83, 39.6 90, 30 95, 18 98.4, 8 100, -5 100.4, -5 60',
    ),
  ) +
  both(
    blob(
      light,
      '22 66, 32 75, 42 71, 46.4 66, 47.6 72, 44.6 79.6, 39 85.6, 34.4 92, 28 92, 20 96.6, 9 100.6, -5 101.6, -5 62',
    ) +
      blob(coat, '-5 24, 15 14, 30 18, 42 34, 46 52, 44 66, 37 76, 28 74, 22 66, 12 62, -5 66') +
      blob(shade, '31 19, 42 34, 46 52, 44 66, 37 76, 31 74, 39 62, 39 46, 35 32') +
      blob(light, '8 42, 12 34, 22 30, 33 36, 34 41, 22 40, 13 45'),
  ) +
  blob(coat, '-29 17.4, -15 10.6, 0 8.8, 15 10.6, 29 17.4, 18 26, -18 26') +
  blob(coat, '-7 34, 0 32, 7 34, 8 50, 9 62, 0 64, -9 62, -8 50') +
  both(
    blob(shade, '7 36, 8.4 50, 9.6 61, 5.6 62, 5 50') +
      blob(light, '-3 67, 9 64, 20 68, 24 77, 18 86, 6 88, -3 88') +
      blob(dark, '6 56, 12 48.6, 22 44, 34 43, 37 47, 28 52.4, 18 55, 10 57') +
      oval('#f0c64a', 21, 49.4, 5, 4.2) +
      oval(dark, 21, 49.2, 2.1, 2.6) +
      stroke(dark, 2.6, '10 51.4, 17 46.4, 25 44.4, 34 44'),
  ) +
  both(
    bars(
      dark,
      '3.4 13 3.4, 12 14 4.6, 24 20 1; 4 20 3, 13 22 4.2, 23 27 0.8; 3.4 27 2.2, 7 28 2.8, 12 29 0.6; 26 17 2, 32 24 3.4, 33 31 0.6;' +
        '43 33 5.4, 37 36 4.6, 31 38 0.6; 47 43 5.4, 41 45 4.8, 36 49 0.8; 48 53 5.4, 42 53 4.8, 35 56 0.8; 47 62 5, 40 61 4.4, 31 62 0.8;' +
        '48 71 5, 41 69 4.4, 34 70 0.8; 44 81 4, 38 77 3.6, 32 77 0.8',
    ) +
      stroke(dark, 1.5, '-0.2 72, 0.6 77.4, 5 80, 11 80.6, 16 80') +
      stroke('#d8c6a2', 1.2, '-0.2 88.4, 4.4 88, 8 86.4') +
      dots(dark, '9 72 0.9, 14 71 0.9, 11 76 0.9, 17 75 0.9') +
      stroke(light, 0.6, '16 73, 34 70, 50 72; 17 76, 34 77, 48 82'),
  ) +
  bars(dark, '0 11 2.4, 0 17 3.4, 0 25 0.8') +
  poly('#c9695a', '-9 62, 9 62, 5.6 69, 0 73, -5.6 69');

/** A mahseer that swims to the left: dark, scale, back and belly. */
export function mahseer(
  p: Print,
  at: number,
  foot: number,
  height: number,
  [dark, edge, gold, light]: readonly [string, string, string, string],
): string {
  const outline =
    '-150 56, -143 45, -128 34, -104 23, -70 14, -36 11, 10 18, 60 32, 96 42, 118 44, 122 52, 118 60, 96 62, 60 70, 20 80, -30 88, -74 88, -112 80, -136 68, -149 62';
  const scales: string[] = [];
  for (let column = 0; column < 20; column++)
    for (let row = 0; row < 7; row++) {
      const [x, y] = [-86 + column * 9, 14 + row * 11 + (column % 2) * 5.5];
      const [top, bottom] = [24 + Math.max(0, x) * 0.2, 72 - Math.max(0, x) * 0.14];
      if (y > top && y < bottom - 6) scales.push(`M${n0(x)} ${n0(y)}q7 0 7 5.5q0 5-7 5.5`);
    }
  const fin = (points: string) => blob(edge, points);
  const drawn =
    fin('112 46, 134 26, 158 2, 162 6, 148 38, 140 52, 150 68, 166 96, 160 100, 138 80, 112 60') +
    stroke(gold, 1.6, '122 48, 140 30, 154 10; 124 52, 138 46; 122 58, 140 74, 156 92') +
    fin('-34 16, -22 -16, -14 -18, -2 -2, 14 16, 26 24') +
    stroke(gold, 1.6, '-24 12, -18 -12; -14 12, -12 -10; -4 14, -2 0; 6 17, 8 10') +
    fin('-2 84, 10 104, 26 108, 30 100, 22 80') +
    fin('64 68, 74 88, 88 94, 92 86, 84 64') +
    blob(gold, outline) +
    blob(
      light,
      '-147 62, -112 68, -60 74, 0 72, 60 62, 100 58, 60 70, 20 80, -30 88, -74 88, -112 80, -136 68',
    ) +
    `<path fill="none" stroke="${edge}" stroke-width="2" d="${scales.join('')}"/>` +
    blob(
      edge,
      '-132 37, -104 23, -70 14, -36 11, 10 18, 60 32, 100 43, 60 38, 0 25, -40 20, -80 24, -112 33',
    ) +
    blob(gold, '-150 56, -140 43, -122 33, -100 34, -90 46, -90 62, -98 74, -116 78, -136 68') +
    stroke(edge, 2.6, '-102 34, -91 44, -89 60, -97 75') +
    blob(light, '-149 60, -136 58, -122 62, -110 74, -124 76, -138 68') +
    stroke(dark, 2.4, '-150 59, -140 58, -132 61') +
    stroke(edge, 3, '-141 61, -144 72, -140 80; -132 64, -131 76, -125 84') +
    fin('-84 72, -74 92, -54 102, -48 96, -62 76') +
    oval(light, -124, 49, 6.4) +
    oval(dark, -124, 49, 4);
  return set(p, at, foot, height, drawn);
}
