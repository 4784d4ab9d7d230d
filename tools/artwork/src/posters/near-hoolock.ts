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
    blob(fold, mirrored('0 1.4, 2.6 2, 4.6 4.6, 5 8, 3.6 11, 0 12'), 'fill-opacity=".5"') +
    blob(fold, '-0.9 -2.6, 0.9 -2.6, 1.2 0.6, 0 2, -1.2 0.6', 'fill-opacity=".5"') +
    blob(BLACK, '-1.5 1.8, 0 1, 1.5 1.8, 2.2 3.4, 0 4.2, -2.2 3.4', 'fill-opacity=".45"') +
    dots(BLACK, '-0.9 3.2 0.45, 0.9 3.2 0.45') +
    (female
      ? blob(BLACK, mirrored('0 6, 2 6.4, 2.6 8.2, 1.6 10, 0 10.6'))
      : stroke(BLACK, 0.7, '-3.4 7.8, -1.6 8.4, 0 8.2, 1.6 8.4, 3.4 7.8'))
  );
}

/** Long fingers hooked over a bough, or held out toward the next. */
const fingers = (skin: string, list: string): string =>
  list
    .split('; ')
    .map((finger) =>
      limb(
        skin,
        finger
          .split(', ')
          .map((place, i) => `${place} ${1.9 - i * 0.36}`)
          .join(', '),
      ),
    )
    .join('');

/** The male swings below a bough by his right hand and reaches for the next, his legs drawn up. */
function swinging(inks: HoolockInks, bough: string): string {
  const { coat, shade, fold, lit, skin } = inks;
  const held = '39 49 8.6, 33.4 40 7.6, 29.6 30 6.6, 28.2 20 5.8, 27 11 3.6, 26.6 7 3';
  const free = '45 49 8.6, 54 43 7.6, 62 35.6 7, 68.6 29.4 5.8, 75 23.4 3.8, 77.6 20.6 3';
  const far = '47.8 73 6.4, 42 76 5.2, 35 78 3.6';
  const near = '57.6 65 6.8, 57 71 5.4, 54.8 78 3.8';
  return (
    limb(shade, '41 62 9.4, 44.6 68 8, 47.6 73 6.4') +
    limb(shade, far) +
    locks(shade, '44 78.4 0.8, 39.4 79 1.4, 35 79.4 0.6', 1.4, 0.8) +
    limb(skin, '38 77 3.2, 34 77.6 3') +
    fingers(skin, '34.6 77, 31 78.4, 28.4 81.6; 34.8 77.8, 32.2 80, 31 83.4; 35.2 76.4, 31 76.6, 28.6 78') +
    limb(coat, held) +
    locks(coat, '37 51.4 0.8, 30.4 42 1.4, 26.4 32 1.6, 25.2 22 1.4, 25.2 13 0.5', 1.6, 0.8) +
    limb(coat, free) +
    locks(coat, '76 25.4 0.4, 71.4 31.6 1.2, 65 38 1.6, 57 45 1.5, 50 50.4 0.6', 1.6, 0.8) +
    limb(skin, '75 23.4 3.4, 78 20.4 3.6') +
    bough +
    fingers(
      skin,
      '25.4 8.6, 24 5, 25 2.6, 27 3.4; 27 8.6, 26 4.4, 27.4 2, 29.2 3.4; 28.4 8.6, 28.4 4.8, 29.8 2.6, 31.2 4.4',
    ) +
    fingers(
      skin,
      '75 21.4, 74.4 17.6, 75 14.6, 76.8 14; 76.6 21, 76 16.8, 77 13.8, 79 13.6; 78 20.8, 78 16.6, 79.4 14, 81.2 14.4; 79.2 21, 80 17.6, 81.4 15.4, 82.8 16; 75.6 23, 78 23.4, 80.4 21.4, 80.8 19',
    ) +
    blob(
      coat,
      '34.6 48, 36.4 43.6, 41 42, 46 43, 49.4 46.6, 50.2 52, 49.4 58, 50 64, 47.4 68.6, 43 69.6, 38.8 67, 37.4 60, 35.2 54',
    ) +
    locks(coat, '38.6 67 0.8, 36.8 60 1.4, 34.8 53 1.2', 1.6, 0.8) +
    blob(shade, '42 48, 46 50, 46.8 54, 45 58.6, 42.6 58.4, 40.6 53') +
    limb(coat, '42.8 65 10.6, 50 64.6 9.6, 57.6 65 6.8') +
    limb(coat, near) +
    locks(coat, '54.4 71.4 0.6, 53.4 75 1.2, 52.6 78 0.5', 1.4, -0.8) +
    limb(skin, '55 76.6 3.4, 54.6 80 3.2') +
    fingers(
      skin,
      '54 80, 53 83, 51.4 85.6; 54.6 80, 54.6 83.6, 53.6 86.6; 55.2 80, 56.2 83.2, 55.8 86; 55.6 78, 58 80, 58.6 82.6',
    ) +
    limb(fold, '48 60.4 0.3, 53 60.6 0.9, 58 61.8 1, 60.4 64.6 0.9, 59.8 69.6 0.7, 58 75 0.3') +
    limb(shade, '44 70 0.3, 50 69 1.1, 54 68.4 0.3') +
    limb(fold, '41.4 61 0.3, 44 60.4 0.7, 48 60.4 0.3') +
    limb(lit, '34.4 40 0.3, 32 32 1, 31 22 1, 29 12 0.3') +
    limb(lit, '50 42.4 0.3, 57 37 1, 64 31 1, 71 25.4 0.3') +
    limb(lit, '36 54 0.3, 38.4 60 0.9, 39.4 65 0.3')
  );
}

