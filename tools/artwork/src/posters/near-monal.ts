import { blobPath, limb, moved, oval, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import { each, type Print } from './print';

const INKS = {
  black: '#15131d',
  sheen: '#2d2b40',
  copper: '#b9562a',
  rust: '#84401d',
  tail: '#c9753a',
  green: '#14785c',
  lit: '#3ec79a',
  white: '#f6f2e6',
  blue: '#3f9ad8',
  bill: '#4a3c34',
  gold: '#ffdf9e',
};

const inked = painted(INKS);

/** From the nape to the wing's tip, row by row: the feather, and the gloss at its middle. */
const ROWS =
  '#7c3517 #b9562a, #93431b #d0702f, #a9631f #e39a3f, #8d7a24 #c9b04a, #3f7a34 #78b552, #157a55 #35b482, ' +
  '#10736f #2bb3a8, #1a5c8c #3f97cf, #23408f #4a6fd0, #3a2f86 #6a58c4, #2b2a72 #5548a8, #1c2360 #3c48a0, #1b1d44 #2f3a86';
const MANTLE =
  '-27.6 10, -21 20, -12 28, 4 34.4, 20 40, 34 47, 43 56, 38 60, 26 62.4, 10 63.6, -4 62, -15 57, -23 49, -28 40, -31 30, -30.4 19';

/** Feathers in even rows across the back, each over the next. */
const plumage = (): string =>
  ROWS.split(', ')
    .map((inks, row) => {
      const [deep = '', gloss = ''] = inks.split(' ');
      return Array.from({ length: 9 }, (_, i) => {
        const across = (i - 1.5 + (row % 2) / 2) * (4.2 + row * 0.16);
        const feather =
          limb(deep, '-4 0 4, 0 0 6, 4 0 5, 6.6 0 1') + limb(gloss, '-2 -.4 1.6, 1.6 -.4 3.6, 5 -.2 .8');
        return moved(
          feather,
          -29 + row * 5.4 - across * 0.4,
          26 + row * 2.6 + across * 0.92,
          24 + i * 1.6,
          1,
        );
      }).join('');
    })
    .reverse()
    .join('');

/** A cock monal in the grass, its neck stretched to the left, its tail fanned. */
export function monal(p: Print): string {
  const fan = each('70 -6, 52 -3, 34 0, 16 3', (turn = 0, x = 0) =>
    moved(
      inked(
        'rust 0 0 5, 14 0 9.6, 26 0 11.6, 31 0 8\n  tail 0 -.6 4, 14 -.9 7, 25 -.8 8.6, 30 -.6 4\n  rust ~.5 4 -.4, 28 -.4',
      ),
      70 + x / 2,
      73,
      -turn,
    ),
  );
  const drawn =
    fan +
    inked('white 62 62, 69 64, 76 69, 80.6 75, 80.6 81, 72 82, 62 76') +
    rimmed(
      'mo',
      `
  o 22 40, 31 40, 36 48, 46 56, 60 64, 76 76, 74 88, 56 96, 36 97, 23 90, 15.6 80, 13.4 69, 16 59, 19.4 50
  o 17.6 35.6, 18.6 30.4, 22.4 27, 27.4 26.6, 31.6 29.6, 33.6 35, 34.6 42, 37 50, 30 60, 20 58, 20.6 48, 20 41`,
      ['#8f93b8', INKS.black],
      [-0.5, -0.3],
      inked(`
  sheen 16.6 62, 15.6 70, 18 80, 25 88.6, 34 93, 29 84, 24 74, 22 64, 20 57
  green 14 36, 18 26, 28 24, 35 31, 35.6 40, 33 46, 28 49, 22 49.6, 17 46
  lit 21 29.6, 25 27.4, 29.4 28.6, 32 33, 33 39, 30.6 40, 29 35, 26 31.6
  copper 33 37, 29.4 42, 27 50, 28 58, 34 60, 46 58, 38 48, 35.6 40`),
    ) +
    moved(
      within(
        'mm',
        blobPath(MANTLE),
        inked(`copper ${MANTLE}\n#1b1d44 22 42, 34 47, 43 56, 38 60, 26 62.4, 22 54`) + plumage(),
      ),
      54,
      31.6,
      11,
      0.76,
    ) +
    // Flight feathers below the coverts, then the bare blue skin, the bill, the crest and the eye.
    inked(`
  #1b1d44 44 84 3, 56 86 4.4, 68 86.6 3.6, 80 84 .6
  #262c66 48 80.6 3, 58 83 4, 70 83.6 3.4, 81 80.6 .6
  blue 18 33, 20.4 31.2, 23.6 31.6, 25.6 34, 23.6 36, 20 36.4, 17.6 35.4
  bill 18.8 32.6, 15 32, 11.4 33.8, 9.6 36.8, 9.6 38.6, 11.8 36.8, 14.6 35.5, 18.6 35.4
  gold ~.3 17.6 33.2, 14.8 33, 12.2 34.4
  lit ~.6 25.4 27, 24.6 21, 23 15; 26.4 26.8, 27 20.4, 27.4 13.6; 27.4 27, 29.6 21, 32 14.6; 28.4 27.4, 32 22.6, 36 17.6; 29.4 28.4, 34 25, 39 22`) +
    each('23 14 -14, 27.4 12.4 2, 32.4 13.4 22, 36.8 16.8 42, 40 21.4 58', (x = 0, y = 0, turn = 0) =>
      oval(INKS.lit, x, y, 1.1, 2.3, turn),
    ) +
    oval(INKS.black, 21.6, 33.6, 1.1) +
    oval('#fff', 21.2, 33.2, 0.35);
  return whole(p, drawn);
}
