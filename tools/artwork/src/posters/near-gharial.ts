import { bars, moved, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = { dark: '#1d2a30', skin: '#6d7440', shade: '#465032', lit: '#c3bb6e', pale: '#f3e2b4' };

const inked = painted(INKS);

/** From the pot on the nostrils along a snout of one depth to the eye, then down the neck; the mouth is at height 0. */
const SKULL =
  'o .6 -.2, -.6 -2.6, -.4 -5.6, 1.6 -8, 4.8 -8.8, 7.6 -7.8, 9 -5.6, 10.4 -3.6, 13 -3, 20 -2.9, 28 -3, 33.4 -3.4, 37 -4.8, 40 -7.6, 43.4 -9.6, 47 -9.8, 50 -8.4, 53.4 -7.8, 57 -8, 61 -7.4, 66 -6.6, 72 -7, 80 -8.6, 92 -11, 100 22, 84 17, 74 13.4, 66 10, 60.6 7.2, 57 5, 53 4, 48 3, 43 1.6, 38 .6, 32 .2, 20 .2, 8 0';

const JAW =
  'o 1.2 .2, 1.2 1.8, 3 2.8, 7 2.8, 20 2.9, 32 3.2, 38 4.2, 43 6, 48 8.2, 53 10, 58 11.6, 64 14.6, 72 20, 80 28, 92 30, 84 18, 72 12, 62 6, 57 3, 50 3, 42 1.2, 34 0, 20 0, 8 0';

/** Even and slender, those of one jaw between those of the other. */
const teeth = (from: number, length: number): string =>
  bars(
    '#fffaf0',
    Array.from(
      { length: 18 },
      (_, i) => `${from + i * 1.8} ${-length * 0.1} .8, ${from + i * 1.8 - 0.3} ${length} .1`,
    ).join('; '),
  );

/** An old male gharial with its head above the river. */
export function risingGharial(p: Print): string {
  const scutes = bars(
    INKS.shade,
    Array.from({ length: 8 }, (_, i) => {
      const x = 62 + i * 3.2;
      const y = -6.4 - Math.max(0, i - 2) * 0.6;
      return `${x} ${y + 1} 3, ${x + 1.2} ${y - 2.2} .2`;
    }).join('; '),
  );
  const head =
    scutes +
    rimmed(
      'gj',
      JAW,
      [INKS.pale, INKS.pale],
      [0, 0],
      inked(`
  #cfbb82 4 2.2, 20 2.3, 32 2.6, 40 4, 48 6.8, 55 9, 62 11, 70 15, 80 22, 90 34, 60 30, 40 8, 20 4, 4 4`),
    ) +
    rimmed(
      'gs',
      SKULL,
      [INKS.lit, INKS.skin],
      [0.2, -0.7],
      inked(`
  shade 11 -.9, 24 -1, 34 -1, 40 -.2, 46 1, 52 1.6, 57 2.2, 62 3.6, 68 6, 78 9, 100 12, 100 28, 60 14, 50 5, 36 1.4, 10 1
  shade -1 -1, 1 -3, 4.6 -3, 8 -2.6, 11 -2, 10 0, 0 1
  lit 1.4 -5.6, 2.6 -7.4, 5 -7.8, 7 -7, 5 -6.6, 3 -5.8
  shade 7.6 -8 .2, 8.6 -5.4 .9, 10.4 -3 .9, 14 -2 .2
  shade ~.8 66 -4, 65.4 0, 66.4 4; 71 -4.4, 70.4 1, 71.6 6; 76 -5, 75.6 2, 76.8 8; 81 -6, 81 3, 82.6 11; 86 -7, 86.4 3, 88 12
  shade 53 -4.8, 56 -5, 59 -4.2, 57 -3.4, 54 -3.6`),
    ) +
    teeth(4, 2) +
    teeth(4.9, -1.9) +
    inked(`
  dark ~.7 1 0, 8 .1, 20 .1, 32 .2, 38 .7, 43 1.8, 48 3.2, 53 4.1, 56.6 4
  skin 38.6 -5.6, 40.4 -8.2, 43.6 -10.2, 47 -10.4, 50 -9, 51.4 -6.4, 50 -4, 46 -3, 42 -3.6
  lit 40.4 -8, 43.6 -10.2, 47 -10.4, 50 -9, 47 -9.4, 43.6 -9.1
  dark 41.4 -5.6, 42.4 -7.4, 45 -8.2, 47.6 -7.6, 48.6 -5.9, 46 -4.9, 43.4 -4.9
  #d9b648 42.4 -5.8, 43.4 -6.8, 45.2 -7.2, 47 -6.8, 47.6 -5.9, 45.8 -5.3, 43.8 -5.4
  dark 45 -7.2 .2, 45.2 -6.2 .9, 45 -5.3 .2
  shade ~.7 41.6 -3.6, 45 -3, 49 -3.6
  #fff ~.6 44 -6.6, 44.1 -6.6`);
  return whole(
    p,
    moved(head, 6.6, 46.6, 17, 1.12) +
      // The still river closes over throat and neck, and holds their image in bars.
      inked(`
  #5fb0a8 -2 77.6, 20 77.2, 44 77.6, 66 77.2, 92 77.6, 92 100, -2 100
  #2f8f94 -2 86.4, 24 85.4, 50 86.6, 70 85.4, 92 86.4, 92 100, -2 100
  #438078 56 77.8, 70 77.2, 92 77.6, 92 80.4, 76 81.4, 64 80.4
  #438078 46 83 .2, 62 82.4 2, 88 83 1.6; 36 86.4 .2, 50 86 1.6, 68 86.4 .2; 22 89.6 .2, 37 89.2 1.4, 52 89.6 .2; 8 92 .2, 20 91.8 1.4, 34 92 .2
  #eef6ea 44 78 .2, 52 79 .7, 61 78 .9, 70 77.4 .9, 80 77.4 .9, 92 77.6 .8
  #eef6ea 30 80 .2, 44 82 .7, 56 82.2 .2; 68 80.8 .2, 78 80.4 .6, 88 80.8 .2; 6 82 .2, 14 81.6 .5, 22 82 .2; 64 89.4 .2, 73 89 .6, 84 89.4 .2`),
  );
}
