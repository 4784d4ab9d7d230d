import { faceToUs } from '../figures/drawn/red-panda';
import { locks } from '../figures/parts/fur';
import { bars, blob, limb, limbPath, moved, oval, stroke, within } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** A red panda at rest along its bough, its limbs and brush hanging; the first light falls on its back. */
export function restingPanda(p: Print): string {
  const [black, dusk, deep, rust, glow, buff] = ['#231528', '#4a2a34', '#8f3524', '#b5432a', '#e9853f', '#fbc98c'];
  const tail = '61 62 8, 67.4 65.6 10.4, 71 72 11.6, 71.4 79.4 11.4, 70 85.6 9.4, 68 90 5';
  const paw = (x: number, y: number, turn: number) =>
    moved(
      blob(black, '-3.6 -3, 0 -4.4, 3.6 -3, 4.4 .8, 3 3.8, 0 4.8, -3 3.8, -4.4 .8') +
        stroke(dusk, 0.6, '-1.6 2, -1.6 4; 1.2 2.2, 1.2 4.2') +
        bars('#a08d80', '-2.8 3.4 .6, -2.7 4.6 .2; -.2 4.4 .6, 0 5.5 .2; 2.6 3.6 .6, 2.9 4.7 .2'),
      x,
      y,
      turn,
    );
  const drawn =
    // The far arm holds the bough from behind.
    limb(black, '19 64 8, 13 69 7, 11 74 6.4') +
    paw(11, 75, 12) +
    limb(rust, tail) +
    within(
      'pt',
      limbPath(tail),
      bars(buff, '58 68 2, 65 66 3, 68 60 2; 62 73.6 2, 69 71 3.4, 76 68 2; 64 79.6 2, 71 78 3.4, 79 77 2; 63 83.4 1.6, 71 83 2.4, 78 82.6 1.6') +
        limb(deep, '62 68 2, 65 74 4, 65.4 82 4, 64 90 3', 'opacity=".5"') +
        blob(black, '60 86, 78 86, 76 96, 62 96'),
    ) +
    blob(glow, '18 58, 24 53.4, 32 51.2, 41 50.6, 50 52, 58 56, 64 63, 65 70, 58 73.4, 44 74.4, 30 74, 20 70') +
    blob(rust, '18 60, 25 57, 33 54.6, 41 54, 50 55.4, 57 59, 62.4 65, 64.6 71, 58 73.6, 44 74.6, 30 74, 20 70') +
    blob(black, '24 72, 34 70.4, 44 71, 52 73, 50 76, 40 76, 28 75.6') +
    blob(deep, '34 60, 38 64, 38.6 70, 36 73.4, 31 74, 26 66', 'opacity=".7"') +
    bars(deep, '42 58 .2, 45 60 .9, 48.4 61 .2; 39 62 .2, 41.6 64.6 .9, 44.6 66 .2; 47 56.6 .2, 50 58 .8, 52.6 59 .2') +
    // The bent thigh over the bough, the sole of the foot against it.
    limb(black, '55 70 9, 49 74.4 8, 45.6 76.4 7') +
    blob(black, '40.6 74.6, 45 72.6, 49.4 74.6, 50 79, 47.6 82.6, 43.4 83, 40.4 80') +
    stroke(dusk, 0.6, '43.6 80.4, 43.4 82.6; 46.4 80.4, 46.6 82.4') +
    bars('#a08d80', '42 82.4 .6, 42 83.6 .2; 44.8 83 .6, 45 84 .2; 47.4 82 .6, 47.7 83 .2') +
    blob(rust, '65 66, 62 60.6, 56 58.6, 50.4 61, 46.6 66, 46 71.4, 50 75, 57 75.6, 63 73') +
    blob(glow, '62 61.4, 56 59.2, 50.6 61.8, 47.2 66.4, 51 64.4, 56 62.6') +
    locks(rust, '63 72 2, 57 75 2.4, 50 74.6 2.4, 46.4 71 2', 2.6, 0.6) +
    bars(deep, '55 66 .2, 57 69.4 1, 56.6 73 .2; 60 65.4 .2, 61 69 .9, 60.4 72.4 .2; 50.6 68 .2, 51.4 70.6 .8, 51 73 .2') +
    // The near arm hangs from the shoulder, the paw at ease.
    limb(black, '32 66 10, 32.4 73 8.6, 31.4 80 7, 31.6 85 6') +
    limb(dusk, '29.6 68 .4, 29.4 75 2, 29 82 1.2, 29.2 85 .4') +
    paw(31.8, 86.6, -4) +
    blob(rust, '24 59, 31 57.4, 36 60.6, 38 66, 37 71.4, 32 73.4, 27.4 71.4, 24 66') +
    locks(rust, '38 68 2, 35 72.6 2.4, 30 73.4 2.4, 26 70.6 2', 2.6, 0.6) +
    // The ruff, and the head that lies in it.
    locks(deep, '23 49 1.6, 31 52 2.4, 34.4 58 2.8, 34 65 2.8, 30 71 2.4', 2.6, 1) +
    blob(deep, '12 54, 22 48.4, 31 52, 34.4 58, 34 65, 29 71, 16 71') +
    oval(black, 20, 71.6, 9, 1.6) +
    moved(faceToUs(), 19.6, 60.6, -6, 0.42);
  return whole(p, drawn);
}
