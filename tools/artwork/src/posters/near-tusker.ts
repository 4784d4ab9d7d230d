import { n0 } from '../drawing/numbers';
import { blob, both, mirrored, moved, painted } from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

const EAR =
  '9 14, 14 9.6, 20 9, 26.6 11.8, 31.6 17.6, 33.4 25, 32 33, 28.6 39.6, 25 45.6, 22 48.6, 18.8 45, 16.6 38, 13 32, 10 26';
const BACK = mirrored('0 18, 14 17, 21 25, 26 37, 27.6 48, 26 56, 20 60, 10 61, 0 61.4');
const HEAD = mirrored(
  '0 8, 3.6 4.6, 8.6 4.4, 12.6 8, 15 14.6, 15 21, 14.4 27, 13.8 32, 12.4 37, 9.6 41.6, 6 45, 0 46',
);

/** A tusker that comes toward us, its trunk let down before it and the sun behind it. */
export function tusker(p: Print, at: number, top: number, inks: CoatInks): string {
  const inked = painted({ ...inks, plane: '#718c88' });
  // The sun stands straight behind: an even rim, on both sides.
  const rim = (outline: string) => blob(inks.lit, outline, `stroke="${inks.lit}" stroke-width="1.5"`);
  const drawn =
    rim(mirrored('0 18, 14 17, 21 25, 26 37, 27.4 45, 26 49.6, 0 49')) +
    both(rim(EAR)) +
    rim(HEAD) +
    // Hind legs and belly, then the forelegs, the one to the left a step ahead.
    both(inked('dark 15 54 13, 13 68 11, 13 82 10')) +
    inked(`
  shade ${BACK}
  shade 17 42 18, 18 56 14.6, 17 68 12.4, 16.6 78 11.4, 17 86 13
  coat -17 42 19, -18.4 57 16, -17.6 70 13.6, -17.6 81 12.8, -18 90 15
  shade -11.6 48 .6, -12.4 62 4, -12.6 76 3.4, -12.8 91 4
  light -24 92.8, -23.4 91, -21.6 91, -21 93.4
  light -20 94, -19.4 91.8, -17.4 91.8, -16.8 94
  light -15.6 93.4, -15 91.4, -13 91.4, -12.6 93
  shade ~.8 -23 70.6, -18 72.4, -12 71; -23 75, -18 76.8, -12.4 75.4`) +
    both(
      inked(`
  coat ${EAR}
  shade 15 17, 20 13, 26 15.6, 29.8 21.6, 30 28, 27.4 35, 23.8 41, 21.4 44.6, 19 40, 15 26
  coat 17 21 .3, 23 25 1.6, 26.4 34 .3; 16.6 28 .3, 20.6 33 1.4, 22.4 40 .3; 18 16.6 .3, 24 18 1.4, 28 24 .3`),
    ) +
    // The twin domes of the brow over the hollows of the temples, and the cheeks, which turn from us.
    inked(`  coat ${HEAD}`) +
    both(
      inked(`
  shade 12.6 8, 15.4 14, 15.4 21, 14.8 27, 14 32, 12.6 37, 9.6 42, 6 45.6, 0 46.4, 4 40, 7 34, 9.4 29, 10.4 23, 12.8 18, 12.4 12
  shade 7 12.6, 9.2 14, 10 17.6, 8.6 20.4, 7 17.6, 6.4 14.6
  dark 8 27.4, 9.2 25.8, 11.2 25.8, 12 27.4, 10.2 28.6
  light ~.6 9.6 26.9, 9.8 26.8
  dark ~.7 7.4 25.4, 9.4 23.8, 12.2 24.2
  light 7.8 36 5, 11.6 43.6 5, 13.8 51 4.4, 13.4 58 3.2, 10.4 63.6 .6
  coat 7 31 6.4, 8.8 36 6.8, 10.4 40.4 5.6`),
    ) +
    // The trunk hangs straight from the brow, and curls under water.
    inked(`
  shade 0 22 7, 0 28 12, 0 35 13, 0 44 11.6, -.4 51 9.8, -2.4 57 8.4, -6.6 60.6 7, -11.4 60.6 5.8, -14.4 57 4.8, -14.4 53.4 4
  plane 0 9 .4, 0 14 2.6, -.3 20 6, -.7 27 9.6, -.9 35 10.4, -1 44 9, -1.4 51 7.2, -3.4 56 5.8, -7 59 4.6, -11 58.8 3.6, -13.4 56.4 2.8, -13.6 54 2.2
  shade ~.8 -5.4 30, -1 31.6, 3.6 30.6; -5.6 34.6, -1 36.2, 3.6 35.2; -5.2 39.2, -1 40.8, 3.2 39.8; -4.8 43.8, -1 45.2, 2.8 44.2; -4.4 48.2, -1.2 49.4, 2.2 48.6; -4.6 52.4, -2 54, .6 53.8; -6 55.8, -4.6 57.6, -2.4 58.6`);
  return moved(whole(p, drawn), n0(p.x(at)), n0(p.y(top)));
}
