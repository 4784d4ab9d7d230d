import { painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#1a0f0c',
  deep: '#2a1913',
  coat: '#412a1f',
  warm: '#5f3f2b',
  ash: '#b7a77c',
  olive: '#8d7f58',
  sock: '#ead9b2',
  horn: '#e0cd92',
  lit: '#ffe7ae',
};

const inked = painted(INKS);

/** Its hump is the mountain of the picture; the dewlap goes down into the grass. */
const BODY =
  'o 34 50, 42 42, 48 35.6, 54 28.6, 60 23.6, 67 21, 74 21.4, 81 25, 90 31, 100 34, 100 110, 42 110, 37 99, 31.6 91, 29.6 84, 30.4 76, 32 66';
/** From the poll down the bridge to the muzzle and back along the jaw; the eye at 28.6 53.6. */
const HEAD =
  'o 37 40, 32 40.6, 28 45, 24 50.4, 19.4 56, 14.6 61.4, 11 65, 9 68.4, 9.2 72.4, 11.4 75.4, 15 76.4, 18.4 75, 23 73.4, 30 72, 36.6 68, 41 61, 42.6 53, 41.6 45';
const NEAR = 'o 37 44.6 9, 43 43.6 8.6, 49 39.6 7, 52.4 33.4 5.2, 52.4 26.6 3.4, 49 20.6 .8';
const FAR = 'o 32 43.6 8, 25.6 42 7.6, 20.4 37.6 6.2, 18 31.6 4.6, 18.8 25.4 3, 22.4 20 .8';

/** A gaur bull that comes in from the right, as large as a hill. */
export const gaurBull = (p: Print): string =>
  whole(
    p,
    rimmed(
      'ga',
      BODY,
      [INKS.lit, INKS.deep],
      [-0.5, -1],
      inked(`
  coat 30 60, 42 44, 50 36.6, 56 29.6, 62 24.8, 68 22.6, 75 23, 82 27, 100 35.6, 100 47, 88 42.4, 78 43.4, 70 50, 64.6 61, 61.6 75, 60.4 92, 61 110, 47 110, 41 97, 39 85, 41 74, 45 64, 46 56`),
    ) +
      rimmed(
        'gf',
        FAR,
        [INKS.lit, INKS.horn],
        [-0.4, -0.4],
        inked('dark 17 33 9, 17.4 27 7, 20 22 6, 24 18 5'),
      ) +
      inked(`
  deep 40 49, 45 47, 51 48.6, 56 53.6, 52 56.4, 46 55.6, 41 53
  warm 43 50.4, 47 49.6, 51 51.2, 54 53.6, 49.4 54.2, 45.6 52.8`) +
      rimmed(
        'gd',
        HEAD,
        [INKS.lit, INKS.coat],
        [-0.6, -0.4],
        inked(`
  warm 29 44, 24 51, 19 57, 14 62.6, 17.6 64.6, 21.6 60, 26 55, 29 50
  deep 48 40, 44 48, 38 56, 34 62, 27 66, 22 68.6, 18.6 72, 17 78, 48 80, 54 56
  sock 6 66, 11.4 64.6, 16 66, 18.4 69.4, 19.4 73, 22 78, 12 79, 6 77
  dark 8 66.4, 11 66, 13.4 67.4, 13.4 69.6, 11 70.4, 8 70.6`),
      ) +
      rimmed(
        'gh',
        NEAR,
        [INKS.lit, INKS.horn],
        [-0.5, -0.6],
        inked('dark 53 34 9, 53 27 7, 50 22 6, 46 18 5'),
      ) +
      inked(`
  deep ~.6 41.8 46, 42.6 53, 41 61, 36.6 68, 34.6 69.2
  ash 26.4 38.8, 30 39.4, 35 37.6, 40 38.4, 43.8 39.2, 44.8 42.4, 43.8 48, 40.6 49.6, 36 49.2, 31.4 50.6, 28 53, 24 56.6, 20.4 59.4, 23 54, 26 48.6, 27.4 45.4, 26.2 42
  olive 44.6 43.4, 43.8 48, 40.6 49.6, 36 49.2, 31.4 50.6, 28 53, 30.6 48.4, 35 45.6, 40 45
  dark 25.6 55.4, 27 53, 30 52.4, 32 54, 30.6 56, 28 56.4
  ash ~.6 28 54, 28.4 53.8`),
  );
