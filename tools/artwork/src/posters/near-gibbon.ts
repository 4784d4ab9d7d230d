import { moved, oval, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  ink: '#0b1012',
  coat: '#171d1f',
  plane: '#2d3838',
  skin: '#332f2e',
  shade: '#1f1c1c',
  lit: '#5d554f',
  // By night it takes the paper's colour, clear as the moon.
  rim: '#f4e8cf',
  iris: '#a86428',
};

const inked = painted(INKS);

/** The arm it hangs from, straight; the other, bent; the trunk below them. */
const ARM = 'o 48 86 16, 42.4 71 14.4, 36.8 57 11, 32.8 44.4 8.4, 30 33 8.6, 27 22 5.8, 25 14 5.6';
const BENT =
  'o 57.6 98 14, 58.6 86 13.6, 62 73 13, 66.8 61 10.6, 70.6 50.6 8.6, 71.6 40.6 8.2, 70.8 31 5.8, 70 24 5.4';
const TRUNK = 'o 42 60, 50 60, 58 62, 63 68, 64 76, 63.4 86, 66 104, 43 104, 42 90, 39.4 79, 37 68';
const HEAD =
  'o -.5 -13.6, 4.6 -13, 9 -10.6, 11.8 -6.2, 12.6 -1, 12.4 4, 11.2 8.6, 8.4 12.2, 4.4 14.2, 0 14.6, -5 13.8, -9.8 11, -12.4 6.4, -13.2 0, -12.4 -5.6, -9.8 -10.2, -5.4 -12.8';

/** The culm that its weight bends. */
const CULM =
  '2 97 5, 3 70 4.8, 6 46 4.6, 12.6 25 4.4, 24 11.6 4.2, 40 6.6 3.8, 56 9.6 3.4, 70 20.6 3, 79 36 2.2, 84.6 52 1';

/** Dark, with the morning at its right edge and a half light `deep` beside it. */
const backlit = (id: string, forms: string, dark: string, deep: number, inner = ''): string =>
  rimmed(
    id,
    forms,
    [INKS.rim, INKS.plane],
    [0.6, -0.4],
    moved(painted({ o: dark })(forms), -deep, 0.4 * deep) + inner,
  );

/** Fingers that hook over the culm. */
const FINGERS = [-3, -1, 1, 2.9]
  .map((x, i) =>
    inked(`
  ink ${x + 0.2} -3.2 2.3, ${x} -.4 2.4, ${x - 0.5} 2.8 2.2, ${x - 0.2} ${5.2 - Math.abs(i - 1.3) * 0.8} 1.6
  plane ${x + 0.5} -3.3 .9, ${x + 0.4} -.4 .9, ${x - 0.1} 2.2 .6`),
  )
  .join('');

const EYE =
  oval(INKS.shade, 0, -0.2, 3, 2.5) +
  oval(INKS.iris, 0.3, -0.1, 1.8, 1.6) +
  oval(INKS.ink, 0.6, -0.1, 0.95, 1) +
  oval('#fff', 1, -0.6, 0.35) +
  inked('ink -2.9 .2, -1.6 -1.9, .4 -2.5, 2.2 -1.8, 2.9 0, 1.6 -1, -.2 -1.3, -1.6 -.9');

/** A hoolock that hangs from a culm of bamboo and sings, its face half to us. */
export function hangingHoolock(p: Print): string {
  const face =
    inked(`
  ink ~.5 -12.4 -5.6, -13.2 0, -12.4 6.4, -9.8 11, -5 13.8, 0 14.6, 4.4 14.2
  skin 2 -4.4, 5 -5.8, 8.6 -5, 10.2 -2.4, 10.2 .8, 8.9 3.6, 8.8 6.6, 8 9.8, 5.6 12.2, 2 12.8, -2 12, -4.6 9.4, -5.2 6, -6.2 3.2, -7.4 .4, -7 -3, -4.8 -5.4, -1.4 -5.4
  lit 2.4 -2.6, 3.4 .6, 4.6 3, 7 4.8, 8 7.6, 6.8 10.6, 4 12, .6 11.8, -2.2 10.2, -2.8 7.4, -1.4 5, .8 3.4, 1.4 .6
  rim -1.6 -5 .7, -4 -7.4 2.4, -7.4 -7.6 2.9, -10.2 -5 2.2, -11.2 -1.4 .5
  rim 3.4 -5.4 .7, 5.8 -7.6 2.2, 8.8 -7.2 2.5, 10.9 -4.6 1.8, 11.5 -1.8 .4`) +
    moved(EYE, -3, 0) +
    moved(EYE, 6.7, 0, 0, 0.82, 1) +
    inked(`
  ink .6 4.6, 1.6 4, 2.5 4.7, 2 5.4, 1 5.3
  ink 4 4.6, 5 3.9, 5.9 4.4, 5.6 5.2, 4.6 5.2
  skin .2 8.4, 1.6 6.7, 4 6.5, 5.9 8, 5.9 10, 4.2 11.5, 2 11.6, .4 10.4
  ink 1.2 8.7, 2.4 7.5, 4 7.5, 5 8.5, 5 9.9, 3.8 10.8, 2.2 10.8, 1.2 10`);
  return whole(
    p,
    inked(`
  coat 21 9.6, 22.6 7.4, 26 6.4, 28.4 8, 28.6 12, 27.6 17, 22.6 17, 21.2 13
  coat 66 17, 67.6 15, 70.4 15.4, 73 18.4, 73.4 22, 72.8 27, 67.4 27, 67 22
  #2f7d68 ${CULM}
  rim 1 62 .5, 5.6 61.6 .5; 3.6 43 .5, 8.4 44.4 .5; 11.4 22.6 .5, 15.4 25.4 .5; 39 4.4 .5, 39.4 8.8 .5; 57.4 8.2 .5, 56 11.8 .5; 77.4 30.4 .4, 74.8 32 .4`) +
      backlit(
        'gb',
        [ARM, BENT, TRUNK].join('\n'),
        INKS.coat,
        2,
        inked(`
  plane 63.2 66.6, 65 70, 66 78, 65 88, 68 104, 61.6 104, 59.6 95, 59.6 86, 61 76
  ink 39 62, 42 69.6, 47.6 73.6, 54 72.6, 58.6 67, 56 60, 46 54`),
      ) +
      moved(FINGERS, 24.8, 11.2, -24) +
      moved(FINGERS, 69.8, 20.4, 40) +
      moved(backlit('gh', HEAD, INKS.ink, 1.1) + face, 50, 58.4, 9, 0.92),
  );
}
