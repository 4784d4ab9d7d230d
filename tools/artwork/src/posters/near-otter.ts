import { blob, both, dots, limb, mirrored, moved, oval, poly, stroke } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

/** Broad and flat, the whiskered muzzle wide, the ears low at the sides. */
const head = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(coat, '10.6 -4.6, 13 -6, 15 -4.6, 14.8 -1.4, 12.6 0.4') +
      blob(dark, '11.8 -3.6, 13.4 -4.2, 13.8 -2, 12.4 -0.8'),
  ) +
  blob(coat, mirrored('0 -10, 5 -9.4, 9.6 -7, 12.4 -2.6, 13.4 3, 13 8, 10.4 12, 5.6 14.4, 0 15')) +
  blob(lit, mirrored('0 -9.6, 4.6 -9, 8.6 -6.8, 10 -4, 6 -5.6, 0 -5')) +
  blob(light, mirrored('0 6, 4 5, 9 5.6, 12.6 7.4, 12.4 9, 10 12.2, 5.6 14.6, 0 15.4')) +
  both(
    blob(shade, '2.6 -3, 5 0, 5 4.6, 3.4 4.6, 2.4 0') +
      oval(dark, 6.8, -0.4, 1.7, 1.6) +
      oval(light, 6.2, -1, 0.5) +
      stroke(shade, 0.8, '4.4 -2.8, 6.8 -3.8, 9 -2.6') +
      blob(coat, '0 6.6, 3 5, 6.4 6, 8 8.4, 6.4 10.8, 3 11.4, 0 10.2') +
      dots(dark, '3.8 8 0.4, 5.4 7.6 0.4, 5 9.2 0.4') +
      stroke(dark, 0.6, '0 8.6, 0 10, 2.6 11.8, 6 11.4') +
      stroke(light, 0.4, '5.4 8, 11 6.6, 16 7; 5.4 9, 11 9.4, 15.4 11.4; 4.6 9.8, 9.4 12, 13 15'),
  ) +
  poly(dark, '-3.4 2.8, 0 2.2, 3.4 2.8, 2.8 5.6, 0.8 7.2, 0 8.4, -0.8 7.2, -2.8 5.6');

/** A smooth-coated otter that stands up on its hind feet to look about, its head turned a little. */
export function otterUp(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const drawn =
    // The strong tail props it from behind.
    limb(shade, '8 84 14, 18 91 11, 29 95.4 8, 41 96.4 5, 52 94 2') +
    both(
      blob(shade, '10 76, 17 80, 20 88, 18 95, 10 97, 5 92') +
        blob(shade, '6 93, 13 92, 21 94.4, 25 98, 22 100.4, 12 100.6, 6 99') +
        stroke(dark, 0.7, '14 97, 17 100; 18 96.6, 21 99.6; 10 97.6, 12 100.4'),
    ) +
    blob(
      coat,
      '-10 24, 10 24, 13.6 31, 17.4 38, 18.6 48, 18 58, 19.4 67, 20.6 78, 18 89, 11 96, 0 97.6, -11 96, -18 89, -20.6 78, -19.4 67, -18 58, -18.6 48, -17.4 38, -13.6 31',
    ) +
    blob(
      shade,
      '9 26, 13.6 31, 17.4 38, 18.6 48, 18 58, 19.4 67, 20.6 78, 18 89, 11 96, 6 97, 12 86, 13 72, 10 54, 8 40',
    ) +
    blob(lit, '-13 33, -17 41, -17.6 54, -18.6 68, -19.6 78, -16.6 70, -14 58, -13 46') +
    blob(light, '-8 28, 7 28, 8.6 36, 9 46, 8 56, 4 64, -2 67, -7.4 62, -10 53, -10.4 43, -9.6 35') +
    blob(lit, '-8 60, -2 66, 4 63, 8 56, 10 66, 10.6 78, 7 88, -1 92, -9 88, -12 77, -11 67') +
    // Forepaws held before the breast.
    limb(shade, '14.6 38 11, 18 48 10, 15 55.6 8.6, 5 59.6 7') +
    limb(coat, '-15 38 11.4, -18.6 48 10.4, -15.4 55.6 8.8, -4.6 59.4 7') +
    stroke(shade, 0.8, '-12 43, -12.6 48, -11.4 52') +
    both(
      blob(shade, '1 57.4, 4.6 56.8, 6.4 59.6, 5 63.4, 2.6 64.4, 0.6 61') +
        stroke(dark, 0.6, '2.4 61, 2.8 64; 4.2 60.6, 5 63.4'),
    ) +
    moved(head(inks), -1, 14, 7, 1.22);
  return set(p, at, foot, height, drawn);
}
