import { blobPath, oval, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import { each, type Print } from './print';

const INKS = {
  black: '#15131d',
  sheen: '#2d2b48',
  green: '#14785c',
  lit: '#3ec79a',
  blue: '#3f9ad8',
  iris: '#7a3f22',
  bill: '#4a3c34',
  gold: '#ffdf9e',
};

const inked = painted(INKS);

/** From the nape to the back, ring by ring: the feather, and the gloss at its middle. */
const ROWS =
  '#7c3517 #a84a22, #843919 #b9562a, #8e411b #cb6a2e, #9a4d1c #d87c33, #a9631f #e39a3f, #9a7322 #d8ac44, #5f7a2e #9cb54e, #3f7a34 #78b552, ' +
  '#1f7848 #4fb56a, #157a55 #35b482, #10736f #2bb3a8, #1a5c8c #3f97cf, #23408f #4a6fd0, #3a2f86 #6a58c4, #2b2a72 #5548a8';

const BODY =
  '18 29, 19 23, 24 19.2, 30.4 19, 36 22, 39.6 28, 43.4 34.4, 51 41, 61 46.6, 73 51.2, 94 56, 94 106, 4 106, 2.4 94, 4 80, 9.6 65, 16.4 53, 20 45, 20.6 38, 19.2 33';

/** Feathers in rings about the nape, larger the farther, each ring over the next; those of the breast are black. */
const plumage = (): string =>
  ROWS.split(', ')
    .map((inks, row) => {
      const r = 11 * 1.145 ** row;
      const ring = (from: number, to: number, ...layers: string[]) => {
        const d = Array.from({ length: to - from }, (_, i) => {
          const a = (from + i + (row % 2) / 2) * 0.165 - 0.16;
          const [dx, dy] = [r * Math.cos(a), r * Math.sin(a)];
          return `M${(32 + dx).toFixed(1)} ${(26 + dy).toFixed(1)}l${(dx * 0.13).toFixed(1)} ${(dy * 0.13).toFixed(1)}`;
        }).join('');
        return layers
          .map(
            (ink, i) =>
              `<path stroke="${ink}" stroke-width="${(r * (0.178 - i * 0.08)).toFixed(1)}" d="${d}"/>`,
          )
          .join('');
      };
      return ring(0, 11, ...inks.split(' '));
    })
    .reverse()
    .join('');

/** Head and breast of a cock monal that looks to the left. */
export function monal(p: Print): string {
  const drawn =
    rimmed(
      'mo',
      `o ${BODY}`,
      [INKS.gold, INKS.black],
      [-0.6, -0.5],
      inked('#7c3517 34 26, 40 26, 48 36, 42 46, 34 42\n#2b2a72 70 80, 98 66, 98 110, 60 110') +
        `<g stroke-linecap="round">${plumage()}</g>`,
    ) +
    within(
      'mh',
      blobPath(BODY),
      inked(`
  green 10 40, 12 14, 33 10, 41 24, 40.6 29, 36 34, 31.6 39, 27.4 44.6, 22.6 52, 16.6 61, 6 72, 8 56
  lit 20 23, 25 20, 30 20, 35 23.4, 37.4 28, 36 32, 33.6 28, 29 24.4, 23 23.6
  sheen 24 51 .4, 15.6 68 5, 10.6 86 6, 8 108 4; 30 51 .4, 25.4 70 2.6, 21.6 88 3, 20 106 2
  gold 20.6 38 .3, 20.2 45 1, 16.4 53 1.4, 9.6 65 1.6, 4 80 1.8, 2.4 94 1.6
  gold 43.4 34.4 .3, 51 41 1, 61 46.6 1.4, 73 51.2 1.6, 94 56 1.8`),
    ) +
    inked(`
  lit ~.6 25 19.6, 23 14.6, 20.4 10.6; 26.8 19.4, 26.4 13, 25.4 8; 28.6 19.4, 29.8 13, 30.6 7.4; 30.4 19.6, 33.4 14, 35.6 9; 32 20.2, 36.6 16, 40 12.2; 33.6 21.2, 38.6 18.6, 43 16.6
  bill 20 28, 17 29.6, 15.4 31.2, 16.2 32.8, 20 33
  blue 18.4 29, 20 26.4, 23.4 25, 27.6 25.6, 30.6 28.4, 27.6 30, 24.4 32.4, 20.4 32.6
  bill 20.4 26.6, 17.4 26.2, 14.2 27.6, 12.2 30.4, 11.9 34, 13.6 32, 15.8 31, 19.8 31
  gold ~.4 18.6 27, 16.4 27, 14 28.6`) +
    each(
      '20 9.6 -34, 25.2 6.4 -10, 30.8 5.8 8, 36.4 7.4 26, 41.2 11 44, 44.8 15.8 62',
      (x = 0, y = 0, turn = 0) => oval(INKS.lit, x, y, 1.1, 2.4, turn),
    ) +
    oval(INKS.iris, 24.4, 28.4, 1.6) +
    oval(INKS.black, 24.4, 28.4, 1) +
    oval('#fff', 24, 28, 0.4);
  return whole(p, drawn);
}
