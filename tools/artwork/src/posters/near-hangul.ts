import { blob, limb, moved, oval, stroke } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** An antler, swept back over the shoulders: brow and trez tine, a fork at its end. */
const antler = (fill: string, lit: string): string =>
  limb(fill, '40.6 35 4.4, 47 31.6 4, 55.6 28.6 3.6, 64 23 3.2, 69.6 14.6 2.6, 71 5 0.8') +
  limb(fill, '45 32.4 3.2, 47.6 26.6 2.5, 47 20.6 1.8, 44.6 16.6 0.6') +
  limb(fill, '56 28.2 3.2, 58.4 21 2.6, 57.4 14 1.8, 54.6 9.6 0.6') +
  limb(fill, '65 21.6 2.8, 72.6 19.6 2.1, 79 14.4 0.7') +
  limb(lit, '41 33 0.3, 47 30 1, 55 27 1, 63 21.4 0.9, 68 13.4 0.3');

/** The head from the left, level, from the poll at 0: a long, slender face, the mouth open. */
const head = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  blob(dark, '-27 8, -18 8.6, -10 9, -9 14, -17 16.4, -24.6 17.4, -25 13') +
  blob('#c4604f', '-11.4 13.4, -16 12.6, -21 13.8, -24.4 15.4, -23.6 17.4, -17 17, -11 16.4') +
  stroke(dark, 0.5, '-22 15.2, -17.4 14.4, -12.6 14.6') +
  blob(
    coat,
    '6 -1, 2 -4, -3 -5.2, -8 -4.6, -13 -2.6, -19 0, -25 2.2, -29.4 3.8, -31.2 5.8, -30.8 8, -28.6 9.2, -24 9, -18 9.4, -13 10.6, -11.4 12.6, -13.6 14.4, -19 16, -24 17, -27 17.8, -27.6 19.8, -25.6 22, -21 23, -15 23, -9 22.6, -4 22.8, 1 23.6, 6 23, 11 17, 11 6',
  ) +
  blob(
    shade,
    '-25.8 21.6, -21 21.8, -15 21.4, -9 20.8, -4 20.8, 1 21.6, 6 20, 11 14, 12 17, 6 23.4, 1 23.8, -4 23, -9 22.8, -15 23.2, -21 23.2',
  ) +
  limb('#86572f', '-9.6 12.8 0.4, -6.6 10.4 1.6, -3.6 7 1.5, -1.6 3.6 0.4') +
  limb('#86572f', '-28 7 0.4, -22 6.6 1.2, -16 5.4 1.2, -11 3.4 0.3') +
  blob(lit, '2 -3.8, -3 -5, -8 -4.4, -13 -2.4, -19 0.2, -25 2.4, -28.4 3.8, -22 3.8, -15 2, -9 -0.6, -3 -2') +
  blob(light, '-27.2 19.6, -26.8 18.2, -23 17.8, -19.6 18.4, -21.4 20.6, -25 21.6') +
  stroke(light, 0.8, '-29.6 8.8, -25 8.8, -20.6 9, -17 9.4') +
  blob(dark, '-31.4 6, -30.6 4, -28 3.2, -26.6 4.4, -27.6 6.4, -30 7.8, -31.2 7.4') +
  blob(dark, '-8.8 0.4, -6.4 -2, -3.4 -2.4, -1 -0.6, -1.6 1.6, -4.6 2.2, -7.2 1.6') +
  oval('#a86a3a', -4.9, -0.3, 1.5, 1.4) +
  oval(dark, -5, -0.3, 0.9) +
  oval(light, -5.5, -0.9, 0.45) +
  stroke(shade, 0.8, '-8.6 1, -10.4 2.6, -11.4 4.2') +
  stroke(lit, 0.7, '-8.4 -1.8, -5 -3.6, -1.4 -2.6');

/** Locks that hang from their root to their tip, `'x y x y, …'`. */
const hair = (fill: string, list: string): string =>
  list
    .split(', ')
    .map((lock) => lock.split(' ').map(Number))
    .map(([x = 0, y = 0, tx = 0, ty = 0]) =>
      limb(fill, `${x} ${y} 1.6, ${x * 0.5 + tx * 0.5 + 1.6} ${y * 0.5 + ty * 0.5} 4.4, ${tx} ${ty} 0.3`),
    )
    .join('');

/** A hangul stag that roars to the left, the head thrown up; its body is out of the picture. */
export function roaringHangul(p: Print, horn: string, inks: CoatInks & { mane: string }): string {
  const { shade, coat, lit, light, mane } = inks;
  return whole(
    p,
    moved(
      // The far antler leans forward.
      moved(antler('#8d5f3a', '#b5834f'), -8, 36, -44, 0.86) +
        // Back and shoulder.
        blob(coat, '52 46, 60 50, 70 53, 82 54, 98 55, 98 104, 40 104, 44 80') +
        blob(lit, '54 47.6, 61 50.6, 70 53.4, 82 54.4, 98 55.4, 98 59, 82 58, 70 58, 60 56') +
        // The mane throws its shade on the shoulder.
        blob(shade, '60 56, 68 66, 71 78, 69 92, 66 104, 52 104, 54 80') +
        limb(mane, '80 60 0.4, 84 72 3, 84 86 3.4, 80 104 2') +
        // Neck: long hair hangs from the throat, the nape lies in the light.
        hair(
          mane,
          '30 46 26 60, 30.4 53 26.4 68, 32 61 27.4 76, 33.6 69 28.6 85, 34 78 28.4 93, 33.6 86 27.6 102, 33 95 27 110',
        ) +
        blob(
          mane,
          '37 35, 44 36, 51 42, 58 50, 64 60, 67 72, 66.4 84, 63 96, 60 106, 30 106, 31.4 94, 33.6 84, 33.4 74, 31 64, 29 55, 29 46',
        ) +
        blob(
          coat,
          '44 36, 51 42, 58 50, 64 60, 67 72, 66.4 84, 63 96, 61 106, 57.6 106, 59.4 92, 60 80, 58 68, 53 58, 47 49, 42 43',
        ) +
        blob(lit, '44 36.2, 51 42.2, 58 50.2, 64 60.2, 67 72, 66.6 82, 64.6 72, 61 62, 55 53, 48 45') +
        hair('#7d5232', '50 46 57 62, 54 53 60 70, 58 60 63 78, 61 70 63 88, 62 80 61 98') +
        hair(coat, '47 48 52 66, 52 56 56.4 74, 56 66 58.6 85, 57.6 78 58 97, 56 88 55 104') +
        hair(
          shade,
          '34 52 33.6 67, 37.4 57 37 73, 42 58 43.4 75, 46 62 49 79, 36 67 34.6 83, 41 73 40.4 90, 46.6 77 47.4 94, 51 76 53 92, 36.6 82 33 98, 42.4 88 40 105, 49.4 91 48.4 108, 37 96 34 112',
        ) +
        moved(head(inks), 40.6, 38, 24, 1.02) +
        // Ear, laid back, and the near antler.
        blob(coat, '41 39.6, 44.6 36.6, 50 36.4, 55.4 39.4, 51.6 42.4, 46 43.4, 42 42.6') +
        blob(light, '44.6 39.6, 48 38.4, 53 39.6, 49.4 41.2, 45.6 41.4') +
        antler(horn, light) +
        oval(shade, 40.6, 35.6, 2.7, 1.7, -36),
      -1,
      6,
    ),
  );
}
