import { locks } from '../figures/parts/fur';
import { moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

/** Nose 47 22, eye 28 17, jaw hinge 24 31; the muzzle 14 deep, the skull 26, two round ears a third of the head's length. */
const HEAD = `
  o 46 19, 44.4 17, 41.4 16.2, 37.6 15.2, 33.8 13.4, 30.4 10.6, 26.6 7.8, 21.6 6.2, 16 5.6, 10 6.4, 4 9.8, -3 17, -10 28, -16 42, -20 60, -22 82, -22 130, 40 130, 36 112, 30 92, 25.4 76, 22.6 62, 21.4 53, 22.4 46.4, 25 40.6, 29 37.4, 34 35.4, 38.6 34, 41.6 32.6, 43 30.4, 43.8 28.6, 45.8 27.6, 46.8 25, 47 22
  o 15.6 10, 14.6 4, 12.4 -1.4, 8.4 -5, 3.8 -5.6, .6 -2.6, -.6 2.4, .2 8, 2.4 14`;
const FAR_EAR = '13 9, 12.8 2, 14 -2.4, 16.6 -5, 19.4 -4.4, 21.2 -.6, 22 4.4, 22 9';

const RUFF = '6 20 3, 10 23 4, 14.4 28 4.6, 17.2 37 4.6, 17.8 46 5, 15.4 58 5, 18 74 5';
const MARKS = `
  shade -5 18, 3 19, 9 22, 14 29, 17 37, 17.6 46, 15.4 58, 18 76, 24 100, 30 130, -30 130, -24 60, -12 28
  pale 50 25.4, 45 26, 39.6 26.6, 35 28, 30.4 30, 26 31.6, 22.4 34, 21 38.4, 18 42, 19.6 47, 16.6 51, 18.6 56, 16.4 62, 20 68, 19.6 76, 25 86, 27 96, 33 108, 37 130, 48 130, 40 80
  cream 48 29.6, 43 31.4, 39 33, 33.4 34.6, 28.4 37, 25 41, 23 47, 22.6 54, 24 62, 27 76, 31.4 92, 37 112, 44 112, 40 60, 30 50
  deep 45 17.8, 41.6 17.4, 37.4 16.6, 33 14.8, 29.6 11.8, 27.6 10, 28.6 14.4, 31.6 18.2, 35.6 20.2, 40 20.6, 43.6 21
  deep 12.4 9, 12 4.8, 10.2 1, 7.4 -2, 4.6 -2.8, 2.6 -.4, 2.2 3.6, 3.6 8.6, 6.4 13
  pale 5.6 11, 4.2 6, 4.4 2.4, 5.8 .4, 8.2 2.6, 9.8 6, 10 9.2, 8.2 12.2
  coat 1 15, 3.4 11.6, 5.6 10.8, 8.4 8.6, 11.6 7.4, 14 9.4, 13 14, 6 17
  dark 43.2 17.2, 45.4 16.6, 47.4 19, 47.6 21.8, 46.2 23.2, 44.8 22.6, 44 20.8, 42.8 19
  dark ~.8 46 23, 45.4 25.8, 43.4 27.6, 39 29.2, 34.4 30.6, 31 31.5, 29 32.4
  dark 24.4 17.7, 25.8 15.5, 28 14.9, 30.2 15.6, 32 18, 30 18.2, 27 18.5
  iris 25.6 17.4, 26.6 15.9, 28.2 15.6, 29.4 16.5, 28.8 17.8, 27 18
  dark 27 16.9, 27.6 16, 28.6 16.1, 28.6 17.2, 27.8 17.7
  lit ~.5 27.4 16.4, 27.6 16.3`;

/** Dark to light, the eye's, the rim's. */
const dhole = (id: string, x: number, y: number, scale: number, list: string): string => {
  const [dark = '', deep = '', shade = '', coat = '', cream = '', pale = '', iris = '', lit = ''] =
    list.split(' ');
  const inked = painted({ dark, deep, shade, coat, cream, pale, iris, lit });
  const ear = rimmed(`${id}e`, `o ${FAR_EAR}`, [lit, deep], [0.6, -0.6], '');
  const marks = inked(MARKS) + locks(shade, RUFF, 4.4, 0.9);
  return moved(ear + rimmed(id, HEAD, [lit, coat], [0.7, -0.7], marks), x, y, 0, scale);
};

/** Three of a pack, one behind the other in the grass, all eyes one way, the further off the paler in the haze. */
export const dholePack = (p: Print): string =>
  whole(
    p,
    dhole('df', 26, 9.4, 0.76, '#85532f #b87b46 #c28850 #d09a5e #e2b986 #f2d9ae #d6a04c #ffe9b8') +
      dhole('dm', 24.4, 26, 0.85, '#4d2a1a #8c4b27 #9f5a2d #b66b37 #d8ac7c #eed3a8 #dd9f45 #ffe9b8') +
      dhole('dh', 22.4, 44.8, 0.96, '#26160f #8e421c #a9521f #c5672a #dfc09a #f6e6c8 #e0a544 #ffe2a4'),
  );
