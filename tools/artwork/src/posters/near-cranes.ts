import { bars, blob, limb, moved, oval, stroke } from '../figures/parts/shapes';
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

/** The head with its straight, slender bill. */
const head = ({ hood, crown, eye, bill }: CraneInks): string =>
  blob(bill, '-23 5.8, -27 6.2, -33 7.6, -40.4 10, -33 9.4, -27 9.2, -22.6 9.6') +
  stroke('#2c3a3c', 0.35, '-23.4 7.9, -30 8.3, -38 9.6') +
  blob(hood, '-15.4 7, -17.4 3.8, -20.6 3.6, -24 6, -24.6 8, -24 9.6, -21.4 11, -18 12.4, -15.4 11') +
  blob(crown, '-16.6 5, -18.4 3.4, -21 3.6, -24 6, -21 6.2') +
  oval(eye, -20.8, 7, 1) +
  oval('#1a1420', -20.9, 7, 0.5);

/**
 * A crane that stands at (x, y) and looks to the left, or to the right with a negative height.
 * @param call how far it throws its head up, in degrees
 */
export function crane(
  { x, y }: Print,
  at: number,
  foot: number,
  height: number,
  inks: CraneInks,
  call = 0,
): string {
  const { body, shade, lit, plume, neck, hood, leg } = inks;
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
    // Tail, and the long feathers that lie over it.
    blob(shade, '26 56, 34 58, 41 62.4, 45 67.4, 38 67, 30 64.6, 24 61') +
    limb(shade, '14 56 7, 25 60 6.6, 33.4 66 4.4, 39 73.6 0.6') +
    limb(plume, '16 52 9, 28 56.4 8, 37 63 5, 42.6 72 0.6') +
    limb(lit, '20 47.6 2, 29 51.6 2.6, 37 57.6 2, 42.6 65 0.4') +
    stroke(shade, 0.6, '20 54, 29 58.4, 36 64.6, 40 70.6') +
    blob(body, '-6 47, 4 43, 16 45, 27 51, 34 58, 28 60, 16 60, 4 57, -4 53') +
    blob(lit, '-13 46.6, -6 43.2, 3 42, 14 44, 24 48.6, 14 47, 3 46, -6 47.6, -12 51') +
    bars(
      shade,
      '-2 51 0.4, 6 54 1.6, 14 54.6 0.4; 8 49.6 0.4, 16 52.6 1.6, 24 53.6 0.4; 8 57 0.4, 16 58.6 1.4, 25 58.4 0.4',
    ) +
    bars(lit, '2 47 0.4, 9 48.4 1.4, 15 49 0.4; 18 48 0.4, 24 51 1.4, 29 55 0.4') +
    limb(neck, '-8.6 52 11.6, -13.6 45 8.4, -17 36 5, -18 26 4.2, -17.4 18 4.2') +
    limb(hood, '-18 26 4.8, -17.6 18 4.6, -17.4 12 4.6, -18 9 4.6') +
    moved(moved(head(inks), 18, -9), -18, 9, call);
  return `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${height < 0 ? -scale : scale} ${scale})translate(0 -99)">${drawn}</g>`;
}
