import { bars, moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#1d2a30',
  skin: '#6d7440',
  shade: '#4a5433',
  lit: '#a9a65c',
  pale: '#f3e2b4',
  // By night it takes the paper's colour, clear as the moon.
  edge: '#f4e8cf',
  young: '#d8bd77',
};

const inked = painted(INKS);

/** From the pot on the nostrils along the slender snout to the eye, then over nape and back; its foot is the water. */
const SKULL =
  'o 7 58.4, 5.6 55.6, 6 52.8, 8.2 50.8, 11.4 50.5, 13.9 52, 15 54.6, 16.6 56.8, 20 57.8, 26 58.9, 32 60, 37 60.7, 40 60, 42.8 57.4, 45.4 54.8, 48.8 53.5, 52.4 54, 55.6 55.6, 60 56.2, 64 56.6, 69 58, 75 57.4, 81 55.4, 90 53, 92 68.9, 84 69.9, 78 70.2, 72 71.2, 66 71.4, 60 72.5, 54 72.7, 49 73, 44 69, 40 65, 37 63.6, 32 62.5, 20 60.4';

const JAW =
  'o 7 57.8, 6.9 59.2, 8.6 60.3, 13 60.7, 20 61.8, 26 62.9, 32 64.1, 37 65.5, 41 67.4, 45 69.9, 48 72.4, 50.4 73.5, 54 73, 60 72.6, 62 70, 52 67, 41 64, 32 62, 20 59.8';

/** Fine, bent forward, those of one jaw between those of the other. */
const teeth = (from: number, length: number): string =>
  bars(
    INKS.edge,
    Array.from({ length: 19 }, (_, i) => {
      const [x, y] = [from + i * 1.5, 58.2 + (from - 7 + i * 1.5) * 0.172];
      return `${x} ${y - length * 0.2} .6, ${x - 0.4} ${y + length} .1`;
    }).join('; '),
  );

const HATCHLING = inked(`
  shade -2.4 -.8 1, -3.2 .7 .7, -4.6 1 .4
  young -3 -1.2 2, 0 -1.4 2.8, 3 -1 2.2, 6.6 -.2 1.3, 10 .2 .8, 12.8 -.9 .2
  young -2.4 -1.4 1.7, -4.6 -2.1 2.1, -6 -2 1.4, -7.8 -2.2 .8, -10.4 -2.7 .7
  young -5.6 -2.6, -5 -3.5, -4 -3, -4.2 -2
  shade -.9 -2.8 .7, -.6 -.6 .5; 1.3 -2.6 .7, 1.5 -.5 .5; 3.6 -2 .6, 3.7 -.3 .4; 5.8 -1.2 .5, 5.9 .2 .4; 8.2 -.6 .4, 8.2 .5 .3
  young -1.6 -.6 1, -2.6 .9 .8, -4 1.3 .5
  young 2.8 -.6 1.1, 3.8 .8 .8, 2.6 1.3 .5
  dark ~.8 -4.9 -2.6, -4.8 -2.6`);

/** Its belly at (x, y); with a negative size it looks to the right. */
const hatchling = (x: number, y: number, turn: number, size: number): string =>
  moved(HATCHLING, x, y, turn, size, Math.abs(size));

