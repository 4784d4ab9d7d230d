import { blob, oval, stroke } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

/** The inks of a furred animal, dark to light. */
export type CoatInks = Readonly<Record<'dark' | 'shade' | 'coat' | 'lit' | 'light', string>>;

/** Sets a drawing of 100 units' height, its middle at 0, with its foot at (x, y) in hundredths. */
export const set = ({ x, y }: Print, at: number, foot: number, height: number, drawn: string): string =>
  `<g transform="translate(${n0(x(at))} ${n0(y(foot - height))})scale(${Math.round(y(height)) / 100})">${drawn}</g>`;

/** Sets a drawing in hundredths of the picture's height, from its upper left corner. */
export const whole = ({ y }: Print, drawn: string): string =>
  `<g transform="scale(${Math.round(y(1) * 100) / 100})">${drawn}</g>`;

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
