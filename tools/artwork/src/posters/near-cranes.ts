import { n0 } from '../drawing/numbers';
import { moved, oval, painted } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

/** `neck` from the breast up, its upper third `hood`. */
export type CraneInks = Readonly<
  Record<'body' | 'shade' | 'lit' | 'plume' | 'neck' | 'hood' | 'crown' | 'eye' | 'bill' | 'leg', string>
>;

/** The head with its straight, slender bill. */
const head = ({ hood, crown, eye, bill }: CraneInks): string =>
  painted({ hood, crown, bill })(`
  bill -23 5.8, -27 6.2, -33 7.6, -40.4 10, -33 9.4, -27 9.2, -22.6 9.6
  #2c3a3c ~.35 -23.4 7.9, -30 8.3, -38 9.6
  hood -15.4 7, -17.4 3.8, -20.6 3.6, -24 6, -24.6 8, -24 9.6, -21.4 11, -18 12.4, -15.4 11
  crown -16.6 5, -18.4 3.4, -21 3.6, -24 6, -21 6.2`) +
  oval(eye, -20.8, 7, 1) +
  oval('#1a1420', -20.9, 7, 0.5);

/** Thigh in its feathers, the joint, the shank, three long toes. */
const stand = (leg: string, hip: number, hock: number, heel: number, feathers: string): string =>
  painted({ leg, feathers })(`
  leg ${hip} 64 2, ${(hip + hock) / 2} 71 1.7, ${hock} 78 1.5, ${(hock + heel) / 2} 88 1.4, ${heel} 97 1.3
  leg ${hock - 1.2} 76, ${hock + 0.9} 75.8, ${hock + 1.4} 78.2, ${hock + 0.4} 80.4, ${hock - 1} 80.2, ${hock - 1.5} 78.2
  leg ~1 ${heel} 96.6, ${heel - 4} 97.6, ${heel - 10} 98; ${heel} 96.8, ${heel - 3} 99.2, ${heel - 8} 101; ${heel} 96.8, ${heel + 0.6} 99.4, ${heel - 0.6} 102.4; ${heel} 96.6, ${heel + 2.4} 97.4
  feathers ${hip - 4} 58, ${hip + 4.6} 58, ${hip + 3} 65, ${hip + (hock - hip) * 0.55} 72, ${hip - 1.4} 68.6, ${hip - 3.4} 64`);

/** A crane that stands at (x, y) and looks to the left, or to the right with a negative height. */
export function crane({ x, y }: Print, at: number, foot: number, height: number, inks: CraneInks): string {
  const { shade, leg } = inks;
  const scale = Math.round(y(Math.abs(height))) / 100;
  const drawn =
    stand(leg, 9.6, 13.4, 9.4, '#5d7282') +
    stand(leg, 1.6, 3.6, -0.6, shade) +
    painted(inks)(`
  body -17 51, -14 45.6, -7 42.4, 3 42, 15 44.4, 27 50, 35.4 56.4, 40 61.4, 33 63, 20 63.6, 6 63.8, -6 62, -14 57.4
  shade -15 55, -6 58.4, 8 60, 22 59.4, 36 59, 40 61.4, 33 63, 20 63.6, 6 63.8, -6 62, -13 58.4
  shade 26 56, 34 58, 41 62.4, 45 67.4, 38 67, 30 64.6, 24 61
  shade 14 56 7, 25 60 6.6, 33.4 66 4.4, 39 73.6 .6
  plume 16 52 9, 28 56.4 8, 37 63 5, 42.6 72 .6
  lit 20 47.6 2, 29 51.6 2.6, 37 57.6 2, 42.6 65 .4
  shade ~.6 20 54, 29 58.4, 36 64.6, 40 70.6
  body -6 47, 4 43, 16 45, 27 51, 34 58, 28 60, 16 60, 4 57, -4 53
  lit -13 46.6, -6 43.2, 3 42, 14 44, 24 48.6, 14 47, 3 46, -6 47.6, -12 51
  shade -2 51 .4, 6 54 1.6, 14 54.6 .4; 8 49.6 .4, 16 52.6 1.6, 24 53.6 .4; 8 57 .4, 16 58.6 1.4, 25 58.4 .4
  lit 2 47 .4, 9 48.4 1.4, 15 49 .4; 18 48 .4, 24 51 1.4, 29 55 .4
  neck -9 50 13, -14 44 9, -17 37 6.2, -17.8 29 4.8, -17.2 21 4.2, -17 15 4.2
  lit -20 37, -20.4 43, -19 49, -14.6 55, -8 58, 0 57, 3 51, -2 45.6, -6.6 43.6, -8.6 40.4, -10.4 41.6, -12.4 36.4, -14.4 38.6, -16.6 33, -18 36.6, -19.6 32.6
  body -19 47, -18 51.4, -13.6 57, -6 61, 2 60, 7 53, 2 46.6, -2.6 47.6, -5 44.4, -7.4 47.6, -10.6 43.6, -12.6 47.4, -15.6 43.6, -16.6 47.6
  hood -18.2 32 .4, -17.9 28 3, -17.4 23 4.6, -16.8 17 4.6, -17.2 12 4.6, -18 9 4.6`) +
    head(inks);
  return `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${height < 0 ? -scale : scale} ${scale})translate(0 -99)">${drawn}</g>`;
}

