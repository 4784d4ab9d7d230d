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
import { whole } from './near-animals';
import type { Print } from './print';

const [BLACK, SHADE, COAT, SHEEN, LIT, MUZZLE] = [
  '#0b1017',
  '#141c26',
  '#212c39',
  '#3a4858',
  '#fff3cc',
  '#dccba6',
];
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
  stroke(BLACK, 0.8, '0 16, 0 17.6, -2.2 18.6, -4.6 18.8; 0 17.6, 2.2 18.6, 4.6 18.8') +
  both(blob(BLACK, '5.4 -2.6, 7 -5.4, 9.6 -5.4, 11 -3.2, 8.8 -1.4') + oval('#8a5c38', 8, -3.5, 1.5)) +
  both(oval(BLACK, 8, -3.5, 1)) +
  dots('#fff', '7.5 -4.1 .45, -8.5 -4.1 .45');

/** Long claws that come from under the hair of a paw at 0. */
const CLAWS = bars(
  '#f3e2b6',
  '-6 0 2, -9 5 2.4, -8 11 .3; -3 2 2, -4.4 7 2.6, -3 14 .3; 0 3 2, 0 8 2.6, 2 14 .3; 4 2 2, 5 7 2.6, 6 13 .3; 7 0 2, 9 5 2.2, 11 9 .3',
);

/** A sloth bear at the mound, and on her back her cub, as shaggy as she is, its claws in her coat and the sun behind it. */
export function bearWithCub(p: Print): string {
  const back = '36 54 3, 44 48 3, 52 44.4 3.4, 62 44 3.4, 71 47 3.8, 79 53 4, 85 63 4, 89 76 4';
  const sit = '70 32 2.4, 74.6 36 3, 77.4 42 3.4, 78.4 49 3';
  const head = (x: number, y: number, turn: number, scale: number) =>
    moved(shag(LIT, LIT), x + 0.6, y - 1, turn, scale) + moved(shag(COAT, SHADE) + FACE, x, y, turn, scale);
  const hold = (x: number, y: number, turn: number) =>
    moved(CLAWS, x, y + 1.6, turn, 0.5) +
    moved(blob(COAT, '-5 0, -4 -4, 0 -5.6, 4 -4, 5 0, 3 3, -3 3'), x, y, turn);
  const drawn =
    moved(locks(LIT, sit, 3, 1.4), 0.4, -0.8) +
    locks(COAT, sit, 3, 1.4) +
    blob(COAT, '54 46, 60 33, 70 31.6, 75 36, 78 43, 78.6 54, 66 56') +
    moved(shag(LIT, LIT), 30.6, 57.6, -4, 1.06) +
    moved(locks(LIT, back, 4, 1.6), 0.4, -0.9) +
    locks(SHEEN, back, 4, 1.6) +
    blob(SHEEN, '14 104, 18 84, 24 68, 34 54, 46 46, 60 43.6, 72 47, 81 55, 87 68, 92 104') +
    // She turns from the light: back and shoulder, flank, breast.
    locks(COAT, '84 80 4, 78 68 4, 70 61 4, 60 60 4, 52 64 4', 4.6, -1) +
    blob(COAT, '10 104, 16 76, 30 56, 46 54, 54 62, 62 58.6, 72 62, 79 70, 84 84, 86 106') +
    locks(SHADE, '80 100 4, 74 88 4, 64 82 4, 56 84 4', 4.6, -1) +
    blob(SHADE, '10 104, 14 80, 30 66, 46 66, 54 80, 64 80.4, 74 87, 79 104') +
    head(63.4, 34.6, 9, 0.6) +
    hold(54.6, 47.6, 16) +
    hold(70.4, 49.6, -2) +
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
