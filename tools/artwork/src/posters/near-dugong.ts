import { blob, both, limb, limbPath, mirrored, moved, oval, stroke, within } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

const MOTHER =
  '-1 -40 15, -0.6 -34 17.6, 0.6 -26 25, 2 -14 34, 1.6 2 35, -1.4 16 27.6, -6 28 17.6, -10.4 37 10, -13.4 43 7, -14.6 46 6';
const CALF =
  '-1 -38 20, -0.6 -30 23, 0 -20 30, 0.6 -8 34, 2 6 32, 5 18 24, 9 28 15, 12.4 36 9, 14.6 42 6.6, 15.6 45 6';

const FLUKES = mirrored(
  '0 -6, 3.4 -4, 8 1, 15 4.4, 22 8, 27 14, 28.6 19, 24 17.4, 17 15.4, 10 14.8, 4 14.6, 0 12.6',
);

/** A dugong seen from above, 100 units long, on its way up the picture; a calf is stouter and shorter in the head. */
export function dugong(
  { x, y }: Print,
  at: number,
  middle: number,
  length: number,
  turn: number,
  { dark, shade, lit }: Readonly<Record<'dark' | 'shade' | 'lit', string>>,
  calf = false,
): string {
  const spine = calf ? CALF : MOTHER;
  const tail = calf ? moved(blob(dark, FLUKES), 16, 46, -24, 0.9) : moved(blob(dark, FLUKES), -15, 47, 22);
  const flipper = '10 -26, 18 -26, 25 -20, 30 -10, 31 -3, 28 0, 23 -4, 17 -11, 11 -14';
  const drawn =
    tail +
    blob(dark, flipper) +
    moved(blob(dark, flipper), 0, -1, 8, -1, 1) +
    `<path fill="${dark}" d="${limbPath(spine)}"/>` +
    // The head ends in the broad disc of the muzzle.
    blob(dark, mirrored('0 -52, 4.6 -51.4, 7.8 -49.2, 8.8 -46, 8.4 -42, 9 -37, 10.4 -31, 0 -27')) +
    within(
      `dg${n0(at)}`,
      limbPath(spine),
      limb(shade, '-11 -36 2, -11 -24 8, -11 -8 13, -10 8 12, -12 20 8, -15 32 5, -18 42 2') +
        limb(lit, '-10 -30 0.5, -12.6 -18 3, -13.4 -4 4, -12.4 8 3, -11.6 18 0.5'),
    ) +
    blob(shade, mirrored('0 -51, 4 -50.4, 6.6 -48.6, 7 -46.6, 4 -45.6, 0 -45.4')) +
    oval(dark, -1.8, -48.4, 0.8, 1.1) +
    oval(dark, 1.8, -48.4, 0.8, 1.1) +
    both(oval(lit, 8, -39.4, 0.7)) +
    stroke(shade, 0.9, '-6 -35, -1 -33, 5 -35; -7 -31.4, -1 -29.4, 6 -31.4') +
    stroke(lit, 0.8, calf ? '4 -12, 7 -6' : '4 -18, 7 -11; 7.6 -17, 10 -11; 3 2, 8 4');
  const scale = Math.round(y(length)) / 100;
  return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${scale})">${drawn}</g>`;
}
