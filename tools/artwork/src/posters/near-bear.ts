import { locks } from '../figures/parts/fur';
import { bars, blob, both, dots, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const [BLACK, COAT, SHEEN, LIT, MUZZLE] = ['#0c1015', '#20242b', '#414650', '#fff3cc', '#dccba6'];
const CUB = '#5a463a';
const GLOW = `stroke="${LIT}" stroke-width="1.5" stroke-linejoin="round"`;

/** A shaggy head toward us, its middle at 0: skull and ears. */
const shag = (fill: string, ear: string, extra = ''): string =>
  both(
    blob(ear, '8.6 -11, 10 -17, 14.6 -20.4, 19.6 -19, 21.4 -13.6, 19 -8, 15 -5', extra) +
      locks(ear, '10 -17 1.6, 14.6 -20.6 2.2, 19.6 -19 2.8, 21.6 -13.6 3.4, 19.4 -7.6 3.6', 2.8, 1, extra) +
      locks(fill, '3 -15 2, 11 -12 3, 15.6 -5 4, 16.4 3 5, 14 10 5, 9 16 5', 4, 1.1, extra),
  ) + blob(fill, mirrored('0 -15, 7 -14.2, 13 -10, 16 -3, 16.4 4, 14 10, 10 15, 4 19, 0 20'), extra);

/** The pale muzzle, long and bare, the small eyes beside its root. */
const FACE =
  blob(MUZZLE, mirrored('0 -7, 4 -5, 5.6 0, 7 6, 8.2 12, 7 18, 3.6 20.8, 0 21.2')) +
  blob('#b59c78', '2 -5, 5.6 0, 7 6, 8.2 12, 7 18, 3.6 20.8, 0 21.2, 4 17, 4.6 8') +
  blob(BLACK, mirrored('0 9, 3.8 9.4, 5.2 11.6, 4 14.6, 0 16')) +
  oval('#5b5f66', -1, 10.8, 2.2, 0.8) +
  stroke(BLACK, 0.8, '0 16, 0 17.8, -2 18.9, -4.6 18.6; 0 17.8, 2 18.9, 4.6 18.6') +
  both(blob(BLACK, '5.4 -2.6, 7 -5.4, 9.6 -5.4, 11 -3.2, 8.8 -1.4') + oval('#8a5c38', 8, -3.5, 1.5)) +
  both(oval(BLACK, 8, -3.5, 1)) +
  dots('#fff', '7.5 -4.1 .45, -8.5 -4.1 .45');

/** Long claws, each bent its own way, that come from under the hair of a paw at 0. */
const CLAWS = bars('#f3e2b6', '-5 1 2, -6.6 5 1.9, -6 9 .3; -1.8 2 2.1, -2.8 6.4 2, -1.6 11 .3; 1.6 2 2.1, 1.4 6 2, 2.8 10.2 .3; 5 1 1.9, 5.4 4.6 1.8, 7 8 .3');

/** A sloth bear with a paw on the mound, and on her back her cub, the sun behind it. */
export function bearWithCub(p: Print): string {
  const back = '33 55 3, 42 48 3, 52 44.4 3.4, 62 44 3.4, 71 47 3.8, 79 53 4, 85 63 4, 89 76 4';
  const cub = (fill: string, extra = ''): string =>
    blob(fill, '47 46, 51 36, 59 31, 68 33, 75 39, 79 48, 78 57, 62 58', extra) +
    locks(fill, '65 32 2, 71 35 2.4, 76 40.6 2.6, 79 48 2.6, 78.4 57 2', 3, 1.4, extra) +
    moved(shag(fill, extra ? fill : '#33292a', extra), 58, 26.4, 5, 0.62);
  const drawn =
    moved(shag(LIT, LIT), 29.4, 59.2, -5, 1.06) +
    moved(locks(LIT, back, 4, 1.6), -0.4, -0.8) +
    locks(COAT, back, 4, 1.6) +
    blob(COAT, '14 104, 18 84, 24 68, 34 54, 46 46, 60 43.6, 72 47, 81 55, 87 68, 92 104') +
    blob(SHEEN, '76 97, 71 85, 72.6 74, 78.6 68.6, 84 71.4, 87.4 80, 88 94, 84 100', 'opacity=".6"') +
    locks(COAT, '76 69 2, 72.4 76 3, 71.4 86 4, 76 97 4', 4.6, 1.4) +
    blob(SHEEN, '47 59, 54 61, 60 66, 62 74, 56 76, 51 70', 'opacity=".7"') +
    cub(LIT, GLOW) +
    cub(CUB) +
    blob(COAT, '50 56, 62 53, 74 54, 82 60, 80 66, 56 64') +
    locks(COAT, '52 56 2, 62 53.4 2.4, 72 54 2.4, 82 61 3', 3.6, 1.6) +
    blob('#77604e', '62 37, 69 41, 73 48, 70 50, 64 45', 'opacity=".8"') +
    moved(FACE, 58, 26.4, 5, 0.62) +
    // Its arms hold on to her nape.
    limb(LIT, '66 41 9, 61 48 8.6, 53.4 51.6 8') +
    limb(CUB, '67 42 8.6, 62 49 7.6, 54 52.8 6.8') +
    limb(COAT, '53 70 20, 52 82 17, 50 88 16') +
    locks(COAT, '60 72 4, 60 80 4, 58 88 4', 4, 1.4) +
    // One arm is on the mound; the mark of her chest beside it.
    limb(LIT, '24 80 16, 15.4 79.6 14.6, 9 73.6 13') +
    limb(COAT, '27 84 17, 16 81 14, 9.6 74.6 12') +
    moved(CLAWS, 8.4, 75.4, 8, 1.15) +
    blob(LIT, '.4 75, 2 69.4, 8 67, 14 69, 15.4 75, 10 77') +
    blob(COAT, '1.2 75.4, 3 70.4, 8.6 68.2, 14.8 70.6, 16.4 77, 10.6 79, 4 78.4') +
    bars('#f3e2b6', '20 83 2, 24.4 88 3.4, 31 92.4 4; 45 80 2, 40 87 4, 31 93 4') +
    moved(shag(COAT, BLACK), 30, 60, -5, 1.06) +
    moved(both(bars(SHEEN, '3 -11 .3, 9 -9 1.6, 12.6 -4 .3; 12 2 .3, 11.6 8 1.4, 8.4 13 .3')) + FACE, 30, 60, -5, 1.06);
  return whole(p, drawn);
}
