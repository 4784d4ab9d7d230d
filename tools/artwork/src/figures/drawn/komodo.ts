import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, oval, painted, stroke } from '../parts/shapes';

const COAT = '#75695a';
const SHADE = '#463c33';
const LIGHT = '#a8997f';

/** Beads of the skin in rows along the body. */
const grain = (line: string, rows: readonly number[], step: number): string => {
  const rand = createRandom('komodo');
  return rows
    .flatMap((row) =>
      along(line, step, rand.in(1, step)).map((place) => {
        const [x, y] = beside(place, row + rand.in(-0.03, 0.03));
        return `${x.toFixed(1)} ${y.toFixed(1)} ${rand.in(0.6, 1.2).toFixed(1)}`;
      }),
    )
    .join(', ');
};

/** Five long toes from an ankle, each with a hooked claw. */
const foot = (skin: string, x: number, y: number): string => {
  const reach = [
    [-20, 5],
    [-17, 8],
    [-11, 9.6],
    [-3, 9.6],
    [5, 8],
  ];
  return (
    fingers(skin, x, y, reach.map((tip) => tip.join(' ')).join(', '), 5) +
    bars(
      '#1d1814',
      reach
        .map(([dx = 0, dy = 0]) => {
          const [tipX, tipY] = [x + dx, y + dy];
          return `${tipX + 1} ${tipY - 1.6} 3.6, ${tipX - 4} ${tipY - 2} 2.6, ${tipX - 7.6} ${tipY + 2.4} .4`;
        })
        .join('; '),
    )
  );
};

const SPINE =
  '60 58 26, 84 72 36, 112 82 46, 146 85 54, 178 86 52, 206 90 44, 236 100 28, 272 112 16, 310 122 8, 340 126 3';

const trunk = (): string =>
  form(
    'ka',
    COAT,
    '2 58, 3 50, 9 44, 20 41, 32 38, 42 36, 52 37, 62 42, 74 50, 92 56, 112 58, 134 55, 158 54, 182 58, 206 68, 230 82, 258 97, 290 111, 320 120, 350 125, 322 129, 290 126, 258 120, 232 114, 208 110, 180 114, 150 116, 126 113, 106 107, 90 101, 74 94, 62 83, 48 74, 30 70, 14 68, 5 64',
    painted({ LIGHT, SHADE })(`
  LIGHT/.65 64 44, 90 56, 114 58, 146 54, 180 58, 208 70, 236 86, 200 76, 160 64, 120 68, 88 66, 66 54
  SHADE/.7 60 86, 90 98, 120 104, 150 106, 182 104, 210 100, 240 108, 300 122, 350 126, 290 134, 120 124, 70 104
  LIGHT/.8 4 50, 12 44, 30 40, 50 38, 58 42, 40 46, 24 49, 10 54
  #8f816d/.8 4 62, 22 65, 42 68, 54 74, 44 78, 10 70`) +
      dots('#b5a68b', grain(SPINE, [-0.36, -0.22], 8)) +
      dots('#94866f', grain(SPINE, [-0.04, 0.14], 8)) +
      dots('#332b24', grain(SPINE, [-0.3, -0.1, 0.1, 0.3], 10)) +
      // Loose folds of throat, neck, shoulder and flank.
      painted({ SHADE, LIGHT })(`
  SHADE ~2 60 48, 66 60, 66 76, 60 84; 70 52, 77 66, 77 84, 71 93; 81 56, 89 72, 89 90, 84 98; 93 60, 101 76, 101 94, 97 103
  LIGHT/.8 ~1.2 63 49, 69 61, 69 77; 73 54, 80 67, 80 85; 84 58, 92 73, 92 91
  SHADE/.9 ~1.5 140 96, 146 106, 142 113; 152 92, 160 104, 156 114; 166 92, 174 102, 170 112; 184 72, 178 84, 176 98; 128 70, 136 80, 138 94`) +
      // The gape, to behind the eye.
      stroke('#2b241e', 1.7, '2 60, 12 61.4, 26 62, 40 63.4, 50 66.4, 55 70') +
      dots(
        '#332b24',
        '12 52 .8, 18 50 .8, 24 54 .8, 30 52 .8, 18 57 .8, 28 58 .8, 36 57 .8, 42 58 .8, 48 60 .8, 20 66 .8, 32 67 .8, 42 70 .8',
      ),
  );

const face = (): string =>
  stroke('#5d4718', 3, '2 61, -8 66, -17 69') +
  stroke('#f2d98a', 1.8, '2 61, -8 66, -17 69; -17 69, -25 67, -31 62; -17 69, -24 73, -31 73.6') +
  blob(SHADE, '31 44, 35 40, 42 38.6, 49 41, 44 43, 37 44') +
  oval('#2a231d', 39.6, 46, 3.4, 2.8) +
  oval('#c0913f', 39.4, 46, 2.5, 2.1) +
  oval('#120e0b', 39.4, 46, 1.3, 1.7) +
  dots('#fff', '38.7 45.2 .5') +
  stroke(LIGHT, 1, '35 49.4, 39.6 50, 44 48.8') +
  oval('#2b241e', 9.6, 50, 2.1, 1.3, -28) +
  oval('#2b241e', 57, 54, 2.2, 3.8, 14);

const nearLegs = (): string =>
  limb(COAT, '200 84 42, 182 99 33, 188 113 22, 201 125 16, 192 132 14') +
  foot(COAT, 188, 132) +
  blob(LIGHT, '208 74, 192 82, 176 96, 178 104, 188 96, 204 86', 'opacity=".55"') +
  stroke(SHADE, 1.6, '214 76, 206 92, 194 104; 180 112, 190 110, 198 114; 186 122, 196 120', 'opacity=".8"') +
  dots(
    '#332b24',
    '190 90 1, 198 84 1, 186 98 1, 196 96 1, 204 92 1, 184 104 1, 194 106 1, 194 116 .9, 200 120 .9',
  ) +
  limb(COAT, '112 78 32, 126 97 25, 124 111 19, 112 124 15, 104 132 14') +
  foot(COAT, 100, 132) +
  blob(LIGHT, '108 68, 120 82, 128 98, 122 104, 112 92, 104 78', 'opacity=".5"') +
  stroke(SHADE, 1.6, '126 74, 134 88, 136 102; 114 106, 122 108, 131 106; 106 118, 114 119', 'opacity=".8"') +
  dots('#332b24', '114 80 1, 120 88 1, 112 90 1, 124 98 1, 118 100 1, 122 112 .9, 114 116 .9, 116 122 .9');

/** Walks, head high, the tongue out. */
export const komodoDragon = (): Figure => ({
  body:
    limb(SHADE, '108 88 26, 90 104 20, 84 116 15, 74 127 12') +
    foot(SHADE, 70, 127) +
    limb(SHADE, '212 92 32, 228 106 23, 240 118 15, 234 127 13') +
    foot(SHADE, 230, 127) +
    trunk() +
    face() +
    nearLegs(),
  box: [-32, 35, 350, 146],
  pose: 'stand',
  size: 0.36,
  head: [-34, 2, 90, 126],
});
