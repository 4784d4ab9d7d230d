import { blob, moved, painted } from '../figures/parts/shapes';
import { type CoatInks, rimmed, whole } from './near-animals';
import type { Print } from './print';

const EAR = 'o -1.8 1.4, -2.7 -2.6, -2 -7.4, .6 -13, 2.3 -9.6, 3 -5, 2.4 -.8, 1.2 1.6';

/** From the poll at 0 along the brow to the lip, 29 long; the jaw closed, and wide open in a bray. */
const SHUT =
  'o 1.6 .6, -.6 -1.2, -4.4 -1.9, -8.4 -1.6, -13 -.4, -18 1, -22.6 1.9, -26 2.7, -28.4 4.3, -29.6 6.6, -29.4 8.8, -28 9.6, -27.4 10.8, -25.6 11.6, -23 11.1, -20.6 10.3, -17 10.8, -13 12.4, -9 14.4, -5 15, -1.6 13.2, .6 9.6';
const BRAY =
  'o 1.6 .6, -.6 -1.2, -4.4 -1.9, -8.4 -1.6, -13 -.6, -18 .4, -22.6 .4, -26 -.4, -28.6 -1, -30.8 -.4, -31.8 1.6, -31.2 3.6, -29.6 4.6, -27 5, -23.6 6, -20.6 7.6, -19 9.2, -21 10.8, -24 12.4, -27 13.8, -28.6 15.2, -28.8 17, -27.2 18.3, -24.6 18, -22 16.6, -18.6 15.2, -15 15, -11 15.9, -7 16.2, -4 15.2, -1.6 13.2, .6 9.6';

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
/** Where the one that brays holds its poll. */
const TOP = [67, 16.6, 16] as const;
const LID = 'shade -10.7 2.8, -9.3 1.6, -7.7 1.5, -6.2 2.8, -8.4 2.5';
const LIPS = 'dark ~.45 -28.2 9.3, -27 9, -25.4 8.4';

/** Three khurs abreast: one brays, its ears laid back, one listens, and the nearest stands at ease. */
export const khurs = (p: Print): string =>
  whole(
    p,
    moved(
      painted({ gum: '#8c3f3c', tongue: '#cf7d6c', tooth: '#f4e8cf' })(`
  gum -18 8.4, -22 5, -30 3.4, -29.4 9, -28 15.6, -22 13
  tongue -17.4 10, -21.6 9.8, -25 11.2, -26.8 13, -26 14.6, -22 13.4
  tooth -30.8 3, -30.9 5.6, -29.8 6.6, -28.2 6.6, -27.2 5.9, -26.8 4
  tooth -28.6 16, -29.4 13.6, -28.6 12.5, -27 12.2, -26.2 13.2, -26.2 15
  gum ~.3 -29.2 4.4, -29.1 6.6; -27.9 12.4, -27.6 14.4`),
      ...TOP,
    ) +
      neck(
        'ka',
        PALE,
        'o 65 20, 67 16.4, 71 16, 76 19.4, 82 26, 90 33, 98 38, 98 76, 76 70, 72 58, 69.4 49, 66.6 41, 64.4 33',
        '65.6 15.6, 67.4 13.4, 71 13.2, 76 16.4, 82 23, 90 30.8, 98 36, 98 39, 90 33.4, 82 26.2, 76 19.6, 71 16.2, 67 17',
        `
  #f1d7aa 71 16.6, 76 20.6, 83 28, 92 35.6, 92 42, 83 37, 76 31, 70 23
  shade 63 31, 68 27.6, 72 28.6, 72 33.4, 70.4 38, 70.4 45, 73 54, 77 62, 72 66, 64 44`,
      ) +
      head(
        'kc',
        PALE,
        BRAY,
        TOP,
        [70, 54],
        `  shade -19 9.2 .2, -17 8.6 1.2, -14.6 9.6 1.2, -13.6 12 .3
  shade ~.5 -24.2 .8, -22.6 2.4, -22.4 4.4; -26.4 .6, -25 2.2`,
      ) +
      neck(
        'kd',
        WARM,
        'o 52 43.6, 53.6 39.2, 57 37.6, 61.6 38.6, 68.6 43.4, 76.6 49, 87.6 53.6, 99.6 55.6, 99.6 91.6, 67.6 89.6, 63.6 77.6, 61 67.6, 58.6 59.6, 54.6 51.6',
        '51.4 39.2, 53.2 35.6, 57 34.4, 62 35.6, 69.6 40.6, 77.6 46.6, 87.6 51.6, 99.6 54.2, 99.6 55.6, 87.6 53.8, 76.6 49.2, 68.6 43.6, 61.6 38.8, 56.6 37.8, 53.6 39.6',
        `
  #e0b078 57 38, 61.6 39.8, 68.6 45, 77.6 51, 89.6 55.6, 89.6 59.6, 76.6 56.6, 67.6 52.2, 60.6 45.6
  shade 51.6 49.6, 57.6 46.2, 61 48.6, 61.6 53.6, 60.4 58.6, 61.6 64.6, 64.6 72.6, 67.6 81.6, 63.6 83.6, 57.6 63.6`,
      ) +
      head('ke', WARM, SHUT, [53, 39, -7], [-27, -42], LIPS, 0.94) +
      neck(
        'kf',
        DEEP,
        'o 33 73.4, 35 69.4, 39 68.4, 44 69.8, 51.4 74.4, 60 78.4, 71 81, 83 81.8, 95 82, 95 107.4, 44 107.4, 44.4 99.4, 42.6 92.4, 40 85.4, 36 79.4',
        '32.6 69.4, 35 65.8, 39 65, 44.6 67, 52 71.6, 60.6 76, 71 79.2, 83 80.6, 95 81.2, 95 82.2, 83 82, 71 81.2, 60 78.6, 51.4 74.6, 44 70, 39 68.6, 35 69.8',
        `
  #c5804d 39 68.8, 44 70.4, 51 75.2, 60 79.6, 71 82.4, 77 83.8, 73 88.4, 70 97.4, 71 108.4, 63 108.4, 57 97.4, 49 87.4, 43 78.4
  shade 33 77.4, 39 73.8, 43 76.8, 43.6 82.4, 43 86.4, 45.6 92.4, 49.4 99.4, 51 108.4, 43 108.4, 43 99.4, 40.6 91.4, 37 83.4
  light 40.4 86.4 .2, 42.8 92.4 1, 44.6 99.4 1.5, 44.2 109.4 1.2`,
      ) +
      head('kg', DEEP, SHUT, [35, 68.8, -28], [22, 2], `${LIPS}\n  ${LID}`, 1.04),
  );
