import { locks } from '../figures/parts/fur';
import {
  bars,
  blob,
  blobPath,
  both,
  limb,
  mirrored,
  moved,
  oval,
  stroke,
  within,
} from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

interface HoolockInks {
  coat: string;
  shade: string;
  /** Folds within the coat. */
  fold: string;
  /** The sun's edge. */
  lit: string;
  /** Bare skin of face and hands, and the light on it. */
  skin: string;
  bare: string;
  pale: string;
  female?: boolean;
}

const BLACK = '#0b0f10';
const HEAD = mirrored(
  '0 -20, 7 -19.6, 13.6 -16.6, 18.4 -11, 20.6 -3, 20.4 5, 18.4 12.6, 14 19.4, 8 23.6, 0 25',
);
const FACE = mirrored('0 -4.6, 3 -6.6, 8 -7, 12 -4.4, 12.8 0, 11 5, 8.8 8.4, 9 13, 7 18, 3.4 20.4, 0 21');

/** White brows on a male; a female's face ringed in white within darker cheeks. */
function face(id: string, { coat, shade, fold, lit, skin, bare, pale, female }: HoolockInks): string {
  return (
    both(
      locks(coat, '17 -13 1, 20 -6 2.4, 20.6 2 3, 18.6 12 3.4, 13.6 19.4 3.4, 6 24 2.6, 0 25 1.6', 3, 0.9),
    ) +
    blob(coat, HEAD) +
    both(
      blob(shade, '15 -9, 18.4 -4, 19 4, 17 12, 12.6 18.6, 6 22.6, 0 24, 0 19, 8 17, 12 10, 13.6 2') +
        limb(fold, '4 -17 0.3, 9 -15.4 1, 14 -11.4 0.3') +
        limb(lit, '18.8 -11.4 0.4, 21 -3 1.8, 20.6 5 1.6, 18.4 12.6 0.4') +
        limb(lit, '2 -19.6 0.3, 8 -18.9 1.4, 13.4 -16.2 1.4, 16.6 -13 0.3'),
    ) +
    (female
      ? blob(
          pale,
          mirrored(
            '0 -9, 3.6 -11, 9 -11, 14 -7.4, 15.6 -1, 13.4 6, 11.4 10, 11.6 15, 9 20.6, 4.6 23.4, 0 24',
          ),
        )
      : '') +
    blob(skin, FACE) +
    both(
      (female
        ? ''
        : blob(
            pale,
            '1.4 -6.8, 3 -9, 6.6 -10.8, 11 -10.4, 14.6 -7.8, 16.6 -3.6, 14 -5.8, 11 -7.2, 7.4 -7.4, 4 -6.6',
          ) + limb(fold, '0 22.6 0.8, 4 22 1, 8.4 18.6 0.3')) +
        blob(bare, '2.6 3.6, 6 4.6, 9.6 3.4, 8 7.6, 5 7.4') +
        blob(BLACK, '2.4 -1, 4.4 -3.6, 7.6 -4, 10.6 -2.4, 11.2 -0.4, 8.8 1.6, 5.6 1.8, 3.4 0.8'),
    ) +
    within(
      id,
      blobPath(mirrored('0 4, 3.4 5, 7 9, 7.8 13, 6.4 17.4, 3.4 19.4, 0 19.8')),
      oval(bare, 0, 11.6, 8.6) + blob(skin, '-8 13, -3.4 14.4, 0 14.6, 3.4 14.4, 8 13, 8 22, -8 22'),
    ) +
    blob(bare, '-1.1 -4, 1.1 -4, 1.7 2, 2.6 6, 0 7, -2.6 6, -1.7 2') +
    both(
      oval('#c9812f', 6.9, -1.1, 2.4, 2.3) +
        oval(BLACK, 6.9, -1.1, 1.4) +
        blob(BLACK, '2.4 -1.2, 4.4 -4, 7.6 -4.4, 10.6 -2.8, 11 -1, 9.2 -2, 6.8 -2.5, 4.4 -2') +
        oval('#fff', 6, -1.4, 0.6) +
        stroke(bare, 0.7, '3 -2.2, 4.6 -4, 7.4 -4.6, 10.4 -3.2') +
        stroke(bare, 0.6, '3.8 2.2, 6.6 2.9, 9.6 2') +
        blob(BLACK, '0.5 7.9, 1.6 6.7, 3.2 7.1, 3 8.4, 1.6 9'),
    ) +
    limb(BLACK, '-6.8 12.8 0.3, -3.4 14.2 0.9, 0 14.3 1.1, 3.4 14.2 0.9, 6.8 12.8 0.3') +
    stroke(bare, 0.7, '-3 16.8, 0 17.4, 3 16.8')
  );
}

