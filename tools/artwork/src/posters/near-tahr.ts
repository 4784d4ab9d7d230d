import { along, beside } from '../figures/parts/along';
import { locks } from '../figures/parts/fur';
import { blob, limb, moved, oval, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

export interface TahrInks {
  dark: string;
  shade: string;
  coat: string;
  lit: string;
  saddle: string;
  pale: string;
}

const NEAR_HORN = '35.6 22 6.6, 36 14 6, 39.6 7.4 5.2, 46 4.2 4, 52.6 6 2.4, 56 10 0.8';
const FAR_HORN = '34 25 6, 31.6 19 6.2, 30.6 13 5.6, 32.6 5 4.8, 38.4 0.6 3.6, 45 0.6 2.2, 49 3.6 0.8';

/** Low ridges across a horn. */
const ridges = (colour: string, horn: string): string =>
  stroke(
    colour,
    0.4,
    along(horn, 1.9, 2.6)
      .map((place) => [-0.4, 0.4].map((side) => beside(place, side).join(' ')).join(', '))
      .join(';'),
  );

/** The head from the left, its poll at (39, 26). */
const head = ({ dark, shade, coat, lit, saddle, pale }: TahrInks): string =>
  limb(shade, FAR_HORN) +
  ridges(coat, FAR_HORN) +
  blob(
    coat,
    '38 20.4, 34.4 20, 31.4 21.4, 27.4 24, 23 27.4, 19.8 30, 17.8 31.8, 17 34, 17.4 35.8, 18.8 37.4, 21.6 38, 25 37.4, 29 37.8, 33 39.2, 37 39, 41 35.6, 43 29, 42 23.4',
  ) +
  blob(
    shade,
    '43 25, 43 30, 41 35.6, 37 39, 33 39.2, 29 37.8, 25 37.4, 29.6 36.4, 33 37, 36.4 34.4, 38 29, 40 25',
  ) +
  blob(shade, '25.6 29.6, 22 32, 18 31.6, 17 34, 17.4 35.8, 18.8 37.4, 21.6 38, 25 37.4, 27.2 34') +
  // From the horn to the corner of the nose.
  blob(saddle, '32.6 21.2, 29.6 23.4, 25 26.6, 21.4 29.4, 22 31, 25.6 29, 28.8 26.4, 30.6 24.4, 33 22.8') +
  blob(lit, '31.6 31.4, 33.8 30.4, 36 32, 35.4 34, 33.4 33.4', 'fill-opacity=".5"') +
  limb(pale, '33 20.2 0.3, 27.4 23.8 0.9, 22.6 27.2 0.9, 18.6 30.4 0.3') +
  blob(dark, '17.6 32, 19.4 31, 21 31.6, 20.6 33.2, 18.6 34, 17.4 34') +
  stroke(dark, 0.6, '17.4 35.4, 20.4 35.8, 23.8 34.6') +
  limb(saddle, '18.4 36.8 0.3, 21.2 37.5 0.9, 24 37 0.3') +
  // Eye, ear.
  blob(dark, '28.4 27.6, 29.4 26, 31.4 25.5, 33.2 26.2, 34.2 27.8, 31.8 28.3, 29.8 28.5') +
  oval('#f2a93b', 31.2, 27, 1.4, 1) +
  oval(dark, 31.1, 27, 0.9, 0.5) +
  oval('#fff', 30.6, 26.7, 0.3) +
  limb(lit, '28.6 25.8 0.2, 31 24.2 0.9, 34.4 24.8 0.3') +
  limb(dark, NEAR_HORN) +
  limb(shade, '34.4 20 0.4, 34.8 14 1.6, 38 8.6 1.4, 44 5 1, 50 5.6 0.3') +
  ridges('#7b6a66', NEAR_HORN) +
  locks(coat, '39.4 23 1, 36.6 24 2, 33 24.4 2, 31.4 23.4 1', 1.4, 0.2) +
  blob(shade, '40 25, 43.4 23, 47.6 23.6, 51 26.4, 47.6 28.4, 43 28.6') +
  blob(lit, '42 25.6, 45 24.6, 48.4 25.8, 45.6 27.2, 42.6 27.2');

/** A Nilgiri tahr, an old saddleback, to the left; its rump is out of the picture, its legs are in flowers. */
export function tahr(p: Print, inks: TahrInks): string {
  const { dark, shade, coat, lit, saddle } = inks;
  return whole(
    p,
    moved(
      // The far foreleg.
      limb(shade, '52 54 12.6, 48.4 60 9, 44.6 66 6.6, 43.2 69.2 6.2, 42.6 72 4.6') +
        blob(
          coat,
          '58 35.4, 63 36.4, 70 39, 80 40, 90 40.4, 97 43.6, 101 50, 102 58, 99 66, 92 69, 84 68.6, 74 68, 66 67, 58 66, 51 62.4, 46 56, 43.6 49, 44 42, 50 36',
        ) +
        blob(saddle, '66.6 38, 74 39.4, 82 40.2, 89.4 40.6, 91 45, 87.6 50, 81 51.6, 74 49.4, 69.4 44.6') +
        locks(saddle, '68 42 1.4, 73.6 48.6 2.4, 81 51.2 2.8, 87 49.6 2.4, 91 45 1.6', 2, 0.8) +
        limb(
          lit,
          '60 36 0.3, 66 37.6 1, 74 39.4 1.2, 82 40.2 1.2, 90 40.8 1.3, 96.4 43.4 1.3, 100.6 49 0.9, 101.6 54 0.3',
        ) +
        blob(shade, '58 66, 56 62, 64 63, 74 64, 84 64, 90 62, 94 68, 89 70, 83 69.2, 74 68, 66 67') +
        locks(shade, '85 68 1, 82 68.4 1.2, 74 68 1.2, 62 66.4 0.8', 1.6, -1.2) +
        // Neck and breast.
        blob(
          coat,
          '38 21, 44 24.4, 50 29.4, 58 35.4, 63 44, 62 54, 56 60, 49 60, 45 54, 42.6 47, 40.4 41.6, 37 37.6, 35.6 32, 36 25',
        ) +
        locks(dark, '41 22.4 1.6, 46 26 2.2, 52 31 2.4, 58 35.2 2, 63 36.6 1.2', 1.9, -0.6) +
        blob(shade, '40 36, 44 39, 48 45, 50 53, 53 60, 49 60, 45 54, 42.6 47, 40.4 41.6, 38 38.6') +
        limb(lit, '38.6 39 0.3, 42 45.4 1.2, 44.4 52.4 1.3, 48 58.6 0.3') +
        // Shoulder and near foreleg.
        blob(shade, '62 41, 65.4 47, 64.4 55, 61 61, 58.6 66, 56.6 66, 58.4 58, 61.4 50') +
        limb(coat, '56.4 50 15, 56 58 11.6, 54.2 64.6 8, 53 69.2 6.8, 52.8 72 6.2') +
        limb(shade, '59 58 .4, 56.2 66 1.4, 55 71 1.2') +
        limb(lit, '49.4 58.4 0.3, 50.4 64 0.9, 49.6 69 0.3') +
        moved(head(inks), 3.4, 2.6, 0, 0.92),
      -13,
      11,
      0,
      1.2,
    ),
  );
}
