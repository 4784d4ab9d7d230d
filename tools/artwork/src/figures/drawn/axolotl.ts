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

export const axolotl = (): Figure => ({
  body:
    gill('56 46 6, 62 30 5, 74 16 3.4, 86 10 2', '#b8566a', '#c9677a') +
    gill('60 50 6, 76 38 5, 92 32 3.4, 104 32 2', '#b8566a', '#c9677a') +
    limb(SHADE, '86 84 12, 92 96 9, 86 106 7') +
    foot(SHADE, 86, 106, [
      [-8, 3],
      [-5, 7],
      [1, 8],
      [6, 5],
    ]) +
    limb(SHADE, '146 82 13, 154 94 9, 150 104 7') +
    foot(SHADE, 150, 104, [
      [-8, 3],
      [-5, 7],
      [1, 8],
      [6, 5],
    ]) +
    // The fin runs from the shoulders round the tail.
    form(
      'af',
      '#f6d6d0',
      '92 56, 114 48, 138 44, 162 38, 190 38, 214 48, 236 66, 246 76, 228 84, 204 90, 180 92, 160 86, 130 72',
      stroke(
        SHADE,
        1,
        '132 50, 136 60; 150 46, 154 58; 168 42, 172 56; 186 42, 190 56; 204 48, 206 60; 220 58, 222 68; 190 90, 192 82; 206 88, 208 80; 222 82, 222 76',
        'opacity=".6"',
      ),
    ) +
    form(
      'ab',
      SKIN,
      '6 66, 8 56, 16 48, 28 42, 42 40, 54 43, 62 51, 72 58, 88 56, 110 55, 134 58, 158 62, 184 66, 212 70, 240 75, 212 79, 184 82, 160 86, 136 90, 110 92, 86 91, 70 86, 60 84, 48 88, 32 87, 18 81, 9 74',
      blob(LIGHT, '10 74, 30 80, 52 80, 72 80, 100 84, 130 84, 158 80, 130 96, 80 98, 20 90') +
        blob(SHADE, '62 52, 70 60, 70 80, 60 84, 64 70', 'opacity=".6"') +
        stroke(
          SHADE,
          1.3,
          '86 60, 84 76; 97 59, 95 78; 108 59, 106 79; 119 60, 117 79; 130 61, 128 79; 141 63, 139 78',
          'opacity=".8"',
        ) +
        dots(
          '#d08a8a',
          '24 50 .9, 34 46 .9, 46 48 .9, 78 62 .9, 92 66 .9, 112 66 .9, 126 68 .9, 150 68 .9, 170 72 .8, 40 62 .8, 52 58 .8',
        ),
    ) +
    stroke('#a8605f', 1.5, '7 68.6, 16 71.6, 28 73, 40 73, 47 73') +
    oval('#a8605f', 10, 60, 1, 0.8) +
    oval('#f7dad3', 27, 56, 4.2, 3.9) +
    oval('#231a1a', 26.8, 56, 2.9, 2.8) +
    dots('#fff', '25.8 54.8 .8') +
    gill('58 54 7, 72 46 6, 88 46 4, 100 52 2', '#c9596c', '#e07f8c') +
    gill('60 62 7, 74 60 6, 88 66 4, 96 76 2', '#c9596c', '#e07f8c') +
    gill('54 48 7, 56 32 6, 64 18 4, 72 8 2', '#c9596c', '#e07f8c') +
    limb(SKIN, '76 84 15, 70 98 10, 60 106 8') +
    foot(SKIN, 60, 106, [
      [-10, 0],
      [-9, 5],
      [-4, 8],
      [3, 8],
    ]) +
    limb(SKIN, '136 84 17, 130 98 11, 120 106 8') +
    foot(SKIN, 120, 106, [
      [-10, 0],
      [-9, 5],
      [-4, 8],
      [3, 8],
      [8, 5],
    ]) +
    blob(LIGHT, '72 84, 78 86, 74 96, 68 98', 'opacity=".6"'),
  box: [5, 1, 246, 117],
  pose: 'swim',
  size: 0.44,
  head: [-6, -8, 104, 102],
});
