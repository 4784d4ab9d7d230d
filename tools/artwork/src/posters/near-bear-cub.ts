import { locks } from '../figures/parts/fur';
import { blob, both, dots, limb, oval } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

/** A sloth bear's cub that rides on its mother's back and looks to the left. */
export function bearCub(p: Print, at: number, foot: number, height: number): string {
  const [black, coat, sheen, lit, muzzle] = ['#0c1015', '#272b33', '#454850', '#fff3cc', '#d9c295'];
  const drawn =
    blob(coat, '-30 60, -14 36, 14 22, 46 20, 78 32, 98 54, 106 84, 96 104, -20 104') +
    locks(coat, '-26 44 9, -4 30 9, 24 22 10, 52 24 11, 78 36 12, 98 56 13, 106 78 13', 18, 1.6) +
    blob(sheen, '26 36, 50 32, 72 42, 86 60, 88 78, 70 66, 48 52', 'opacity=".6"') +
    limb(black, '6 64 34, -14 84 30, -40 96 26, -58 100 20') +
    both(
      blob(black, '24 22, 26 4, 38 -6, 50 -2, 56 12, 50 28, 38 36') +
        locks(black, '26 8 8, 36 -4 9, 50 0 9, 56 14 9', 13, 1),
    ) +
    blob(coat, '-18 18, 0 13, 18 18, 32 34, 36 54, 28 76, 10 92, -10 92, -28 76, -36 54, -32 34') +
    locks(coat, '-10 92 9, -28 78 10, -36 62 10, -38 44 9', 14, 1) +
    limb(lit, '-30 70 .4, -36 54 3, -32 35 3, -18 19 2.6, -4 14 .4') +
    blob(muzzle, '-6 40, 6 40, 14 54, 17 72, 10 84, -10 84, -17 72, -14 54') +
    blob(sheen, '-8 44, 8 44, 12 36, 0 31, -12 36') +
    blob(black, '-9 68, 0 65, 9 68, 8 76, 0 80, -8 76') +
    dots(black, '-15 46 4.6, 15 46 4.6') +
    oval(lit, -16, 44.6, 1.5) +
    oval(lit, 14, 44.6, 1.5);
  return set(p, at, foot, height)(drawn);
}
