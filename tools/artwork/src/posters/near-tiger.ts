import { tigerProfile } from '../figures/drawn/tiger';
import { bars, blob, blobPath, moved, painted, within } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

/** Throat, breast and back, down to where the picture ends. */
const BODY =
  '-14 20, 2 6, 14 5.6, 20.6 10, 24 17, 28 21.4, 34 22.6, 39 27.4, 41 36, 42 48, 44.4 65, 46 84, 46.6 106, -25 106, -26.4 92, -28 78, -27 66, -23 54, -19 44';

const STRIPES =
  '27 20.6 2.2, 20.6 30 2.8, 18 41 .5; 33.4 22.4 2.4, 27 34 3.2, 24 50 .5; 39.6 29 2.6, 33 42 3.2, 30.6 57 .5; 41.6 41 2.4, 36.6 53 3.2, 34 67 .5; 42.6 50 2.2, 39 60 2.6, 37.6 66 .5; 42.6 58 2.4, 39.6 65 2.8, 39.4 73 .5; 45.6 68 2.4, 41.4 75 3.2, 39 86 .5; 47 78 2.4, 44.6 85 2.6, 43.4 92 .5; 48 88 2.4, 43 94 3, 41 102 .5;' +
  '12 48 .5, 14.4 55 2.8, 11 63 .5; 18 56 .5, 21 65 3, 17.6 74 .5; 26 61 .5, 28.6 71 3, 25 81 .5; 4 53 .5, 6 59 2.4, 3.4 65 .5; 10 68 .5, 11.4 74 2.4, 7.6 80 .5; 33.6 74 .5, 35.4 83 3, 31 93 .5; 26.4 87 .5, 25.4 94 2.6, 20.6 100 .5; 17 80 .5, 16 86 2.4, 11.4 91 .5;' +
  '-26.6 68 .5, -21 69.6 2.2, -15.6 67 .5; -27.6 78 .5, -21.4 79.4 2.4, -15 77 .5; -5 68 .5, -1.6 72 2.2, -3 77 .5; -27 87 .5, -20.6 88.8 2.4, -15 86.4 .5; -6 82 .5, -1 85 2.4, 4 83.6 .5; -8 93 .5, -2 95.8 2.4, 4 94 .5; -22.4 59 .5, -18 61 1.8, -13.6 59.6 .5';

/** A tiger in profile that sits and looks to the left, where the light is; its legs are out of the picture. */
export function seatedTiger(
  p: Print,
  at: number,
  foot: number,
  height: number,
  rim: string,
  inks: Readonly<Record<'dark' | 'shade' | 'coat' | 'light', string>>,
): string {
  const { dark, shade, coat, light } = inks;
  const inked = painted({ ...inks, rim });
  const drawn =
    blob(coat, BODY) +
    within(
      'tb',
      blobPath(BODY),
      // The back turns from the light; the hollow behind the shoulder and under the head is dark.
      inked(`
  shade 12 4, 22 9, 30 20, 40 24, 45 40, 47 68, 50 106, 36 106, 41.6 90, 39.6 74, 34.6 58, 33 42, 28 32, 19 26
  shade 22 58, 28 70, 27.6 84, 21 96, 12 106, 32 106, 36 92, 35 76, 29.6 64
  #a84f18 -18 42, -8 47, 4 49, 14 44, 18.6 34, 19 42, 15.6 49.6, 8 55, -3 55.6, -13 52, -20 47`) +
        // White of throat and breast.
        inked(`
  light -20 44, -12 50, -6 58, -7 68, -11 78, -14 92, -15 106, -30 106, -30 66
  #efd3a6 -8 56, -7 68, -11 78, -14 92, -15 106, -19 106, -18.6 90, -16 76, -12.6 66
  rim -19 46, -23 55, -27 66, -28.6 78, -26.6 92, -26 106, -22.6 106, -23.4 92, -25 78, -23.6 67, -19.6 57
  shade ~1.4 -4 62, -8 74, -9.4 88, -8 106`) +
        bars(dark, STRIPES),
    ) +
    // The near foreleg stands before the breast.
    inked(`
  coat 12 60 24, 3 74 20, -3 90 16.6, -4 110 15.6
  shade 20 62 .6, 13 76 3.4, 5.6 90 3, 4 106 2
  rim -3.6 66 .4, -8.6 78 1.8, -11 90 1.6, -11.4 106 1
  dark -6.6 72 .4, -1.6 74.6 2.6, 5 73.4 .5; -9.6 80 .4, -4 82.8 2.8, 3 81.4 .5; -11 88.4 .4, -5 91 2.8, 1.6 89.6 .5; 13 66 .5, 8.6 69 2.4, 2 67.6 .5; 12 78 .5, 8 81.4 2.6, 3.6 86 .5; 4 94 .5, 0 96.4 2.2, -5 97.4 .5`) +
    tigerProfile(-36, 1, 0.56, -2, { dark, back: shade, coat, shade: '#efd3a6', light }) +
    // The white ruff.
    moved(
      inked(`
  light 50 72, 62 70, 74 74, 84 76, 92 74, 92 81, 95 88, 85 87, 85 97, 75 91, 69 101, 60 92, 49 88
  #efd3a6 95 88, 85 87, 85 97, 75 91, 69 101, 60 92, 61 88, 68 95, 75 86, 82 91, 83 82
  dark 56 74 .5, 62 80 2.6, 63 89 .5; 70 76 .5, 75 84 2.8, 73 93 .5; 84 79 .5, 88 86 2.6, 85 95 .5`),
      -36,
      1,
      -2,
      0.56,
    );
  return set(p, at, foot, height, drawn);
}
