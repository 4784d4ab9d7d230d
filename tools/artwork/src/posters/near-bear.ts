import { locks } from '../figures/parts/fur';
import {
  bars,
  blob,
  both,
  dots,
  limb,
  mirrored,
  moved,
  oval,
  painted,
  stroke,
} from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const [BLACK, SHADE, COAT, SHEEN, LIT, MUZZLE] = [
  '#0b1017',
  '#141c26',
  '#212c39',
  '#3a4858',
  '#fff3cc',
  '#dccba6',
];
const CUB = { o: '#4a3a33', shade: '#33282a', pale: MUZZLE, dark: BLACK };
const CUB_BODY = `
  o 54 40, 58 33, 66 30.6, 73 34, 78.6 41, 81 50, 80 60, 60 62, 52 52
  o 68 35, 67.4 28.6, 63.4 24, 58 22.8, 53.4 24.8, 50 28.4, 46 30, 41.6 31, 39.8 33, 40.6 35.8, 44 37.8, 49.4 39.6, 54 43, 61 44
  o 62 27, 61.4 23, 63 20.4, 65.2 18.4, 65.8 20, 68 18.8, 68.2 20.6, 70.4 21.2, 69.4 23, 70.8 25.4, 69 26.4, 69 29, 66 30`;
const CUB_MARKS = `
  shade 50 40, 56 43.6, 63 43, 68 37, 69 44, 66 52, 60 56, 50 56
  shade 82 44, 76 52, 72 60, 84 62
  shade 63.6 27, 63.6 23.6, 65.4 22, 67.2 23.6, 66.6 27
  pale 38 30, 45 29.6, 50.4 28.8, 52.6 31, 51.6 35, 49 39.6, 44 39, 38 37
  dark 39 30.6, 43.4 30.4, 43.8 32.4, 41.6 34.6, 39 34.6
  dark ~.7 40.6 35.8, 43 36.2, 46.6 36.2
  dark 53.4 29.6, 54.4 27.8, 56.4 27.6, 57.2 29, 55.6 30.2`;

/** A shaggy head toward us, its middle at 0: skull and ears. */
const shag = (fill: string, ear: string): string =>
  both(
    blob(ear, '10 -10, 12.6 -16, 17.4 -18.4, 21.6 -15.6, 22 -10, 19 -4, 15 0') +
      locks(ear, '12.6 -16 2, 17.4 -18.6 2.6, 21.8 -15.4 3.2, 22 -9 3.8, 18.4 -3 4', 2.8, 1) +
      locks(fill, '12 -12 2, 16 -5 3.6, 17.4 3 5, 15.6 10 5.4, 10.6 16 5.4', 4, 1.1),
  ) + blob(fill, mirrored('0 -17.4, 5.6 -16.6, 11 -13, 15.4 -6, 17 3, 15 10.6, 10.6 16, 4 20, 0 21'));

/** Her cheek in shade and her crown in light, the pale muzzle, long and bare, the small eyes beside its root. */
const FACE =
  both(blob(SHADE, '5 -5, 8 -6.6, 12 -4.6, 10.6 -1, 8.6 4, 7 3')) +
  painted({ SHADE, SHEEN, MUZZLE, BLACK })(`
  SHADE -15 -4, -11 4, -9.4 12, -4 20, -10 17, -16 10
  SHEEN 3 -16, 9 -14, 13.6 -8, 16 0, 15 4, 12.6 -3, 8.6 -8.6, 3 -12
  MUZZLE ${mirrored('0 -7, 4 -5, 5.6 0, 7 6, 8.2 12, 7 18, 3.6 20.8, 0 21.2')}
  #b59c78 2 -5, 5.6 0, 7 6, 8.2 12, 7 18, 3.6 20.8, 0 21.2, 4 17, 4.6 8
  BLACK ${mirrored('0 9, 3.8 9.4, 5.2 11.6, 4 14.6, 0 16')}`) +
  oval('#5b5f66', -1, 10.8, 2.2, 0.8) +
  stroke(BLACK, 0.8, '0 16, 0 17.8, -2 18.9, -4.6 18.6; 0 17.8, 2 18.9, 4.6 18.6') +
  both(blob(BLACK, '5.4 -2.6, 7 -5.4, 9.6 -5.4, 11 -3.2, 8.8 -1.4') + oval('#8a5c38', 8, -3.5, 1.5)) +
  both(oval(BLACK, 8, -3.5, 1)) +
  dots('#fff', '7.5 -4.1 .45, -8.5 -4.1 .45');