/** Four long fingers hooked over a culm from behind, side by side from (x, y). */
const grip = ({ skin, bare }: HoolockInks, x: number, y: number): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const [at, drop] = [x + i * 2.9, [4.8, 6.6, 6.2, 4.6][i] ?? 5];
      return limb(
        skin,
        `${at + 0.4} ${y - 1} 2.4, ${at} ${y + 0.4} 3.1, ${at - 0.2} ${y + drop - 2} 2.9, ${at} ${y + drop} 2.4`,
      );
    })
    .join('') +
  [0, 1, 2, 3]
    .map((i) =>
      limb(
        bare,
        `${x + i * 2.9 - 0.9} ${y - 0.8} 0.3, ${x + i * 2.9 - 0.9} ${y + 1.4} 0.8, ${x + i * 2.9 - 1} ${y + 3.4} 0.3`,
      ),
    )
    .join('');

/** Shoulders to the waist, from before. */
const bust = ({ coat, shade, fold, lit }: HoolockInks): string =>
  blob(coat, mirrored('0 10, 10 13, 19 18, 25 26, 28 38, 29 54, 28 70, 0 72')) +
  both(locks(coat, '20 18 1.4, 26 28 3, 28.6 40 3.4, 29 54 3, 28 68 1.6', 3.2, 0.9)) +
  both(
    blob(shade, '18 38, 21 46, 21.6 58, 20 72, 15 72, 17.4 58, 17 47') +
      limb(lit, '19 18.6 0.4, 25 27 1.9, 28 39 1.9, 28.8 54 1.4, 28 66 0.4'),
  ) +
  blob(shade, mirrored('0 10, 12 12, 16 18, 11 22.4, 5 24.6, 0 25.2')) +
  locks(shade, '-12 22 0.6, -6 24.4 2, 0 25 2.4, 6 24.4 2, 12 22 0.6', 2.4, -0.6) +
  bars(
    fold,
    '-8 31 0.3, -7 34 1, -6 37 0.3; 7 30 0.3, 6.4 33 1, 5 36 0.3; -13 27 0.3, -12.4 30 0.9, -11 33 0.3; 0 34 0.3, -0.4 37 1, 0 40 0.3; 13 27 0.3, 12.4 30 0.9, 11 33 0.3',
  );

/** A pair of hoolocks: the male hangs by one arm from a bamboo stem, and the female is in front of his other shoulder. */
export function hoolocks(p: Print, culm: string, male: HoolockInks, female: HoolockInks): string {
  const { coat, shade, lit } = male;
  return whole(
    p,
    limb(coat, '28 62 18, 20 50 15.4, 13.6 37 13, 13 26 11, 15.6 17 8.8, 17 11 8') +
      locks(coat, '29 70 1.4, 21 60 3.4, 12.6 48 4, 7 36 3.6, 7.6 26 2.8, 11.2 16 1', 2.2, -0.8) +
      moved(bust(male), 37, 47, -5) +
      limb(coat, '30 64 16, 22 52 14, 15 39 11') +
      limb(shade, '34 58 0.4, 28 54 2.4, 22 46 2, 18.6 38 0.4') +
      bars(
        male.fold,
        '17 40 0.3, 14.4 35 1, 14 30 0.3; 14 30 0.3, 13.6 25 1, 14.6 20 0.3; 20 50 0.3, 16 45 1, 13.6 40 0.3',
      ) +
      limb(lit, '26.6 47 0.3, 20.8 39 1.3, 18.6 30 1.3, 19.8 18 0.3') +
      moved(face('hm', male), 38, 41.6, -4, 0.96) +
      culm +
      grip(male, 12.6, 6.6) +
      moved(bust(female), 63, 70, 3, 0.72) +
      moved(face('hf', female), 62.4, 66.4, 4, 0.76),
  );
}
