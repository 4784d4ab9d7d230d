import { locks } from '../figures/parts/fur';
import { moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#26160f',
  deep: '#8e421c',
  shade: '#a9521f',
  coat: '#c5672a',
  pale: '#f6e6c8',
  cream: '#dfc09a',
  iris: '#d99a3c',
  lit: '#ffe2a4',
};

/** Nose 75 42, eye 53 34, jaw hinge 48 51, the ear's root 40 26 to 28 30; a heavy muzzle 16 deep, a neck as thick as the head. */
const BODY = `
  o 72.4 38.4, 67 37, 61.6 36.2, 57.6 33.8, 54 29.4, 49 26.4, 42 25, 34 26, 28 30, 21 37.6, 14 48, 8 60, 3 76, 1 100, 1 120, 56 120, 55 104, 52.4 88, 49.6 76, 49 68, 51 62, 55 58.4, 60 56, 66.4 54, 71 52.4, 72.6 49.8, 74.4 47.2, 76 44, 75.6 40.6`;
const EAR = `
  o 42.4 28.6, 44.4 21, 43.8 14, 40.6 8.8, 36.4 9, 31 13.4, 27 19.6, 25 26, 27 34`;

const MARKS =
  painted(INKS)(`
  shade 27 33, 34 41, 39.6 50, 41 62, 39.6 76, 42 92, 47 120, 0 120, 0 70, 14 46
  pale 78 49, 72 49, 66 51, 60 52.4, 55 52.4, 51 52, 48.4 55.4, 46.4 60, 43 63, 45 67, 41.6 71, 44 76, 41.6 81, 45 87, 44 94, 50 104, 50 120, 60 120, 60 80, 52 64, 60 58, 74 56
  cream 71 54, 63 55.6, 56 57.4, 51.4 60.8, 48.6 66, 48.6 74, 51 84, 55 100, 60 100, 60 60, 72 56
  deep 76 36, 70 36, 62 34.6, 57 31, 55.6 30.6, 57.6 34.4, 62 38.2, 68 39.6, 72 41
  deep 40 31, 42.2 22.6, 41.8 16, 39.8 12.2, 37 12.2, 33 16.2, 29.8 22, 28.6 29
  pale 31 30, 31.6 25, 34 19.4, 37 15.6, 38.4 17, 37.8 22, 38.6 27, 36.6 32
  dark 72 37, 75.6 39, 77.6 43, 75.6 47.4, 72.8 46.4, 70.6 43.6, 70.4 40.4
  dark ~.9 73.6 46.6, 71.4 49, 67 50.8, 61 52, 56 52.4, 53.6 53.6
  dark 50.2 36.6, 51.8 34, 54.2 33.2, 56.8 34.2, 58.6 37.4, 56.8 37.4, 54.4 37.1, 52.2 37
  iris 52.2 36.2, 53 35, 54.6 34.6, 56 35.4, 55.4 36.6, 53.8 36.8
  dark 53.7 35.8, 54.2 34.8, 55.2 35, 55.2 36, 54.5 36.6`) +
  locks(INKS.shade, '28 34 4, 34.4 42 5, 39.8 51 5, 41 62 5, 39.8 74 5, 41.4 86 5', 5, 0.9);

const dhole = (id: string, coat: string, marks = ''): string =>
  rimmed(id, `${BODY}${EAR}`, [INKS.lit, coat], [0.2, -0.9], marks);

/** Three of a pack, one behind the other in the grass, all ears one way. */
export const dholePack = (p: Print): string =>
  whole(
    p,
    moved(dhole('df', '#d7a06a'), -6, -3, 0, 0.8) +
      moved(dhole('dm', '#a9602f'), -2, 8, 0, 0.9) +
      moved(dhole('dh', INKS.coat, MARKS), 4, 22, 0, 1),
  );
