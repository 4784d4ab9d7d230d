import { blob, both, limb, painted, poly } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

/** A painted stork beside its nest. */
export const stork = (p: Print, x: number, foot: number, h: number): string =>
  set(
    p,
    x,
    foot,
    h,
    limb(p.ink.dark, '0 60 8, 0 104 6') +
      blob(p.ink.light, '-34 40, -10 26, 26 40, 46 70, 20 72, -14 68, -34 40') +
      limb(p.ink.light, '-22 44 20, -34 20 15, -30 4 15') +
      limb('#e08a3c', '-34 2 13, -66 22 3') +
      blob('#e8927c', '16 58, 50 74, 42 84, 14 72'),
  );

/** A darter that dries its wings, on a branch at (x, y). */
export const darter = (p: Print, x: number, y: number, h: number): string =>
  set(
    p,
    x,
    y,
    h,
    blob(p.ink.dark, '-5 46, 5 46, 9 60, 8 84, 4 100, 7 130, -7 130, -4 100, -8 84, -9 60') +
      limb(p.ink.dark, '0 54 9, -5 38 6, 3 26 5, 0 12 5.4, -8 6 4.4, -28 2 0.8') +
      both(
        blob(p.ink.dark, '3 50, 14 42, 34 36, 56 40, 60 46, 40 52, 8 66') +
          poly(
            p.ink.dark,
            '4 52, 58 43, 55 62, 50 51, 47 70, 41 54, 37 76, 31 56, 26 80, 20 58, 14 80, 6 70',
          ),
      ),
  );

/** An Indian skimmer: black above, white below, an orange bill. */
export const skimmer = (p: Print, x: number, y: number, w: number): string =>
  set(
    p,
    x,
    y,
    w,
    blob(p.ink.dark, '4 50, -8 34, -28 16, -56 4, -40 24, -24 40, -10 56') +
      blob(p.ink.dark, '0 50, 14 30, 36 12, 62 2, 46 24, 30 42, 10 58') +
      blob(p.ink.light, '-22 54, -10 50, 4 52, 18 56, 34 62, 16 63, -4 62, -18 59') +
      blob(p.ink.dark, '-23 52, -14 47, 2 50, 22 55, 38 60, 14 57, -6 54, -18 54') +
      poly('#d9542b', '-20 52, -40 60, -34 60, -37 64, -19 57'),
  );

/** A cattle egret that looks to the left; its foot at (x, y). */
export const egret = (p: Print, x: number, foot: number, h: number): string =>
  set(
    p,
    x,
    foot,
    h,
    painted({ white: '#f4e8cf', shade: '#cfd3c4', leg: p.ink.dark, bill: '#e0a030' })(`
  leg 2 66 5, .6 77 2.8, 3.4 83 3.4, 2 100 2.6
  leg 10 66 5, 10.4 77 2.8, 13.4 83 3.4, 13 99 2.6
  leg -8 102 1.4, -3 101 2.4, 2 99.6 3, 7 101 2.4, 11 102.4 1.4
  leg 5 100.6 1.2, 9 99.8 2, 13 98.4 3, 18 100 2.4, 22 101.4 1.4
  white -15 54, -12 46, -2 41, 12 42, 28 53, 42 68, 51 80, 40 78, 26 74, 12 75, -2 72, -11 65
  shade 2 57, 16 55, 30 63, 43 73, 50 79, 36 76, 26 73, 12 74.6, 0 72, -4 66, 12 66
  white -6 60 17, -14 50 12, -14 40 9, -8 30 8, -7 20 8, -13 12 9.6, -20 10.6 7
  bill -22 10 5, -31 12.6 3.6, -40 15.6 .8
  leg ~2 -17 9.4, -16.8 9.4`),
  );