/** One of a pair that call, to the left of it the other; `up` is how far it throws its head up, in degrees. */
const calling = (id: string, up: number, inks: CraneInks): string =>
  rimmed(
    id,
    `o 10 53.4, 9.6 49.6, 11 46.4, 20.6 43.4, 26.6 44, 32.4 46.8, 36.6 51, 38.8 56, 37 59.4, 33 61, 27.6 62, 21.6 62, 15.6 60.2, 12 57
  o 19.4 54 11, 15.4 49.6 10.4, 13.1 45.2 7.2, 11.9 40.2 4.8, 11.9 35.6 3.8, 12.8 31 3.5, 13.3 27.4 4.2, 12.6 24 5.2, 11.4 21.4 5.6`,
    [EDGE, inks.body],
    [-0.5, -0.3],
    painted({ ...inks, edge: EDGE })(`
  shade 9 58, 14 58.4, 20 59.4, 27 59, 34 57, 42 54, 42 68, 9 68
  lit 4 30, 4 45.4, 10 46.6, 13.4 46, 16 43.6, 20 39, 20 30
  neck 4 30, 4 38.6, 10 40.2, 12.6 40, 15 38.4, 20 34, 20 30
  hood 4 12, 4 33.6, 10 34.8, 13 34.4, 15 32.6, 20 28, 20 12
  edge ~.8 9.6 49.6, 9.4 45, 9.5 40, 9.9 36, 11 31, 11.1 27.4, 9.9 24`),
  ) +
  // Legs; then the wing, its long plumes falling over the tail.
  painted({ ...inks, edge: EDGE, far: '#a94b48', quill: '#26323f' })(`
  far 28.6 62 1.6, 29.2 68 1.2, 29.6 73 1.1, 29.8 74.4 1.8, 29.5 76 1.1, 29.2 86.6 .9
  leg 22.2 62 1.7, 23 68 1.3, 23.5 73.4 1.2, 23.8 74.8 2, 23.4 76.6 1.2, 22.8 87.4 1
  leg/.5 22.6 88 1, 22.2 89.2 .9, 23 90.4 .9, 22.4 92 .5
  leg/.5 29.1 87.2 .9, 28.8 88.6 .7, 29.4 89.8 .7, 29 91.4 .4
  neck ~.4 19.8 87, 21 87.7, 22.8 87.9, 24.8 87.7, 26 87; 26.6 86.2, 27.6 86.8, 29.2 87, 31 86.8, 32 86.2
  shade 25.4 59, 32 57, 31.4 62, 30.2 67.4, 28.8 69, 26.8 65
  shade 18.6 58, 26.6 57, 25.6 63, 24 68.6, 22.6 69.2, 20.2 65
  quill 33 55, 37 57, 41.4 62, 43.6 68.6, 39.4 67, 35.6 63.4, 32 60
  shade 13.8 53, 20 55, 36 58, 38.8 60, 36 62, 27.6 60.6, 20 58
  plume 13.6 51.8, 15.2 48.2, 19.4 45.8, 25 45.6, 31 48.6, 36 53, 38.4 59, 35.6 60.4, 28 59, 20 56.4, 15.4 54.2
  edge ~.45 19 55.6, 24 57.2, 29 58.6, 34 59.8
  shade 36 51.4 3.6, 39.8 56 4.6, 42.6 62 3.6, 43.4 69 .3
  edge 26 45.8 .6, 32.6 48.6 3.2, 38.4 53 4.4, 42 59 3.6, 43.8 66 .3
  plume 26 46.2 .6, 32 49 3, 37.8 53.6 4.2, 41.2 59.4 3.2, 42.8 66.2 .3
  edge 22 46.6 .6, 29 49 3.6, 35.4 53.4 4.8, 38.8 60 3.8, 39.8 67.4 .3
  plume 22 47 .6, 28.6 49.6 3.4, 34.8 54.2 4.6, 38 60.4 3.2, 39 67.4 .3
  edge 19 48.4 .6, 25 50 4, 31.2 54 5, 34.4 60.4 3.8, 34.8 67.6 .3
  plume 19 48.8 .6, 24.6 50.8 3.8, 30.6 54.8 4.8, 33.4 60.8 3.2, 34.2 67.6 .3
  lit 14.2 52, 15.4 48.6, 19 46.4, 23 46.4, 26.4 47.8, 23.4 49.2, 20.6 51.2, 18.4 53.4, 15.8 53.6`) +
  moved(
    moved(
      head(inks) +
        painted({ ...inks, edge: EDGE })(`
  shade -19 9.4, -18.4 8, -16.8 7.6, -15.8 8.6, -16.8 9.8
  edge ~.5 -25.4 9.4, -29 9.3, -34 9.6, -38.6 10`),
      18,
      -9,
    ),
    11.4,
    22.6,
    up,
    0.86,
    0.74,
  );

/** By night it takes the paper's colour, clear as the moon. */
const EDGE = '#f4e8cf';

/** Two cranes that call together, face to face, in shallow water; the left one is the taller. */
export const callingPair = (p: Print, inks: CraneInks): string =>
  whole(
    p,
    moved(moved(calling('cl', 72, inks), 0, 0, 0, -1, 1) + moved(calling('cr', 58, inks), 0, 3.4), 42.7, 0),
  );
