import { painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#2c1420',
  far: '#8d5a63',
  shade: '#6a2c27',
  coat: '#9c4b2b',
  pale: '#eab68c',
  lit: '#ffe9c4',
};

/** Brow tine and beam make one bow; the beam bears its points on the outer edge, near the tip. */
const BOW = `
  o 64.6 18 .5, 63.4 26.4 1.9, 58.4 34.8 2.7, 52 40.4 3.2, 45.4 43.6 3.8, 37 43.4 3.5, 28.6 40.2 3.3, 21.8 34 3, 17.8 25.6 2.7, 18 16.4 2.3, 21.4 9 1.7, 27.4 3.4 .5
  o 17.2 23.6 2, 13.6 19.6 1.7, 12.4 13 .4
  o 17.8 14.6 1.6, 15.6 11 1.5, 16 5.6 .4`;

const HEAD = `
  o 42.8 47.6, 43.6 45, 46.8 44.8, 49.6 46.4, 54 48.6, 60 52.4, 65.4 55.4, 69.6 57.4, 72.4 59.6, 73.2 62, 72 64, 71.8 65.8, 69.6 67.4, 64.6 67.8, 58 68.2, 52 69.4, 47.6 71.2, 46.2 74.6, 49.2 80.4, 48.4 81.4, 53 88.4, 52 89.6, 57 98, 60 108, -8 108, -8 91, 2 88.4, 12 84, 20.6 77, 27 68, 32 59.6, 36.4 53`;
const EAR = '42 50.6, 37 45.4, 31 43.4, 24.6 44.6, 21.8 47, 25.4 50.4, 31.4 53.6, 38.4 55.2';

/** The head of a sangai stag in profile to the right, its antlers a bow about the sun. */
export const sangaiStag = (p: Print): string =>
  whole(
    p,
    `<g transform="translate(3.6-1.8)">${painted({ o: INKS.far })(BOW)}</g>` +
      painted({ o: INKS.dark })(BOW) +
      rimmed(
        'sg',
        HEAD,
        [INKS.lit, INKS.coat],
        [0.3, -0.8],
        painted(INKS)(`
  shade 39.4 56, 40.6 63, 44 69, 48 73, 56 84, 66 108, 33 108, 34 92, 37.4 78, 38.6 66
  dark 46 73.6, 43.4 82, 43 92, 45 108, 66 108, 56 84
  shade 72 67, 64 66.2, 56 65.6, 49.6 62.6, 45 57, 45.4 64, 47.4 71, 58 71
  pale 71.6 66.6, 66 67.4, 63 66.4, 65.4 64.2, 69 64.2, 71.6 65
  dark 69 55.6, 72.4 57.6, 74.6 61, 73 64, 71.4 62.6, 70.4 60
  dark ~.6 72 64.7, 69.4 65, 66.6 64.8
  dark 52.6 54, 54 52.2, 56.2 52.4, 57.6 54.2, 55.6 55.2, 53.8 55.2
  lit ~.7 54.6 53.3, 54.7 53.3
  pale ~.6 52.4 51.6, 54.4 50.4, 57 51.2; 53 56.8, 55.4 57.2, 57.8 56`),
      ) +
      rimmed(
        'se',
        `o ${EAR}`,
        [INKS.lit, INKS.coat],
        [0.2, -0.7],
        painted(INKS)('dark 38 52.6, 33 48.4, 27.6 46.8, 24.4 47.2, 28.4 50, 33.6 52.8'),
      ),
  );
