import { along, beside } from '../figures/parts/along';
import {
  bars,
  blob,
  blobPath,
  both,
  dots,
  limb,
  mirrored,
  moved,
  oval,
  poly,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '20 46, 25 41, 31 38.6, 37 38.4, 43 40, 50 41, 57 40, 63 38.4, 68.6 39.4, 73 43.4, 75 49, 74 55, 70 58.6, 60 58.4, 48 58, 36 58.2, 26 58.6, 20 56, 18 51';

/** Each cloud has its dark edge behind and below. */
const CLOUDS = [
  '29 43, 33 41, 36.6 43, 36 47, 37 51.6, 33 54, 29.6 51, 30.4 47',
  '39.4 45, 43 42.6, 46.6 43.4, 48 46, 45.4 48.4, 46.4 51.6, 43.4 53, 40.4 51, 41 48.4',
  '50.6 44.6, 55 43, 59.8 43.6, 60 46.6, 57.4 49, 58.6 53, 55 55.6, 51.6 53, 52 48.6',
  '62.4 43, 66.4 41.6, 70 44.4, 69.6 49, 66.6 52, 63.4 49.6',
  '23 46, 26 44, 27.4 48, 26.6 52, 23.4 52.6, 22.4 49',
];

const HEAD = mirrored('0 -9.6, 4 -9.2, 7.6 -7, 9.6 -3, 10 1, 9.2 5, 7.2 8.6, 5 11.4, 2.4 12.8, 0 13.2');

const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '5 -7.6, 5.6 -10.8, 8 -12.2, 10.4 -10.6, 10.6 -7, 8.8 -4') +
      blob(shade, '6.8 -8.2, 7.4 -10, 8.8 -10.2, 9.4 -8.6, 8.8 -6.4'),
  ) +
  blob(coat, HEAD) +
  blob(lit, mirrored('0 -9.4, 3 -8.6, 4 -6, 2.4 -2.6, 0 -1.6')) +
  both(
    blob(light, '0 3.4, 3.2 3, 5.4 5.4, 5.8 8.4, 4 11.4, 0 13') +
      blob(light, '6.6 2.2, 9.4 1.6, 9.2 4.8, 7.4 7.6, 6.2 5.2') +
      blob(light, '1.8 -3.4, 3 -5.4, 5.6 -6, 7.4 -4.6, 5 -4') +
      blob(shade, '0.6 -3, 1.8 -1.6, 2.6 3, 1.6 3.8, 0.6 3') +
      blob(dark, '1.7 0.8, 2.6 -1.8, 5.2 -3.6, 8.2 -2.8, 7.2 -0.2, 4.8 1.3, 3 2') +
      oval('#e2cc6c', 5, -1.2, 1.9, 1.6) +
      oval(dark, 5, -1.2, 0.7, 1.5) +
      oval('#fff', 4.5, -1.8, 0.35) +
      bars(
        dark,
        '7.6 -0.6 0.4, 9 1 1, 9.8 3.8 0.4; 5.8 2.6 0.4, 7.6 5 1, 8 8.4 0.4; 1.4 -9 0.5, 1.8 -6.6 0.8, 1.2 -4 0.2; 3.6 -8.8 0.5, 3.9 -7.4 0.8, 3.4 -6.4 0.2',
      ) +
      stroke(dark, 0.55, '0 6, 0.2 8.4, 1.8 9.8, 3.8 9.4') +
      dots(dark, '5.8 -7.6 0.5, 7.4 -5.4 0.5, 2.8 7.4 0.3, 4.2 7 0.3, 3.8 8.4 0.3') +
      stroke(light, 0.25, '4 8, 9 8, 13.6 9.8; 4 8.8, 8.6 10, 12.4 12.8'),
  ) +
  poly('#c4786c', '-2.4 3.2, 2.4 3.2, 1.6 5.2, 0 6.2, -1.6 5.2');

