import { darker, lighter } from '../../drawing/colour';
import { blob, blobPath, dots, moved, oval, stroke, within } from './shapes';

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
  '1.4 42, 5 38.6, 13 34.4, 24 28, 32 21, 41 13.4, 52 8, 66 6, 82 10, 98 22, 104 44, 98 64, 84 77, 68 80.6, 54 79.6, 40 77.6, 28 78, 18 77, 11 73.4, 8.4 68, 8.6 63.6, 4 60.6, 1 55, 1.6 49.4, .2 45.6';

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
          blob(pale, '-4 50, 8 46, 22 46, 33 50, 40 58, 50 64, 60 70, 68 80, 74 92, 30 92, 6 82, -2 66') +
          blob(pale, '26 42, 34 42, 42 45, 50 51, 47 55, 38 51, 30 48') +
          blob(pale, '31 29, 36 23, 43 21, 48 23, 43 26, 36 30') +
          blob(shade, '8 76, 22 79, 38 77, 46 70, 58 72, 74 84, 74 96, 12 92') +
          blob(shade, '38 58, 48 64, 52 72, 46 74, 40 68, 36 63', 'opacity=".8"') +
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
      // The muzzle over the white of the cheek.
      blob(
        lighter(pale, 0.5),
        '3 50, 9 46.6, 18 45.4, 27 47.6, 33 53, 34.4 60, 31 66, 24 69, 15 68, 8 63.4, 3.6 58',
      ) +
      blob(shade, '9 64, 16 68, 25 69, 32 65.6, 36 60, 37 65, 32 71, 22 73, 13 70.4') +
      blob(lighter(pale, 0.3), '9.6 68, 16 71.4, 24 72.4, 27 75, 20 77, 12.4 73.6') +
      stroke(INK, 1.9, '4.4 50, 5.6 57, 9.6 63.6, 16 67.4, 25 68.4, 32 65, 37.6 63') +
      blob(INK, '28 66.4, 33 63.4, 39 62, 36 66, 31 69') +
      blob(INK, '-.4 45.4, 1.6 40.6, 7 37.6, 13.6 37.8, 15.4 41.4, 12 46, 7.4 49.8, 3 50.6, .4 49') +
      blob(nose, '.8 45, 2.6 41.4, 7 39, 11.4 39, 12 42, 8 43.4, 6 48, 3 49') +
      blob(lighter(nose, 0.35), '1.8 43.4, 4.4 40.6, 8.4 39.6, 6.4 41.6, 3 44', 'opacity=".8"') +
      dots(
        '#5d4a3d',
        '12 52 .9, 18 50.6 .9, 24 52 .9, 13 56.4 .9, 19.4 55.4 .9, 26 56.6 .9, 16 60.6 .9, 22.6 60.4 .9',
      ) +
      // The eye looks ahead, half under its brow.
      blob(
        INK,
        '27.6 41.6, 30.6 36.4, 34 31.4, 39 28.4, 45 28.6, 48.6 31.6, 44.6 34.4, 39.4 36, 34 37, 30.6 40',
      ) +
      blob(iris, '32.8 35.2, 35.4 31.8, 39.2 30.2, 43.4 30.8, 44.4 32.6, 41 34.4, 36.6 35.4') +
      oval(INK, 38, 32.4, 2.1, 2.3) +
      oval('#fff', 36.8, 31.2, 0.9) +
      stroke(darker(back, 0.3), 1.6, '31 33.4, 35.4 27.4, 42 24.6, 49 26') +
      stroke(
        '#fff8ea',
        0.7,
        '14 53, 2 60, -8 72; 18 56, 10 68, 4 82; 23 57, 20 70, 18 86; 20 52, 6 55, -12 64',
      ),
    x,
    y,
    turn,
    scale,
  );
}
