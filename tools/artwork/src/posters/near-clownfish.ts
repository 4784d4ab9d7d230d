import { blob, blobPath, limb, oval, stroke, within } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

const BODY =
  '-62 4, -58 -8, -48 -19, -34 -26, -16 -30, 4 -29, 22 -24, 38 -16, 50 -8, 58 -5, 60 2, 57 10, 48 14, 34 22, 16 29, -4 32, -24 31, -42 25, -55 15';

/** A clownfish in profile that swims to the left, or to the right with a negative width, its middle at (x, y). */
export function clownfish(
  { x, y }: Print,
  at: number,
  middle: number,
  width: number,
  turn: number,
  { dark, shade, coat, lit, light }: Readonly<Record<'dark' | 'shade' | 'coat' | 'lit' | 'light', string>>,
): string {
  const scale = Math.round(x(Math.abs(width))) / 160;
  const fin = (points: string, rays: string) =>
    blob(coat, points, `stroke="${dark}" stroke-width="3"`) + stroke(shade, 1.4, rays);
  const bar = (points: string) => blob(light, points, `stroke="${dark}" stroke-width="3"`);
  const drawn =
    fin(
      '54 -3, 64 -12, 78 -18, 89 -15, 93 -4, 93 6, 88 17, 78 20, 65 14, 54 6',
      '62 -6, 74 -11, 84 -12; 62 0, 76 0, 88 0; 62 7, 74 11, 84 13',
    ) +
    fin(
      '-36 -24, -26 -38, -10 -45, 6 -43, 13 -36, 22 -38, 34 -34, 40 -24, 38 -14, 16 -18, -10 -22',
      '-22 -30, -16 -39; -10 -30, -6 -41; 2 -29, 5 -39; 14 -27, 16 -33; 26 -22, 30 -31',
    ) +
    fin('2 30, 6 43, 17 49, 29 43, 33 30, 26 20', '12 33, 15 43; 21 31, 24 41') +
    fin('-30 28, -29 42, -21 51, -12 46, -9 31', '-22 33, -21 44; -16 33, -15 42') +
    blob(coat, BODY, `stroke="${dark}" stroke-width="3"`) +
    within(
      `cf${n0(at)}`,
      blobPath(BODY),
      blob(
        lit,
        '-60 0, -50 -17, -34 -25, -14 -29, 6 -28, 26 -22, 46 -10, 26 -15, 0 -19, -24 -17, -44 -9, -56 2',
      ) +
        blob(shade, '-58 12, -40 18, -16 22, 10 20, 36 12, 60 4, 40 24, 0 36, -40 30') +
        bar('-28 -34, -18 -33, -15 -14, -19 6, -15 24, -20 38, -33 36, -35 20, -31 4, -35 -12, -34 -26') +
        bar('14 -34, 27 -30, 26 -14, 30 2, 27 18, 30 36, 14 38, 13 22, 4 10, -1 2, 5 -8, 13 -16') +
        bar('48 -16, 57 -12, 55 0, 56 12, 50 18, 46 12, 48 0'),
    ) +
    blob(coat, '-12 2, -2 -2, 9 3, 13 12, 7 21, -4 20, -12 12', `stroke="${dark}" stroke-width="2.8"`) +
    stroke(shade, 1.3, '-8 8, 4 7; -8 11, 6 13; -7 14, 3 18') +
    limb(dark, '-61.6 6 0.6, -56 6.4 1.8, -51.6 4.6 0.6') +
    oval(dark, -47, -5, 6.6) +
    oval(lit, -47, -5, 5) +
    oval(dark, -47, -5, 3.6) +
    oval(light, -48.6, -6.6, 1.3);
  return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${width < 0 ? -scale : scale} ${scale})translate(-15 0)">${drawn}</g>`;
}
