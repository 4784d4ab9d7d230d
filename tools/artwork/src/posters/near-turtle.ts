import { blob, both, dots, mirrored, poly, stroke } from '../figures/parts/shapes';
import { n0 } from '../drawing/numbers';
import type { Print } from './print';

/** A hawksbill seen from above as it swims: dark with the plates of its shell, their light, the pale seams of its skin. */
export function seaTurtle(
  { x, y }: Print,
  at: number,
  middle: number,
  height: number,
  turn: number,
  { dark, shade, lit, pale }: Readonly<Record<'dark' | 'shade' | 'lit' | 'pale', string>>,
): string {
  const side =
    '4.6 -19, 11 -19.6, 15.6 -14, 13.6 -9, 6.4 -10; 7.4 -8.4, 14 -7.6, 18.4 -9.4, 19.6 -1, 15 3.4, 8.6 2; 8.4 4, 15 5.4, 19 2.4, 17.6 12, 12.6 15.6, 7 13; 6.4 15, 12 17.4, 15.6 15.4, 11.4 23.4, 7.4 26, 4 23';
  const drawn =
    both(blob(dark, '10 24, 16 25, 22 31, 25.6 40, 24.6 43, 20.4 41.4, 14.6 36, 8 31')) +
    // Front flippers at two moments of one stroke.
    blob(
      dark,
      '12 -22, 20 -28, 30 -31, 40 -27, 48 -18, 54 -6, 57 6, 56 10.6, 53 9.4, 47 1, 39 -6, 30 -10, 21 -10, 16 -9',
    ) +
    blob(
      dark,
      '-12 -22, -20 -27, -31 -28, -41 -22, -48 -12, -53 1, -55 13, -53.6 17, -50.4 15, -45 6, -38 -2, -29 -7, -21 -8, -16 -8',
    ) +
    stroke(
      pale,
      0.9,
      '26 -27, 28.6 -22, 27.6 -15; 34 -26.6, 36.4 -20, 35 -12; 42 -21, 43.4 -14, 41.6 -7; 48 -13, 48.6 -7, 47 -2; -26 -24.6, -28 -19, -27 -11; -34 -23.6, -36 -17, -34.6 -8; -41 -18, -42.4 -11, -40.6 -3.6; -47 -9, -47.6 -3, -46 3',
    ) +
    // A narrow head that ends in a hooked beak of horn.
    blob(dark, mirrored('0 -50, 1.7 -48.4, 3.4 -45, 5.4 -41.4, 6.8 -37, 7 -32, 6 -27, 6.4 -22, 0 -20')) +
    blob(lit, mirrored('0 -51.4, 1.2 -49.8, 2.8 -46.4, 3.2 -43.6, 1.6 -42.6, 0 -43.4')) +
    stroke(dark, 0.5, '0 -50, 0 -44.4') +
    both(
      stroke(
        pale,
        0.7,
        '0.2 -41, 2 -39.4, 2.4 -35.6, 0.2 -33.6; 2.4 -35.6, 4.4 -33, 3.4 -29.6, 0.2 -28.4; 4.4 -33, 6.6 -32.4',
      ) +
        dots(pale, '4.9 -39.4 1.2') +
        dots(dark, '5 -39.5 0.6') +
        // The saw edge of the shell behind.
        poly(
          dark,
          '20.8 6, 22.2 11.6, 19.4 12.6, 20 17, 16.8 17.6, 16.6 22, 13 22.4, 12.4 27, 9 27.2, 8 31.6, 5 31.4, 3.4 36, 0 34.4, 4 20, 14 8',
        ),
    ) +
    blob(dark, mirrored('0 -25, 8 -24.6, 15.6 -20, 20.6 -11, 22 0, 20.6 10, 16 20, 9 29, 0 36')) +
    [
      '-4 -20.4, 4 -20.4, 6 -11, 0 -9.4, -6 -11',
      '-6 -9, 0 -7.6, 6 -9, 7.6 2, 4 5.4, -4 5.4, -7.6 2',
      '-7 4.4, -4 7.4, 4 7.4, 7 4.4, 6 14, 3 17, -3 17, -6 14',
      '-5.4 16.4, -3 19, 3 19, 5.4 16.4, 3.4 24, -3.4 24',
      '-3 26, 3 26, 2 31, 0 33, -2 31',
    ]
      .map((plate) => poly(shade, plate))
      .join('') +
    both(
      side
        .split('; ')
        .map((plate) => poly(shade, plate))
        .join(''),
    ) +
    // Light on the side of the surface.
    blob(lit, '-4.6 -20, -11 -19.6, -15.6 -14, -14.6 -11, -11 -16, -6 -17.4') +
    blob(lit, '-18.4 -9.4, -19.6 -1, -17.6 0.6, -16.4 -4, -16 -8.6') +
    blob(lit, '-19 2.6, -17.6 12, -15.4 13, -16 8, -16 4.4');
  const scale = Math.round(y(height)) / 100;
  return `<g transform="translate(${n0(x(at))} ${n0(y(middle))})rotate(${turn})scale(${scale})">${drawn}</g>`;
}
