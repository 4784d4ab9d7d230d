import { n0 } from '../drawing/numbers';
import { moved, oval, painted } from '../figures/parts/shapes';
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

/**
 * A crane that stands at (x, y) and looks to the left, or to the right with a negative height.
 * @param call how far it throws its head up, in degrees
 */
export function crane(
  { x, y }: Print,
  at: number,
  foot: number,
  height: number,
  inks: CraneInks,
  call = 0,
): string {
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
    moved(moved(head(inks), 18, -9), -18, 9, call);
  return `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${height < 0 ? -scale : scale} ${scale})translate(0 -99)">${drawn}</g>`;
}

/** A crane that dances: it bows to the left with its wings half open, and stands at (x, y). */
export function bowingCrane(
  { x, y }: Print,
  at: number,
  foot: number,
  height: number,
  inks: CraneInks,
): string {
  const inked = painted({ ...inks, tip: '#465663' });
  const scale = Math.round(y(height)) / 100;
  const drawn =
    inked(`
  tip -6 46, -12 34, -14 20, -11 8, -7 -2, -3 -8, -2 -1, 3 -8, 4 0, 10 -5, 9 3, 15 0, 13 8, 18 7, 14 16, 12 30, 6 44
  shade -7 46, -12 34, -13.4 21, -10 11, -4 6, 4 8, 10 14, 10 28, 4 44`) +
    stand(inks.leg, 12, 16.4, 13, '#5d7282') +
    stand(inks.leg, 3, 6.6, 1, inks.shade) +
    inked(`
  shade 20 52, 32 55, 42 59, 47 65, 38 66, 28 64, 18 62
  body -16 52, -13 46, -5 43, 6 43, 18 46, 30 52, 36 58, 30 62.6, 18 65, 4 65.6, -8 63, -15 58
  shade -14 57, -4 60, 10 61, 24 60, 35 58, 30 62.6, 18 65, 4 65.6, -8 63
  neck -8 51 14, -15 47 9.6, -22 46.6 6.6, -28 50 5.2, -31 56 4.6, -31.6 63 4.4
  lit -14 43, -19 43, -23 45.6, -20 47, -16 48, -19 51, -14 51.6, -15 56, -9 55, -5 58, 0 52, -4 46
  hood -27.4 49.4 .4, -29.6 52.6 3.6, -31.4 58 4.6, -31.8 64 4.6, -32 70 4.8
  tip 2 46, 0 34, 4 20, 12 8, 22 -2, 29 -8, 29.6 -1, 36 -5, 35 3, 42 1, 39.4 9, 46 9, 42 16.6, 48 18, 42 24.6, 46 28, 39 33, 40 38, 32 42, 24 50, 12 54
  plume 1 46, .4 34, 4.6 22, 12 11, 20 6, 29 8, 34 15, 35 24, 31 34, 22 44, 10 52
  body 0 46, 1 34, 5 23, 12 13, 19 10, 25 14, 27 22, 24 32, 16 42, 6 49
  lit -.6 44, .6 34, 4.6 22.6, 12 11.4, 20 6, 14 14, 8 24, 5 34, 4 42
  shade 28 13 .4, 26 24 1.2, 18 37 .4; 23 17 .4, 20 26 1.2, 13 37 .4; 33 17 .4, 31 28 1.2, 22 42 .4
  lit ~.7 31 4, 33 -.6; 35.6 8, 39 5; 38 15, 42.6 13; 38.6 22.6, 43 21.6; 37.6 29, 41.4 29.6`) +
    moved(moved(head(inks), 18, -9), -32.4, 70, -62);
  return `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${scale})translate(0 -99)">${drawn}</g>`;
}
