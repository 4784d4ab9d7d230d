import { blobPath, limb, moved, oval, painted, within } from '../figures/parts/shapes';
import { rimmed, set } from './near-animals';
import type { Print } from './print';

const INKS = {
  black: '#15131d',
  sheen: '#2d2b40',
  horn: '#6d5f4a',
  copper: '#b4622e',
  rust: '#7f3f1c',
  green: '#14785c',
  lit: '#3ec79a',
  white: '#f6f2e6',
  blue: '#3f9ad8',
  bill: '#4a3c34',
  gold: '#ffdf9e',
};

/** From the nape to the wing's tip, row by row: the feather, and the gloss at its middle. */
const ROWS = [
  ['#7c3517', '#b9562a'],
  ['#93431b', '#d0702f'],
  ['#a9631f', '#e39a3f'],
  ['#8d7a24', '#c9b04a'],
  ['#3f7a34', '#78b552'],
  ['#157a55', '#35b482'],
  ['#10736f', '#2bb3a8'],
  ['#1a5c8c', '#3f97cf'],
  ['#23408f', '#4a6fd0'],
  ['#3a2f86', '#6a58c4'],
  ['#2b2a72', '#5548a8'],
  ['#1c2360', '#3c48a0'],
] as const;

const MANTLE = '-29 22, -22 26, -12 30, 4 34.4, 20 39.6, 34 47, 43 56, 38 60, 26 62.4, 10 63.6, -4 62, -15 57, -23 49, -28 40, -31 30';

/** Feathers in even rows across the back, each over the next. */
const plumage = (): string =>
  ROWS.map(([deep, gloss], row) =>
    Array.from({ length: 9 }, (_, i) => {
      const across = (i - 1.5 + (row % 2) / 2) * (4.2 + row * 0.16);
      const feather = limb(deep, '-4 0 4, 0 0 6, 4 0 5, 6.6 0 1') + limb(gloss, '-2 -.4 1.6, 1.6 -.4 3.6, 5 -.2 .8');
      return moved(feather, -27 + row * 5.2 - across * 0.4, 27 + row * 2.5 + across * 0.92, 24 + i * 1.6, 1);
    }).join(''),
  )
    .reverse()
    .join('');

/** A cock monal stands and looks to the left, 100 units from its crest to its toes. */
export function monal(p: Print, at: number, foot: number, height: number): string {
  const leg = (x: number, y: number) =>
    painted(
      INKS,
      `
  horn 1 74 5, .4 84 3.8, -.4 92 3.4, -.6 96 4
  horn -.6 95.4 3.4, -6 97 3, -11 99.4 1.2
  horn -.4 96 3.4, -3.6 98.8 2.8, -7 102 1
  horn 0 95.6 3.2, 4 97 2.6, 7 98.6 1
  gold -.8 78 .4, -1.4 86 .9, -2 93 .3`,
    ).replace(/^/, `<g transform="translate(${x} ${y})">`) + '</g>';
  const drawn =
    painted(
      INKS,
      `
  rust 26 50 14, 44 60 20, 62 70 22, 72 76 14
  copper 28 46 12, 46 52 18, 64 59 20, 75 64 12
  gold 34 45 .4, 50 48.6 1, 66 54.6 1, 76 60 .4
  rust 34 51 .4, 52 58 1.2, 70 66 .3
  rust 34 48 .4, 54 53 1.2, 73 60 .3
  black 22 60 8, 34 66 8, 46 71 2`,
    ) +
    leg(11, -2) +
    rimmed(
      'mo',
      `
  o -27 20, -14 29, 6 35, 24 41, 38 50, 36 60, 26 70, 10 77, -8 78, -22 73, -31 64, -35 53, -35.6 42, -37 32, -40 27
  o -45.4 19, -43 13.6, -38 10.6, -32 11, -27.4 15, -25.6 21, -26 30, -34 36, -40 30, -43 26, -45.6 23`,
      ['#8f93b8', INKS.black],
      [-0.8, -0.2],
      painted(
        INKS,
        `
  sheen -36 46, -32 58, -24 67, -12 73, 4 74, -8 68, -20 58, -27 46, -31 36
  white 24 38, 34 44, 44 52, 42 60, 32 56, 24 50
  green -48 20, -44 12, -36 9, -28 12, -24 20, -25 28, -31 34, -38 31, -44 26
  lit -41 15, -36 12.4, -30.6 14.6, -28 20, -31 22, -33 18.4, -37 16.6`,
      ),
    ) +
    within('mm', blobPath(MANTLE), painted(INKS, `rust ${MANTLE}`) + plumage()) +
    // Flight feathers below the coverts, then bill, eye and the bare blue skin about it.
    painted(
      INKS,
      `
  white 31 44.4, 37 45.4, 43.4 50, 47 56, 44 58.6, 40 53, 35 48
  #1b1d44 4 62 4, 22 64.4 5, 36 63 3.6, 48 62.6 .6
  #262c66 2 59.6 3, 22 61.6 4, 36 60 3.4, 46 57.6 .6
  blue -45 20.6, -42 17.6, -38 17.4, -35.6 20, -37.6 22.6, -42 23
  bill -44.4 19.4, -49 18.6, -53.6 20.6, -56.4 25, -56.2 27.6, -53 25, -49 24.4, -45 24.6
  horn -45 19.6, -49 19.2, -53 21, -49 21.2, -45 21.6
  lit ~.9 -33.6 11, -33 5, -33.4 -1; -32.4 11, -30 4.4, -28.6 -2; -31.2 11.4, -27 5, -23.6 -.6; -30 12, -24.4 6.4, -19.4 2.4; -29 13, -22.4 8.8, -16.6 6.6`,
    ) +
    '-33.6 -3 0, -28 -4 14, -22 -2.4 32, -17.4 .8 48, -14.4 5.4 62'
      .split(', ')
      .map((one) => one.split(' ').map(Number))
      .map(([x = 0, y = 0, turn = 0]) => oval(INKS.lit, x, y, 1.5, 3, turn))
      .join('') +
    oval(INKS.black, -40, 19.8, 1.6) +
    oval('#fff', -40.5, 19.3, 0.5) +
    leg(-6, 0) +
    painted(INKS, 'black -12 68, 4 68, 4 76, -2 82, -6.6 83, -9 78\n  sheen -10.6 71, -6 72, -4.6 80, -8 77');
  return set(p, at, foot, height)(drawn);
}
