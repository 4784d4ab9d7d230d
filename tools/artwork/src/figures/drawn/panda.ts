import type { Figure } from '../figure';
import { inFigureUnits } from '../parts/beast';
import { bars, blob, blobPath, limb, moved, oval, stroke, within } from '../parts/shapes';

const WHITE = '#f5f0e3';
const SHADE = '#d9d2c0';
const BLACK = '#262324';
const SHEEN = '#454042';
const CANE = '#6f9440';
const LEAF = '#5d8a38';

const TRUNK =
  '76 56, 92 54, 108 58, 122 68, 134 82, 142 98, 146 116, 146 132, 142 144, 134 150.5, 96 150.5, 70 148, 56 140, 52 124, 54 104, 60 84, 66 66';

const HEAD =
  '24 62, 25 58, 30 55, 35 50, 39 42, 46 34, 56 29, 68 28, 80 33, 88 42, 91 54, 89 66, 82 76, 70 81, 58 81, 46 78, 36 74, 28 70, 25 66';

const leaf = (x: number, y: number, turn: number, scale = 1): string =>
  moved(blob(LEAF, '0 0, 4 -2.4, 11 -2.4, 18 0, 11 1.8, 4 1.8'), x, y, turn, scale);

/** Seated in profile, a cane of bamboo at the mouth. */
export const giantPanda = (): Figure => {
  const trunk = blobPath(TRUNK);
  const head = blobPath(HEAD);
  const body =
    // Far arm and leg, the cane between the paws.
    limb('#191718', '72 78 22, 54 92 17, 36 90 14') +
    blob('#191718', '66 122, 54 126, 40 134, 28 134, 20 132, 15 138, 18 148, 40 149, 66 146') +
    limb(CANE, '8 36 3.4, 22 70 3.6, 40 112 3.8') +
    stroke('#577a31', 1, '12.6 47.4, 16.4 45.8; 22.6 71, 26.4 69.4; 31.6 93, 35.4 91.4') +
    leaf(12, 46, 200) +
    leaf(10, 40, 250, 0.9) +
    leaf(17, 58, 150, 0.9) +
    leaf(14, 50, -40, 0.9) +
    leaf(9, 38, -70, 1) +
    leaf(22, 72, 165, 0.8) +
    `<path fill="${WHITE}" d="${trunk}"/>` +
    within(
      'pab',
      trunk,
      blob(SHADE, '60 112, 84 128, 116 132, 142 122, 150 140, 140 154, 60 154, 48 128') +
        blob(BLACK, '86 50, 100 52, 113 60, 114 74, 106 88, 92 98, 78 104, 62 102, 50 98, 52 76, 66 60'),
    ) +
    // The near hind leg with its sole, and the near arm.
    blob(
      BLACK,
      '112 112, 120 122, 118 136, 106 146, 88 150.5, 62 150.8, 42 150.8, 32 148, 27 140, 28 130, 33 124, 40 124, 45 130, 52 134, 66 132, 78 124, 90 112, 102 108',
    ) +
    blob('#6b6061', '31 128, 36 127, 40 132, 39 140, 34 144, 30 139') +
    blob(SHEEN, '88 122, 104 114, 112 120, 106 132, 92 138, 78 136', 'opacity=".4"') +
    limb(BLACK, '92 76 28, 78 100 23, 56 101 18, 36 97 16') +
    blob(SHEEN, '88 74, 100 76, 96 92, 84 102, 78 94', 'opacity=".4"') +
    bars(
      '#8b8078',
      '28.6 92 1.6, 25.6 92.6 1, 23.6 95 .4; 28 96 1.6, 25 97 1, 23.6 99.4 .4; 28.6 100 1.6, 26 101.4 1, 25 103.6 .4',
    ) +
    // Far ear, head, face.
    blob(BLACK, '40 37, 37 30, 40 23.6, 46 22.4, 51 26, 52 32') +
    `<path fill="${WHITE}" d="${head}"/>` +
    within(
      'pah',
      head,
      blob(SHADE, '26 70, 44 74, 62 76, 80 70, 92 58, 92 86, 40 88') +
        blob('#e7e0cf', '34 64, 44 68, 52 76, 40 78, 28 72'),
    ) +
    blob(BLACK, '66 33, 66 24, 71 17.6, 79 17.6, 85 23, 86 31, 82 38, 74 39') +
    blob(SHEEN, '70 32, 71 25, 75 21.6, 80 24, 81 30, 77 34', 'opacity=".4"') +
    blob(BLACK, '38.6 52.6, 41 46.6, 46 44.6, 51 47, 53.6 53, 55 60.6, 51.6 64, 46 62, 41.6 58') +
    oval('#55433a', 44.2, 51.6, 2, 1.9) +
    oval('#0d0b0b', 44, 51.6, 1.4) +
    oval('#fff', 43.4, 50.8, 0.55) +
    blob(BLACK, '22.6 62, 23.6 58, 27.4 55.6, 31.4 56.4, 31.8 60, 28.6 63.4, 25 64') +
    stroke(BLACK, 1.1, '27 64, 28.6 68, 34 70.4, 40 70.4') +
    // The bitten end of the cane.
    limb(CANE, '36 103 3.8, 33 94 3.8, 31 84 3.6, 29 74 3.4, 28.4 69.6 3.2') +
    limb(BLACK, '44 95 11, 35 93 10, 30 92 8');
  return {
    body: moved(body, 0, 48, 0, 0.56),
    box: [-1, 58, 82, 132.3],
    pose: 'stand',
    size: 0.54,
    head: inFigureUnits([4, 8, 104, 108]),
  };
};
