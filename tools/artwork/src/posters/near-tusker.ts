import { n0 } from '../drawing/numbers';
import { blob, both, mirrored, moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** Lower than the crown, its top folded over, its tip beside the jaw. */
const EAR =
  '11 17, 15 13.6, 20.4 12.2, 26 13.4, 30.4 17.4, 32 23, 31.2 29, 28.6 35, 26 40.4, 23.4 45.6, 21 47.4, 18.6 44.6, 16.6 38, 13 32, 10.6 26';
const BACK = mirrored('0 18, 14 17, 21 25, 26 37, 28.6 45, 28 55, 21 60, 10 61, 0 61.4');
const HEAD = mirrored(
  '0 5.6, 3 4, 7 3.4, 11 5.4, 13.8 10, 14.8 16, 14.2 22, 14.6 26.6, 14 31, 12.8 36, 10.4 40.6, 6 45, 0 46',
);

const LIT = '#fff0c4';

const inked = painted({ dark: '#243f45', shade: '#3a565a', coat: '#5c7674', light: '#fcf3d9' });

/** A tusker that comes toward us, its trunk let down before it and the sun behind it. */
export function tusker(p: Print): string {
  // The sun stands straight behind: an even rim, on both sides.
  const rim = (outline: string) => blob(LIT, outline, `stroke="${LIT}" stroke-width="1.5"`);
  const drawn =
    rim(mirrored('0 18, 14 17, 21 25, 26 37, 28.4 45, 28.6 49.6, 0 49')) +
    both(rim(EAR)) +
    rim(HEAD) +
    // Hind legs and belly, then the forelegs, the one to the left a step ahead.
    both(inked('dark 15 54 13, 13 68 11, 13 82 10')) +
    inked(`
  shade ${BACK}
  shade 17 42 18, 18 56 14.6, 17 68 12.4, 16.6 78 11.4, 17 86 13
  coat -18 54 16.6, -17.6 70 13.6, -17.6 81 12.8, -18 90 15
  shade -11.6 48 .6, -12.4 62 4, -12.6 76 3.4, -12.8 91 4
  light -24 92.8, -23.4 91, -21.6 91, -21 93.4
  light -20 94, -19.4 91.8, -17.4 91.8, -16.8 94
  light -15.6 93.4, -15 91.4, -13 91.4, -12.6 93
  shade ~.8 -23 70.6, -18 72.4, -12 71; -23 75, -18 76.8, -12.4 75.4`) +
    both(
      inked(`
  shade ${EAR}
  coat 30.4 17.4, 32 23, 31.2 29, 28.6 35, 26 40.4, 23.4 45.6, 21 47.4, 22 42, 24.6 35, 26.4 28, 25.6 22
  dark 13 20, 16 22, 18 29, 19.6 37, 20 43, 16.6 38, 13 32, 11 26
  coat 11 17, 15 13.6, 20.4 12.2, 26 13.4, 30.4 17.4, 32 23, 28.4 23, 24.6 20.6, 19.6 20, 15 19.6, 12 20
  shade ~.7 29.4 23, 24.6 20.7, 19.6 20.1, 15.4 19.7`),
    ) +
    // The twin domes of the brow over the hollows of the temples, and the cheeks, which turn from us.
    inked(`  coat ${HEAD}`) +
    both(
      inked(`
  shade 12.6 7, 14.4 11, 15.2 16, 14.6 22, 15 27, 14.4 31, 12.8 37, 9.6 42, 6 45.6, 0 46.4, 4 40, 7 34, 9.4 29, 10.6 23, 12.6 18, 12.8 12
  #4c676a 6.2 12, 9 12.4, 10.6 16, 10 20.4, 8 20, 6.4 16.4
  dark 8 26.4, 9.2 24.8, 11.2 24.8, 12 26.4, 10.2 27.6
  light ~.6 9.6 25.9, 9.8 25.8
  shade ~.7 7 25.4, 9 23.6, 12 23.4; 7.6 28.2, 9.6 29, 12 28.4
  light 8 34 5, 9.6 39 5, 12.6 43.4 4.4, 16.4 45.8 3.2, 20.4 46 .6
  coat 7 30 6.4, 8.4 34.6 7, 9.4 38.4 5.8`),
    ) +
    // The trunk hangs straight from the brow, and curls under water.
    inked(`
  shade 0 22 7, 0 28 12, 0 35 13, 0 44 11.6, -.4 51 9.8, -2.4 57 8.4, -6.6 60.6 7, -11.4 60.6 5.8, -14.4 57 4.8, -14.4 53.4 4
  #718c88 0 17.6 3.4, -.2 20 6, -.4 24 8.4, -.7 28.6 10, -.9 35 10.4, -1 44 9, -1.4 51 7.2, -3.4 56 5.8, -7 59 4.6, -11 58.8 3.6, -13.4 56.4 2.8, -13.6 54 2.2
  shade ~.8 -5.4 30, -1 31.6, 3.6 30.6; -5.6 34.6, -1 36.2, 3.6 35.2; -5.2 39.2, -1 40.8, 3.2 39.8; -4.8 43.8, -1 45.2, 2.8 44.2; -4.4 48.2, -1.2 49.4, 2.2 48.6; -4.6 52.4, -2 54, .6 53.8; -6 55.8, -4.6 57.6, -2.4 58.6`);
  return moved(whole(p, drawn), n0(p.x(50)), n0(p.y(4)));
}
