import { blob, blobPath, dots, limb, moved, oval, stroke, within } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

const BODY =
  '-21 41, -17 33, -11 35, -6.6 40, -2 46, 4 50.4, 12 52.4, 20 52.2, 28 50.6, 35.6 52.6, 41 58, 43.4 65, 42 72, 37 77.6, 28 75.6, 18 77.6, 8 80, -2 80, -10 79.6, -16 75, -20.4 67, -23.4 57, -24.4 48';

const HAIR =
  '-22.6 43 -26.6 54, -24 50 -27.4 61, -23 56 -26 68, -21.6 63 -23.4 74, -19 68 -20 79, -17 73 -16.6 82';

/** Locks of the throat's mane, from root to tip. */
const mane = (fill: string, dx: number): string =>
  HAIR.split(', ')
    .map((lock) => lock.split(' ').map(Number))
    .map(([x = 0, y = 0, tx = 0, ty = 0]) =>
      limb(fill, `${x + dx} ${y} 1.6, ${(x + tx) / 2 + dx + 0.4} ${(y + ty) / 2} 3.6, ${tx + dx} ${ty} 0.3`),
    )
    .join('');

/** Brow tine and beam make one bow, forked at its upper end. */
const antler = (fill: string): string =>
  limb(fill, '-18 30.4 3.2, -12 30 3.2, -5 26 3.2, -0.4 18.6 3, 0.6 10.6 2.5, -2.6 4 1.8, -7.6 0 0.4') +
  limb(fill, '-17 30.2 3.2, -24 31 3, -30.4 27.4 2.6, -34.4 21 2, -35.6 14.6 0.5') +
  limb(fill, '0.6 13 2.2, 4 8 1.5, 5 2.6 0.4') +
  limb(fill, '-0.8 6 1.8, 0.4 2.4 1.2, 0 -1.4 0.3');

/** A sangai stag to the left, 100 units high with the legs, which the grass of its floating meadow hides. */
export function sangaiStag(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const drawn =
    moved(antler(shade), -7.4, -1.6, -5) +
    // Tail.
    blob(shade, '40.6 56, 44 58.6, 45.4 64, 44 68, 42 64') +
    limb(shade, '-12 68 14, -17 78 9, -18 92 6') +
    limb(shade, '27 66 20, 23 78 12, 23 92 7') +
    limb(coat, '34 64 23, 33.6 72.6 16.4, 38.4 79.6 9, 42 90 7') +
    limb(coat, '-8 66 17, -9 76 10.4, -9.4 90 6.8') +
    mane(shade, 0) +
    within(
      'sg',
      blobPath(BODY),
      blob(coat, BODY) +
        // Belly, flank and the hollow behind the shoulder lie in shade.
        blob(shade, '-4 62, 0 70, 8 74, 20 73, 28 70, 31 78, 20 84, -6 84, -6 74') +
        blob(shade, '-26 44, -19 44, -15 50, -13 60, -10 70, -8 80, -26 80') +
        limb(lit, '-16 33 1, -10 35.6 3, -4 43.6 3.4, 4 50.8 3, 14 53 2.4, 28 51 3, 38 55 3.4, 43 65 1') +
        blob(light, '0 79, 8 77.4, 18 75.4, 27 74, 32 77, 20 79.6, 8 82, 0 82'),
    ) +
    mane(coat, 3.4) +
    limb('#8d4a2a', '27.4 55 .3, 26 61 1.6, 26.6 68 2, 30 75 1.6, 34 80 .3') +
    limb('#c57a3d', '33.6 57 1, 37.4 62 5, 38.4 68 5, 37.6 74 1') +
    limb('#8d4a2a', '1 52 .3, 3.6 58 1, 3.4 65 1.6, 0.6 72 1.6, -2.4 76 .3') +
    limb('#c57a3d', '-5 51 .4, -1 57 3, -0.6 64 3.4, -3.4 71 2, -5 75 .4') +
    limb(lit, '33 54 .4, 38.4 57 1.6, 41.6 62 1.4, 42.4 68 .3') +
    // Spots along the back.
    dots(
      lit,
      '6 57 .8, 10.6 58 .9, 15.4 58.4 .9, 20 57.8 .8, 24.4 57 .7, 8.6 61.8 .7, 13 62.8 .8, 17.6 62.6 .7, 22 61.8 .6',
    ) +
    // Head.
    blob(
      coat,
      '-14 34, -17.6 30, -22 29.4, -26.4 31.6, -31 35.6, -35.6 39.2, -37.6 42, -36.6 44.6, -33 45.8, -28 46, -23 47, -18 46.6, -14 42',
    ) +
    blob(shade, '-34 45.6, -28 46, -23 47, -18 46.6, -15 43, -18 41.6, -22 43, -27 43.4') +
    blob(lit, '-18 30.2, -22 29.6, -26.4 31.8, -31 35.8, -35.4 39.2, -30.6 38, -26 35, -22 32.4') +
    blob(light, '-36.4 44.4, -33 45.8, -28 46, -30.6 43.8, -34 43') +
    blob(dark, '-37.8 42, -36.8 39.4, -34.6 38.8, -33.6 40.4, -35 42.4, -36.6 43.4') +
    stroke(dark, 0.7, '-36.4 44, -33 43.8, -29.6 44.6') +
    blob(dark, '-25.2 36.4, -24 34.4, -22 33.8, -20.4 35, -21 36.8, -23 37.4') +
    oval(light, -23, 35.1, 0.45) +
    stroke(lit, 0.6, '-25.4 37.6, -23 38.5, -20.6 37.8') +
    antler(coat) +
    limb(
      light,
      '-33.8 20 0.3, -30 26.4 0.8, -24 29.8 0.9, -17 29.2 0.9, -11 28.6 0.9, -4.8 24.6 0.9, -1 18 0.8, 0 11 0.3',
    ) +
    oval(shade, -17.2, 30.4, 2, 1.3, -10) +
    // Near ear.
    blob(coat, '-15.4 36, -13 32, -8 29.6, -2.6 28.8, -4.4 32.6, -8.6 36.6, -12.6 38.4') +
    blob(light, '-13 35.8, -10.6 32.8, -7.4 31, -4.4 30.4, -6.4 33.4, -9.6 35.8');
  return set(p, at, foot, height, drawn);
}
