import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { beast } from '../parts/beast';
import { bars, blob, blobPath, limb, moved, oval, painted, stroke, within } from '../parts/shapes';

const MAROON = '#7c3522';
const DEEP = '#5a2418';
const LIT = '#9c4c30';
const BLACK = '#2a1c19';
const CREAM = '#ecd2a4';
const BUFF = '#d3ac78';

/** The tail's line with its width: up behind the back, the tip bent out. */
const TAIL =
  '96 142 15, 112 137 26, 127 122 38, 134 98 46, 135 70 48, 139 42 47, 151 20 42, 170 8 32, 190 8 10';

/** From here to its tip, the tail is cream. */
const CREAM_FROM = 0.83;

/** Locks that stand out on both sides of the tail, and strokes of hair along it. */
function hairs(): { dark: string; cream: string; lit: string } {
  const dark: string[] = [];
  const cream: string[] = [];
  const lit: string[] = [];
  along(TAIL, 7, 16).forEach((place, i) => {
    const { nx, ny, t } = place;
    for (const side of [1, -1]) {
      const [x, y] = beside(place, side * 0.4);
      const reach = 9 + ((i * 5) % 4);
      const [dx, dy] = [nx * side * reach * 0.7 - ny * reach, ny * side * reach * 0.7 + nx * reach];
      (t > CREAM_FROM ? cream : dark).push(
        `${x.toFixed(1)} ${y.toFixed(1)} 8, ${(x + dx * 0.6).toFixed(1)} ${(y + dy * 0.5).toFixed(1)} 6, ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)} .6`,
      );
    }
    for (const side of t < CREAM_FROM - 0.1 ? [-0.3, -0.02, 0.28] : []) {
      const [x, y] = beside(place, side + ((i % 3) - 1) * 0.06);
      lit.push(
        `${x.toFixed(1)} ${y.toFixed(1)}, ${(x + nx * side * 12 - ny * 7).toFixed(1)} ${(y + ny * side * 12 + nx * 7).toFixed(1)}`,
      );
    }
  });
  return { dark: dark.join('; '), cream: cream.join('; '), lit: lit.join('; ') };
}

const HEAD =
  '7.6 60.6, 8.6 56, 12.6 52, 18.6 48.4, 23.6 42, 30 36.6, 38.6 34, 48 36, 56 42, 60.6 52, 59 63, 52.6 71.6, 42.6 77, 32 78.4, 23 76, 15 71.6, 9.6 66.4';

const EAR = '41 43, 40 36, 42 30, 46.6 27, 51.6 28.6, 54.6 34.6, 54 42, 49 46';

