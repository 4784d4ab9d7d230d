import { catFeatures } from '../parts/cat-features';
import { bars, blob, blobPath, both, dots, mirrored, moved, within } from '../parts/shapes';

const COAT = '#cda968';
const LIT = '#dfc188';
const DEEP = '#a98448';
const WHITE = '#f6ebd2';
const SHADE = '#d9c79c';
const INK = '#2c2520';

const HALF =
  '0 -29, 7 -28.6, 13.6 -26, 19.4 -20, 23 -12, 24.4 -3, 25 6, 24 15, 21 23, 17 30, 13 36, 8 40, 0 41.6';

const EAR =
  blob(INK, '-8 6, -8.6 -1, -6 -7.4, 0 -9.6, 6 -7.4, 8.6 -1, 7.4 6, 0 9') +
  blob(DEEP, '-6.6 6, -6.8 -1, -4.4 -5.8, 0 -7.6, 4.4 -5.8, 6.6 -1, 5.6 6, 0 9') +
  blob('#ead9b0', '-4.4 7, -4.4 0, -2 -4, 1.4 -4, 4 0, 3.6 6, 0 8');

/** Of the right half: spots of the crown, then the lines from the eye over the cheek. */
const CHEEK =
  '18 -3 1.6, 22 0 2.4, 24.6 6 1; 15.6 4 .5, 19 9 2.4, 24 14 1.4; 15 14 .4, 18 18 2, 21.6 22 .8; 3 -26 1.4, 4 -20 1.8, 3.2 -13 .4; 8.6 -26 1.2, 9.6 -22 1.6, 9 -18.6 .4';

/** Long in the jaw, small in the ears, spotted over the crown: the root of the nose at the origin. */
export function cloudedFace(x: number, y: number): string {
  const outline = blobPath(mirrored(HALF));
  return moved(
    both(moved(EAR, 18, -25, 28, 0.9)) +
      `<path fill="${COAT}" d="${outline}"/>` +
      within(
        'clf',
        outline,
        both(
          blob(WHITE, '6 13, 10 6, 14 2, 18.6 1.4, 19 8, 22 14, 26 16, 20 34, 12 42, 0 46, 0 24') +
            blob(WHITE, '4.6 -9.6, 5.6 -13.6, 9 -16, 13.6 -15.4, 16.6 -12, 18 -7.6, 13 -11.4, 8 -11.4') +
            bars(SHADE, '15 22 .4, 17 26 1.4, 16 31 .4; 18 16 .4, 20 20 1.3, 19.6 25 .4'),
        ) +
          blob(LIT, '-7 13, -6 3, -5 -6, -3.6 -14, 0 -16, 3.6 -14, 5 -6, 6 3, 7 13') +
          both(
            blob(DEEP, '5.2 12, 5 3, 4 -6, 4.6 -10, 7 -7, 8 -1, 8.6 5, 9 11', 'opacity=".7"') +
              bars(INK, CHEEK) +
              dots(
                INK,
                '13.6 -22 1.4, 12.6 -18 1.2, 17.4 -17.6 1.4, 19.6 -13 1.4, 21.6 -8 1.3, 6.6 -16.6 .9',
              ),
          ) +
          blob('#5a4120', '11 -32, 30 -26, 32 26, 6 44, 12 30, 18 14, 17 -8, 12 -20', 'opacity=".22"'),
      ) +
      catFeatures({ id: 'cl', white: WHITE, shade: SHADE, iris: '#cdbb5e', lid: '#8a7a34', nose: '#bf8478' }),
    x,
    y,
    2,
    0.8,
  );
}
