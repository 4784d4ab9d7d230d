import { moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#1d1218',
  far: '#2a181a',
  coat: '#3a2322',
  warm: '#57322b',
  tan: '#7d5138',
  weed: '#5c8a4a',
  lit: '#ffb562',
};

const inked = painted(INKS);

/** From its root at 0: the beam with its fork, and the brow tine. */
const ANTLER = `
  o 0 2 6.6, 5 -7.4 5.6, 11.6 -15 5, 16.4 -24 4.6, 17.6 -33 4, 15 -41.4 2.8, 11 -48.6 .6
  o 17.2 -29 2.4, 20.8 -36 3.2, 24 -42 2.3, 25.4 -48.6 .5
  o 2 -3 4.4, -2.6 -8.6 3.6, -6.4 -15 2.9, -7.6 -22 2, -6.4 -28.6 .5`;
const BODY = `
  o 38 56, 44 61, 52 66, 62 69, 76 69.4, 94 71.6, 94 106, 33 106, 31.6 96, 30 88, 30.6 81, 33 74, 34 64
  o 38.6 56, 33.6 52.4, 29 53, 24 55.8, 18 59.6, 12.4 63, 8.4 65.2, 5.8 67.6, 5.6 70.4, 7.4 72, 7.8 73.8, 10.6 74.8, 15 74.4, 21 74.6, 27.4 75.6, 33 75.6, 38 72, 41 64`;

/** A sambar stag to the left in the water with weed in its mouth, dark before the sun behind its antlers. */
export function risingSambar(p: Print): string {
  const drawn =
    moved(rimmed('sf', ANTLER, [INKS.lit, INKS.far], [-0.6, 0], ''), 31, 54, -19, 0.93) +
    moved(rimmed('sa', ANTLER, [INKS.lit, INKS.coat], [-0.6, 0], ''), 35, 54) +
    inked(`
  weed 11 72 .8, 9.6 78 1.3, 11 84 1.2, 9.4 90 .8, 10 94 .2
  weed 10 79 .4, 8 82 1.5, 7.4 86 .2
  weed 10.8 84.4 .4, 13 87 1.5, 13.4 91 .2`) +
    rimmed(
      'sn',
      BODY,
      [INKS.lit, INKS.coat],
      [-0.2, -0.9],
      inked(`
  dark 39 66, 36.8 72.6, 34.6 75.4, 30.4 79, 22 90, 28 106, 47 106, 44 94, 41.6 84, 42 74
  warm 44 62, 52 67, 62 70.2, 76 70.8, 96 73, 96 78.4, 80 76.4, 66 76.6, 56 74, 48 68.6
  warm 29.6 55.4, 24 58.4, 18 62.2, 12.4 65.6, 14 68, 19.6 66.6, 26 64.4, 30.4 60.6
  dark 5.2 68, 6.8 66.4, 8.4 66.6, 8.4 68.4, 7 69.8, 5.6 69.6
  dark ~.6 8 72.4, 10.4 71.9, 13 72`),
    ) +
    inked(`
  lit 35.6 57, 39.6 52.6, 46 50.6, 52.6 51.6, 49.6 57, 44 60, 38.6 60.6
  coat 36 57.6, 40 53.5, 46 51.6, 52 52.4, 49.4 57.2, 44 60.4, 38.6 61
  tan 39.4 57.6, 43 54.6, 47.4 53.6, 49.8 53.8, 47.2 56.8, 43 58.8
  dark 21.6 61.2, 23.6 59, 26 58.8, 27.4 60.4, 25.6 61.8, 23 62.2
  lit ~.5 24.2 60, 24.6 59.9`);
  return whole(p, drawn);
}
