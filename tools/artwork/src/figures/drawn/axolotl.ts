import type { Figure } from '../figure';
import { along } from '../parts/along';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

const SKIN = '#f1c6bf';
const SHADE = '#d99a98';
const LIGHT = '#fbe3dc';
const FIN = '#f6d8d0';

/** A gill: a stalk with fine threads on both sides, longest at its middle. */
const gill = (path: string, stalk: string, thread: string): string => {
  let d = '';
  for (const { x, y, nx, ny, t } of along(path, 3.2, 4)) {
    const length = 10 * (0.45 + Math.sin(Math.PI * (0.15 + 0.72 * t)));
    for (const side of [1, -1]) {
      const [dx, dy] = [nx * side * length * 0.75, ny * side * length * 0.75];
      d += `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.6).toFixed(1)} ${(dy * 0.6).toFixed(1)} ${(dx - ny * 5.4).toFixed(1)} ${(dy + nx * 5.4).toFixed(1)}`;
    }
  }
  return (
    `<path fill="none" stroke="${thread}" stroke-width="2" stroke-linecap="round" d="${d}"/>` +
    limb(stalk, path)
  );
};

const foot = (skin: string, x: number, y: number, toes: readonly (readonly [number, number])[]): string =>
  toes
    .map(([dx, dy]) => limb(skin, `${x} ${y} 5, ${x + dx * 0.6} ${y + dy * 0.5} 3.2, ${x + dx} ${y + dy} 2`))
    .join('');

const FRONT = [
  [-12, 3],
  [-7, 8],
  [0, 10],
  [8, 7],
] as const;

const HIND = [
  [-9, 4],
  [-5, 8],
  [1, 9],
  [7, 7],
  [12, 3],
] as const;

