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
    limb('#4d4230', '2 68 4.6, 0 84 3.4, 1 98 3') +
      limb('#4d4230', '14 68 4.6, 14 84 3.4, 13 98 3') +
      stroke('#4d4230', 2.6, '-8 100, 1 98, 8 100; 4 100, 13 98, 20 100') +
      // Tail and body, the neck drawn in.
      blob(
        p.ink.light,
        '-16 46, -10 36, 2 31, 16 34, 30 46, 42 62, 52 78, 42 77, 30 73, 16 76, 2 76, -10 68, -16 57',
      ) +
      blob(
        p.ink.light,
        '-22 10, -14 4, -4 6, 2 14, 3 24, 4 34, 10 44, 2 58, -12 60, -18 50, -15 38, -16 28, -20 21',
      ) +
      blob(shade, '2 44, 14 46, 28 56, 40 70, 30 71, 20 68, 32 76, 18 76, 6 72, 12 66, 4 58') +
      blob(shade, '-11 30, -7 26, -3 34, -2 44, -8 52, -10 60, -16 55, -12 46, -9 38') +
      blob('#e3b27c', '-20 9, -13 4, -4 6.4, 1 13, 2.4 22, -2 17, -8 11, -14 9') +
      poly('#eaa233', '-19.6 10.4, -42 17, -20.4 18.6') +
      stroke('#a9702a', 0.9, '-40 16.6, -28 15.2, -18 15') +
      oval(p.ink.dark, -15, 12.4, 2) +
      oval(p.ink.light, -15.6, 11.8, 0.7),
  );
