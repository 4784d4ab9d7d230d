import { bars, blob, limb, oval, stroke } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

export interface CraneInks {
  body: string;
  shade: string;
  lit: string;
  plume: string;
  /** From the breast up; the upper third is `hood`. */
  neck: string;
  hood: string;
  crown: string;
  eye: string;
  bill: string;
  leg: string;
}

/** A crane that stands at (x, y) and looks to the left, or to the right with a negative height. */
export function crane({ x, y }: Print, at: number, foot: number, height: number, inks: CraneInks): string {
  const { body, shade, lit, plume, neck, hood, crown, eye, bill, leg } = inks;
  const scale = Math.round(y(Math.abs(height))) / 100;
  const stand = (hip: number, hock: number, heel: number) =>
    limb(leg, `${hip} 62 2.6, ${hock} 77 2.2, ${heel} 96.6 1.7`) +
    oval(leg, hock, 77.4, 1.8, 1.6) +
    stroke(
      leg,
      1.4,
      `${heel} 96.6, ${heel - 4} 98.6, ${heel - 9} 99; ${heel} 97, ${heel - 2} 99.6, ${heel - 6} 101.4; ${heel} 97, ${heel + 2.6} 99, ${heel + 5} 99`,
    );
  const drawn =
    stand(9, 14, 12) +
    stand(1, 4, 0) +
    blob(shade, '-1 58, 6 56, 15 58, 13 66, 8 71, 2 67') +
    blob(
      body,
      '-17 51, -14 45.6, -7 42.4, 3 42, 15 44.4, 27 50, 35.4 56.4, 40 61.4, 33 63, 20 63.6, 6 63.8, -6 62, -14 57.4',
    ) +
    blob(shade, '-15 55, -6 58.4, 8 60, 22 59.4, 36 59, 40 61.4, 33 63, 20 63.6, 6 63.8, -6 62, -13 58.4') +
    blob(
      plume,
      '14 47, 24 49, 33 54, 40 60, 44 67, 45 74, 43.4 77.4, 41.4 74, 40.4 78.4, 38 78.4, 36.6 74, 34.6 76.4, 32.4 75, 31.4 70.4, 28.6 71, 26 66.6, 20 63, 14 59, 10 54',
    ) +
    stroke(
      shade,
      0.6,
      '24 53, 33 60, 39 69, 41.6 77; 22 57, 30 63, 35 70, 37 78; 18 60, 25 64, 29 69, 31.4 75',
    ) +
    blob(body, '-6 47, 4 43, 16 45, 27 51, 34 58, 28 60, 16 60, 4 57, -4 53') +
    blob(lit, '-13 46.6, -6 43.2, 3 42, 14 44, 24 48.6, 14 47, 3 46, -6 47.6, -12 51') +
    bars(
      shade,
      '-2 51 0.4, 6 54 1.6, 14 54.6 0.4; 8 49.6 0.4, 16 52.6 1.6, 24 53.6 0.4; 8 57 0.4, 16 58.6 1.4, 25 58.4 0.4',
    ) +
    bars(lit, '2 47 0.4, 9 48.4 1.4, 15 49 0.4; 18 48 0.4, 24 51 1.4, 29 55 0.4') +
    limb(neck, '-8.6 52 11.6, -13.6 45 8.4, -17 36 5.4, -18 26 4.6, -17.4 18 4.6') +
    limb(hood, '-18 25 5.2, -17.6 18 5, -17 12 5, -19 8 5.6') +
    blob(hood, '-15 6, -17.4 3.2, -21 3, -24.4 5.6, -24.6 9, -22 11.4, -18 12, -15 10') +
    blob(crown, '-16 5, -18 3, -21.4 2.8, -24 5, -21 5.8') +
    blob(bill, '-23.6 5.6, -32 7.6, -42 11.6, -32 10.6, -23.6 9.8') +
    oval(eye, -21, 6.8, 1.1) +
    oval('#1a1420', -21.1, 6.8, 0.5);
  return `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${height < 0 ? -scale : scale} ${scale})translate(0 -99)">${drawn}</g>`;
}
