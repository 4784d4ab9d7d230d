import { tigerProfile } from '../figures/drawn/tiger';
import { bars, blob, blobPath, both, limb, moved, stroke, within } from '../figures/parts/shapes';
import { set, tailRings, type TigerInks } from './near-animals';
import type { Print } from './print';

const BACK =
  '-8 26, 8 16, 19 22, 21.4 32, 23 41, 24 50, 22.4 62, 22.4 70, 26 78.6, 28.6 88, 27.6 96, 23 100.6, 12 101, -12 101, -23 100.6, -27.6 96, -28.6 88, -26 78.6, -22.4 70, -21.4 62, -22.4 54, -21 46.6, -17 40.6, -12 35';

const TAIL = '0 91 7, 5 97 8, 14 100.6 7.8, 26 101.6 7.4, 37 98.6 7, 42.6 91 6.6, 41.6 82.6 6.2, 37 77.6 5.8';

/** The stripes of its right half, from the spine or from the flank. */
const STRIPES =
  '2 45 0.6, 7 43.4 2.4, 12.4 44.6 0.4; 2.4 48.6 0.6, 9 48.4 2.8, 16 52 0.4; 3 58 0.6, 8 58 2.4, 12 60.6 0.4; 1.4 62 1, 8 63 2.8, 15 68.6 0.4; 3.4 70.6 0.6, 7.6 72 2, 10.6 75 0.4; 1.4 75.6 1, 8 78.4 3, 13.4 85.4 0.4; 2 85 0.8, 6 87.6 2.4, 9 92.6 0.4;' +
  '17 39 1, 14.6 41 1.8, 10.6 40.4 0.4; 22.4 47 1.6, 18 46.4 2.4, 13.6 47.6 0.4; 23 54 1.6, 18.6 55.4 2.8, 12.6 54.6 0.4; 22 60.6 1.4, 18.6 61 1.8, 15.4 62.6 0.4; 23 67 1.6, 18.6 69.6 2.8, 14 74 0.4; 27 75.6 1.6, 22 77.4 3, 16 80.6 0.4; 28 81.4 1.4, 24.4 82.6 1.8, 21 84.8 0.4; 30 87 1.6, 23 89.4 3, 16.6 91.6 0.4; 29.4 94.6 1.4, 25 95.4 2, 20.6 96.6 0.4';

/** A tiger that sits with its back to us, 100 units high, and looks to the left, where the light is. */
export function seatedTiger(
  p: Print,
  at: number,
  foot: number,
  height: number,
  rim: string,
  inks: TigerInks,
): string {
  const { dark, shade, coat, light } = inks;
  const paw =
    blob(coat, '18 94, 26 93, 31.4 95.4, 32 99.4, 27 101.4, 18 101') +
    stroke(dark, 0.7, '28.6 97, 29 100.6; 25.4 97.6, 25.4 101');
  const drawn =
    both(paw) +
    within(
      'tb',
      blobPath(BACK),
      blob(coat, BACK) +
        blob(
          shade,
          '17 36, 23 46, 23 56, 21 64, 28 76, 31 90, 28 103, 6 102, 15 97, 20.4 88, 17.6 76, 15.6 64, 17 52',
        ) +
        blob(shade, '-12.4 74, -17 80, -18.4 89, -14 97, -5 102, -16 103, -22.6 97, -22.4 88, -18 79') +
        blob(
          rim,
          '-14 34, -22 42, -24 53, -22.6 62, -24 70, -28 78, -30 88, -28 96, -27 88, -24.6 79.4, -21.4 70, -19.8 62, -20.2 53, -18.6 45',
        ) +
        moved(bars(dark, STRIPES), 0, 1.6, 0, -1, 1) +
        bars(dark, STRIPES) +
        bars(
          dark,
          '0 40 0.6, 0.4 45 1.6, 0 50 0.6; 0 52 0.6, -0.4 57 1.6, 0 61 0.6; 0 63 0.6, 0.4 69 1.8, 0 74 0.6; 0 76 0.6, 0 82 2, 0 88 0.6',
        ),
    ) +
    tigerProfile(-29, 1.6, 0.46, -2, {
      dark,
      back: shade,
      coat,
      shade: '#efd3a6',
      light,
    }) +
    limb(coat, TAIL) +
    limb(shade, '6 100 0.4, 16 103.4 2.2, 28 103.8 2.2, 39 100.6 2, 44.8 92 1.6, 43.8 85 0.4') +
    bars(dark, tailRings(TAIL, 7, 6, [1.6, 3])) +
    limb(dark, '42.6 87 6.6, 41.4 82 6.4, 37 77.6 5.8, 33.6 76.4 3');
  return set(p, at, foot, height, drawn);
}
