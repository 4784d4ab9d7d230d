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
  painted(inks)(`
  leg 24 84 1.8, 24 100 1.8; 31 84 1.8, 31 100 1.8
  shade 20 80, 27 80, 26 85, 24 88.6, 22 86
  shade 28 80, 35 80, 33 85, 31.4 88.6, 29.4 86`) +
  rimmed(
    id,
    `o 11.4 72, 11.6 66, 16 61.8, 21 62, 27 63.2, 33.4 66, 39 70.4, 44 76.4, 46 82, 40 83.6, 33 85, 25 85.4, 18 83.6, 13.4 79
  o 19 76 13, 14.8 69.6 10, 12.2 62.6 6.8, 12 56 5.2, 13.6 49 4.4, 15.6 42.6 4, 16.2 37 4.6, 15.4 32.4 6, 13.6 28.6 7.4, 12.6 25.4 7.4`,
    [inks.lit, inks.body],
    [-0.6, -0.3],
    painted(inks)(`
  shade 11 80, 15 79.8, 21 81, 28 81.2, 38 79, 48 78, 48 90, 11 90
  #4b5b67 30 78, 38 76.6, 46 80, 47 85, 40 85, 34 82
  lit 2 40, 2 62, 8 65, 12 66, 17 63.6, 24 57, 24 40
  neck 2 40, 2 54.6, 8 57, 12 57.6, 16 56, 24 50, 24 40
  hood 2 20, 2 46, 10 48.4, 14 49, 18 47, 26 41, 26 20
  #962a22 17 48 .3, 18.2 41 1.4, 18.6 36.4 1.5, 18 32 .3`),
  ) +
  painted(inks)(`
  lit 17.4 70.4, 20.4 66.6, 26 65.6, 32 67.6, 38 72, 41 76, 36 77, 29 77.8, 22.4 76.4, 18.4 73.6
  #b4c2c9 17.8 71.4, 20.8 67.8, 26 66.6, 32 68.6, 38 72.8, 41 76.2, 36 78, 29 78.8, 22.4 77.4, 18.8 74.6
  shade 20.6 71.6 .2, 25.6 69.8 .6, 32.6 71.4 .2; 19.8 74 .2, 25 72.4 .7, 31 73.4 .2; 22 76 .2, 26 74.8 .7, 30.6 75.6 .2
  plume 30 70 3.4, 36 73.4 4.6, 41.4 79.4 3.8, 43.6 87 .4
  lit 30 69 1, 36 71.4 1.4, 41.6 77 1.2, 44.4 84 .3
  plume 28 73.4 3.4, 33.6 76.4 4.4, 38 82 3.4, 39.4 89 .4
  lit 29 72.4 .8, 34 74.6 1.2, 38.6 79.6 1, 40.4 86 .3`) +
  moved(moved(head(inks), 18, -9), 12.4, 27.4, up, 1.14, 0.97);

/** Two cranes that call together, face to face, deep in the water; the left one is the taller. */
export const callingPair = (p: Print, inks: CraneInks): string =>
  whole(
    p,
    moved(moved(calling('cl', 70, inks), 0, 0, 0, -1, 1) + moved(calling('cr', 57, inks), 0, 5), 42.7, 0),
  );
