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
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

const BODY = mirrored(
  '0 10, 3 11, 7.4 13.4, 11 18, 12 24, 11.2 30, 11.8 36, 12.8 42, 13 48, 10.6 55, 6.6 60, 0 62',
);

/** Each cloud has its dark edge behind, which here is above; no two halves of a coat are alike. */
const CLOUDS = [
  '3.4 19, 5 16, 8.6 15.6, 11 18.6, 10.6 23, 9 26, 6.8 24.6, 5.4 26.4, 3.6 23.4',
  '3.2 31.4, 4.6 28.6, 7.4 29.4, 10.6 28.4, 11.4 32.4, 10.2 37.4, 7.4 38.6, 5.6 36, 3.4 35.6',
  '3.4 43, 5.6 40.4, 8.8 41.6, 12 41, 12.6 45.4, 11 50, 8 51.4, 6.4 48.6, 4 48.6, 4.6 46',
  '-3.4 22.4, -4.6 19.4, -8 18.4, -11 20, -11.4 25, -9.4 29.4, -6.6 28.6, -5.4 30, -3.6 27',
  '-3.2 34.4, -5.4 31.6, -8 32.4, -11 32.4, -12 37, -10.6 41.4, -7.6 40.6, -5.6 42.6, -3.4 39.4',
  '-3.6 46.4, -5 44, -8.8 44, -11.6 45, -12 49, -10 53, -7.4 52, -6 53.6, -4 50.4',
];

const TAIL =
  '0 14 6, 2.4 7 5.4, 9 2.4 5.2, 17.4 2.4 5.2, 24 7 5.2, 27 15 5.2, 27 25 5, 26.4 35 5, 28 43.4 4.8, 32.4 47 4.4, 35.4 44 3.6';

const HEAD = mirrored('0 -9.8, 4 -9.4, 7.6 -7.2, 9.4 -3.4, 9.6 1, 8.8 5, 6.8 8.6, 4.8 11.2, 2.4 12.6, 0 13');

const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '4.6 -8, 5.4 -10.6, 7.8 -11.8, 10 -10.2, 10.4 -7, 8.8 -4') +
      blob(light, '6.6 -7.8, 7.2 -9.6, 8.6 -9.8, 9.2 -8.2, 8.4 -6'),
  ) +
  blob(coat, HEAD) +
  blob(lit, mirrored('0 -9.6, 3 -8.8, 3.8 -6, 2.4 -2.6, 0 -1.6')) +
  both(
    blob(light, '0 3.4, 3 3, 5 5.2, 5.4 8, 3.8 11, 0 12.8') +
      blob(light, '6.6 2.4, 9.2 1.6, 8.8 4.8, 7 7.4, 6 5.2') +
      blob(light, '1.8 -3.6, 3 -5.4, 5.6 -5.8, 7.2 -4.6, 5 -4.1') +
      blob(shade, '0.8 -2.4, 1.8 -1, 2.4 3, 1.6 3.8, 0.8 3') +
      blob(dark, '1.7 0.8, 2.6 -1.6, 5 -3.2, 7.8 -2.6, 6.9 -0.2, 4.6 1.1, 2.9 1.9') +
      oval('#d9cf7a', 4.8, -1, 1.75, 1.5) +
      oval(dark, 4.8, -1, 0.65, 1.4) +
      oval('#fff', 4.3, -1.6, 0.35) +
      bars(
        dark,
        '7.4 -0.6 0.4, 8.8 1 1, 9.4 3.8 0.4; 5.6 2.6 0.4, 7.2 4.8 1, 7.6 8 0.4; 1.6 -9 0.4, 2 -7 0.9, 1.4 -5.2 0.2; 4 -8.6 0.4, 4.3 -7.4 0.8, 3.8 -6.6 0.2',
      ) +
      stroke(dark, 0.55, '0 6, 0.1 8.2, 1.6 9.2, 3.6 9.4') +
      dots(dark, '6.2 -7.2 0.5, 7.6 -5 0.5, 2.6 6.8 0.3, 3.9 6.4 0.3, 3.4 7.9 0.3') +
      stroke(light, 0.25, '4 7.6, 9 7.2, 13.6 8.6; 4 8.4, 8.6 9.4, 12.4 12'),
  ) +
  poly('#c4786c', '-2.2 3.3, 2.2 3.3, 1.5 5.2, 0 6.1, -1.5 5.2');

