import { faceToUs } from '../figures/drawn/red-panda';
import { locks } from '../figures/parts/fur';
import { bars, blob, limb, limbPath, moved, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  black: '#231528',
  dusk: '#4a2a34',
  deep: '#8f3524',
  rust: '#b5432a',
  glow: '#f0964a',
  buff: '#fbc98c',
  bark: '#6a4450',
  edge: '#a8808a',
  cast: '#3d2338',
};

const inked = painted(INKS);

const BODY =
  'o 20 60, 27 53, 36 49.4, 46 48.6, 56 51, 64 56, 69.6 63, 71.6 70, 71 77, 60 79, 40 80, 24 79, 18 70';
const TAIL = '66 62 8, 72 64.6 10.6, 76 70.6 12.2, 76.4 77.4 12.4, 73.6 83.6 11, 69.6 88 5';

/** A red panda at rest along its bough, which bears its belly and chin; the first light comes from the right. */
export function restingPanda(p: Print): string {
  const paw = (x: number, y: number, turn: number) =>
    moved(
      inked(`
  black -4 -3, 0 -4.6, 4 -3, 4.8 .8, 3.4 3.8, 0 4.8, -3.4 3.8, -4.8 .8
  dusk ~.6 -1.6 1.6, -1.6 4; 1.4 1.8, 1.4 4.2
  #a08d80 -3 3.4 .7, -2.9 5 .2; 0 4.2 .7, .1 5.8 .2; 2.9 3.6 .7, 3 5.2 .2`),
      x,
      y,
      turn,
    );
  const drawn =
    rimmed(
      'trunk',
      BODY,
      [INKS.glow, INKS.rust],
      [0.9, -1.6],
      inked(`
  deep 16 58, 28 56, 38 60, 44 68, 54 73, 74 72, 74 84, 16 84
  deep 48 55 .2, 51 57 .9, 53.6 58.6 .2; 55 57 .2, 58 59.6 .9, 60 62 .2; 50 61.6 .2, 53 64 .9, 55.6 65.6 .2; 42 54 .2, 45 55.4 .9, 47.6 57 .2`),
    ) +
    // The bough, the shadow on it of what lies there, and the limbs that hang over it.
    inked(`
  bark -6 82 11, 24 80 12, 54 78.6 13, 92 70 18
  edge -6 77.6 .6, 24 74.6 1.2, 50 72.8 1.2, 72 68.6 1.2, 92 62 .6
  cast 8 76, 24 74, 50 72.2, 74 68, 76 72, 72 76, 66 77.4, 50 78.6, 28 79.4, 12 79
  cast -6 86.4 .4, 24 84.6 1.6, 54 83.6 2, 76 79.6 2, 92 76.6 .6
  black 60 70 13, 61.6 76 10, 60 80.6 8.4, 57.4 83 7
  black 38 66 14, 43 72 11.6, 43.6 78 9, 40.4 84.4 7.6, 37.4 87 6.6
  dusk 47 71 .4, 47.6 77 1.4, 44.6 84 .4
  black 30 72 10, 20 75.4 9, 13 77 8, 10 79 7`) +
    paw(56.4, 83.6, 24) +
    paw(37, 87.4, 22) +
    paw(9.4, 80, 14) +
    inked(`
  deep 66 57, 58 57.4, 52.6 62.6, 51.6 69, 54.4 74.6, 62 77, 70 75, 72 66
  rust 74 60, 66 57, 59.6 58.4, 55.4 63, 54.6 69, 57.4 74, 64 76.4, 72 74`) +
    limb(INKS.rust, TAIL) +
    within(
      'ring',
      limbPath(TAIL),
      bars(
        INKS.buff,
        '66 70 2.4, 71 66.6 3, 75 60 2.4; 68 74.6 2.4, 75 72.4 3.2, 84 68 2.4; 68 79 2.2, 76 78.6 3, 85 77 2.2; 66 82 2, 74 83.4 2.6, 82 84 2',
      ) +
        inked(
          'deep/.45 64 68, 69 69, 72 74, 71.4 79, 67 86, 60 84\n  black 64 84, 72 85.6, 80 87, 78 96, 62 94',
        ),
    ) +
    // The ruff, and the head that lies in it.
    locks(INKS.deep, '24 50 1.6, 32 53 2.4, 36 59 2.8, 36 66 2.8, 31 72 2.4', 2.6, 1) +
    blob(INKS.deep, '12 56, 22 49, 32 53, 36 59, 36 66, 31 72, 16 72') +
    moved(faceToUs(), 20, 62.6, -5, 0.42);
  return whole(p, drawn);
}
