import { along, beside } from '../figures/parts/along';
import { both, mirrored, moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const inked = painted({
  black: '#231528',
  deep: '#7f2c22',
  shade: '#9c3826',
  rust: '#bf4a2b',
  lit: '#db6d38',
  sun: '#f2a93b',
  white: '#f4e8cf',
  bark: '#6b4a5e',
  moss: '#8c9a4e',
});

/** About 0: the back, from the shoulder on the left to the rump, and the brush from there round below it. */
const BODY =
  '-22 6, -22.6 -5, -18.6 -15, -10 -21.6, 1 -23.6, 11.8 -21.2, 19.8 -14.6, 24 -5, 25.4 5, 20 18, 6 23, -6 23, -17 18';
const TAIL =
  '19 3 9, 20.8 10 11.6, 17.4 17.4 13.4, 10.2 22.8 14.2, .4 24.8 14.4, -9.6 23 14.2, -17.6 17.4 13.2, -22 9.4 11.6, -23.4 .6 9.4, -22.2 -7 6, -20.6 -11 2.6';
const RAYS = along(TAIL, 6.2, 5)
  .map((place) =>
    [-0.6, 0, 0.6].map((side) => `${beside(place, side).join(' ')} ${2.5 + side * 0.75}`).join(', '),
  )
  .join('; ');

/** Asleep: lids closed, brows, cheeks and muzzle white, a dark stripe from each eye. */
const FACE =
  both(
    inked(`
  white 6 -5, 7.4 -10.4, 11.4 -14, 16 -14.8, 17 -10.6, 16.2 -5, 13.6 0
  deep 8.8 -5.6, 9.8 -9.6, 12.2 -11.8, 14.8 -12.4, 15 -8.6, 13.2 -3.6
  white 8.6 -5, 9.6 -8.4, 12 -10.6, 12 -10.6, 11.8 -7, 13.4 -7.4, 13.4 -7.4, 12.4 -2.6`),
  ) +
  inked(`
  rust ${mirrored('0 -9.4, 4.6 -9.2, 9 -7, 12.2 -3, 14.2 1.4, 15.8 5.4, 14.4 9, 10 11.2, 5 12.2, 0 12.4')}
  lit ${mirrored('0 -8.8, 3.4 -8.4, 5 -6.8, 2.6 -5, 1.6 -1, 1.4 1.6, 0 2')}`) +
  both(
    inked(`
  deep 3.4 -.4, 5.4 -1.6, 7.4 .4, 7 4.6, 8.8 9, 8.6 11.6, 4 12.3, 4.6 7, 3.8 3
  white 7.2 3.4, 8.6 .2, 10.8 -1.8, 12.6 0, 14.4 3, 15.4 5.6, 14 8, 10.8 9.6, 8.4 7.6
  white 1.8 -3.2, 2.8 -5.6, 5.4 -6.6, 7.8 -5.2, 8.4 -2.8, 5.4 -3
  black ~.9 3.2 .4, 4.8 1.5, 6.6 1.2, 8 -.6`),
  ) +
  inked(`
  white ${mirrored('0 1, 2.4 1.8, 4.6 4.2, 5.2 7.4, 3.8 10, 0 11')}
  black ${mirrored('0 2.6, 1.8 2.5, 2.7 3.4, 1.6 5, 0 5.7')}
  black ~.7 0 5.4, -.2 7.2, -2 8.2, -3.8 7.4; -.2 7.2, 1.8 8.2, 3.6 7.4`);

/** A red panda asleep in the crook of its bough, rolled up round as the sun, its tail the rays. */
export const sleepingPanda = (p: Print): string =>
  whole(
    p,
    inked('bark 96 42 4, 82 56 6, 74 68 8, 62 84 12') +
      moved(
        rimmed(
          'panda',
          `o ${BODY}\no ${TAIL}`,
          ['#f2a93b', '#bf4a2b'],
          [0.9, -1],
          inked(`
  lit -12 -17.6, -2 -22, 10 -19.6, 18 -12.6, 22.4 -3, 22.8 3, 18 -6, 9 -13.6, -2 -17
  shade -26 -8, -16 -10, -6 -13, 4 -10, 9 -3, 8 8, 14 20, -24 24
  deep -24 -3, -16 -6, -4 -8, 5 -3, 7 8, 4 24, -24 24
  rust ${TAIL}
  sun ${RAYS}
  black -29 -2, -23 -3.4, -17.6 -2.8, -17.4 -6.6, -19 -10, -20.8 -11.4, -22.6 -10.6, -26.4 -7
  shade 28 5, 20 4, 15 7, 12 12, 11 4, 13 -4, 17 -7.6, 21 -8.4, 18.6 -5.4, 17.2 -1.4, 20 2.4, 28 3.4
  lit 25.2 2, 21.6 1.4, 19 -1.4, 19.2 -5, 21.6 -7.8, 23.2 -5.6, 24.6 -1.6`),
        ) +
          inked('black -14.6 13, -11 17.2, -4 20, 3 20, 9.6 17.8, 12.6 14, 9 12, -10 12') +
          moved(FACE, -2, 6.2, -6),
        42.7,
        55,
      ) +
      inked(`
  bark -6 84 12, 10 86 14, 28 88.6 15, 46 89.6 15, 66 86.4 15, 82 80 16, 94 74 18
  #59405a -6 90 4, 20 93 5, 46 95 5, 70 91 5, 94 82 6
  moss -6 77, 2 76.8, 8 78, 16 79.2, 26 80.6, 36 81.4, 46 81.6, 56 80.6, 64 78.6, 72 75, 80 71, 92 64, 92 71, 84 75, 79 79, 73 80, 67 83, 61 82.6, 53 86, 46 85.4, 37 87, 29 85, 22 86.4, 14 83, 6 84.6, -6 82
  #b3b565 -6 77.4 .6, 8 78.4 1.4, 26 81 1.4, 44 82.2 1.4, 62 79.6 1.4, 80 71.4 1, 92 65 .6`),
  );