/** The female sits on her bough, knees drawn up, one long arm down beside her and one on her knee. */
function sitting(inks: HoolockInks): string {
  const { coat, shade, fold, lit, skin } = inks;
  return (
    blob(coat, '-8 13, -4 8, 4 8, 8 13, 8.8 22, 9.6 34, 10 43, 5 47, -5 47, -10 43, -9.6 34, -8.8 22') +
    blob(shade, '-3 18, 3 18, 4.4 27, 5 38, 4 47, -4 47, -5 38, -4.4 27') +
    locks(shade, '-2.6 22 0.4, 0 23 1.2, 2.6 22 0.4', 1.4, 0.8) +
    // Each thigh rises to the knee, the shin stands before it.
    limb(coat, '-5.4 43 9, -9.6 35 8, -11.6 28.6 6.4') +
    limb(coat, '5.4 43 9, 9.6 35 8, 11.6 28.6 6.4') +
    both(
      limb(fold, '5 44 0.3, 7.6 38 0.9, 9.2 32 0.3') + limb(coat, '11.8 28.6 6.2, 10.8 36 5, 9 44.4 3.8'),
    ) +
    both(limb(shade, '9.4 30 0.3, 8.6 36 0.9, 7.2 44 0.4')) +
    limb(coat, '-7 14 8, -13.6 24 6.6, -17.6 35 5.6, -18.6 46 3.6') +
    locks(coat, '-19.6 44 0.6, -20 36 1.6, -16.6 26 1.8, -11 15 0.8', 1.8, 0.8) +
    limb(coat, '7 14 8, 14 19 6.6, 19 25.6 5.4, 15.4 28 4.4, 12 28.4 3.2') +
    locks(coat, '11 14 0.6, 16 20 1.8, 20.4 26 1.2', 1.8, 0.8) +
    limb(fold, '11 20 0.3, 14.6 23 0.9, 15.6 25.6 0.3') +
    fingers(skin, '-19.4 46, -20.2 49, -20 51.4; -18.4 46, -18.4 49.4, -18 52; -17.4 46, -16.6 49, -16 51') +
    both(fingers(skin, '8 44.6, 6.8 47.6, 6.6 50; 9 44.6, 8.8 48, 8.8 51; 10 44.6, 10.6 47.6, 10.8 50')) +
    fingers(skin, '12.4 27.4, 9.8 28, 8.6 30.4; 12.4 28.4, 10.4 30, 10 32.6; 12.8 29, 12 31.4, 12 33.6') +
    limb(lit, '-10 15 0.3, -16.4 26 1.3, -20.4 37 1.2, -20 45 0.3')
  );
}

/** A male hoolock that swings from bough to bough, and his mate, who calls from hers. */
export function hoolocks(
  p: Print,
  above: string,
  below: string,
  male: HoolockInks,
  female: HoolockInks,
): string {
  return whole(
    p,
    below +
      moved(sitting(female) + moved(face(female), -1.6, 5, -14, 0.76), 71.6, 51.2, 5, 0.56) +
      swinging(male, above) +
      moved(face(male), 44.6, 40.4, 10, 0.62),
  );
}
