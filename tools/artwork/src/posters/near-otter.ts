import { blob, both, dots, limb, mirrored, moved, oval, poly, stroke } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

/** Broad and flat, the whiskered muzzle wide, the ears low at the sides. */
const head = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(coat, '10.6 -4.6, 13 -6, 15 -4.6, 14.8 -1.4, 12.6 0.4') +
      blob(dark, '11.8 -3.6, 13.4 -4.2, 13.8 -2, 12.4 -0.8'),
  ) +
  blob(coat, mirrored('0 -8.6, 6 -8.2, 10.4 -6, 12.8 -2, 14.2 3, 14.6 8, 12 12.4, 6.6 15, 0 15.6')) +
  blob(lit, mirrored('0 -8.4, 5.6 -8, 9.4 -6, 10.6 -3.6, 6 -5.2, 0 -4.8')) +
  blob(light, mirrored('0 6, 4 5, 9 5.6, 12.4 7.6, 12 10, 9.6 13, 6 15.6, 0 18')) +
  both(
    blob(shade, '2.6 -3, 5 0, 5 4.6, 3.4 4.6, 2.4 0') +
      oval(dark, 7, -1, 1.4, 1.3) +
      oval(light, 6.5, -1.5, 0.4) +
      stroke(shade, 0.8, '5 -3, 7.2 -3.7, 9.2 -2.6') +
      blob(coat, '0 6.2, 3.6 4.8, 7.6 5.6, 9.8 8.2, 8.4 11, 4.4 12, 0 10.6') +
      dots(dark, '3.8 8 0.4, 5.4 7.6 0.4, 5 9.2 0.4') +
      stroke(dark, 0.6, '0 8.6, 0 10, 2.6 11.8, 6 11.4') +
      stroke(light, 0.4, '5.4 8, 11 6.6, 16 7; 5.4 9, 11 9.4, 15.4 11.4; 4.6 9.8, 9.4 12, 13 15'),
  ) +
  poly(dark, '-4 2.4, 0 1.8, 4 2.4, 3.2 5.6, 0.9 7.2, 0 8.4, -0.9 7.2, -3.2 5.6');

/** A smooth-coated otter that stands up on its hind feet to look about, its head turned a little. */
export function otterUp(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const drawn =
    // The strong tail props it from behind.
    limb(shade, '6 84 14, 16 91 11.4, 28 95.4 8.4, 41 96.4 5, 52 94 2') +
    both(
      blob(shade, '8 80, 13.4 82, 16.4 89, 15 95, 9 97, 5 92') +
        blob(shade, '4 93.4, 11 92.4, 17.6 94.4, 21 98, 18.6 100.4, 10 100.6, 4.6 99') +
        stroke(dark, 0.7, '11 97, 13.4 100; 14.6 96.6, 17.4 99.6; 7.4 97.6, 9 100.4'),
    ) +
    blob(
      coat,
      '-14.6 16, 13.4 16, 14 27, 15.2 36, 15.8 48, 15.6 60, 16.2 70, 16.6 80, 14.6 89, 9 96, 0 97.6, -9 96, -14.6 89, -16.6 80, -16.2 70, -15.6 60, -15.8 48, -15.4 36, -14.8 27',
    ) +
    blob(
      shade,
      '10 18, 14 22, 15.2 36, 15.8 48, 15.6 60, 16.2 70, 16.6 80, 14.6 89, 9 96, 5 97, 10.4 86, 11.6 72, 9.4 54, 8.4 40',
    ) +
    blob(lit, '-12.8 29, -14.6 39, -15 54, -15.4 68, -15.8 80, -13.6 70, -12.4 58, -12 44') +
    blob(light, '-11 20, 9 20, 8.6 36, 9 46, 8 56, 4 64, -2 67, -7.4 62, -10 53, -10.4 43, -9.6 35') +
    blob(lit, '-7.4 60, -2 66, 4 63, 7.4 56, 8.8 66, 8.8 77, 5.6 86, -1 90, -7.6 86, -10 77, -9.4 67') +
    // Forepaws held before the breast.
    limb(shade, '12.4 36 9, 15.4 47 9, 13 54.6 8, 5 59 6.6') +
    limb(coat, '-12.6 36 9, -16 47 9.4, -13.4 54.6 8.4, -4.6 59 6.8') +
    stroke(shade, 0.8, '-9.6 42, -10.6 47, -9.4 51') +
    both(
      blob(shade, '1 57.4, 4.6 56.8, 6.4 59.6, 5 63.4, 2.6 64.4, 0.6 61') +
        stroke(dark, 0.6, '2.4 61, 2.8 64; 4.2 60.6, 5 63.4'),
    ) +
    moved(head(inks), -1, 14, 7, 1.22);
  return set(p, at, foot, height, drawn);
}
