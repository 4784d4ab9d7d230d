import { blob, both, mirrored, painted } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

const EAR = '9 14, 14 9.6, 20 9, 26.6 11.8, 31.6 17.6, 33.4 25, 32 33, 28.6 39.6, 25 45.6, 22 48.6, 18.8 45, 16.6 38, 13 32, 10 26';
const BACK = mirrored('0 18, 14 17, 21 25, 26 37, 27.6 48, 26 56, 20 60, 10 61, 0 61.4');
const HEAD = mirrored('0 7.6, 4 4.4, 9 4.8, 13.4 9.6, 15 17, 14.4 25, 14 31, 13 37, 10 41.6, 6 45, 0 46');

/** A tusker that comes toward us, its trunk let down before it and the sun behind it. */
export function tusker(p: Print, at: number, top: number, inks: CoatInks): string {
  const paint = (text: string) => painted(inks, text);
  // The sun stands straight behind: an even rim, on both sides.
  const rim = (outline: string) => blob(inks.lit, outline, `stroke="${inks.lit}" stroke-width="1.5"`);
  const drawn =
    rim(mirrored('0 18, 14 17, 21 25, 26 37, 27.6 48, 26 54, 0 54')) +
    both(rim(EAR)) +
    rim(HEAD) +
    // Hind legs and belly, then the forelegs, the one to the left a step ahead.
    both(paint('dark 15 54 13, 13 68 11, 13 82 10')) +
    paint(`
  shade ${BACK}
  shade 17 42 18, 18 56 14.6, 17 68 12.4, 16.6 78 11.4, 17 86 13
  coat -17 42 19, -18.4 57 16, -17.6 70 13.6, -17.6 81 12.8, -18 90 15
  shade -11.6 48 .6, -12.4 62 4, -12.6 76 3.4, -12.8 91 4
  light -24 92.8, -23.4 91, -21.6 91, -21 93.4
  light -20 94, -19.4 91.8, -17.4 91.8, -16.8 94
  light -15.6 93.4, -15 91.4, -13 91.4, -12.6 93
  shade ~.8 -23 70.6, -18 72.4, -12 71; -23 75, -18 76.8, -12.4 75.4`) +
    both(
      paint(`
  coat ${EAR}
  shade 15 17, 20 13, 26 15.6, 29.8 21.6, 30 28, 27.4 35, 23.8 41, 21.4 44.6, 19 40, 15 26
  coat 17 21 .3, 23 25 1.6, 26.4 34 .3; 16.6 28 .3, 20.6 33 1.4, 22.4 40 .3; 18 16.6 .3, 24 18 1.4, 28 24 .3`),
    ) +
    // The twin domes of the brow, the cheeks, the trunk.
    paint(`
  coat ${HEAD}
  shade 9 4.8, 13.4 9.6, 15 17, 14 31, 13 37, 10 41.6, 6 45, 5 44.6, 8.4 38, 10.6 31, 12 23, 11.6 14
  shade -9 4.8, -13.4 9.6, -15 17, -14 31, -13 37, -10 41.6, -8 42, -10 36, -11.6 30, -12.8 23, -12 14
  shade 0 8, 1.6 13, 1.4 20, 0 24, -1.4 20, -1.6 13
  coat 0 24 12, 0 33 13.4, -1 49 9.8, -2 57 8, -4.6 63.6 6.4, -9 66.6 5.2, -13.4 64.6 4
  shade 5.4 30 .6, 5.6 38 2.6, 3.8 46 3.6, 2.6 53 3.2, .6 60 2.4, -4 65.6 2, -9 68.4 .4
  shade ~.8 -5 31, -1 32.6, 4 31.4; -5.2 36, -1 37.6, 4 36.4; -5 41, -1 42.4, 3 41.4; -4.8 46, -1.4 47.2, 2 46.4; -4.6 51, -1.6 52.2, 1 51.4; -5 57, -2.4 58.2, 0 57.4`) +
    both(
      // Hollow of the temple, eye, tusk and the sheath that it comes out of.
      paint(`
  shade 7.6 13, 10.8 15, 11.6 20.6, 9.4 23, 7 19.6
  dark 8.8 28.6, 10.2 27, 12 27.4, 12.4 29.2, 10.6 30
  light ~.6 10.2 28.2, 10.4 28.1
  shade ~.8 7.6 26.4, 10 24.8, 12.8 25.6; 8 31, 10.4 32, 12.6 31.2
  light 9 36 5.6, 12 43 5.4, 14 50 4.6, 13.6 56.6 3.2, 10.8 62 .6
  coat 9.2 34 5, 9.2 37 7, 9.8 39.6 6.6`),
    );
  return `<g transform="translate(${Math.round(p.x(at))} ${Math.round(p.y(top))})">${whole(p, drawn)}</g>`;
}