/** A clouded leopard at rest along its bough, legs and long tail hanging from it, its face to us. */
export function cloudedLeopard(p: Print, bough: string, inks: CoatInks): string {
  const { dark, shade, coat, lit } = inks;
  const tail = '70 48 7, 75.6 50.6 6.4, 77.6 57 6, 76.4 66 5.6, 75 75 5.4, 76.4 82 5, 80 85.4 4.2, 83 84 3';
  const rings = along(tail, 5, 13)
    .map((place) =>
      [-0.5, 0, 0.5].map((side, i) => `${beside(place, side).join(' ')} ${i % 2 ? 2.6 : 1.8}`).join(', '),
    )
    .join(';');
  return whole(
    p,
    // Far legs behind the bough.
    limb(shade, '41 56 6, 42.6 64 5, 43 70 4.4') +
      blob(shade, '40.6 69, 45.4 69, 46 73, 43.4 75, 40.4 73.6') +
      bough +
      limb(coat, tail) +
      bars(dark, rings) +
      within(
        'cl',
        blobPath(BODY),
        blob(coat, BODY) +
          blob(
            lit,
            '18 46, 25 40.4, 31 38, 37 37.8, 43 39.4, 50 40.4, 57 39.4, 63 37.8, 69 38.8, 75 44, 69 42.4, 63 41, 57 42.4, 50 43.2, 43 42.2, 36.6 41, 31 41.2, 25 43.6',
          ) +
          blob(shade, '20 58, 30 55.6, 40 57, 50 56, 60 57, 72 54.6, 74 60, 20 61') +
          CLOUDS.map((points) => moved(blob(dark, points), 1.7, 1) + blob(shade, points)).join('') +
          dots(dark, '38.4 55.6 0.8, 49.6 56 0.8, 61 56.6 0.8, 72 50 1, 71.6 46 0.8'),
      ) +
      // Near hind leg over the bough.
      blob(coat, '60 50, 64 47.4, 69.6 48.4, 72 53, 70.4 58.6, 65.6 61.4, 60.6 59.6, 58.6 54.6') +
      limb(coat, '64.6 56 9, 62.6 64 6.6, 63 71 5.4') +
      blob(coat, '60.4 70, 65.6 70, 66.4 74, 64.6 77, 60.8 76.8, 59.4 73.6') +
      limb(lit, '60 52 0.4, 59.6 57 1.2, 60.2 64 1, 60.8 69 0.4') +
      dots(
        dark,
        '64 51.6 1.2, 67.6 54 1.2, 63.4 56.4 1.2, 66.4 59.4 1, 62.6 62 0.9, 64.6 65 0.9, 62 68 0.8, 68.4 50.6 0.8',
      ) +
      // Near foreleg, hanging before it.
      limb(coat, '30 54 11, 31.6 62 7, 31 70 5.6, 31.4 76 5.4') +
      blob(coat, '28.6 75, 34.2 75, 35 79.6, 33 82.6, 29.4 82.2, 27.8 79') +
      limb(lit, '26.4 57 0.4, 28.6 64 1.2, 28.6 72 1, 29 77 0.4') +
      dots(dark, '31 58 1.2, 33.4 62 1, 30.6 65 1, 32.8 68.4 0.9, 30.6 71.6 0.9, 32.6 74.4 0.8') +
      stroke(dark, 0.6, '30.2 80, 30.2 82.2; 32 80.2, 32.2 82.4; 62 74.6, 61.8 76.8; 64 74.8, 64.2 76.8') +
      // The other paw under the chin.
      limb(coat, '24 56 7, 18 59.4 6, 13 60.6 5.6') +
      blob(coat, '14.6 57.8, 14 63, 10.6 64, 7.8 62.4, 8 59.4, 10.6 57.8') +
      stroke(dark, 0.6, '10 61.6, 9.2 63.4; 12 61.8, 11.8 63.8') +
      dots(dark, '20 59 0.9, 16.6 60.4 0.8') +
      bars(dark, '27 43 1, 29 48 1.6, 28 53 0.6') +
      moved(face(inks), 19.6, 47, -6, 1.24),
  );
}
