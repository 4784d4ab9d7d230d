import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, oval, stroke } from '../parts/shapes';

const COAT = '#7b6f5f';
const SHADE = '#574c40';
const LIGHT = '#a1937d';

const grain = (line: string, rows: readonly number[], step: number): string => {
  const rand = createRandom('komodo');
  return rows
    .flatMap((row) =>
      along(line, step, rand.in(1, step)).map((place) => {
        const [x, y] = beside(place, row + rand.in(-0.04, 0.04));
        return `${x.toFixed(1)} ${y.toFixed(1)} ${rand.in(0.7, 1.2).toFixed(1)}`;
      }),
    )
    .join(', ');
};

const claws = (places: string): string =>
  bars(
    '#211c17',
    places
      .split(',')
      .map((text) => {
        const [x = 0, y = 0] = text.trim().split(' ').map(Number);
        return [0, 4.6, 9]
          .map((d) => `${x + d} ${y - 2} 3.4, ${x + d - 4} ${y - 2} 2.4, ${x + d - 8} ${y + 2} .4`)
          .join('; ');
      })
      .join('; '),
  );

/** Walks with its tongue out. */
export const komodoDragon = (): Figure => ({
  body:
    limb(SHADE, '122 80 24, 134 98 17, 146 112 13, 142 123 10, 132 127 9') +
    limb(SHADE, '184 80 30, 170 100 19, 160 116 13, 148 125 10, 140 127 9') +
    form(
      'ka',
      COAT,
      '8 74, 10 68, 18 63, 30 59, 40 55, 50 55, 60 60, 74 65, 92 61, 112 53, 136 48, 160 50, 182 56, 202 65, 224 78, 250 94, 276 108, 300 118, 318 123, 300 124.6, 276 121, 248 115, 224 109, 206 103, 184 103, 160 107, 132 107, 110 101, 94 95, 78 94, 62 91, 48 87, 34 85, 20 83, 11 80',
      blob(
        LIGHT,
        '10 78, 34 80, 58 84, 84 88, 110 94, 140 100, 180 96, 200 100, 180 112, 120 112, 60 98, 14 86',
        'opacity=".8"',
      ) +
        blob(SHADE, '204 96, 240 108, 290 119, 320 124, 280 128, 220 116', 'opacity=".6"') +
        blob('#948671', '96 64, 116 56, 138 52, 160 54, 178 60, 150 62, 118 66', 'opacity=".8"') +
        dots(
          '#958773',
          grain(
            '40 72 20, 70 78 26, 100 78 36, 134 76 50, 170 78 48, 204 84 34, 240 98 22, 290 116 8',
            [0.4, 0.24, 0.08, -0.1, -0.26],
            7,
          ),
        ) +
        dots(
          '#5d5245',
          grain(
            '44 72 20, 74 78 26, 104 78 36, 138 76 50, 172 78 48, 206 84 34, 242 98 22, 290 116 8',
            [0.32, 0.16, 0, -0.18],
            9,
          ),
        ) +
        // Loose folds of the throat.
        stroke(
          SHADE,
          1.8,
          '66 66, 70 78, 66 90; 74 68, 79 80, 76 93; 83 67, 89 80, 87 94; 92 66, 98 80, 97 95',
        ) +
        stroke(SHADE, 1.4, '116 90, 128 98; 140 92, 150 102; 186 84, 178 98') +
        stroke('#3d342b', 1.5, '8 76, 20 76.4, 34 76, 46 76, 56 78'),
    ) +
    // Tongue.
    stroke('#6b5520', 3.6, '9 77, -2 81, -12 84; -12 84, -20 83, -25 79.6; -12 84, -19 88, -25 89.4') +
    stroke('#f4d768', 2.2, '9 77, -2 81, -12 84') +
    stroke('#f4d768', 1.6, '-12 84, -20 83, -25 79.6; -12 84, -19 88, -25 89.4') +
    blob(SHADE, '34 60, 39 56, 46 55.6, 51 58.6, 44 59.4') +
    oval('#2a231d', 41.6, 62.4, 2.6, 2) +
    oval('#b98a3a', 41.4, 62.3, 1.9, 1.5) +
    oval('#120e0b', 41.4, 62.3, 1, 1.3) +
    dots('#fff', '40.9 61.8 .4') +
    oval('#3d342b', 14, 71, 1.8, 1.2, -20) +
    oval('#4a4036', 56, 69, 2, 3.2) +
    limb(COAT, '104 82 26, 92 98 19, 98 112 14, 94 122 11, 84 127 9.6') +
    limb(COAT, '198 82 36, 212 102 23, 202 116 15, 192 125 11, 182 127 9.6') +
    limb(LIGHT, '204 78 11, 214 98 9, 206 112 6', 'opacity=".45"') +
    limb(LIGHT, '104 78 9, 96 94 7', 'opacity=".45"') +
    stroke(SHADE, 1.4, '92 70, 86 84, 84 94; 186 68, 182 84, 190 98') +
    claws('80 128, 178 128, 130 128, 138 128'),
  box: [-26, 48, 318, 131],
  pose: 'stand',
  size: 0.34,
  head: [-28, 18, 92, 138],
});
