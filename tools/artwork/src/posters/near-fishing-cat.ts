import { locks } from '../figures/parts/fur';
import { bars, blob, both, dots, limb, mirrored, moved, oval, poly, stroke } from '../figures/parts/shapes';
import type { CoatInks } from './near-animals';

const HEAD = mirrored(
  '0 -15.4, 5 -15, 10 -13, 13.8 -9.4, 16 -4.6, 17 0.4, 18 4.4, 17 8.6, 13.6 12, 9.6 14.6, 5 16, 0 16.4',
);

/** Low round ears, dark lines over the brow, white beside the nose, a broad muzzle. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '8.6 -12, 10 -15.6, 13 -17, 16.4 -15.6, 17.8 -11.6, 17 -7, 13.4 -5') +
      blob(shade, '11.4 -11.6, 12.4 -14, 14.2 -14.2, 15.6 -12, 15.2 -8.8, 13.6 -7.6') +
      blob(light, '10.8 -11.4, 12 -12.8, 13.2 -11.2, 13.6 -8.6, 12.6 -7.8'),
  ) +
  blob(coat, HEAD) +
  both(locks(coat, '-13.4 12.4 1.6, -17 8.8 2, -18 4.4 1.6, -17.4 2 0.6', 2, -0.4)) +
  blob(lit, mirrored('0 -15, 5 -14.4, 8.6 -11.6, 7.4 -7.4, 5 -4.4, 3.4 0, 0 2')) +
  both(
    blob(shade, '13 -9, 15.8 -4.6, 17 0.4, 18 4.4, 17 8.6, 13.6 12, 11 13, 13.8 8.4, 14.4 2, 13.6 -3') +
      blob(light, '7 3.4, 10.6 3, 14 5, 14.6 8.6, 11.6 11.6, 8 10') +
      blob(light, '2.2 -2.4, 3.4 -6.6, 6.4 -8.6, 9.8 -7.6, 11.6 -5.4, 8 -5.2, 4.4 -3.4') +
      blob(shade, '1.8 -3, 3.2 -1.6, 4.2 2.8, 3.8 5, 2 4.6') +
      blob(dark, '2.8 1.4, 4.4 -2, 7.4 -4, 11 -3.6, 12.8 -1.2, 10.8 1, 7.6 2.2, 4.8 2.2') +
      oval('#f2a93b', 7.5, -0.8, 2.9, 2.4) +
      oval(dark, 7.4, -0.8, 1, 1.7) +
      oval('#fff', 6.7, -1.6, 0.5) +
      blob(dark, '3 -0.6, 7 -4.2, 12.6 -2, 8 -2.3') +
      bars(
        dark,
        '2 -15 0.6, 2.6 -11 1.6, 2 -6.6 0.5; 5.4 -14.4 0.6, 6.4 -11.6 1.6, 5.4 -9.2 0.5; 8.6 -13 0.5, 9.8 -10.6 1.5, 9.4 -8.4 0.4; 11.8 -7.4 0.4, 13.4 -5.4 1.2, 13.8 -3 0.3; 12.4 0 0.8, 15 1 1.3, 17.4 3.4 0.4; 10.6 2.6 0.6, 14 4.8 1.4, 16.8 7.6 0.4; 12.4 8.6 0.5, 14 9.6 1, 15 11 0.3',
      ) +
      dots(dark, '2.2 -4.4 0.5'),
  ) +
  bars(dark, '0 -14.6 0.6, 0 -11 1.2, 0 -8.4 0.3');

/** Head and tail of what hangs from the jaws are heavy. */
const sagging = (points: string): string =>
  points.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${x} ${Number(y) + Number(x) ** 2 * 0.012}`,
  );

/** A mullet held across the jaws, its head to the left. */
const catch_ = ({ dark, light }: CoatInks, back: string, belly: string): string =>
  blob(back, sagging('14 11, 19 9.6, 24 6.4, 27.4 5.6, 26 10, 26.6 16, 29 20, 24.6 19.6, 20 17.4, 14 17')) +
  blob(back, sagging('-4 8.4, 0 5.6, 4 7.4, 4 10')) +
  blob(
    back,
    sagging(
      '-23 15.6, -21 12.6, -16 9.6, -9 8, 0 8, 9 9.4, 16 11.6, 20 13, 20.4 15.6, 16 17.4, 8 19.4, -1 20.4, -10 20.4, -17 19.4, -21.4 18',
    ),
  ) +
  blob(
    belly,
    sagging(
      '-22.4 16.4, -16 15.4, -8 14.6, 2 14.4, 12 15, 19.6 15.4, 16 17.4, 8 19.4, -1 20.4, -10 20.4, -17 19.4',
    ),
  ) +
  stroke(dark, 0.45, sagging('-12.6 9.6, -11 14, -12.4 19.4; 21 14, 25.6 10; 21.4 15.4, 25.6 16.6')) +
  stroke(
    belly,
    0.4,
    sagging(
      '-8 10.6, -7 12, -8 13.4; 13.4 11.8, 14 12.8, 13.4 13.8; 10.6 11, 11.4 12.4, 10.6 13.6; 16.4 12.6, 17 13.4, 16.4 14.2; -10.4 10.6, -9.4 12, -10.4 13.6',
    ),
  ) +
  oval(light, -17.6, 17.3, 1.6) +
  oval(dark, -17.6, 17.3, 0.9) +
  stroke(dark, 0.5, sagging('-22.6 16, -20 16.2'));

/** A fishing cat that wades to its chest, a mullet in its jaws, seen from before; the water's edge 36 below its eyes. */
export function fishingCat(inks: CoatInks, fish: { back: string; belly: string }): string {
  const { dark, shade, coat, lit, light } = inks;
  const chest = '0 4, 12 6, 17 13, 20.6 20, 23 29, 23.6 38, 0 40';
  return (
    blob(coat, mirrored(chest)) +
    blob(shade, '10 8, 16 12, 20.6 20, 23 29, 23.6 38, 16 39, 17 31, 14 22') +
    limb(lit, '-17.4 15 0.4, -20.6 22 1.8, -22.6 31 1.6, -23 37 0.4') +
    blob(light, mirrored('0 14, 9 15, 10 22, 8.6 28, 6 33, 0 36')) +
    both(locks(light, '10.4 21 1.4, 8.8 28 2, 5.8 33.4 2, 1 36.4 1.4', 2.4, 0.6)) +
    both(
      bars(
        dark,
        '13 20 0.6, 15.6 22 1.7, 16.6 25 0.5; 17.4 18.6 0.5, 19.6 22 1.4, 20.2 25 0.4; 11.6 26 0.8, 13 27.6 1.8, 13.2 29.8 0.7; 16.4 27.4 0.8, 17.6 29 1.8, 17.8 31.4 0.7; 19.8 27 0.6, 21 29 1.5, 21.2 31.4 0.6; 9.8 31.6 0.7, 11 33.2 1.7, 11 35.2 0.6; 14 32.6 0.8, 15 34.4 1.8, 14.8 36.6 0.7; 18.4 33.4 0.8, 19.4 35 1.7, 19.2 37.2 0.7; 21.6 33 0.5, 22.2 34.8 1.1, 22.2 36.8 0.4',
      ) + bars(dark, '5.6 24.4 0.4, 6.4 26.4 1.2, 5.8 28.6 0.4; 2.4 27 0.4, 3 29.2 1.2, 2.6 31.4 0.4'),
    ) +
    moved(face(inks), 0, 0) +
    // The lower jaw, then the catch under the upper lip.
    blob(shade, mirrored('0 15, 6 15, 6.4 19, 3.6 21.8, 0 22.4')) +
    catch_(inks, fish.back, fish.belly) +
    both(poly('#fff', '4.2 12, 6.6 12, 5 17')) +
    both(
      blob(light, '-1 6.6, 3 4.8, 7 6.4, 9.6 9.4, 8.8 12.6, 5.6 14, 2.4 13.4, 0 11.4, -1 11') +
        dots(dark, '5 9.4 0.4, 7 9.4 0.4, 5.6 11.2 0.4, 7.4 11 0.35'),
    ) +
    poly(dark, '-4.6 3.6, 4.6 3.6, 2.9 6.8, 0 8.2, -2.9 6.8') +
    poly('#cf7f70', '-3.8 3.5, 3.8 3.5, 2.2 5.8, 0 6.8, -2.2 5.8') +
    stroke(dark, 0.7, '0 8, 0 11; -9 12.6, -5.6 14, -2 13.2, 0 11, 2 13.2, 5.6 14, 9 12.6') +
    both(stroke(light, 0.4, '7.4 9.4, 15 6.6, 23 6; 7.4 10, 15 9.4, 24 10.6; 6.6 8.6, 14 3.4, 21 1.4'))
  );
}
