import { mix } from '../drawing/colour';
import { createRandom } from '../drawing/random';
import { blobPath, oval, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import { each, type Print } from './print';

const INKS = {
  black: '#15131d',
  sheen: '#2b2a48',
  green: '#14785c',
  lit: '#3ec79a',
  blue: '#3f9ad8',
  iris: '#7a3f22',
  bill: '#3d332f',
  horn: '#7d6a58',
  gold: '#ffdf9e',
};

const inked = painted(INKS);

const BODY =
  '18.4 29, 19 23, 24 19.2, 30.4 19, 36 22, 39.6 28, 43.4 34.4, 51 41, 61 46.6, 73 51.2, 94 56, 94 106, 4 106, 2.4 94, 4 80, 9.6 65, 16.4 53, 20 45, 20.6 38, 19 33';

/**
 * The rows of its feathers, each from the breast over the shoulder to the back: hackles of the neck, mantle, the
 * wing's bend, its coverts and long feathers; how many, how long, how wide; deep and glossy ink.
 */
const ROWS = [
  '27.4 39.6, 33 37, 39.4 28; 10 7.6 1.5; #6f2f16 #c2602c',
  '26.6 43, 34 41.4, 41.6 32; 11 9 1.45; #7b3a18 #d87c33',
  '25.4 47.4, 35 46.4, 44.6 35.6; 11 10 1.5; #8a5a1e #e6ab48',
  '23.6 52, 36 51.6, 48.6 39.2; 10 10 1.5; #5a6a24 #b4bf52',
  '21.6 57.4, 37 57, 53.6 42.6; 10 11.4 1.5; #2d6a35 #74bd60',
  '20 63.6, 38.4 63, 60 45.6; 10 12.6 1.5; #16684c #3fbf84',
  '19.4 70.6, 40.6 69.4, 68 48.6; 10 14 1.45; #125f68 #2fb2a8',
  '21 78.6, 44.6 76.4, 77 51.6; 10 16 1.4; #16507c #3a9fd0',
  '26.4 86.6, 51 83.4, 88 54.6; 9 18.6 1.35; #203a8c #4f78dc',
  '36 94, 60 90, 102 59; 8 24 1.3; #2b2768 #6f5fd0',
].map((row) => {
  const [at = '', size = '', inks = ''] = row.split('; ');
  return { at: at.split(', ').map((point) => point.split(' ').map(Number)), size, inks };
});

/** The place `s` along a row: a curve through its three points. */
const on = (row: number, s: number): [number, number] => {
  const pass = (k: number) => {
    const [a = 0, b = 0, c = 0] = (ROWS[row]?.at ?? []).map((point) => point[k]);
    return (1 - s) * (1 - 2 * s) * a + 4 * s * (1 - s) * b + s * (2 * s - 1) * c;
  };
  return [pass(0), pass(1)];
};

/** Each feather lies over the next row and shows a glossy half and a deep one, parted by the shaft. */
function plumage(): string {
  const rand = createRandom('monal');
  return ROWS.map(({ size, inks }, row) => {
    const [count = 0, length = 0, broad = 0] = size.split(' ').map(Number);
    const [deep = '', gloss = ''] = inks.split(' ');
    return Array.from({ length: count + 1 }, (_, i) => {
      const s = Math.min(1, Math.max(0, (i + (row % 2) / 2) / count + rand.in(-0.02, 0.02)));
      const [x, y] = on(row, s);
      const [bx, by] = row ? on(row - 1, s) : [x - 1.2 - s * 1.4, y - 3.4 + s * 1.4];
      const [ax, ay] = on(row, Math.max(0, s - 0.5 / count));
      const [cx, cy] = on(row, Math.min(1, s + 0.5 / count));
      const long = length * rand.in(0.9, 1.12);
      const wide = (broad / 2) * Math.hypot(cx - ax, cy - ay) * (s < 0.01 || s > 0.99 ? 2 : 1);
      const run = Math.hypot(x - bx, y - by);
      const [ux, uy] = [(x - bx) / run, (y - by) / run];
      const point = (forth: number, side: number) =>
        `${(x + ux * forth - uy * side).toFixed(1)} ${(y + uy * forth + ux * side).toFixed(1)}`;
      const half = (side: number, tip: number) =>
        `${point(-long * 0.5, 0)}C${point(-long * 0.1, side)} ${point(long * tip, side * 1.2)} ${point(long * 0.5, 0)}`;
      const pointed = row < 3 ? 0.24 : 0.52;
      const ink = mix(deep, gloss, [0.86, 1, 0.72][Math.round(rand.in(0, 2))] ?? 1);
      return `<path fill="${deep}" d="M${half(-wide, pointed)}L${half(wide, pointed)}"/><path fill="${ink}" d="M${half(wide * 0.74, pointed - 0.1)}L${half(-wide * 0.2, pointed)}z"/>`;
    }).join('');
  })
    .reverse()
    .join('');
}

/** Head and breast of a cock monal that looks to the left. */
export function monal(p: Print): string {
  const drawn =
    rimmed(
      'mo',
      `o ${BODY}`,
      [INKS.gold, INKS.black],
      [-0.6, -0.5],
      inked(`#2d6a35 28 40, 40 30, 60 46, 48 66, 24 66
  #125f68 24 64, 44 60, 44 84, 26 84
  #16507c 44 60, 80 48, 98 58, 98 110, 40 110
  sheen 12 70 .4, 7.6 86 3, 6.4 108 4; 18 62 .4, 13 80 3.4, 12 108 5; 20 74 .4, 18.6 88 3, 21 108 5`) +
        plumage(),
    ) +
    within(
      'mh',
      blobPath(BODY),
      inked(`
  green 10 40, 12 14, 33 10, 41 24, 40 28.4, 36 33, 31.6 37.6, 27.4 42.6, 22.6 50, 16.6 57, 12 60, 8 56
  green 30 36 4, 28 41 4.4, 27.4 46.4 .3; 27 40 4, 25 46 4.4, 23.6 52 .3; 24 45 4, 21.6 51.4 4.6, 19.6 57.6 .3; 21 50 4, 17.6 57 4.6, 15 63.4 .3; 17 55 4, 13 62 4.6, 10 69 .3; 12 60 4, 8.6 66 4, 6 74 .3
  #0f5c49 26 36.4 .6, 24.4 42 2, 20.4 50 1.6, 17.4 56 .3; 30 33.4 .6, 28.6 37 2, 26 42.4 1.6, 24.2 47 .3; 21.6 38 .4, 22 44 1.6, 18.4 51 1.4, 14.4 58.6 .3
  lit 20 23, 25 20, 30 20, 35 23.4, 37.4 28, 36 32, 33.6 28, 29 24.4, 23 23.6
  gold 20.6 38 .3, 20.2 45 1, 16.4 53 1.4, 9.6 65 1.6, 4 80 1.6, 2.4 94 1`),
    ) +
    inked(`
  lit ~.6 25 19.6, 23 14.6, 20.4 10.6; 26.8 19.4, 26.4 13, 25.4 8; 28.6 19.4, 29.8 13, 30.6 7.4; 30.4 19.6, 33.4 14, 35.6 9; 32 20.2, 36.6 16, 40 12.2; 33.6 21.2, 38.6 18.6, 43 16.6
  horn 20 29.6, 15.6 30, 13.2 31, 14.4 32.4, 17.2 33.2, 20.4 33.2
  blue 18.6 29, 20 26.4, 23.4 25, 27.6 25.6, 30.6 28.4, 27.6 30, 24.4 32.4, 20.4 32.6
  bill 21 26.2, 18 25.9, 14.6 26.7, 12 28.6, 10.3 31.4, 10 34.6, 11.6 32.5, 13.8 31.3, 16.6 30.9, 20.6 30.8
  green 21 25.2 3, 19.6 26.6 2.4, 17 27.6 .3; 20.8 28.6 4, 18.8 29 2.2, 16.8 29.4 .3; 20.6 31.6 2, 19 31.4 1.2, 17.4 31 .3
  gold ~.4 16.8 27, 14.8 27.6, 12.8 29`) +
    each(
      '20 9.6 -34, 25.2 6.4 -10, 30.8 5.8 8, 36.4 7.4 26, 41.2 11 44, 44.8 15.8 62',
      (x = 0, y = 0, turn = 0) => oval(INKS.lit, x, y, 1.1, 2.4, turn),
    ) +
    oval(INKS.iris, 24.4, 28.4, 1.6) +
    oval(INKS.black, 24.4, 28.4, 1) +
    oval('#fff', 24, 28, 0.4);
  return whole(p, drawn);
}
