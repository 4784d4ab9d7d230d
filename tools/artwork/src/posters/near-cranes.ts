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
const calling = (id: string, up: number, inks: CraneInks): string => {
  const inked = painted({ ...inks, edge: EDGE, far: '#a94b48', quill: '#26323f', red: '#e2553d' });
  return (
    inked(`
  far 28.6 61 2, 29.6 67 1.1, 30.4 72 1, 30.7 73.4 1.7, 30.4 74.8 1, 29.8 85.6 .9
  leg 22.8 62 2.4, 23.6 68 1.3, 24.5 73.4 1.1, 24.9 74.8 1.9, 24.5 76.4 1.1, 23.8 88 1
  neck ~.4 20.8 87.6, 22 88.2, 23.8 88.4, 25.8 88.2, 27 87.6; 27.4 85.2, 28.4 85.7, 29.8 85.9, 31.6 85.7, 32.6 85.2`) +
    rimmed(
      id,
      `o 15 51.4, 17 47.6, 20 45.4, 24.6 45.2, 29.6 47.6, 34 51.4, 36.6 56, 35.6 58.4, 32.2 59.8, 30.6 62.4, 29.8 66.4, 29 66.4, 27.8 63, 26.4 60.8, 25 63, 24 67.6, 23 67.8, 21.6 64, 19.2 59.8, 16.4 56.4
  o 23 53.4 13, 17.4 51.8 10.4, 12.9 48 6.2, 10.3 43.2 3.9, 10.1 38.2 3, 11.2 33 2.6, 12.7 27.8 2.5, 13.4 23 2.7, 12.9 19 3.6`,
      [inks.body, inks.body],
      [0, 0],
      inked(`
  shade 12 56.4, 17 56.8, 22 58.4, 28 58.4, 33 57.4, 39 57, 38 74, 22 74
  lit 5 38, 9 40, 11.2 40, 11.6 42.8, 13.4 47, 18 50.6, 18.8 54, 16 54.8, 8 54
  neck 6 32, 8.6 33, 11.2 33, 17 32, 17 37.4, 11.4 40.8, 6 39.8
  hood 6 10, 6 34.6, 8.8 36.2, 10.8 35.8, 14 34, 20 32, 20 10
  red 6 14, 6 34, 9.6 35, 10.3 32.4, 12 27.6, 12.5 22, 11.6 18
  edge 14 54.2 .2, 10.5 49.2 1.1, 8.2 43.8 1.6, 8.5 38.6 1.1, 9.8 32.6 .6, 11.3 27 .2`),
    ) +
    // The folded wing, its long plumes falling over the tail.
    inked(`
  quill 33 55, 36.4 58, 38.4 63, 38.2 68.4, 35.4 65.4, 33 61
  shade 30.4 48, 35.4 53.6, 38.6 60, 38.8 68.6, 36.6 64.6, 33.6 59, 28 53
  edge 28.4 47, 34.4 52.4, 37.6 59, 37.7 67.6, 35.2 63.6, 32.4 58.6, 26 52
  plume 27.6 47.2, 33.6 52.8, 36.8 59, 37.3 66.6, 34.6 62.6, 31.8 58, 26 52
  edge 25.4 46.8, 31.4 52.6, 34.4 59.4, 34.6 69, 32 64.2, 29.2 58.8, 23 52
  plume 24.6 47, 30.6 53, 33.6 59.6, 34.2 68, 31.4 63.6, 28.4 58.6, 23 52
  plume 17.4 51.4, 18.6 48.2, 21.4 46.6, 25.6 47, 29 50.8, 31 55.6, 31.6 61.6, 28.6 59.2, 24.6 57.4, 20.6 55.2
  lit 17.4 51.4, 18.6 48.2, 21.4 46.4, 25 46.6, 27.4 48.8, 24.6 49.4, 22.8 51, 21.4 53.8, 19.4 53.4
  edge ~.4 20.4 55.2, 24.4 57.4, 28.4 59.2, 31.4 61.4`) +
    moved(
      inked(`
  bill -1.6 -1.5, -5 -1, -10 -.5, -14.6 .3, -10 .4, -5 .5, -1.6 .6
  #5f6f5e -1.6 .6, -5 .9, -9.6 1, -13.4 1.4, -9.6 1.9, -5 2, -1.6 1.9
  hood 2.6 -2, .6 -2.5, -1.6 -2, -2.4 -.6, -2.2 1, -1.8 2.4, .4 3, 3 2.4
  crown 1.6 -2.3, .2 -2.6, -1.6 -2, -2.3 -.8, -.6 -1
  crown .8 1, 1.6 .4, 2.4 1, 1.6 1.8`) +
        oval(inks.eye, -0.4, -0.2, 0.7) +
        oval('#1a1420', -0.4, -0.2, 0.36),
      12.7,
      18.4,
      up,
    )
  );
};

/** By night it takes the paper's colour, clear as the moon. */
const EDGE = '#f4e8cf';

/** Two cranes that call together, face to face; the left one is the taller. */
export const callingPair = (p: Print, inks: CraneInks): string =>
  whole(
    p,
    moved(moved(calling('cl', 74, inks), 0, 0, 0, -1, 1) + moved(calling('cr', 72, inks), 0, 1.6), 42.7, 0),
  );
