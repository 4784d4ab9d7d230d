import { blob, moved, painted } from '../figures/parts/shapes';
import { type CoatInks, rimmed, whole } from './near-animals';
import type { Print } from './print';

const EAR = 'o -1.8 1.4, -2.7 -2.6, -2 -7.4, .6 -13, 2.3 -9.6, 3 -5, 2.4 -.8, 1.2 1.6';

/** From the poll at 0 along the brow to the lip, 29 long; the jaw closed, and open in a bray. */
const SHUT =
  'o 1.6 .6, -.6 -1.2, -4.4 -1.9, -8.4 -1.6, -13 -.4, -18 1, -22.6 1.9, -26 2.7, -28.4 4.3, -29.6 6.6, -29.4 8.8, -28 9.6, -27.4 10.8, -25.6 11.6, -23 11.1, -20.6 10.3, -17 10.8, -13 12.4, -9 14.4, -5 15, -1.6 13.2, .6 9.6';
const BRAY =
  'o 1.6 .6, -.6 -1.2, -4.4 -1.9, -8.4 -1.6, -13 -.6, -18 .4, -22.6 .9, -26 .9, -28.8 1.8, -30.6 4, -30.6 6.4, -29 7.6, -26 7.4, -23 7.4, -21.2 8.4, -22.6 10, -25 11.2, -26 12.6, -25.2 14, -22.8 14.1, -20 13.2, -16.6 12.8, -13 13.6, -9 15, -5 15.4, -1.6 13.4, .6 9.6';

/** A khur's head to the left, its poll at (x, y), let down by `turn`; its ears lean back by so many degrees. */
function head(
  id: string,
  inks: CoatInks,
  outline: string,
  [x, y, turn]: readonly [number, number, number],
  [near, far]: readonly [number, number],
  more: string,
  length = 1,
): string {
  const inked = painted({ ...inks });
  const ear = (part: string, inside: string) =>
    rimmed(
      `${id}${part}`,
      EAR,
      [inks.lit, inks.coat],
      [-0.3, -0.2],
      inked(`${inside}\n  dark -4 -9.4, 0 -8.8, 4 -9.2, 4 -14, -4 -14`),
    );
  return moved(
    moved(ear('f', 'shade -4 -16, 6 -16, 6 4, -4 4'), -3.4, -0.2, far - turn, 0.94) +
      rimmed(
        `${id}h`,
        outline,
        [inks.lit, inks.coat],
        [-0.2, -0.45],
        inked(`
  shade -7 5.6 .2, -10 6.4 1.3, -14 6.3 1.5, -18 5.4 1, -21.6 4.2 .2
  shade -20 11, -16.6 9.8, -13.6 11, -10 12.2, -7 12, -4.2 9.8, -2.6 6.6, -1.6 3, 0 0, 4 1, 4 17, -6 18, -14 16
  light -33 0, -26.4 1, -24 3.2, -22.8 6, -20.6 8.2, -17.4 10, -17.6 13, -21 18, -33 18
  dark -10.5 3, -9.3 1.9, -7.7 1.8, -6.4 2.9, -7.7 3.6, -9.4 3.6
  lit ~.4 -8.9 2.4, -8.8 2.4
  shade ~.4 -11 1.9, -9.2 .8, -6.8 .9
  dark -27.6 5.4, -26.2 4.2, -24.8 4.5, -25.2 5.8, -26.2 5.7, -26.8 6.4
${more}`),
      ) +
      moved(ear('n', 'shade -1.4 0, -1.8 -5, .4 -10.4, 1.2 -6, .4 -1'), 0.6, 0.6, near - turn),
    x,
    y,
    turn,
    length,
    1,
  );
}

/** A neck in the shadow of the jaw, its upright mane low at the withers. */
const neck = (id: string, inks: CoatInks, outline: string, mane: string, forms: string): string =>
  rimmed(id, outline, [inks.light, inks.coat], [-0.4, -0.1], painted({ ...inks })(forms)) +
  blob(inks.dark, mane);

