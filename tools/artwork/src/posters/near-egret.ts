import { blob, limb, oval, poly, stroke } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

/** A cattle egret that looks to the left, 100 units high; its toes at (x, y). */
export const cattleEgret = (p: Print, at: number, foot: number, height: number, shade: string): string =>
  set(
    p,
    at,
    foot,
    height,
    limb('#4d4230', '3 66 4, 2 82 2.8, 1 98 2.6') +
      limb('#4d4230', '12 68 4, 13 84 2.8, 12 98 2.6') +
      stroke('#4d4230', 2.2, '-7 100, 1 98, 7 100; 4 100, 12 98, 18 100') +
      // A straight bill, the neck bent in an S, the wing folded to the tail.
      poly('#eaa233', '-17 9.6, -38 15.6, -17.6 16') +
      limb(p.ink.light, '-2 54 20, -12 46 13, -14 36 9, -8.4 26 8.4, -7.6 17 9, -13 11.6 9.6, -18 12.6 5.4') +
      blob(
        p.ink.light,
        '-13 54, -8 44, 4 39, 16 42, 28 52, 40 66, 54 80, 42 78, 30 74, 18 75, 4 73, -8 67, -13 60',
      ) +
      blob(shade, '-10 62, -2 66, 8 66, 18 70, 30 73, 42 78, 30 75, 18 76, 4 74, -7 68') +
      blob(shade, '8 50, 18 52, 30 62, 42 73, 52 79, 38 73, 24 67, 14 60') +
      blob('#e3b27c', '-18 9.6, -13 6.4, -8 8, -5.4 13, -4.6 20, -5.4 26, -8 18, -10.6 12.4, -14 10.6') +
      blob('#e3b27c', '-16 40, -12 46, -7 56, -5 62, -11 57, -15 48') +
      oval(p.ink.dark, -13.6, 11.4, 1.6) +
      oval(p.ink.light, -14.1, 10.9, 0.55),
  );
