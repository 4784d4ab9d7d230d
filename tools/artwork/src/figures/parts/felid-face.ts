import { lighter } from '../../drawing/colour';
import { blob, blobPath, both, dots, mirrored, moved, oval, stroke, within } from './shapes';

export interface FelidFace {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  /** Muzzle, brows, cheeks and chin. */
  pale: string;
  /** Under muzzle and jaw. */
  shade: string;
  /** Along the nose. */
  bridge: string;
  nose: string;
  iris: string;
  /** The rim of the ear and its inside. */
  ear: readonly [rim: string, inside: string];
  earSize?: number;
  /** The right half from the crown to the chin. */
  half?: string;
  /** Of the right half, mirrored to the left. */
  marks: string;
  /** Not mirrored. */
  middle?: string;
}

const INK = '#1d1613';

const HALF =
  '0 -28, 8 -27.6, 15 -25, 21 -19, 24.6 -11, 26 -3, 29.4 5, 29 8.4, 32 13, 29.4 15.4, 30.4 20.6, 26 21.4, 25 26, 20 25.6, 17 30, 11.6 30.6, 6 33, 0 33.4';

/** A cat's face that looks at us, 62 units wide: the root of the nose at the origin. */
export function felidFace(x: number, y: number, scale: number, turn: number, face: FelidFace): string {
  const { id, coat, pale, shade, bridge, nose, iris, ear, earSize = 1, marks, middle = '' } = face;
  const outline = blobPath(mirrored(face.half ?? HALF));
  const [rim, inside] = ear;
  const ears = both(
    moved(
      blob(rim, '-9 6, -9 -3, -5 -9.6, 1 -11.6, 7 -9, 9.4 -2, 8 6, 2 10') +
        blob(coat, '-8 7, -7.4 -2, -4 -8, 0 -9.6, 4 -8, 5 -1, 4 6, -1 10') +
        blob(inside, '-5 7, -4.6 -2, -1.4 -6.6, 3 -6, 5.4 -.6, 4.6 6, 0 9') +
        stroke(coat, 1, '-4 8, -2.6 0, -.4 -4; -1 9, .4 2, 1.6 -2; 2 9, 3 4, 3.4 .6'),
      18,
      -22,
      10,
      earSize,
    ),
  );
  const eyes = both(
    blob(INK, '3.2 4.6, 4 .6, 6.2 -3.6, 10 -6.6, 14 -6.6, 17.4 -4.6, 14.6 -2.2, 10.6 -.8, 7.2 -.4, 5 2') +
      oval(iris, 10.7, -3.7, 3.1, 2.6) +
      oval(INK, 10.7, -3.8, 1.3, 1.5),
  );
  return moved(
    ears +
      `<path fill="${coat}" d="${outline}"/>` +
      within(
        `${id}f`,
        outline,
        both(
          blob(pale, '0 8, 9 4, 12 1, 17 -.4, 22 4, 25.4 10, 34 15, 29 30, 14 36, 0 36') +
            blob(pale, '4.4 -7, 6 -12, 10.6 -14, 15.6 -11.6, 18 -7, 13.6 -8.6, 9 -8.4') +
            blob(shade, '16 26, 21 23, 26 20, 34 15, 34 34, 10 40, 0 36, 0 31.4, 8 30.4') +
            stroke(
              shade,
              0.9,
              '17 6, 20 11, 24 14; 16 11, 19 16, 23 19; 15 17, 17 21, 20.4 24; 12.4 22, 13 25, 15 28',
            ),
        ) +
          blob(bridge, '-4.6 5, -4.4 -3, -6.6 -9, -4 -13, 0 -14, 4 -13, 6.6 -9, 4.4 -3, 4.6 5') +
          both(marks) +
          middle,
      ) +
      blob(shade, '-14.6 14, -8 9, 8 9, 14.6 14, 13.4 19.6, 7.4 22.4, 0 24, -7.4 22.4, -13.4 19.6') +
      stroke(shade, 0.9, '-5.4 27.4, 0 29, 5.4 27.4') +
      blob(
        lighter(pale, 0.6),
        '0 5.6, 4.6 5.6, 9.6 7.2, 13.4 11.2, 13.6 15.6, 10.4 19, 5.4 19.8, 0 17, -5.4 19.8, -10.4 19, -13.6 15.6, -13.4 11.2, -9.6 7.2, -4.6 5.6',
      ) +
      eyes +
      dots('#fff', '9.4 -5.2 .8, -12 -5.2 .8') +
      blob(INK, '-6.2 4.4, 0 2.4, 6.2 4.4, 5 7.4, 1.6 10.8, 0 11.4, -1.6 10.8, -5 7.4') +
      blob(nose, '-5.2 4.7, 0 3.2, 5.2 4.7, 3.8 7.2, 1.2 9.8, 0 10.2, -1.2 9.8, -3.8 7.2') +
      stroke(INK, 1.1, '0 10, 0 15, -2.6 18.4, -7 20, -11.6 18.6; 0 15, 2.6 18.4, 7 20, 11.6 18.6') +
      both(dots('#6b584a', '5.4 11.6 .5, 8.6 10.8 .5, 11.4 12.6 .5, 6.4 14.6 .5, 9.6 14.4 .5')) +
      both(stroke('#fff8ea', 0.45, '8 12, 20 12, 35 17; 9 14, 20 17, 33 25; 8 15.6, 17 22, 26 31')),
    x,
    y,
    turn,
    scale,
  );
}