/** Comes toward us over the bottom: a broad flat head with a smile, lidless eyes far apart, three plumes a side. */
export const axolotl = (): Figure => ({
  body:
    gill('22 66 7, 12 54 6, 2 44 4.4, -8 30 2.4', '#a94a5f', '#bd6073') +
    gill('90 64 7, 98 48 6, 104 34 4.4, 106 16 2.4', '#a94a5f', '#bd6073') +
    limb(SHADE, '182 88 14, 170 104 9, 158 116 7') +
    foot(SHADE, 158, 116, HIND) +
    form(
      'af',
      FIN,
      '110 60, 132 48, 156 39, 182 33, 208 31, 232 33, 254 31, 274 24, 288 13, 297 6, 296 20, 290 36, 280 54, 264 70, 246 82, 226 91, 206 96, 186 98, 150 90, 120 80',
      blob(
        '#eec2ba',
        '118 66, 150 54, 184 46, 212 46, 238 48, 262 42, 284 24, 294 10, 284 36, 268 56, 248 70, 222 80, 190 86, 140 86',
      ) +
        stroke(
          SHADE,
          0.9,
          '140 46, 148 58; 154 41, 162 54; 168 37, 176 51; 182 34, 189 48; 196 32, 202 47; 210 32, 215 47; 224 33, 227 48; 238 34, 238 47; 250 33, 249 45; 262 30, 259 41; 274 25, 269 36; 284 18, 278 28; 204 94, 206 85; 218 92, 219 82; 232 86, 231 77; 246 80, 243 71; 258 72, 254 63; 270 62, 265 54',
          'opacity=".7"',
        ),
    ) +
    form(
      'ab',
      SKIN,
      '66 66, 90 62, 114 62, 138 63, 162 62, 186 60, 208 60, 230 60, 252 54, 272 42, 290 20, 282 42, 268 60, 250 73, 230 82, 208 89, 186 96, 160 102, 132 105, 104 104, 78 98',
      blob(LIGHT, '80 92, 110 94, 140 94, 168 90, 190 86, 176 104, 120 112, 84 106') +
        blob(SHADE, '80 58, 100 60, 112 72, 114 88, 106 104, 84 108', 'opacity=".75"') +
        blob('#f9dcd5', '112 64, 140 66, 170 65, 200 63, 230 62, 200 68, 160 71, 124 70', 'opacity=".9"') +
        stroke(
          SHADE,
          1.3,
          '120 68, 116 82, 119 96; 133 69, 129 83, 132 97; 146 69, 143 82, 146 96; 159 69, 156 81, 159 93; 172 68, 170 79, 172 89; 185 67, 184 76; 198 66, 198 74',
          'opacity=".6"',
        ),
    ) +
    limb(SHADE, '28 94 13, 16 106 9.4, 4 115 7.4') +
    foot(SHADE, 4, 115, FRONT) +
    gill('14 77 5, 3 72 5.6, -10 68 4.4, -24 58 2.4', '#b95166', '#cb6a7b') +
    gill('104 71 5, 115 62 5.6, 124 50 4.4, 136 36 2.4', '#b95166', '#cb6a7b') +
    form(
      'ah',
      SKIN,
      '12 86, 14 76, 21 68, 31 61, 44 56, 58 54.6, 72 56, 86 61, 97 68, 104 77, 106.6 87, 102 96, 92 103.6, 79 108.6, 66 111, 54 111.4, 40 109.6, 27 105, 17 97',
      blob(LIGHT, '12 92, 24 96, 40 100, 58 101, 78 100, 96 96, 108 90, 100 112, 60 118, 20 112') +
        blob('#f9dcd5', '30 66, 46 60, 64 59, 82 63, 74 68, 58 66, 42 68', 'opacity=".9"') +
        blob(SHADE, '98 66, 110 78, 108 98, 94 110, 84 112, 96 100, 101 88, 100 76', 'opacity=".5"') +
        blob('#f3aea9', '20 90, 28 88, 33 92, 28 97, 21 96', 'opacity=".7"') +
        blob('#f3aea9', '88 88, 96 86, 100 91, 95 96, 88 95', 'opacity=".7"') +
        dots(
          '#d08a8a',
          '40 66 .8, 52 62 .7, 66 63 .8, 76 68 .7, 46 74 .7, 60 72 .8, 70 76 .7, 34 78 .7, 84 78 .7',
        ),
    ) +
    // The mouth runs nearly from gill to gill and turns up at its corners.
    stroke('#b9706f', 1.6, '19 90, 24 95.4, 34 98.6, 47 100.2, 60 100.2, 74 99, 87 96.4, 95 92, 98 88') +
    stroke(SHADE, 1.1, '36 105, 48 106.6, 62 106.4, 74 104.8', 'opacity=".8"') +
    dots('#b06a6a', '47 90 1.1, 61 90 1.1') +
    oval('#e9b5ae', 26, 80, 5, 4.6) +
    oval('#2a1f1f', 25.4, 80, 3.4, 3.3) +
    dots('#fff', '24.2 78.8 1') +
    oval('#e9b5ae', 85, 79, 5, 4.6) +
    oval('#2a1f1f', 84.4, 79, 3.4, 3.3) +
    dots('#fff', '83.2 77.8 1') +
    gill('15 90 5, 5 92 5.6, -8 92 4.4, -20 87 2.4', '#c9596c', '#dd7a88') +
    gill('106 84 5, 117 80 5.6, 130 73 4.4, 142 62 2.4', '#c9596c', '#dd7a88') +
    limb(SKIN, '92 104 15, 84 114 10, 74 119 7.6') +
    foot(SKIN, 74, 119, FRONT) +
    limb(SKIN, '184 92 18, 198 106 11, 208 117 7.6') +
    foot(SKIN, 208, 117, HIND) +
    blob(LIGHT, '180 92, 190 94, 200 108, 192 104', 'opacity=".7"'),
  box: [-31, 4, 297, 130],
  pose: 'swim',
  size: 0.44,
  head: [-30, 6, 128, 128],
});