/** Upright on a branch with a fruit, a tail as long as itself over the branch: maroon, black and cream, tufted ears. */
export const indianGiantSquirrel = (): Figure => {
  const head = blobPath(HEAD);
  const tuft = bars(
    DEEP,
    '44.6 33 4.4, 43.6 28 3.2, 44 23.4 .4; 48 31 4.4, 48.6 26 3.2, 50 21.6 .4; 51.6 33 3.8, 53.2 29 2.6, 55.6 25.6 .4',
  );
  const { dark, cream, lit } = hairs();
  return beast({
    id: 'gs',
    coat: MAROON,
    behind: `<g transform="translate(-11 -1) rotate(-10 44 42)">${blob(DEEP, EAR)}</g>`,
    far:
      limb(BUFF, '50 88 13, 40 93 9, 28 87 6.6') +
      blob(DEEP, '60 128, 82 132, 78 144, 66 150, 46 150.5, 41 148, 46 144, 58 141') +
      bars(BLACK, dark) +
      limb(BLACK, TAIL) +
      limb(
        '#44241b',
        '106 138 8, 118 128 12, 128 108 16, 132 82 19, 135 54 20, 143 32 18, 157 18 14, 168 12 6',
      ) +
      stroke('#7a4630', 1.1, lit, 'opacity=".9"') +
      limb(CREAM, '160 13 30, 170 8 31, 190 8 10') +
      bars(CREAM, cream) +
      bars(
        '#44241b',
        '142 8 8, 152 2 7, 164 -3 .6; 146 14 9, 157 7 8, 171 2 .6; 149 20 9, 160 14 8, 175 9 .6; 152 26 9, 163 20 8, 174 16 .6; 156 32 8, 165 27 7, 176 24 .6',
      ) +
      stroke('#b98d5c', 1.2, '172 0, 182 1; 176 6, 188 6; 178 13, 189 12; 174 20, 184 17', 'opacity=".9"'),
    outline:
      '22 62, 32 46, 46 40, 55 44, 63 52, 74 60, 87 68, 100 81, 110 96, 115 112, 115 128, 110 141, 101 149, 88 151, 60 151, 48 150.5, 44 148, 50 144.6, 62 141.6, 59 131, 53 118, 49 106, 45 95, 39 85, 28 76',
    planes: painted({ BLACK, CREAM, LIT, DEEP, BUFF })(`
  BLACK 64 48, 84 60, 98 76, 96 90, 86 86, 78 92, 70 96, 64 94, 58 82, 57 66
  BLACK 104 90, 120 104, 122 130, 112 148, 98 144, 104 126, 98 106
  CREAM 24 74, 38 78, 48 84, 56 94, 60 110, 63 128, 71 142, 56 142, 44 110, 34 88, 20 80
  #c9a06c/.8 52 88, 60 96, 64 112, 67 130, 74 142, 68 142, 61 126, 57 108
  LIT/.55 72 104, 86 97, 99 106, 101 126, 92 138, 78 138, 68 126
  DEEP ~1.8 74 145, 66 134, 64 120, 70 106, 80 99
  LIT/.9 ~1.2 76 64, 82 69; 86 72, 91 79; 88 84, 94 92; 98 92, 103 101; 78 108, 86 108; 76 116, 84 118; 88 114, 95 118; 80 126, 88 129; 90 126, 96 128; 92 100, 98 106; 106 108, 108 118; 107 124, 105 133
  #4a332b ~1.1 66 58, 74 66; 72 76, 80 80; 64 74, 68 84; 84 74, 88 80; 112 108, 114 120; 113 126, 110 136
  BUFF 44 148, 62 143.6, 86 146.6, 90 154, 44 154`),
    over:
      // A fig in both hands.
      blob('#7d6a2a', '14 90, 13 82.6, 17.6 77, 24.4 77.6, 28 84, 25.4 91, 19 94') +
      blob('#a8933f', '16 86, 17.6 80.6, 22 80, 23 84.6, 20 89', 'opacity=".9"') +
      stroke('#5b4a20', 1.2, '20 77.6, 21.6 73.6, 24.6 72') +
      // Upper arm by the breast, the elbow low, the forearm raised.
      blob('#c9a06c', '54 82, 50 94, 52 106, 62 110, 70 102, 72 88', 'opacity=".55"') +
      limb(CREAM, '60 100 11, 50 101 10, 40 97 8.4, 29 90.6 6.6') +
      limb(MAROON, '67 80 19, 66 91 16.6, 60.6 100.4 12') +
      blob(LIT, '61 78, 67 74, 73 79, 71 88, 65 94, 62 88', 'opacity=".7"') +
      stroke(DEEP, 1.2, '75 84, 73 94, 66 103; 59 90, 57 96', 'opacity=".8"') +
      stroke('#c9a06c', 1.1, '58 105, 48 105, 38 100') +
      blob(BUFF, '30 86.6, 24.6 85, 21.6 88, 24.4 93, 30 96.4, 35 94') +
      bars(
        '#3b2a22',
        '46 148.4 1.6, 42.4 149 1.2, 40.4 151.6 .4; 51.4 149.4 1.6, 47.8 150 1.2, 46.2 152 .4; 56.6 150 1.6, 53.6 150.6 1.2, 52.2 152.4 .4; 62 150.4 1.6, 59 151 1.2, 58 152.6 .4; 24 86.6 1.2, 21 86.2 .4; 23.4 89 1.2, 20.4 89.8 .4; 24.6 91.6 1.2, 22 92.8 .4',
      ),
    // Short in the snout and high in the crown.
    head: moved(
      `<path fill="${MAROON}" d="${head}"/>` +
        within(
          'gsh',
          head,
          blob(CREAM, '5 66, 12 62.6, 21 62.6, 30 66.6, 40 69, 48 73, 44 84, 20 82, 6 74') +
            blob(CREAM, '10 58.6, 15.6 53.4, 22 51, 24 54.4, 19 58.6, 13 61', 'opacity=".8"') +
            blob(DEEP, '20 47, 27 37, 39 31, 54 39, 56 48, 44 41.6, 32 42.6, 24 50') +
            blob(LIT, '38 54, 48 50, 54 58, 48 66, 39 63', 'opacity=".6"') +
            blob(BLACK, '54 48, 64 54, 60 70, 50 75') +
            stroke(
              DEEP,
              1,
              '40 56, 46 57; 42 61, 48 62; 36 66, 42 68; 46 52, 51 54; 50 59, 54 61',
              'opacity=".8"',
            ) +
            stroke(LIT, 0.9, '30 41, 35 39; 38 38.6, 44 39; 26 46, 30 44', 'opacity=".9"'),
        ) +
        blob(DEEP, EAR) +
        blob('#b9765a', '44.4 42, 43.6 36.6, 45.6 32, 49 32.6, 50.6 37.4, 49 42.6') +
        tuft +
        blob(CREAM, '24.6 52.6, 27.4 48.4, 32 47.6, 35.6 50.4, 34.4 54.6, 29.8 56') +
        blob('#17100e', '26 52.6, 28.2 49.4, 32 48.8, 34.4 51, 33.4 54, 29.4 55') +
        oval('#fff', 29.4, 50.6, 0.75) +
        blob('#8a4f4a', '6.8 60.4, 7.8 56.6, 10.6 55.2, 13 56.6, 12.4 59.8, 9.6 61.8') +
        stroke('#5a3a2a', 1.1, '9.6 62.2, 12 66, 17 67.6, 21.6 67') +
        stroke('#3b2a22', 0.5, '15 61, 8 65, 1 71; 17 62, 12 69, 7 77; 16.6 59.6, 7 60, -1 62'),
      3.4,
      -6,
      0,
      0.93,
      1.08,
    ),
    face: [-4, 12, 66, 82],
    box: [-0.5, 44, 110, 132.3],
    pose: 'perch',
    size: 0.46,
  });
};