const PALE = { coat: '#e8c492', shade: '#cfa171', light: '#f3dfb4', lit: '#f4e8cf', dark: '#6b3f2f' };
const WARM = { coat: '#d49a5e', shade: '#b47644', light: '#f0d6a8', lit: '#f4e8cf', dark: '#4a2a24' };
const DEEP = { coat: '#b36c40', shade: '#8a4b2d', light: '#ecc998', lit: '#f4e8cf', dark: '#2e1c1c' };
const LID = 'shade -10.7 2.8, -9.3 1.6, -7.7 1.5, -6.2 2.8, -8.4 2.5';
const LIPS = 'dark ~.45 -28.2 9.3, -27 9, -25.4 8.4';

/** Three khurs abreast: one brays, its ears laid back, one listens, and the nearest stands at ease. */
export const khurs = (p: Print): string =>
  whole(
    p,
    moved(
      blob('#8c4a44', '-20.6 8, -24 6.4, -28.8 6.6, -28.6 8.6, -27 10.8, -24.8 12.4, -22 11.4'),
      63,
      18.8,
      12,
    ) +
      neck(
        'ka',
        PALE,
        'o 60 23, 63 18.6, 67 18.2, 72 21, 79 27.6, 88 34.6, 98 40, 98 74, 70 70, 66 56, 63 46, 60.6 38, 58.6 30',
        '60 18, 62.6 15.6, 67 15.4, 72 18.2, 79 25, 88 32.6, 98 38.6, 98 40, 88 34.8, 79 27.8, 72 21.2, 67 18.4, 63 19',
        `
  #f1d7aa 67 19, 73 24, 80 31, 90 39, 90 44, 80 38, 72 32, 67 25
  shade 57 28, 63 26, 66.6 28, 66.8 33, 64.6 38, 64 44, 67 54, 71 62, 66 64, 58 40`,
      ) +
      head('kc', PALE, BRAY, [63, 18.8, 12], [76, 60], 'dark ~.4 -21.4 8.4, -20 8.2, -18.8 7.4') +
      neck(
        'kd',
        WARM,
        'o 52 42, 54 37.6, 58 36.8, 63 39.4, 70.4 45.8, 79 51.4, 89 55.4, 98 57, 98 92, 66 90, 63.6 74, 61 64, 58.4 56, 54 49',
        '51.6 37.4, 54 34, 58.4 33.8, 63.6 36.6, 71 43.2, 79.4 49.4, 89 54, 98 56, 98 57, 89 55.6, 79 51.6, 70.4 46, 63 39.6, 58 37, 54 38',
        `
  #e0b078 58 37.4, 63 40.6, 70 47, 79 53, 90 57.4, 90 61, 78 58.4, 69 54, 62 47
  shade 52 46, 58 43, 61.6 46, 62 51, 60.4 56, 61.4 62, 65 70, 68 78, 64 80, 58 60`,
      ) +
      head('ke', WARM, SHUT, [54, 37.6, -24], [2, -14], LIPS, 0.94) +
      neck(
        'kf',
        DEEP,
        'o 42 64, 44 60, 48 59.2, 53 61, 60.4 65.8, 69 70.4, 79 73.4, 89 74.4, 98 74.8, 98 100, 53 100, 53.4 91, 51.6 84, 49 76, 45 70',
        '41.6 60, 44 56.6, 48 56.2, 53.6 58.4, 61 63.4, 69.6 68.4, 79 72, 89 73.6, 98 74.2, 98 75, 89 74.6, 79 73.6, 69 70.6, 60.4 66, 53 61.2, 48 59.4, 44 60.4',
        `
  #c5804d 48 59.6, 53 61.6, 60 66.6, 69 71.6, 79 74.6, 84 76, 80 81, 78 90, 79 101, 72 101, 66 90, 58 79, 52 70
  shade 42 68, 48 64.6, 52 67.6, 52.6 73, 52 77.4, 54.6 83, 58.4 90, 60 101, 52 101, 52 90, 49.6 82, 46 74
  light 49.4 77 .2, 51.8 83 1, 53.6 90 1.5, 53.2 102 1.2`,
      ) +
      head('kg', DEEP, SHUT, [44, 60, -38], [44, 30], `${LIPS}\n  ${LID}`, 1.04),
  );
