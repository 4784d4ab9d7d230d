import { darker, lighter } from '../../drawing/colour';
import { blob, blobPath, dots, limb, moved, oval, stroke, within } from './shapes';

export interface CatProfile {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  /** Along the crown and the bridge of the nose. */
  back: string;
  pale: string;
  /** Under cheek and jaw. */
  shade: string;
  nose: string;
  iris: string;
  /** The back of the ear and its inside. */
  ear: readonly [rim: string, inside: string];
  earSize?: number;
  /** From the nose over the crown to the nape, and back along the jaw. */
  outline?: string;
  /** Cut to the head. */
  marks: string;
}

const INK = '#1d1613';

const OUTLINE =
  '1.8 42, 5 38, 13 34.6, 22 30.4, 30 24.6, 36 17.6, 44 11.4, 56 7, 68 6.4, 82 10, 96 20, 104 38, 104 56, 97 71, 86 80.6, 72 84.6, 58 84, 47 83, 37 84.6, 27 86, 17 85, 11.4 81, 10 75.6, 10.6 70.6, 6 67.4, 2.8 61, 2 54, .6 47.4';

const EAR = '-10 8, -11 -2, -8 -11, -1 -15.6, 7 -13, 11.4 -4, 11 6, 5 12, -4 12';

/** A large cat's head in profile, facing left, 100 units from the nose to the nape. */
export function catProfile(x: number, y: number, scale: number, turn: number, cat: CatProfile): string {
  const { id, coat, back, pale, shade, nose, iris, ear, earSize = 1, marks } = cat;
  const outline = blobPath(cat.outline ?? OUTLINE);
  const [rim, inside] = ear;
  return moved(
    moved(blob(darker(rim, 0.1), EAR), 56, 10, -14, earSize * 0.86) +
      `<path fill="${coat}" d="${outline}"/>` +
      within(
        `${id}p`,
        outline,
        blob(back, '6 40, 22 30, 38 16, 58 4, 90 6, 108 30, 92 24, 70 15, 52 17, 42 24, 30 32, 16 40') +
          // White of lip, chin, cheek and throat.
          blob(
            pale,
            '-4 52, 8 48, 22 46, 32 49, 38 57, 44 64, 54 69, 64 75, 74 90, 60 98, 30 98, 6 92, -2 72',
          ) +
          blob(pale, '24 45.4, 31 43.6, 39 44.4, 47 49, 52 55, 46 57, 38 53.6, 30 50') +
          blob(pale, '29 27.6, 33 21.6, 38.6 18.4, 45 18.6, 49 22, 44 23, 38 25, 33 28.6') +
          blob(shade, '4 78, 16 83, 30 82, 42 77, 56 77, 74 84, 74 102, 8 98') +
          blob(shade, '36 58, 46 64, 51 72, 45 77, 39 72, 35 65', 'opacity=".7"') +
          // The plane of the cheekbone, and the side of the nose.
          blob(back, '22 41, 28 36, 33 38, 38 42.6, 32 42.4, 25 45', 'opacity=".6"') +
          marks,
      ) +
      // The ear stands before the crown.
      moved(
        blob(rim, EAR) +
          blob(coat, '-8 8, -8.6 -2, -6 -9, -1 -12.4, 3 -11, 5 -4, 4 5, 1 11') +
          blob(inside, '-5.6 7, -6 -1, -3.6 -7.6, 0 -8.6, 2.4 -3, 1.4 4, -1 9') +
          stroke(lighter(inside, 0.4), 1.2, '-4 8, -3.4 1, -1.6 -4; -1 9, -.6 3, .4 -1'),
        75,
        13,
        6,
        earSize,
      ) +
      // The muzzle over the white of the cheek, blunt in front, and the chin under it.
      blob(
        lighter(pale, 0.5),
        '2.6 50, 8 47, 17 45.6, 26 48, 32.6 54, 34.6 61, 32 67.6, 26 71.4, 18 72.6, 10 70, 5 65, 2.8 58',
      ) +
      blob(shade, '11 71, 18 73.4, 26 72, 33 68, 37 62, 38.6 68, 34 74.4, 26 78, 16 77, 11 75') +
      blob(lighter(pale, 0.3), '11 76, 18 78, 27 77.4, 29 80.4, 22 84.4, 15 83.4, 11 80') +
      limb(
        INK,
        '6 52 .8, 6.6 59 1, 9.4 65 1.6, 14 69.8 2, 20 71.8 2.2, 27 70.8 2.2, 33 68.4 2.4, 38 68.6 2.6, 43 71 .8',
      ) +
      blob(INK, '-.6 45.4, 1.4 40.6, 7 37, 14 37, 16.6 40.6, 13.6 46, 8.6 50.6, 3.4 51.6, .2 49.4') +
      blob(nose, '.8 45, 2.6 41.4, 7 38.6, 12.4 38.6, 13 42, 8.6 43.6, 6.4 48.4, 3 49.6') +
      blob(lighter(nose, 0.35), '1.8 43.4, 4.4 40.6, 8.8 39.4, 6.6 41.6, 3 44', 'opacity=".8"') +
      dots(
        '#5d4a3d',
        '12 53 .8, 18 51.4 .8, 24 52.8 .8, 13 57.6 .8, 19.4 56.6 .8, 26 57.6 .8, 16 62 .8, 22.6 61.8 .8',
      ) +
      // The eye looks ahead under its brow; its black runs down toward the nose.
      blob(
        INK,
        '22.6 45.6, 25.4 39.6, 27.4 34, 31.4 28.4, 37 26, 43 27, 49 31.4, 45.6 33.4, 41.6 36.2, 36 38.2, 30.4 38.4, 26.6 41.4',
      ) +
      blob(iris, '29 35.6, 30.6 31.4, 34 28.8, 38.4 28.4, 42 30.6, 40.6 33.6, 36.6 36, 32 36.8') +
      blob(darker(iris, 0.45), '30 32.8, 33 29, 38 28.2, 42.4 30.4, 38 30.4, 33.6 31.4', 'opacity=".75"') +
      oval(INK, 34.2, 32.3, 2.3, 2.6) +
      oval('#fff', 33, 30.8, 1.1) +
      stroke(
        '#fff8ea',
        0.7,
        '14 55, 2 62, -8 73; 18 58, 10 70, 5 84; 23 59, 21 72, 20 88; 20 54, 6 57, -12 65',
      ),
    x,
    y,
    turn,
    scale,
  );
}
