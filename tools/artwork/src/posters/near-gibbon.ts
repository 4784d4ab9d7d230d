import { moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  coat: '#0e1716',
  plane: '#25352f',
  // By night it takes the paper's colour, clear as the moon.
  rim: '#f4e8cf',
  fawn: '#c2935a',
  tan: '#93683c',
  dusk: '#3d2a1d',
};

const inked = painted(INKS);

/** The arm that reaches on, and the leg beyond the body. */
const FAR = `o 43 40 6, 50 39.6 4.6, 57 36.6 3.6, 63.6 31.8 2.8, 68.8 26.8 2, 70.6 24.8 2.1, 72.2 22.4 1.5, 73 20 1.2, 72.6 18.4 .8
o 70.2 25.2 1.6, 72.6 24.6 1.2, 74 23.2 .7
o 49 49 7, 53.4 54 6.4, 57.4 58.6 4.8, 58.4 60.6 4, 55.4 62.8 3.3, 51.8 64.6 2.4, 50.2 66.4 2.2, 48.4 69 1.9, 46.8 70.8 1
o 50.4 66 1.6, 50.8 68.4 1.3, 50.2 70 .7`;
const ARM = 'o 25.6 15.6 2, 28.2 20 2.7, 31.6 25 3.6, 35 29.4 4.4, 39.6 35 7.6, 43 40 9';
const TRUNK =
  'o 37 33, 39.4 32, 41.2 30.4, 42.6 28, 46 30, 47 34, 49.4 38, 51.4 41.4, 54 44, 56.6 47.4, 57.4 51, 56 54.6, 52.8 56.6, 49 55.6, 45 52.4, 41.4 48.2, 38.2 43.4, 36 38.8, 35.6 36';
const LEG = `o 52.4 51.4 9.6, 56.6 48.8 7.8, 61 46 6, 64 45 4.6
o 62.6 45.4 4.8, 64.6 46.8 4.4, 64.8 50.8 3.3, 63.8 53.8 2.5, 64.4 55.8 2.2, 66.6 57.8 2, 68.8 58.6 1.1
o 63.6 54 1.8, 63.2 56.6 1.4, 64 58.6 .8`;
const HEAD =
  'o 41.4 34.6, 41.2 30.6, 42.4 27.8, 44.6 26.2, 47.4 26, 49.4 27.2, 50.5 28.5, 51.2 29.6, 51.6 30.6, 52.2 31.6, 52.4 32.7, 51.8 33.7, 50.8 34.7, 49.6 36.2, 47.4 37.6, 44 37.4';
const FINGERS = `o 25.6 17 2.4, 24.4 14.6 2, 24.2 12.4 1.4, 25 10.6 1.2, 26.2 10.4 1, 26.8 11.6 .6
o 26.2 16 2, 25.8 13.4 1.5, 26.2 11.4 1.2, 27.4 10.8 1, 28.2 11.8 .6`;

/** The female on the bough, with an arm up to the end of the liana. */
const MATE = `o 72.2 66 3.4, 74.2 61.6 2.3, 75.4 57.6 1.9, 74 53.4 1.4, 73.2 50.8 1.2, 73.8 49.4 .7
o 69.8 64.6, 72 64.2, 74 65.8, 75.6 69, 76.2 72.6, 75.4 75.8, 72.6 76.8, 70.2 75.4, 69.2 71, 68.6 67
o 72.6 74 5, 69.6 71.6 3.6, 67.2 70 2.8, 67 73 2.2, 67.2 76.2 1.6, 65.4 77.2 1
o 70.2 67 3, 67.6 70 2, 65 72.4 1.6, 62.6 75 1.3, 62.4 77 .8`;
const MATE_HEAD =
  'o 67.4 62.4, 68 60.6, 69.8 59.6, 71.8 60, 73 61.6, 73 63.8, 71.6 65.6, 69.4 66, 67.8 65.4, 66.6 64.6, 66.5 63.5';

/** Black, with the low sun along its lower left and a half light `deep` beside it. */
const backlit = (id: string, forms: string, deep: number): string =>
  rimmed(
    id,
    forms,
    [INKS.rim, INKS.plane],
    [-0.45, 0.25],
    moved(painted({ o: INKS.coat })(forms), deep, -0.5 * deep),
  );

/** A pair of hoolocks: the black male swings to the liana that the fawn female holds. */
export const swingingHoolocks = (p: Print): string =>
  whole(
    p,
    rimmed(
      'gm',
      MATE,
      [INKS.rim, INKS.fawn],
      [-0.25, 0.15],
      inked(`
  tan 72 64.6, 74 66, 75.6 69, 76.2 72.6, 75.4 75.8, 72.6 76.8, 73.6 72, 72.8 68
  tan ~.4 69.2 70.6, 71.4 72, 72.4 73.8`),
    ) +
      rimmed(
        'gn',
        MATE_HEAD,
        [INKS.rim, INKS.fawn],
        [-0.2, 0.1],
        inked(`
  dusk 66.2 63.4, 67.2 62, 68.6 61.4, 69.6 62.2, 69.8 63.8, 68.8 65, 67.6 65.3
  rim ~.35 66.2 62.6, 67.6 61.2, 69.2 60.9, 70.4 62, 70.4 64, 69.2 65.6`),
      ) +
      backlit('gf', FAR, 0.9) +
      backlit('gb', [ARM, TRUNK, LEG, HEAD].join('\n'), 2) +
      inked(`
  ${FINGERS.replace(/^o /gm, 'coat ')}
  coat 39.2 32.8, 40.6 31.6, 41.6 30, 42.6 28.6, 44 31, 42 34
  coat 62 42.9, 64 43.1, 65.6 44, 66.4 45.6, 66.6 47.6, 64 47
  plane/.75 50.2 30.7, 51 30.8, 51.9 32, 51.7 33, 50.4 33.9, 48.9 33.7, 48 32.4, 48.4 31.1
  coat ~.25 50 33.2, 51 33, 52 32.7
  rim 44.9 28 .3, 46.2 28 .9, 47.8 28.6 1.2, 49.2 29.6 .9, 50.1 30.6 .3`),
  );
