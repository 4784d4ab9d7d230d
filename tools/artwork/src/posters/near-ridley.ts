import { n0 } from '../drawing/numbers';
import { blob, both, limb, mirrored, moved, oval, painted } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

/** The right half of the shell, from its crest to the edge over the neck. */
const SHELL = '0 49, 8 49.6, 16 52, 23 56.6, 28 63, 31 70, 32 76, 29 80.6, 22 82.6, 15 80.4, 8 74.6, 0 72.6';

/** An olive ridley that hauls itself up the beach toward us, the moon behind it. */
export function haulingRidley(p: Print, { dark, shade, coat, lit, light }: CoatInks): string {
  const flipper = painted({ coat, lit, shade })(`
  coat 14 79, 21 76.6, 28 77.6, 34 81, 42.6 92, 42 95, 38.6 94.4, 33 90.6, 19 88.4, 14 86
  lit 17 78.6 .4, 23 77.6 1.6, 29 79 1.7, 35 82.8 1.6, 40 88.6 1.3, 42.4 93 .4
  shade 20 82 .3, 22 84.4 1.3, 21.4 87 .3; 25 82 .3, 27 84.6 1.3, 26.6 87.4 .3; 30 84 .3, 31.6 86.4 1.2, 31.4 88.6 .3; 34.6 87 .3, 36 89.4 1.1, 36 91.4 .3`);
  const drawn =
    blob('#5b4c66', '-40 92, -28 88, 0 86.6, 28 88, 38 93, 24 97, -20 98') +
    both(blob(dark, '24 78, 31 76, 36 77.6, 38.6 81, 36 83, 30 82.6')) +
    blob(dark, mirrored('0 70, 12 74, 24 80, 27 83, 22 86.6, 12 89, 0 90')) +
    blob(coat, mirrored(SHELL)) +
    // Its plates: one row down the middle, six or more on each side, the edge.
    painted({ shade, dark })(`
  shade ${mirrored('0 52, 5 53, 7 59, 8.6 66, 7.6 71, 0 69.6')}
  dark ~.9 -5 50, -7.4 58, -8.8 66, -7.4 73; 5 50, 7.4 58, 8.8 66, 7.4 73; -7 57, 0 59, 7 57; -8.4 64, 0 66.6, 8.4 64`) +
    both(
      painted({ dark, shade })(`
  dark ~.9 7 57, 13 56.4, 16.4 53; 8.4 62, 15 61.6, 22 57; 8.8 67, 17 67.4, 27 63.6; 9 71, 18 73, 29.4 71; 13.4 56.4, 14.6 61.6, 16 67.4, 16.6 72.6; 21 58.6, 23.6 65, 24.6 72; 4 70.6, 10 73, 17 77, 24 79.4, 31 76.6; 24 79.4, 23.4 82.4
  shade 24 59, 28 63.6, 31 70, 32 76, 29 80.6, 27 76, 27.6 70`),
    ) +
    limb(
      lit,
      '-30.6 71 .4, -27.4 63.4 1.6, -22.4 57.2 2, -15.6 52.8 2, -8 50.4 2, 0 49.8 2, 8 50.4 2, 15.6 52.8 2, 22.4 57.2 2, 27.4 63.4 1.6, 30.6 71 .4',
    ) +
    moved(flipper, 0, 0, 0, -1, 1) +
    moved(flipper, 9.6, -2, 8) +
    // The throat, then the head with its horny beak and the tears that rid it of salt.
    painted({ dark, coat, shade, lit, light })(`
  dark ${mirrored('0 74, 8 75, 12.4 79, 12 84, 8 88.6, 0 90.4')}
  coat ${mirrored('0 66.4, 5 66.8, 9 69, 11.2 72.6, 12.2 75.6, 11.6 78.4, 10.2 82.6, 6.6 87.4, 2.8 90, 0 90.6')}
  shade ${mirrored('0 84, 6 85, 9.4 84.6, 6.4 87.8, 2.8 90.2, 0 90.8')}
  lit ${mirrored('0 66.4, 5 66.8, 9 69, 11.2 72.6, 8 70.2, 4.4 68.6, 0 68.2')}
  light ${mirrored('0 77.6, 2.6 78.2, 5 80.4, 6.8 83.4, 5.6 84.8, 3.2 84.6, 1.6 86, 0 88')}
  dark ~.7 -9.6 85.2, -8 84.8, -5.6 84.8, -3.2 84.8, -1.6 86.2, 0 88.2, 1.6 86.2, 3.2 84.8, 5.6 84.8, 8 84.8, 9.6 85.2
  shade ~.8 -2.2 69.6, -2.8 73, 0 75.4, 2.8 73, 2.2 69.6; 0 75.4, 0 77; -2.8 73, -6 72; 2.8 73, 6 72; -3 78, -5.6 78.6, -7.6 80.6; 3 78, 5.6 78.6, 7.6 80.6`) +
    both(
      blob(shade, '7.4 76.8, 8.4 74.2, 10.6 73.2, 12.4 74.6, 12 77.4, 9.4 78.6') +
        blob(dark, '8.6 76.8, 9.8 75.4, 11.6 75.2, 12 76.6, 10.4 77.7') +
        oval(light, 11, 76, 0.35) +
        limb(lit, '6.8 75.2 .4, 8.6 74 1.4, 10.8 73.8 1.5, 12.8 75 .4') +
        limb(light, '9.2 78.4 .2, 9.1 80 .5, 8.6 81.2 .5') +
        oval(dark, 1.1, 79.6, 0.5, 0.35),
    );
  return moved(whole(p, drawn), n0(p.x(50)), -n0(p.y(4)));
}
