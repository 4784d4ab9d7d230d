import { bars, blob, moved, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#1d2a30',
  skin: '#6d7440',
  shade: '#465032',
  deep: '#353f2b',
  lit: '#c3bb6e',
  pale: '#f3e2b4',
};

const inked = painted(INKS);

/** From the pot on the nostrils along a snout of one depth to brow, skull table and nape, then down the neck; the mouth is at height 0. */
const SKULL =
  '.8 .1, -.7 -1.4, -.7 -3.4, .6 -5.2, 3 -6.1, 5.2 -5.5, 6.4 -4, 8 -2.9, 10.4 -2.5, 15 -2.4, 22 -2.5, 29 -2.8, 34 -3.5, 37.4 -4.6, 40 -6.6, 42 -8.7, 44.6 -9.7, 47.4 -9.1, 49 -7.6, 52 -7.3, 56 -7.9, 58.6 -7.4, 60.4 -5.9, 63 -5.6, 67 -6.6, 72 -7.4, 80 -9, 92 -12, 100 26, 84 18, 74 14, 66 10, 60.6 7.2, 57 5, 53 4, 48 3, 43 1.6, 38 .6, 32 .2, 20 .2, 8 0';

const JAW =
  '1 .2, .9 1.7, 2.6 2.7, 6.4 2.6, 10 2.3, 20 2.5, 32 2.9, 38 3.9, 43 5.8, 48 8, 53 9.9, 58 11.8, 64 15, 72 21, 80 30, 92 32, 84 18, 72 12, 62 6, 57 3, 50 3, 42 1.2, 34 0, 20 0, 8 0';

/** Those of the tip are the longest; behind them no two are alike. */
const teeth = (from: number, length: number): string =>
  bars(
    '#fffaf0',
    Array.from({ length: 16 }, (_, i) => {
      const x = from + i * 2.1 + 0.5 * Math.sin(i * 2.3);
      const tip = length * (i < 2 ? 1.3 : 0.76 + 0.34 * Math.sin(i * 1.9 + from));
      return `${x} ${-length * 0.1} .9, ${x - 0.5} ${tip} .1`;
    }).join('; '),
  );

const keels = bars(
  INKS.deep,
  Array.from({ length: 7 }, (_, i) => {
    const x = 62.4 + i * 3.9 + (i % 2) * 0.5;
    const y = -5 - i * 0.72;
    return `${x} ${y + 0.6} 4.2, ${x + 1} ${y - 1.4} 2, ${x + 2.4} ${y - 3.4 + i * 0.12} .2`;
  }).join('; '),
);

const head =
  keels +
  rimmed(
    'gj',
    `o ${JAW}`,
    ['#fff3cf', INKS.pale],
    [0.2, -0.8],
    inked(`
  #cbb57a 4 1.6, 20 1.7, 32 1.9, 40 3.2, 48 5.8, 55 8.2, 62 11, 70 15.4, 80 23, 90 34, 60 22, 40 0, 20 0, 4 0
  #9b8c58 51 4.8, 56 7.2, 63 10.6, 72 16, 82 26, 92 34, 92 10, 56 2`),
  ) +
  rimmed(
    'gs',
    `o ${SKULL}`,
    [INKS.lit, INKS.skin],
    [0.5, -0.55],
    inked(`
  shade 8 -1.1, 24 -1.2, 33 -1.5, 38.4 -2.8, 41.4 -5.6, 43.2 -3.6, 47 -2.8, 50.6 -4.4, 53 -4.6, 58.4 -4.8, 61.4 -3, 66 -3.4, 74 -3.6, 84 -5.4, 100 -8, 100 28, 60 14, 50 5, 36 1.4, 10 1
  deep 48 3.6, 51.4 1.4, 55.6 -.6, 58.8 -3.4, 61.4 -2.4, 62.6 1.4, 66.6 4.6, 74 7.6, 86 9, 100 8, 100 28, 66 14, 54 5
  deep -1 -1.6, 1.4 -2.8, 4.4 -2.7, 7.4 -2.1, 7.4 .4, -1 .4
  lit 36 -3.2, 39.6 -5.4, 41.4 -7.6, 42.6 -8.2, 41.2 -5.2, 39.4 -3.4
  lit 50 -6.6, 53 -6.9, 56.2 -7.2, 58 -6.8, 56.6 -6, 53 -6.1
  lit .6 -4.6, 2 -5.5, 3.6 -5.5, 3 -4.4, 1.2 -3.6
  lit 12 -2.2 .1, 20 -2 .5, 30 -2.3 .2
  lit 43 -.4 .1, 47 .5 .9, 51.6 .4 .1
  deep 51.4 -4.8, 53.6 -5.3, 56.4 -5, 58 -4.2, 55.6 -3.9, 53 -4.1
  deep ~.7 64.6 -3.4, 64 1.4, 65.4 5.4; 69.4 -4, 69 1.4, 70.6 6.8; 74.6 -5, 74.4 1.6, 76.2 7.6; 80 -6.2, 80 1, 82 8; 62.4 .8, 70 2.4, 78 2.6, 90 .6`),
  ) +
  teeth(3.4, 2.3) +
  teeth(4.5, -2) +
  inked(`
  dark ~.7 .4 0, 8 .1, 20 .1, 32 .2, 38 .7, 43 1.8, 48 3.4, 53 4.4, 56.4 3.8
  dark 41.2 -6, 42.6 -7.8, 45 -8.2, 47.4 -7.4, 48.6 -5.6, 46.6 -4.4, 43.4 -4.5
  #e2bc48 42.6 -5.8, 43.6 -6.9, 45.2 -7.1, 46.8 -6.5, 47.2 -5.5, 45.2 -5
  dark 45.2 -7.2 .2, 45 -6.1 .9, 44.8 -5.1 .2
  skin 40.2 -6.2, 41.6 -8.8, 44.6 -9.6, 47.2 -9, 49.6 -6.6, 48.6 -6.6, 46.8 -7.3, 44.6 -7.6, 42.4 -6.9
  lit 40.8 -6.8, 42 -8.8, 44.6 -9.7, 47 -9.1, 44.6 -8.9, 42.4 -7.8`);

/** The height of the water about its throat. */
const WATER = 51.2;

const image = blob('#4a7f6c', SKULL) + blob('#cfcf9e', JAW);

const set = (drawn: string): string => moved(drawn, 8.4, 22, 21, 1.06);

/** An old male gharial that lifts its snout: with its image in the river, jaws about the sun. */
export const risingGharial = (p: Print): string =>
  whole(
    p,
    within('gi', `M-2 ${WATER}h94v40h-94z`, moved(set(image), 0, 2 * WATER, 0, 1, -1)) +
      within('gw', `M-2 0h94v${WATER}h-94z`, set(head)) +
      inked(`
  #5fb0a8 50 51.6 .2, 62 51.6 1.6, 92 51.4 2.2; 60 57 .2, 74 56.6 1.2, 92 57 .8; 30 64.4 .2, 44 64 1.2, 62 64.4 .2; 18 71 .2, 30 70.6 1, 44 71 .2; 48 68 .2, 64 67.6 1.4, 82 68 .2; 2 77.4 .2, 14 77 1.2, 28 77.4 .2
  #eef6ea 46 51.4 .2, 56 51.8 .8, 66 51.6 .9, 76 51.2 .9, 92 51.4 .7
  #eef6ea 40 55.4 .2, 52 56 .7, 64 55.2 .2; 72 54.4 .2, 80 54.8 .6, 90 54.4 .2; 66 62.4 .2, 75 62 .6, 86 62.4 .2`),
  );
