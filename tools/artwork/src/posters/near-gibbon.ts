import { both, mirrored, moved, oval, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  ink: '#0d1113',
  coat: '#171c1e',
  plane: '#2c3536',
  skin: '#5a534e',
  shade: '#35302e',
  lit: '#7f766d',
  brow: '#fffaea',
  rim: '#f6f1c6',
  iris: '#a5662b',
};

const inked = painted(INKS);

/** Arms longer than the frame, the shoulders drawn up to the ears, the trunk. */
const BODY = `
  o 32 76 12, 30 65 10.4, 25.8 50 8.4, 22 37 7.6, 19.8 27 8.2, 20 14 7.8, 22.4 2 6.4, 24 -10 5
  o 53.4 76 12, 55.4 65 10.4, 59.8 50 8.4, 63.8 37 7.6, 66.2 27 8.2, 66.2 14 7.8, 64 2 6.4, 62.6 -10 5
  o 42.7 58, 50 59, 57 62, 60 70, 58.4 79, 54.6 88, 53.6 106, 31.8 106, 30.8 88, 27 79, 25.4 70, 28.4 62, 35.4 59`;
const HEAD = `o ${mirrored('0 -13.2, 4.6 -12.8, 8.6 -10.9, 11.2 -7, 12.3 -2, 12.8 3, 12.2 7.6, 9.8 11.4, 6.4 13.6, 3 14.6, 0 14.8')}`;

/** Dark, with the morning at its right edge and a half light `deep` beside it. */
const backlit = (id: string, forms: string, dark: string, deep: number, inner = ''): string =>
  rimmed(
    id,
    forms,
    [INKS.rim, INKS.plane],
    [0.7, -0.4],
    moved(painted({ o: dark })(forms), -deep, 0.4 * deep) + inner,
  );

/** A hoolock that hangs from both arms, its face to us, its look a little aside. */
export function hangingHoolock(p: Print): string {
  const eye = (x: number) =>
    oval(INKS.iris, x, 0, 1.45, 1.3) + oval(INKS.ink, x - 0.25, 0, 0.85) + oval('#fff', x - 0.7, -0.5, 0.3);
  const face =
    inked(`
  skin ${mirrored('0 -4, 2.4 -5.6, 6 -5.4, 8.6 -3, 9 .6, 7.6 3.4, 6.8 5.6, 6.6 8.4, 5.2 10.8, 2.6 12.3, 0 12.6')}
  lit ${mirrored('0 -3.6, .9 -2.8, .8 .8, 1.6 3.4, 3 5, 2.8 6.4, 4.6 7, 5.6 8.6, 4.6 10.4, 2.6 11.6, 0 11.9')}`) +
    both(
      inked(`
  shade .9 -.4, 2 -2.8, 4.6 -3.7, 7.2 -2.4, 7.8 .4, 6 2.8, 3.4 2.9, 1.6 1.7
  ink 2.1 .1, 3.1 -1.4, 4.7 -1.8, 6.3 -.9, 6.7 .3, 5.3 1.5, 3.4 1.4`),
    ) +
    eye(4.4) +
    eye(-4.4) +
    both(
      inked(`
  shade 1.8 -.4, 3 -2.1, 4.8 -2.5, 6.6 -1.4, 6.9 -.2, 5 -1, 3.2 -.8
  ink .8 5.3, 1.6 4.5, 2.7 5.1, 2.2 5.9, 1.2 5.9
  brow .8 -5.4 .7, 3 -7.4 2.3, 6 -7.9 2.7, 9 -6.4 2.2, 11 -3.6 .5`),
    ) +
    inked(`
  ink ~.5 -5 8.8, -3.4 9.2, -1.2 9.2, 0 9.4, 1.2 9.2, 3.4 9.2, 5 8.8
  skin -1 10.7, 0 10.5, 1 10.7, .6 11.1, -.6 11.1`);
  return whole(
    p,
    backlit(
      'gb',
      BODY,
      INKS.coat,
      2.4,
      inked(`
  plane 50 65, 55 68, 58 73, 55.4 82, 52.4 90, 49.6 96, 50.8 86, 51.6 76
  plane 36.4 71 .3, 34.6 79 1.5, 35.4 88 .3; 42 72 .3, 41.4 81 1.7, 41.8 92 .3; 46.8 71 .3, 47.4 78 1.4, 46.6 86 .3; 31.4 67 .3, 30.4 73 1.2, 31 80 .3
  ink 34 62, 38 67, 42.7 69, 48 67, 52 62, 50 56, 36 56`),
    ) + moved(backlit('gh', HEAD, INKS.ink, 1.3) + face, 42.7, 53, 4),
  );
}
