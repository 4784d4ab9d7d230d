import { blob, limb, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** A hoolock gibbon in profile that hangs by one long arm, a knee drawn up: dark, its sheen, white. */
export function hoolock(p: Print, dark: string, sheen: string, white: string): string {
  const far = sheen;
  return whole(
    p,
    // The far arm hangs loose over the knee, the far leg below.
    limb(far, '44 45 6, 52 48 5.4, 60 53.4 4.6, 63.6 60 3.8, 65 68 3.2, 65.6 75 2.6') +
      stroke(far, 1.5, '65.6 74, 66.6 78, 65.6 81.4; 66 74, 68 78, 67.6 81; 65.2 74, 64.6 78, 63.4 80.6') +
      limb(far, '39 66 8, 44 70.6 6.8, 47.4 74.6 5, 45.4 79 4, 42 82.4 3') +
      stroke(
        far,
        1.7,
        '42 82.4, 45 84.6, 48.4 84.6; 41.8 82.8, 43.8 85.8, 46.8 87; 41.6 82, 44 82, 46.6 81',
      ) +
      // The arm that holds, hooked over the bough.
      limb(dark, '40.6 46 8.4, 39 38 6.4, 36 29.6 5, 33.6 26 4.6, 32.4 19 4, 32.6 12 3, 33 9.4 2.6') +
      stroke(
        dark,
        1.7,
        '32.4 10, 31.6 7, 33.4 5, 35.4 6; 33.2 10, 33.4 7, 35 5.4, 36.8 6.6; 34 12, 36 11.4, 37.4 9.6',
      ) +
      // Trunk, wide in the shoulder and round in the back.
      blob(
        dark,
        '38.6 41, 43 40.4, 47.6 42, 50.4 46.4, 51.6 52, 50.6 58, 49 64, 46.4 69, 41.6 71.6, 37 70.4, 34.4 66.6, 33 61, 32.2 54, 33.8 47',
      ) +
      // Knee drawn up before the belly, shank and the long foot.
      limb(dark, '39 66 10, 46 64.6 8.4, 53 61.6 6.4, 56.4 61.4 5.4, 56.6 66 4.8, 55 71.6 3.8, 53.6 76.4 3') +
      stroke(
        dark,
        1.8,
        '53.6 76.4, 56.6 78.6, 60.2 79; 53.4 77, 55.6 80.4, 58.8 81.6; 53.2 77, 53.8 81, 56 83; 54 75.6, 56.6 76, 58.4 75',
      ) +
      blob(dark, '39.6 45, 39.6 38, 43 34, 48 35, 50 40, 48.6 46, 44 48') +
      // Head in profile, lifted to sing, the lips pursed.
      blob(
        dark,
        '40.4 38, 39.6 32.6, 40.8 27.4, 44.4 23.8, 49 23, 53 24.6, 55 27.6, 55 30, 55.4 32, 57.2 33.8, 58 35.4, 57.4 36.8, 56.2 37.4, 55.8 39.4, 53.8 41.4, 50.6 43.2, 46 44, 42 42.6',
      ) +
      blob(
        sheen,
        '51.2 31.6, 53.8 31.2, 54.6 33, 56.2 34.6, 57 35.8, 55.6 36.6, 54.8 38.6, 52.8 39.4, 50.8 37.6, 50 34.4',
      ) +
      blob(white, '49 30.6, 50.2 28.6, 52.6 27.6, 54.4 28.6, 55 30, 53 29.8, 51 30.4') +
      stroke(dark, 1, '52 33, 53.4 32.6, 54.6 33.2') +
      blob(white, '50.4 43, 53.4 41.6, 55 41.2, 53.6 44, 51 46.4') +
      // Light along the arm and the back.
      limb(sheen, '34.6 47 0.3, 33.4 53 1, 34 60 1.1, 35.4 66 0.3') +
      limb(sheen, '31.4 13 0.3, 31 19 0.9, 32.2 25 1, 34.4 29.6 0.3'),
  );
}
