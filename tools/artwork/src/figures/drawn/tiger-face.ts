import { catFeatures } from '../parts/cat-features';
import { locks } from '../parts/fur';
import { bars, blob, blobPath, both, mirrored, moved, within } from '../parts/shapes';

const COAT = '#dd8230';
const DEEP = '#bf671f';
const LIT = '#eda04c';
const WHITE = '#fdf4e3';
const SHADE = '#e3cba6';
const INK = '#1f1714';

const HALF =
  '0 -32, 8 -31.6, 15 -29, 21.4 -23.4, 25 -15, 26.6 -5, 29 4, 30.4 12, 29.8 20, 26.8 27.4, 22 33.4, 16 37.6, 10 40.4, 5 42.2, 0 42.6';

/** Of the right half: crown, brow, temple and cheek. */
const STRIPES =
  '2.2 -25.6 .5, 7 -27.6 2.6, 12.6 -24.6 .5; 2.6 -20.8 .5, 7.6 -23 2.8, 14.4 -19.6 .5; 2.4 -16 .4, 6.6 -18.4 2.2, 11.4 -16.6 .4; ' +
  '15.6 -29 1.4, 18 -24 2.4, 17.4 -18.6 .5; 24.4 -19 2.4, 21 -15 2.4, 20 -10 .5; 28 -9 2.6, 23 -7 2.4, 20.6 -2.6 .5; ' +
  '31 0 2.6, 25.4 .4 3, 21.4 4 2, 20 8.6 .4; 33.4 8.6 2.8, 28 8 3, 24 11 2.4, 21.6 16.4 .4; 33 17.6 2.6, 28.6 16.4 2.8, 25 19 2.2, 22 24 .4; ' +
  '29 25.6 2.4, 25 24.4 2.4, 22 26.4 2, 18.6 30 .4; 21 32.6 2, 18.4 31 1.8, 15.6 32.6 .4';

const EAR =
  blob(INK, '-9.6 7, -10 -2, -6.4 -9, 0 -11.6, 6.6 -9.4, 9.8 -2, 8.6 7, 0 10') +
  blob(DEEP, '-8.2 7, -8 -1.6, -5 -7.2, 0 -9.4, 5 -7.4, 7.6 -1.4, 6.6 7, 0 10') +
  blob('#8a5a3a', '-5.6 7, -5.2 -1, -2 -5.8, 2 -5.6, 5 -1, 4.6 7, 0 9') +
  bars(
    WHITE,
    '-6.4 8 2, -5 1 1.8, -2.4 -4.4 .4; -3.6 9 2, -2 3 1.8, .6 -2 .4; 6 8 2, 4.8 2.4 1.8, 3.8 -2.6 .4; 2.6 9 2, 2.6 4 1.8, 2.4 .6 .4',
  );

const head = (): string => {
  const outline = blobPath(mirrored(HALF));
  return (
    both(moved(EAR, 20, -28, 30, 0.86)) +
    // Tufts that break the line of the cheeks.
    both(
      locks(WHITE, '27 8 3.4, 29.8 15 5, 28 24 5.6, 23 31.4 5, 15.6 37.4 3.4, 9 40.6 2', 4, 0.75) +
        locks(COAT, '24.6 -12 1.4, 27 -3 2.6, 29.4 7 3.6', 4, 0.8),
    ) +
    `<path fill="${COAT}" d="${outline}"/>` +
    within(
      'tgf',
      outline,
      both(
        // White of cheek and brow.
        blob(WHITE, '6 13, 10 6, 13.6 0, 19 -3, 22 2, 21 9, 25 12, 34 11, 36 28, 24 42, 0 46, 0 24') +
          blob(WHITE, '4.4 -9.6, 5 -14.6, 9 -18, 14.4 -17.4, 18.4 -13.6, 20.4 -8, 17 -9.8, 13 -12, 8 -11.6') +
          blob(LIT, '20 -24, 25 -14, 26 -6, 21 -6, 18 -14', 'opacity=".6"') +
          bars(
            SHADE,
            '17 5 .4, 20 9 1.3, 20.6 14 .4; 15 25 .4, 18 27 1.3, 20 31 .4; 24 12 .4, 26 15 1.2, 26.6 19 .4; 19 17 .4, 21.4 20 1.3, 22 24 .4',
          ),
      ) +
        blob(LIT, '-7.6 13, -6.4 3, -5.6 -6, -4.4 -14, 0 -17, 4.4 -14, 5.6 -6, 6.4 3, 7.6 13') +
        both(
          blob(DEEP, '5.4 12, 5 3, 4 -6, 4.6 -11, 7 -7, 8 -1, 9 5, 9.4 11', 'opacity=".7"') +
            bars(INK, STRIPES) +
            bars(INK, '7 -13 .3, 11.4 -15 1.2, 16 -12.6 .3; 20 -6.4 .4, 21.8 -2.4 1.4, 20.6 1.6 .4'),
        ) +
        bars(INK, '0 -31 2.4, 0 -26 2.6, 0 -19 .4') +
        // The far cheek lies in the shade.
        blob('#7a3c14', '12 -36, 36 -30, 40 30, 4 44, 14 30, 21 14, 19 -8, 14 -22', 'opacity=".2"'),
    ) +
    catFeatures({ id: 'tg', white: WHITE, shade: SHADE, iris: '#e9b64a', lid: '#a8741f', nose: '#d18679' })
  );
};

/** A tiger's head that looks at us from under its brow: the root of the nose at the origin, 64 units wide. */
export const tigerFace = (x: number, y: number, scale: number, turn: number): string =>
  moved(head(), x, y, turn, scale);
