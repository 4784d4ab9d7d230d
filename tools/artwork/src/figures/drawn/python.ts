import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { blob, blobPath, dots, limb, limbPath, oval, stroke, within } from '../parts/shapes';

const TAN = '#c9a96e';
const EDGE = '#3b2615';
const BROWN = '#6d4524';

/** A piece of the body with its saddles, light above and in shade below. */
const coil = (id: string, path: string, seed: string, skip = 0.13): string => {
  const rand = createRandom(seed);
  const saddles: string[] = [];
  const sides: string[] = [];
  for (const place of along(path, 21, 9)) {
    if (place.t < skip || place.t > 1 - skip) continue;
    const up = place.ny < 0 ? 1 : -1;
    const around = (cx: number, cy: number, rx: number, ry: number, corners: number): string =>
      Array.from({ length: corners }, (_, k) => {
        const angle = (k / corners) * 6.283 + rand.in(-0.2, 0.2);
        const [a, b] = [
          Math.cos(angle) * rx * rand.in(0.82, 1.14),
          Math.sin(angle) * ry * rand.in(0.82, 1.14),
        ];
        return `${(cx - place.ny * a + place.nx * b).toFixed(1)} ${(cy + place.nx * a + place.ny * b).toFixed(1)}`;
      }).join(', ');
    const [x, y] = beside(place, up * 0.16);
    saddles.push(around(x, y, 8.2, place.w * 0.27, 6));
    const [sx, sy] = beside(place, -up * 0.34);
    sides.push(around(sx - place.ny * 10, sy + place.nx * 10, 3.6, place.w * 0.1, 5));
  }
  const outline = limbPath(path);
  const shifted = (share: number, scale: number) =>
    path
      .split(',')
      .map((joint) => {
        const [x = 0, y = 0, w = 0] = joint.trim().split(' ').map(Number);
        return `${x} ${(y + w * share).toFixed(1)} ${(w * scale).toFixed(1)}`;
      })
      .join(', ');
  return (
    limb('#8a683c', path, 'stroke="#5a3f22" stroke-width="1.6"') +
    within(
      id,
      outline,
      limb(TAN, shifted(-0.12, 0.86)) +
        limb('#e3cc98', shifted(-0.3, 0.2), 'opacity=".7"') +
        `<path fill="${BROWN}" stroke="${EDGE}" stroke-width="1.6" d="${[...saddles, ...sides].map(blobPath).join('')}"/>` +
        limb('#2c1a0c', shifted(0.44, 0.3), 'opacity=".28"'),
    )
  );
};

/** Coiled, the head raised from the top. */
export const indianRockPython = (): Figure => ({
  body:
    blob('#4a3219', '40 96, 80 60, 150 56, 196 92, 190 128, 110 144, 44 128') +
    coil('pt', '160 138 20, 194 142 14, 220 144 8, 240 140 3', 'tail', 0) +
    coil(
      'pa',
      '52 92 22, 26 106 30, 36 130 36, 78 144 38, 128 146 38, 176 134 36, 196 110 31, 178 92 24',
      'one',
    ) +
    coil(
      'pb',
      '70 72 22, 46 86 30, 56 106 34, 94 118 36, 136 117 35, 166 104 32, 172 84 26, 154 70 21',
      'two',
    ) +
    coil(
      'pc',
      '92 62 20, 72 72 26, 78 88 30, 106 96 31, 138 90 29, 150 74 25, 136 60 21, 112 54 19, 88 52 17, 66 50 15, 50 46 13',
      'three',
      0.04,
    ) +
    // Head: flat, long, with the dark lance on its crown.
    form(
      'ph',
      '#d3b57c',
      '60 38, 50 34, 38 33, 26 36, 14 41, 6 46, 4 50, 8 54, 20 56, 34 57, 46 58, 56 55, 64 48',
      blob('#f0e0b8', '4 51, 20 53, 40 54, 58 52, 50 62, 10 60') +
        blob(BROWN, '62 36, 48 34, 34 35, 20 39.6, 12 44, 26 43, 40 41, 52 42, 64 46') +
        blob(BROWN, '26 46, 36 47, 48 50, 58 54, 46 53, 34 50') +
        stroke('#5a3f22', 1.2, '5 51, 16 52, 30 52.6, 44 53') +
        dots('#8a683c', '10 49 .8, 14 49.4 .8, 18 49.6 .8'),
    ) +
    oval('#e2b74c', 24, 45, 2.7, 2.5) +
    oval('#1a120b', 24, 45, 0.9, 2.2) +
    dots('#fff', '23.2 44.2 .5') +
    oval('#5a3f22', 9, 46.6, 0.9, 0.7) +
    stroke('#2f2430', 1.4, '5 51.6, -3 53, -8 52; -3 53, -7 56.4'),
  box: [-9, 32, 242, 166],
  pose: 'stand',
  size: 0.5,
  head: [-10, 6, 90, 106],
});
