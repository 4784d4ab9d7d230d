import { locks } from '../figures/parts/fur';
import { blob, both, dots, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

interface HoolockInks {
  coat: string;
  shade: string;
  /** Folds within the coat. */
  fold: string;
  /** The sun's edge. */
  lit: string;
  /** Bare skin of face, hands and feet. */
  skin: string;
  pale: string;
  female?: boolean;
}

const BLACK = '#0b0f10';
const HEAD = mirrored('0 -11, 5 -10.4, 9.4 -7, 11.4 -1, 11 5, 9 10, 5 13.4, 0 14');

/** White brows on a male; a female's dark cheeks about a face ringed in white. Both sing. */
function face({ coat, shade, fold, lit, skin, pale, female }: HoolockInks): string {
  return (
    blob(coat, HEAD) +
    both(locks(coat, '11 -2.6 0.6, 11.4 3 1.6, 10 9 2, 6 13.4 1.8', 1.7, 0.9)) +
    (female
      ? blob(shade, mirrored('0 -7, 5 -8, 9 -5, 10.4 0, 10 6, 8 10.6, 4.6 13.4, 0 14')) +
        blob(pale, mirrored('0 -4, 3.4 -6, 7 -5, 8.4 -1, 7.6 3.4, 6.8 8, 4 12, 0 12.8'))
      : limb(fold, '-5 -8.4 0.3, 0 -9.4 1, 5 -8.4 0.3')) +
    limb(lit, '-10.8 4 0.4, -11.2 -1.4 1, -9 -7.4 1.1, -4 -10.8 0.3') +
    limb(lit, '10.8 4 0.4, 11.2 -1.4 1, 9 -7.4 1.1, 4 -10.8 0.3') +
    blob(skin, mirrored('0 -3, 3 -4, 6 -3.2, 7 -0.2, 6 3.4, 5.4 7, 3.6 10.8, 0 11.8')) +
    both(
      (female ? '' : blob(pale, '1.2 -3.4, 2.8 -5.6, 6 -6.2, 9 -4.4, 9.4 -1.8, 7.4 -3, 4.6 -3.2, 2.4 -2.2')) +
        blob(BLACK, '1.8 0, 3.6 -1.6, 5.6 -1.2, 6.4 0.2, 4.6 1.2, 2.8 1.2') +
        oval('#f2a93b', 4, -0.3, 1.2, 1.1) +
        oval(BLACK, 4, -0.3, 0.7) +
        oval('#fff', 3.6, -0.7, 0.3),
    ) +
    blob(BLACK, '-1.5 1.8, 0 1, 1.5 1.8, 2.2 3.4, 0 4.2, -2.2 3.4', 'fill-opacity=".45"') +
    dots(BLACK, '-0.9 3.2 0.45, 0.9 3.2 0.45') +
    oval(fold, 0, 7.8, 3.3, 2.9) +
    oval(BLACK, 0, 7.9, 2.3, 2)
  );
}

/** Four fingers or toes over a bough, the knuckles at its upper edge. */
const grip = (skin: string, x: number, top: number, bottom: number): string =>
  stroke(
    skin,
    2.1,
    [-3.3, -1.1, 1.1, 3.3]
      .map(
        (by, i) =>
          `${x + by * 0.86} ${top}, ${x + by} ${(top + bottom) / 2}, ${x + by} ${bottom - (i % 3 ? 0 : 0.9)}`,
      )
      .join(';'),
  );

/** The arm that reaches up to the left, behind the bough that it holds. */
const reach = ({ coat, lit }: HoolockInks): string =>
  limb(coat, '-7 17 9, -16 12 7.6, -23.4 2 6.6, -22.6 -8 5.6, -19.4 -18 4.4, -18.4 -25 3.6') +
  locks(coat, '-12 18.6 1, -18 14.8 1.5, -24 7.6 1.5, -26.6 2 0.8', 1.6, 0.9) +
  limb(lit, '-21.6 -18 0.3, -25 -8 1, -26.4 2 1.2, -23 8 0.4');

/** Sits with its knees drawn up, the right hand down on the bough. */
function seated(inks: HoolockInks): string {
  const { coat, shade, fold, lit, skin } = inks;
  const leg =
    limb(coat, '9 47 11, 13 39 11, 10.6 31 9.6, 8.4 40 7, 6.8 50 5') +
    locks(coat, '15 31 0.6, 17.6 37 1.8, 17 44 2.2, 13 50.4 1.8', 1.8, 0.9) +
    limb(fold, '5.6 35 0.3, 7 29.6 1.1, 11.4 28.6 1, 14.4 32 0.3') +
    limb(shade, '12.6 36 0.4, 11.4 43 1.6, 8.6 49.6 0.4') +
    blob(skin, '3.4 51.6, 4 48.6, 7 47.4, 10 48.8, 10.6 51.6, 7 52.6');
  return (
    blob(coat, mirrored('0 12, 7 12.6, 11.6 16, 12.4 24, 12 34, 13 44, 11 51, 0 52')) +
    locks(coat, '-13 30 1.6, -12.4 24 1.6, -11 16 0.8', 1.8, -0.9) +
    blob(shade, mirrored('0 15, 5 16, 7 22, 6 30, 3.6 40, 3 51, 0 51.4')) +
    both(leg) +
    limb(coat, '8.6 17 8.6, 14 25 7.4, 17.6 35 6.4, 17 44 5, 15.6 50.6 4') +
    locks(coat, '15 20 0.6, 18.4 27 1.4, 20.8 35 1.9, 19.8 43 1.6', 1.8, 0.9) +
    limb(fold, '9 20 0.3, 13 28 1, 14.6 37 0.9, 14.4 45 0.3') +
    limb(lit, '-12.2 17 0.3, -12.8 23 0.9, -12.8 28 0.3') +
    limb(lit, '-15 31.4 0.3, -18.2 38 1.1, -18 44 0.9, -15.4 48.6 0.3') +
    limb(lit, '18 25 0.3, 20.8 35 0.9, 19.4 44 0.3')
  );
}

/** A pair of hoolocks side by side on a bough, each with one hand up, in their morning song. */
export function hoolocks(
  p: Print,
  above: string,
  below: string,
  male: HoolockInks,
  female: HoolockInks,
): string {
  const pair = (part: (inks: HoolockInks) => string) =>
    moved(part(male), 27.4, 38, 0, 0.86) + moved(part(female), 58, 38, 0, -0.86, 0.86);
  return whole(
    p,
    pair(reach) +
      above +
      pair(({ skin }) => grip(skin, -18.4, -26.4, -20.6)) +
      below +
      pair(seated) +
      pair(({ skin }) => grip(skin, 7, 51.4, 56) + grip(skin, -7, 51.4, 56) + grip(skin, 15.6, 51.4, 56)) +
      moved(face(male), 27.4, 38, 7, 0.92) +
      moved(face(female), 58, 38, -7, 0.92),
  );
}