/** A broad paw from above, its toes down. */
const paw = ({ dark, coat, lit }: CoatInks, x: number, y: number, turn: number): string =>
  moved(
    blob(
      coat,
      '-2.8 -5.4, 2.8 -5.4, 3.8 -1.6, 4.6 1.8, 3.6 4.4, 1.4 5.2, 0 5, -1.4 5.2, -3.6 4.4, -4.6 1.8, -3.8 -1.6',
    ) +
      blob(lit, '-3.8 2, -2 0.6, 0 1, 2 0.6, 3.8 2, 3 4, 1.4 4.6, 0 4.4, -1.4 4.6, -3 4') +
      stroke(dark, 0.55, '-2.2 2.4, -2.4 4.8; 0 2.6, 0 5; 2.2 2.4, 2.4 4.8'),
    x,
    y,
    turn,
  );

/** A clouded leopard that comes down its tree head first, as few cats can, and looks at us. */
export function cloudedLeopard(p: Print, x: number, y: number, inks: CoatInks): string {
  const { dark, shade, coat, lit } = inks;
  const spots = (list: string) => dots(dark, list);
  const drawn =
    // Hind legs: the right one drawn up, the left one stretched, soles to the bark.
    paw(inks, 13.2, 8.6, 166) +
    limb(coat, '5 21 13, 11 27 12.4, 15.8 25 9, 16.4 18 6.4, 14 12 5.8') +
    paw(inks, -11.6, 1, 194) +
    limb(coat, '-5 20 13, -10.6 24.4 12.4, -15 20.6 9, -15 12 6.4, -12.6 5 5.8') +
    limb(shade, '12 32.4 0.4, 18 29.4 1.8, 19.4 20 1.3, 17 13 0.4') +
    spots(
      '12.6 23 1.1, 12.4 28.4 1.2, 16 26 1.1, 15.8 21.6 0.9, 16 17 0.8, -12.4 20 1.1, -12.4 25.4 1.2, -15 21.6 1.1, -15 16.6 0.9, -14.4 12 0.8, -13.4 8 0.7',
    ) +
    limb(coat, TAIL) +
    bars(dark, tailRings(TAIL, 5.2, 14, [1.8, 2.6])) +
    limb(dark, '33 46.8 4.6, 35 44.6 4, 35.6 43 2.6') +
    // Forelegs, one reaching down.
    limb(coat, '7 46 11, 14.6 51 9.4, 17.6 58 7.6, 16.8 65 6.4') +
    paw(inks, 16.6, 68, 4) +
    limb(coat, '-7 46 11, -14.4 52 9.4, -17.6 61 7.6, -17 71 6.4') +
    paw(inks, -17, 74.4, -4) +
    limb(shade, '13 45 0.4, 19 51 1.4, 21 58 1.4, 19.8 66 0.4') +
    spots(
      '13 50.6 1.2, 16.4 53 1.2, 15.6 57 1, 18.4 58.6 1, 16.4 61.6 0.9, -13 50.6 1.2, -15 54.6 1.2, -17.6 57.6 1, -15.4 60.4 1, -18 63.6 0.9, -16 67 0.9',
    ) +
    within(
      'cl',
      blobPath(BODY),
      blob(coat, BODY) +
        blob(shade, '9 14, 11 19, 10.8 25, 10 30, 10.6 36, 12 42, 12 48, 10 54, 6 62, 15 62, 15 12') +
        blob(lit, '-9 14, -11 19, -11 25, -10.2 30, -10.8 36, -12 42, -12 48, -10.6 53, -14 54, -14 12') +
        CLOUDS.map(
          (points) =>
            moved(blob(dark, points), points.startsWith('-') ? -0.4 : 0.4, -1.4) + blob(shade, points),
        ).join('') +
        both(
          bars(
            dark,
            '2 13 0.5, 1.4 22 1.5, 1.8 31 0.6; 1.7 33 0.6, 1.2 42 1.6, 2 56 0.6; 5 51 0.5, 4.6 55 1.3, 5 60 0.5; 8.4 52.6 0.5, 7.6 55.6 1.1, 7.2 58.6 0.4',
          ),
        ),
    ) +
    moved(face(inks), 0, 65, 0, 1.14);
  return whole(p, moved(drawn, x, y));
}
