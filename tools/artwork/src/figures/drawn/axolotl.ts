import type { Figure } from '../figure';
import { along } from '../parts/along';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

const SKIN = '#f1c6bf';
const SHADE = '#d99a98';
const LIGHT = '#fbe3dc';

/** A gill: a stalk with fine threads on both sides. */
const gill = (path: string, stalk: string, thread: string): string => {
  let d = '';
  for (const place of along(path, 2.6, 5)) {
    const length = 7.4 * (1.1 - place.t * 0.6);
    for (const side of [1, -1])
      d += `M${place.x.toFixed(1)} ${place.y.toFixed(1)}q${(place.nx * side * length * 0.6).toFixed(1)} ${(place.ny * side * length * 0.6).toFixed(1)} ${(place.nx * side * length - place.ny * 4.6).toFixed(1)} ${(place.ny * side * length + place.nx * 4.6).toFixed(1)}`;
  }
  return (
    `<path fill="none" stroke="${thread}" stroke-width="1.7" stroke-linecap="round" d="${d}"/>` +
    limb(stalk, path)
  );
};

const foot = (skin: string, x: number, y: number, toes: readonly (readonly [number, number])[]): string =>
  toes.map(([dx, dy]) => limb(skin, `${x} ${y} 4, ${x + dx} ${y + dy} 2`)).join('');

const FRONT = [
  [-9, 1],
  [-8, 6],
  [-2, 8],
  [4, 6],
] as const;

const HIND = [
  [-10, 1],
  [-9, 6],
  [-4, 9],
  [2, 8],
  [6, 4],
] as const;

/** Walks on the bottom, legs in step, the fin standing from nape to vent. */
export const axolotl = (): Figure => ({
  body:
    gill('60 48 6, 68 34 5, 82 22 3.4, 96 17 2', '#a94a5f', '#bd6073') +
    gill('62 52 6, 80 42 5, 98 37 3.4, 112 39 2', '#a94a5f', '#bd6073') +
    limb(SHADE, '92 84 11, 104 94 7.4, 112 104 6') +
    foot(SHADE, 112, 104, FRONT) +
    limb(SHADE, '166 82 12, 158 95 8, 146 104 6') +
    foot(SHADE, 146, 104, HIND) +
    form(
      'af',
      '#fbe6df',
      '76 60, 96 53, 120 49, 144 44, 168 36, 194 29, 220 27, 246 31, 268 38, 288 42, 296 46, 286 54, 268 66, 248 78, 226 87, 204 92, 184 92, 168 86, 140 72, 100 66',
      blob(
        '#f3cdc5',
        '80 64, 120 55, 150 51, 176 44, 202 38, 228 37, 252 41, 276 46, 262 58, 244 69, 222 78, 200 83, 180 82, 140 78',
      ) +
        stroke(
          SHADE,
          0.9,
          '128 53, 133 60; 143 49, 149 58; 158 45, 164 56; 173 40, 179 53; 188 36, 194 51; 203 33, 208 49; 218 32, 222 48; 233 33, 236 48; 248 36, 250 48; 262 41, 264 49; 182 88, 185 80; 198 88, 200 79; 214 85, 215 76; 230 80, 230 71; 246 73, 245 65; 260 65, 258 59',
          'opacity=".65"',
        ),
    ) +
    form(
      'ab',
      SKIN,
      '5 70, 6 63, 13 57, 25 52, 39 49.6, 52 50.6, 61 55, 70 60, 86 59, 108 57.6, 132 58.6, 154 60.6, 178 60, 204 57, 230 53, 256 49, 284 46, 262 55, 236 64, 210 72, 190 78, 174 84, 156 89, 134 92, 108 93, 88 91, 72 87, 60 85, 46 86.6, 28 85, 13 80.6, 6 76',
      blob(LIGHT, '8 77, 28 81, 52 82, 72 83, 100 87, 132 87, 160 83, 140 98, 80 100, 20 92') +
        blob('#f9dcd5', '16 59, 30 54, 46 53, 54 57, 40 58, 24 61', 'opacity=".9"') +
        blob('#e2a9a5', '150 66, 180 64, 210 61, 250 53, 220 68, 186 76, 160 78', 'opacity=".55"') +
        blob(SHADE, '60 52, 70 60, 71 78, 62 86, 63 68', 'opacity=".55"') +
        stroke(
          SHADE,
          1.1,
          '84 63, 82 77; 95 62, 93 79; 106 61, 104 80; 117 61, 115 80; 128 62, 126 80; 139 63, 137 79; 150 64, 148 77; 161 65, 160 75; 172 65, 172 73',
          'opacity=".6"',
        ) +
        dots(
          '#d08a8a',
          '22 56 .8, 34 53 .8, 46 54 .8, 38 66 .8, 50 62 .8, 78 64 .8, 100 64 .8, 122 66 .8, 144 68 .8, 168 69 .7',
        ),
    ) +
    // The mouth is wide and level, half hidden under the lip.
    stroke('#c58583', 1.1, '5.6 72.6, 14 74, 26 74.6, 37 74.4') +
    oval('#b06a6a', 8.6, 64, 0.9, 0.7) +
    oval('#e9b5ae', 24, 61, 3.4, 3) +
    oval('#2a1f1f', 23.8, 61, 2.2, 2.1) +
    dots('#fff', '23.1 60.2 .45') +
    gill('60 54 7, 74 47 6, 92 48 4, 106 55 2', '#c9596c', '#dd7a88') +
    gill('61 61 7, 74 62 6, 88 70 4, 97 81 2', '#c9596c', '#dd7a88') +
    gill('57 48 7, 62 34 6, 74 19 4, 86 10 2', '#c9596c', '#dd7a88') +
    limb(SKIN, '82 83 13, 68 93 8.4, 52 104 6.4') +
    foot(SKIN, 52, 104, FRONT) +
    limb(SKIN, '168 80 17, 178 94 10, 190 104 7') +
    foot(SKIN, 190, 104, HIND) +
    blob(LIGHT, '162 80, 172 80, 178 92, 170 92', 'opacity=".7"'),
  box: [5, 4, 296, 116],
  pose: 'swim',
  size: 0.44,
  head: [-6, -6, 100, 100],
});