/** An old male gharial at rest in the river, his hatchlings on him. */
export function restingGharial(p: Print): string {
  const laid = (drawn: string) => moved(drawn, 5.7, -13.4, 6, 1.08);
  const image = laid(painted({ o: '#4f9385' })(SKULL) + painted({ o: '#c3d6ae' })(JAW));
  return whole(
    p,
    moved(image, 0, 142, 0, 1, -1) +
      inked(`
  #8ecabd -2 76 .3, 40 75.6 .9, 92 76 .3; -2 78.6 .3, 50 79.2 1, 92 78.6 .3
  #5fb0a8 -2 82 .4, 30 82.6 1.3, 92 81.8 .4; -2 85 .4, 44 84.6 1.4, 92 85.2 .4; -2 88 .4, 30 88.4 1.6, 92 88 .4; -2 91 .4, 60 91 1.4, 92 91 .4`) +
      laid(gharial()) +
      hatchling(20, 68.6, 3, 1) +
      inked(`
  #8ecabd 9 69.8 .4, 16 69.6 2, 26 70 2, 35 70.4 .4
  #eef6ea 6 68.6 .2, 13 69 .5, 22 69.2 .5, 33 69.8 .2; 9 71 .2, 19 71.4 .5, 29 71.2 .2; 24 66.8 .2, 29 67.2 .4, 34 67.2 .2
  #eef6ea 40 72 .2, 50 71.9 .7, 58 71.5 .8, 70 71.9 .8, 80 71.5 .8, 92 71.6 .8
  #eef6ea 62 75.4 .2, 71 75 .7, 82 75.4 .2; 24 83 .2, 36 83.4 .6, 48 83 .2; 62 87 .2, 71 86.6 .6, 82 87 .2`),
  );
}

/** Before it is laid in the river. */
const gharial = (): string =>
  rimmed(
    'gj',
    JAW,
    [INKS.pale, INKS.pale],
    [0, 0],
    inked(`
  #cfbb82 7 59.8, 13 60, 20 61, 32 63.3, 40 66, 46 70, 50 74, 40 74, 7 64`),
  ) +
  rimmed(
    'gs',
    SKULL,
    [INKS.edge, INKS.skin],
    [0.1, -0.45],
    inked(`
  lit 35 60.8, 40 60.8, 43.2 58, 46 55.4, 50 54.2, 55.6 56.4, 64 57.3, 69.4 58.7, 78 57.2, 92 53.6, 92 56.4, 80 59.8, 70 61, 60 59.4, 52 59, 44 61, 38 61.8
  shade 14 57.4, 20 59, 28 60.4, 36 62, 42 62.6, 47 63.6, 52 64.2, 57 63.6, 63 64, 72 65.4, 82 64.4, 92 62, 92 76, 46 76, 36 66, 14 61
  #cfbb82 42 69, 46 70.6, 50 71, 57 70, 64 69.8, 74 69, 92 66.6, 92 76, 44 76
  shade 5 58.6, 5.4 56.4, 8 55.6, 12 56.2, 16 57.6, 19 59, 12 60, 7 60
  lit 6.4 54.4, 7.4 52.2, 10 51.3, 12.4 51.8, 11 52.8, 8.6 53
  shade 13.6 51.6 .3, 14.2 54.6 .9, 16 57 .9, 19 58.4 .2
  shade 62.6 57.4 .4, 61.4 60.6 1, 62.6 65 .3; 67.4 58.6 .4, 66.6 61.6 .9, 67.6 65 .3; 73 58.4 .4, 72.4 61.6 .9, 73.4 65.4 .3`),
  ) +
  teeth(8.2, 1.5) +
  teeth(8.9, -1.4) +
  inked(`
  dark ~.5 7.2 58.2, 13 59.3, 20 60.4, 32 62.5, 37 63.6, 41 64.8, 45 66.3, 49 67.6, 53 68, 56 67.8
  dark/.35 57 63.4 .3, 64 65 1.6, 72 66.4 1.4, 78 66.8 .3
  shade 43.5 57.5, 44.8 55.7, 47.3 54.4, 50.5 54.6, 53 56.2, 53.4 58.1, 51.3 59, 48.5 59.1, 45.6 58.4
  dark 44.9 57.1, 46.2 55.4, 49 54.9, 51.6 55.9, 52.5 57.7, 49.9 58.4, 47.1 58.1
  #d9b648 46 56.9, 47.1 56, 48.9 55.8, 50.8 56.5, 51.4 57.5, 49.6 57.9, 47.4 57.6
  dark 49 55.8 .2, 49 56.8 .9, 48.8 57.8 .2
  shade 44.8 59 .2, 48.5 60 .9, 52.5 59.6 .2
  #fff ~.6 47.9 56.3, 48 56.3`) +
  hatchling(29, 59.4, 10, 0.8) +
  hatchling(66, 57.2, 0, 1.05) +
  hatchling(67, 63.4, 8, -1.05);
