import { blob, limb, moved, oval, stroke } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** One antler swept back over the shoulders: brow, bez and trez tine, a fork at its end. */
const antler = (fill: string, lit: string): string =>
  limb(fill, '39.6 34 4.4, 44.4 28.6 4, 52 24.4 3.6, 60 19 3.2, 66 12 2.6, 69.6 4 0.8') +
  limb(fill, '41.4 32 3.2, 38.4 26.4 2.6, 33.6 22.6 1.8, 29.6 22.2 0.6') +
  limb(fill, '45.4 28 3.2, 43.8 21 2.6, 39.8 15 1.8, 36 12.8 0.6') +
  limb(fill, '53.4 23.6 3.2, 54 16.4 2.6, 52.4 9.6 1.8, 49.6 5.6 0.6') +
  limb(fill, '62 17 2.8, 69 15.6 2.1, 75 10.6 0.7') +
  limb(lit, '39.4 32 0.3, 44 27 1, 52 22.8 1, 59.4 17.6 0.9, 65 11 0.3');

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
  const { dark, shade, coat, lit, light, mane } = inks;
  return whole(
    p,
    moved(
      moved(antler(shade, shade), -8.4, 3.6, -7) +
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
        hair(coat, '47 48 52 66, 52 56 56.4 74, 56 66 58.6 85, 57.6 78 58 97, 56 88 55 104') +
        hair(
          shade,
          '34 52 33.6 67, 37.4 57 37 73, 42 58 43.4 75, 46 62 49 79, 36 67 34.6 83, 41 73 40.4 90, 46.6 77 47.4 94, 51 76 53 92, 36.6 82 33 98, 42.4 88 40 105, 49.4 91 48.4 108, 37 96 34 112',
        ) +
        // The open mouth, then the head about it.
        blob(dark, '14 30.6, 22 33, 30 38, 29 43, 22 41.6, 16.6 40') +
        blob('#c4604f', '18.6 40, 20.4 37.4, 24 37.6, 28 40.8, 28.4 42, 23 41.8') +
        stroke(dark, 0.5, '20.6 39, 24 39.8, 27.6 41.4') +
        blob(
          coat,
          '46 40, 44 35.6, 40 33.2, 36 32, 31 29.6, 25.6 26.6, 20.6 24.2, 16 23.4, 12.8 25, 12.2 28.2, 13.8 31, 18 31.8, 23 34, 27 37.4, 28.4 40.4, 26 42, 21.4 40.6, 17.6 39.4, 15.8 40.4, 16.2 43, 19 45.2, 24 47.2, 29 50, 34 53.6, 40 54, 45 49',
        ) +
        blob(
          shade,
          '16.4 42.4, 19 45.2, 24 47.2, 29 50, 34 53.6, 40 54, 45 49, 45.6 43, 41 47, 35 48.6, 29 46.4, 22 44',
        ) +
        blob(
          lit,
          '40 33.4, 36 32.2, 31 29.8, 25.6 26.8, 20.6 24.4, 16.4 23.8, 20 26.2, 25 28.8, 30 32, 35 34.4',
        ) +
        blob(light, '15.9 41.2, 16.4 43, 19 45, 23 46.4, 21 44.2, 18 42.4') +
        limb(light, '14 30.6 0.3, 18 31.2 0.8, 22 32.8 0.8, 26 36 0.2') +
        blob(dark, '12.6 25.2, 15.6 23.6, 17.4 24.8, 16.6 27.4, 14 28.8, 12.2 28') +
        blob(dark, '30.4 36, 31.8 33.4, 34.4 32.6, 37 33.8, 38 36.4, 35.4 37.4, 32.6 37.4') +
        oval('#a86a3a', 34.3, 35.1, 1.5, 1.4) +
        oval(dark, 34.2, 35.1, 0.9) +
        oval(light, 33.7, 34.5, 0.45) +
        stroke(shade, 0.8, '30.6 36.8, 28.4 37, 26.6 35.8') +
        stroke(lit, 0.8, '30.8 33, 34 31.3, 37.8 32.8') +
        // Ear, laid back, and the near antler.
        blob(coat, '41 39.6, 44.6 36.6, 50 36.4, 55.4 39.4, 51.6 42.4, 46 43.4, 42 42.6') +
        blob(light, '44.6 39.6, 48 38.4, 53 39.6, 49.4 41.2, 45.6 41.4') +
        antler(horn, light) +
        oval(shade, 39.8, 34.4, 2.7, 1.7, -36),
      -1,
      6,
    ),
  );
}
