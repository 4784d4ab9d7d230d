import { moved, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#2c1512',
  far: '#5b3623',
  shade: '#7d4320',
  coat: '#a8642f',
  warm: '#c9853f',
  pale: '#efd3a0',
  horn: '#43261a',
  lit: '#f4e8cf',
};

const inked = painted(INKS);

/** Seen a little from before: the near beam sweeps back and up, the far one leans away; four tines and the tip on each. */
const ANTLER = `
  o 18.6 -11 4.6, 21.6 -18 3.8, 26.4 -25.6 3.6, 29.6 -33.4 3.4, 29.4 -41.4 2.8, 26 -48 2, 21 -52.6 .4
  o 19 -13.6 2.6, 15 -16.4 2.2, 12.6 -20.6 1.7, 12.4 -25.6 .4
  o 27.6 -28 2, 29.8 -30.8 2.6, 34.4 -33.2 2.5, 38.4 -38 1.9, 39.8 -44.6 .4
  o 34.6 -33.4 1.4, 37.6 -35.4 1.8, 40.8 -36.8 1.5, 44 -39.6 .4
  o 29.5 -33.6 2, 30.6 -37.6 2.6, 33.8 -42.4 2.2, 35.4 -48.4 1.6, 34.8 -54.6 .4
  o 29.2 -41 1.8, 28.8 -45.4 2.2, 29.6 -50 1.8, 29.4 -55 1.3, 27.6 -60 .4`;
const FAR_ANTLER = `
  o 16.6 -11 4, 14.6 -18.6 3.3, 12.4 -26.4 3.1, 8.6 -33.6 2.9, 3.4 -39.4 2.4, -2.8 -42.6 1.6, -8 -42.6 .4
  o 16 -13.4 2.2, 11.6 -14.6 1.9, 7.4 -17.6 1.4, 5 -22 .4
  o 12.3 -26.6 2, 11.8 -30.6 2.4, 12.4 -36 2.1, 11.6 -42 1.6, 9 -48.4 .4
  o 8.8 -33 1.8, 7.2 -37 2.2, 6.4 -41.8 1.8, 4 -47 1.4, 0 -51.4 .4
  o 4.6 -38.2 1.4, 2.2 -41 1.8, -.6 -44.6 1.5, -5 -47.6 1.1, -9.6 -48.8 .4`;
/** In profile, swimming to the left, its nose at 0 and the water at 18; then what shows of its back, and its rump. */
const BODY = `
  o 24.4 -11, 28 -7.6, 32 -2, 36.6 4.4, 42.6 9.4, 49 12, 56 12.6, 62 13.8, 66.6 16.4, 69 20, 70 26, 25 26, 24.4 19, 23.6 14, 21.6 9.6, 19.6 5, 18 0
  o -.6 -1.4, .8 -3.4, 5 -5.2, 10 -7.6, 13.6 -9.8, 16.4 -12.4, 19.6 -13, 23 -12, 25.6 -9, 26 -4, 24 1, 20 4, 15 4.6, 9 4, 5 3.8, 2.6 3.4, .8 2, -.6 .6
  o 73 19.6, 76.6 17, 82 15.4, 88 15.8, 93 17.6, 96 21, 84 24`;
const EAR = '22.4 -8.6, 25 -11.4, 29.6 -13.6, 35 -14, 38.4 -12.8, 35.6 -9.4, 30.6 -7, 25.6 -6';

/** A barasingha stag swims to the left through still water at a height, which holds all of it as a mirror does. */
export function mirroredStag(p: Print, x: number, water: number, size: number, image: string): string {
  const drawn =
    rimmed('wf', FAR_ANTLER, [INKS.lit, INKS.far], [-0.4, -0.3], '') +
    rimmed('wa', ANTLER, [INKS.lit, INKS.horn], [-0.4, -0.3], '') +
    rimmed(
      'wb',
      BODY,
      [INKS.lit, INKS.coat],
      [-0.3, -0.7],
      inked(`
  warm 4 -4.4, 10 -6.8, 14 -9, 17 -11.6, 20.6 -11.6, 21 -8, 17 -5, 11 -3.6, 5 -2.4
  shade 20 -1, 15 1, 8 1.4, 2.6 1.6, 3 4, 9 5, 16 5.4, 21 5, 24 9, 26 14, 27 24, 52 24, 42 18, 36 12, 31 6, 28.4 0, 24 -3
  pale -.8 .4, 1.6 .2, 4 1.2, 5.6 2.6, 4.6 4.4, 2 3.8, .6 2.4
  dark -1 -1.6, .4 -3.4, 2 -3.2, 1.8 -1.2, .2 .4, -1 .4
  dark ~.5 .4 .8, 3 1.4, 5.6 1
  dark 12.6 -6.2, 14 -8, 16.2 -8.2, 17.4 -6.6, 15.8 -5.4, 13.8 -5.2
  lit ~.6 14.9 -7.1, 15.1 -7.2`),
    ) +
    rimmed(
      'we',
      `o ${EAR}`,
      [INKS.lit, INKS.coat],
      [-0.3, -0.7],
      inked('dark 26 -8.4, 29.6 -10.8, 34.6 -11.8, 36.6 -11.4, 33.6 -8.8, 29 -7'),
    );
  // Ripples break the image, more the farther from the stag.
  const bars = [-62, -47, -35, -23.4, -12.6, -2.6, 6.4].map(
    (y, i, all) => `M-30 ${y}h150V${(all[i + 1] ?? 18.5) - 1.9 + i * 0.24}H-30z`,
  );
  return whole(
    p,
    moved(
      moved(
        within('wi', bars.join(''), painted({ o: image })(`${FAR_ANTLER}${ANTLER}${BODY}\n  o ${EAR}`)),
        0,
        36,
        0,
        1,
        -1,
      ) +
        within('ws', 'M-30-70H120V18H-30z', drawn) +
        inked(
          'lit 6 18.6 .2, 24 18.2 .8, 50 18.4 .6, 76 18.2 .8, 112 18.4 .2; 14 21 .2, 24 21.4 .7, 36 20.8 .2; 58 21.4 .2, 74 21.8 .8, 96 21.2 .2',
        ),
      x,
      water - 18 * size,
      0,
      size,
    ),
  );
}