/** Long claws that come from under the hair of a paw at 0. */
const CLAWS = bars(
  '#f3e2b6',
  '-6 0 2, -9 5 2.4, -8 11 .3; -3 2 2, -4.4 7 2.6, -3 14 .3; 0 3 2, 0 8 2.6, 2 14 .3; 4 2 2, 5 7 2.6, 6 13 .3; 7 0 2, 9 5 2.2, 11 9 .3',
);

/** A sloth bear at the mound, and on her back her cub, which looks about, the sun behind it. */
export function bearWithCub(p: Print): string {
  const back = '36 54 3, 44 48 3, 52 44.4 3.4, 62 44 3.4, 71 47 3.8, 79 53 4, 85 63 4, 89 76 4';
  const sit = '62 31 1.6, 68 30.6 2, 74 34.4 2.4, 79 41 2.6, 81 50 2.6, 80 60 2';
  const cub =
    moved(locks(LIT, sit, 3, 1.4), 0.4, -0.8) +
    rimmed('bc', CUB_BODY, [LIT, CUB.o], [0.2, -0.8], painted(CUB)(CUB_MARKS) + dots('#fff', '55 28.4 .4')) +
    blob(CUB.o, '62 30, 67 29.6, 73 33.6, 74 39, 66 38') +
    locks(CUB.o, sit, 3, 1.4);
  const drawn =
    moved(shag(LIT, LIT), 30.6, 57.6, -4, 1.06) +
    moved(cub, 5, -3) +
    moved(locks(LIT, back, 4, 1.6), 0.4, -0.9) +
    locks(SHEEN, back, 4, 1.6) +
    blob(SHEEN, '14 104, 18 84, 24 68, 34 54, 46 46, 60 43.6, 72 47, 81 55, 87 68, 92 104') +
    // She turns from the light: back and shoulder, flank, breast.
    locks(COAT, '84 80 4, 78 68 4, 70 61 4, 60 60 4, 52 64 4', 4.6, -1) +
    blob(COAT, '10 104, 16 76, 30 56, 46 54, 54 62, 62 58.6, 72 62, 79 70, 84 84, 86 106') +
    locks(SHADE, '80 100 4, 74 88 4, 64 82 4, 56 84 4', 4.6, -1) +
    blob(SHADE, '10 104, 14 80, 30 66, 46 66, 54 80, 64 80.4, 74 87, 79 104') +
    // Its arm holds on to her nape.
    painted(CUB)('o 68 42 11, 63 49 9.4, 55 52.6 8.4\n  dark ~.6 51.6 51, 54 52; 51.4 53.4, 53.8 53.8') +
    // One arm is on the mound; the mark of her chest beside it.
    limb(COAT, '32 84 18, 21 82 15.4, 13 79 13') +
    locks(SHADE, '34 90 4, 26 89.6 4, 18 87 3', 3.6, 1) +
    moved(CLAWS, 11.4, 80, 8, 1) +
    painted({ COAT, SHEEN })(`
  COAT 3.4 79.4, 4 74.6, 8.6 71.6, 15 72, 19.4 76, 19.6 82, 14 84, 7.6 83
  SHEEN 5 76, 8.6 72.8, 14 73, 18 76, 13 75.6, 8.6 76
  #f3e2b6 22 84 2, 26 88 3.4, 32 92.4 4; 46 81 2, 41 88 4, 32 93 4`) +
    moved(shag(COAT, SHADE) + FACE, 30, 58.6, -4, 1.06);
  return whole(p, drawn);
}
