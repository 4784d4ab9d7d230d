import { lighter } from '../../drawing/colour';
import { blob, blobPath, both, dots, moved, oval, stroke, within } from './shapes';

export interface CatFeatures {
  /** Prefix of the id, unique in a picture. */
  id: string;
  /** Muzzle and chin. */
  white: string;
  shade: string;
  iris: string;
  /** The shadow of the lid on the eye. */
  lid: string;
  nose: string;
}

const INK = '#1f1714';

/** The right eye, half under its lid, which makes the look calm. */
const eye = (iris: string, lid: string): string =>
  blob(
    INK,
    '2.6 1.6, 4.4 -2.4, 7 -6, 11 -8, 15 -7, 17.2 -4.4, 15.6 -2.6, 14.2 -.4, 10.6 .8, 7 .6, 5 2.6, 2.8 6.6',
  ) +
  blob(iris, '5.9 -1.6, 7.8 -4.6, 11 -6, 14.2 -5.4, 15.6 -3.6, 13.6 -1.6, 10.6 -.6, 7.8 -.7') +
  blob(lid, '6.4 -2.6, 7.8 -4.7, 11 -6, 14.2 -5.4, 15.4 -4, 11 -4.4', 'opacity=".85"') +
  oval(INK, 10.7, -3.6, 1.7, 1.8) +
  stroke(INK, 1.1, '5.4 -2.2, 8 -5.4, 11.4 -6.6, 15 -5.8, 16.8 -4.2');

const MUZZLE =
  '0 7, 5.4 7.4, 11 9.4, 15.4 13.6, 16.2 18.6, 13.4 22.8, 8.6 24.6, 4 23.6, 0 20.4, -4 23.6, -8.6 24.6, -13.4 22.8, -16.2 18.6, -15.4 13.6, -11 9.4, -5.4 7.4';

/** Eyes, nose, muzzle and whiskers of a large cat that looks at us: the root of the nose at the origin. */
export function catFeatures({ id, white, shade, iris, lid, nose }: CatFeatures): string {
  return (
    both(moved(eye(iris, lid), 0, -2.6)) +
    dots('#fff', '9.5 -7.4 .75, -11.9 -7.4 .75') +
    moved(
      // Shade under the muzzle, and the chin.
      blob(
        shade,
        '-16.6 17, -9 11, 9 11, 16.6 17, 14.6 24, 9 28.4, 6.6 33, 0 35, -6.6 33, -9 28.4, -14.6 24',
      ) +
        blob(white, '-7.4 23, 0 20, 7.4 23, 7 28.6, 4 32.4, 0 33.4, -4 32.4, -7 28.6') +
        blob(white, MUZZLE) +
        within(
          `${id}m`,
          blobPath(MUZZLE),
          blob(shade, '17 12, 16.6 22, 8 26, 1 23, 8.6 22, 13 18', 'opacity=".8"') +
            both(
              stroke(
                '#8a6d58',
                0.6,
                '5 12.4, 9 12.6, 13 15; 5.4 15, 9 15.4, 13.6 18; 6.6 17.8, 9.6 18.4, 12.4 20.4',
                'stroke-dasharray=".9 1.8"',
              ),
            ),
        ) +
        blob(INK, '-8 7.2, -4 5, 0 4.6, 4 5, 8 7.2, 7 10, 3.6 13.6, 1.4 15.4, -1.4 15.4, -3.6 13.6, -7 10') +
        blob(
          nose,
          '-6.9 7.4, -3.4 5.8, 0 5.6, 3.4 5.8, 6.9 7.4, 5.4 9.4, 3.2 11.4, 1.2 13.8, -1.2 13.8, -3.2 11.4, -5.4 9.4',
        ) +
        blob(lighter(nose, 0.4), '-6 7, -3 6, 0 5.9, 1.6 6.2, -1 8.2, -4 8.2', 'opacity=".8"') +
        both(blob(INK, '2.4 11.4, 4.6 9, 6.6 9.2, 5 11.4, 3 13')) +
        stroke(INK, 1.2, '0 15, 0 19.4, -3 22.6, -7.4 24, -12.4 23.6; 0 19.4, 3 22.6, 7.4 24, 12.4 23.6') +
        both(stroke('#fffaf0', 0.5, '9 14, 22 12.6, 38 16; 9.6 16, 22 17, 37 24; 9.4 18.6, 19 22, 31 32')),
      0,
      5,
    )
  );
}
