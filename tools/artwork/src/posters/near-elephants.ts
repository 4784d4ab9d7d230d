import { n0 } from '../drawing/numbers';
import { painted, stroke, within } from '../figures/parts/shapes';
import { rimmed } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#14243a',
  shade: '#22384d',
  skin: '#34506a',
  lit: '#f2a468',
  light: '#fdeed0',
  far: '#1b2e43',
};
const inked = painted(INKS);

const IMAGE = '#254a60';
const RIPPLE = '#a9cbcb';

interface Elephant {
  far: string;
  form: string;
  within: string;
  /** The ear, and what else lies over the form. */
  over: string;
}

/** A cow in profile, 100 units high, walking to the left. */
const COW: Elephant = {
  far: `
  far -9 58 21, -7 74 16, -5 88 14, -5 101 15
  far 24 56 24, 20 70 17, 18 82 13.6, 19 101 15
  far 54 30 3.4, 58.4 40 2.6, 59 51 2
  far 56.6 50, 61 50, 61.6 58, 58.6 64, 56 58`,
  form: `
  o -24 13, -12 9, 4 4, 18 3, 32 7, 44 15, 52 27, 56 41, 56 54, 54 66, 40 69, 20 68, 4 70, -14 68, -26 60, -32 46, -32 28
  o -20 16, -25 7, -32 2, -39 1, -45 4, -50 9.6, -56 17, -59.6 26, -61 35, -59 44, -53 51, -44 56, -34 55, -25 48, -20 36, -18 25
  o -49 27 24, -55 42 19, -58.4 54 15, -59 66 12, -59.4 76 9.6, -62 84 8, -67 87.6 6.4, -71.6 85.6 4.8, -72.6 82 3.4
  o -52 46, -50 55, -45.6 61.6, -40.6 60, -36 52
  o -26 54 25, -27.4 68 19, -28 80 16.4, -28 92 16, -28 101 18
  o 42 46 32, 41 61 25, 40 73 17.6, 43 83 15, 43 92 15, 43 101 17`,
  within: `
  shade -20 54, -10 64, 8 66, 22 62, 29 66, 33 74, 40 82, 42 102, 30 104, 24 72, 4 73, -14 71, -19 84, -18 104, -26 104, -24 82, -28 68
  shade -45 50, -50 46, -52 56, -54 68, -54 78, -58 88, -64 92, -74 88, -66 86, -59 80, -55 70, -55 58
  shade -36 6, -40 12, -40 20, -37 26, -35 18
  shade -58 22, -54 24, -55 34, -59 36
  shade 33 40, 31 52, 32 62, 36 70, 33 60, 34 50`,
  over: `
  dark -35 16, -28 13.6, -19.6 17, -13 25, -11.6 35, -14.6 47, -20.6 55.4, -26 58, -30.4 51, -34.6 41, -37.6 28
  shade -34.6 18, -28 15.4, -20.6 18.6, -14.8 26, -13.6 35, -16.4 46, -21.4 53.4, -25.6 55.4, -29 50, -33 40, -35.8 28
  skin -33 20, -27 17.4, -22 19.6, -17 27, -20 26, -26 25, -31 28
  dark -50 28.6, -48.4 26.6, -45.6 26.8, -44.8 28.8, -47.4 30
  light ~.7 -48 27.9, -47.8 27.8
  dark ~.8 -51 25.6, -48 24, -44.6 25.2; -50 31.6, -47 32.4, -44.4 31.2
  shade ~1 -63.6 50, -59 52, -54 50.4; -65 58, -60 60, -54 58.4; -65 66, -60 68, -55 66.6; -64 74, -60 75.6, -56 74.6; -46 56, -43 58, -40 56`,
};

/** A calf, its head large for its body, the trunk curled in. */
const CALF: Elephant = {
  far: `
  far -10 62 18, -5 78 13, -3 101 12
  far 26 60 20, 19 76 13.6, 15 101 12
  far 44 36 3.4, 49 48 2.6, 49 60 2`,
  form: `
  o -40 36, -40 24, -34 14, -25 9, -16 10.6, -10 17, 0 16.6, 12 13, 25 14, 36 20, 43 31, 45.6 46, 44.6 60, 44 78, 44 101, 27 101, 28 79, 22 73, 8 76, -8 75, -14 74, -16 82, -16 101, -33 101, -33 80, -34 66, -37 54, -41 46
  o -34 32 22, -41 44 17, -45 57 12.6, -46 68 9.6, -43.6 77 7.6, -39 80.6 6, -36 77.4 4.4`,
  within: `
  shade -26 50, -14 62, 2 68, 20 66, 32 58, 42 60, 46 78, 44 102, 37 102, 36 80, 26 72, 10 76, -8 76, -13 73, -20 84, -18 102, -28 102, -31 80, -34 66`,
  over: `
  dark -24 22, -15 19, -7 24, -4 33, -6 44, -13 52, -19 50, -23 42, -26 32
  shade -23 24, -15 21, -8.6 25.4, -6 33.4, -8 43, -13.4 49.6, -18 47.6, -21.6 40, -24.4 32
  dark ~3.4 -32.4 32, -32.2 31.9
  light ~.9 -32.9 31.4, -32.7 31.3`,
};

/** A cow, or her calf, that wades at (x, y) with the sun before her, and the image in the water. */
export function wadingElephant(
  { x, y }: Print,
  at: number,
  foot: number,
  height: number,
  young = false,
): string {
  const { far, form, within: inner, over } = young ? CALF : COW;
  const scale = Math.round(y(height)) / 100;
  const id = `we${at}`;
  const placed = (sign: number, drawn: string) =>
    `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${scale} ${sign * scale})translate(0 -90)">${within(`${id}${sign < 0 ? 'i' : 'a'}`, 'M-99-9H99V90H-99z', drawn)}</g>`;
  const ring = (dx: number, w: number) =>
    stroke(RIPPLE, 1.2, `${dx - w} 90.4, ${dx} 92.6, ${dx + w} 90.4`) +
    stroke(RIPPLE, 0.8, `${dx - w * 1.3} 94, ${dx} 96.6, ${dx + w * 1.3} 94`);
  return (
    placed(-0.6, painted({ o: IMAGE, far: IMAGE })(far + form)) +
    placed(
      1,
      inked(far) + rimmed(id, form, [INKS.lit, INKS.skin], [-1.3, -1.7], inked(inner)) + inked(over),
    ) +
    `<g transform="translate(${n0(x(at))} ${n0(y(foot))})scale(${scale})translate(0 -90)">${ring(-28, 13)}${ring(43, 13)}</g>`
  );
}
