import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form, gaze } from '../parts/plumage';
import { bars, blob, blobPath, limb, limbPath, oval, stroke, within } from '../parts/shapes';

const DARK = '#4b4a33';
const SHADE = '#33321f';
const LIGHT = '#6f6d4c';
const PALE = '#cfc38c';
const THROAT = '#e3d29a';

/** A length of the body: lit above, in shade below, with narrow pale bands. */
const coil = (id: string, path: string, step: number): string => {
  const shifted = (share: number, scale: number): string =>
    path
      .split(',')
      .map((joint) => {
        const [x = 0, y = 0, w = 0] = joint.trim().split(' ').map(Number);
        return `${x} ${(y + w * share).toFixed(1)} ${(w * scale).toFixed(1)}`;
      })
      .join(', ');
  const bands = along(path, step, step * 0.6)
    .map((place) => {
      const points = [-0.5, 0, 0.5].map((side) => beside(place, side));
      return points
        .map(([x, y], i) => `${(x + (i === 1 ? place.ny * 2.4 : 0)).toFixed(1)} ${y.toFixed(1)} 2.2`)
        .join(', ');
    })
    .join('; ');
  return (
    limb(SHADE, path) +
    within(
      id,
      limbPath(path),
      limb(DARK, shifted(-0.14, 0.84)) +
        limb(LIGHT, shifted(-0.3, 0.22), 'opacity=".6"') +
        bars(PALE, bands) +
        limb('#1c1b10', shifted(0.42, 0.26), 'opacity=".35"'),
    )
  );
};

/** Head, hood and neck are one outline: the hood only widens the neck. */
const REARED =
  '33 29, 34.6 24.6, 40 20, 48 16.6, 57 15.6, 66 17.6, 74 22.4, 81 30, 86.6 40, 90.4 52, 91.6 66, 90.6 79, 89.6 92, 92 104, 100 114, 96 124, 82 122, 74 112, 67 102, 60 91, 53 80, 48.6 68, 47.6 57, 50 48, 55.6 42.6, 59 39.4, 52 37.4, 43 35.4, 35.6 33.4';

/** The front of it, a row of wide plates, as far as the chin. */
const FRONT =
  '35 31.4, 44 32, 54 33.4, 63 37, 69 43, 73.6 52, 75.6 64, 76 77, 78.4 90, 83 102, 90 114, 88 126, 76 118, 66 103, 58 91, 52.6 80, 50.4 68, 50.6 57, 53 49, 58 42, 52 38, 43 36.4, 34 34';

/** Scales in slanting rows, each a small notch. */
const scales = (
  rows: readonly (readonly [x: number, y: number, count: number, dx: number, dy: number])[],
): string =>
  stroke(
    '#28271a',
    0.6,
    rows
      .flatMap(([x, y, count, dx, dy]) =>
        Array.from({ length: count }, (_, i) => {
          const [px, py] = [x + dx * i, y + dy * i];
          return `${px.toFixed(1)} ${py.toFixed(1)}, ${(px + 1.7).toFixed(1)} ${(py + 1.6).toFixed(1)}, ${(px + 3.4).toFixed(1)} ${py.toFixed(1)}`;
        }),
      )
      .join('; '),
    'opacity=".6"',
  );

/** Reared, the long narrow hood spread, over loose coils. */
export const kingCobra = (): Figure => ({
  body:
    coil('kt', '108 122 11, 128 122 9, 144 117 6.4, 156 108 4, 163 98 1.4', 9) +
    coil('kb', '34 112 14, 44 99 15, 66 93 16, 94 92 16, 120 98 16, 133 108 15, 124 118 14', 12) +
    coil('kn', '124 119 14, 112 119 16, 100 116 17, 90 110 17', 10) +
    form(
      'kh',
      DARK,
      REARED,
      blob(
        LIGHT,
        '68 18, 78 26, 86 40, 89.6 54, 90 70, 88 84, 85 84, 86 68, 84 52, 79 38, 72 28',
        'opacity=".7"',
      ) +
        blob(
          SHADE,
          '74 52, 78 52, 79.6 64, 80 80, 83 94, 90 108, 100 116, 94 124, 84 112, 78 96, 75 80',
          'opacity=".8"',
        ) +
        bars(
          PALE,
          '72 43 1.4, 80 45 2.2, 92 40 1.8; 75 53 1.4, 83 55 2.2, 96 51 1.8; 76 64 1.4, 84 66 2.2, 97 63 1.8; 76 76 1.4, 84 78 2.2, 97 75 1.8; 78 88 1.4, 84 89.6 2.2, 96 86 1.8; 82 100 1.4, 88 101 2.2, 99 96 1.8; 88 111 1.4, 94 110 2.2, 104 104 1.8',
        ) +
        scales([
          [73, 37, 4, 3.6, 0],
          [75, 48, 5, 3.4, 0.2],
          [77, 59, 5, 3.3, 0.1],
          [77, 70.6, 4, 3.4, 0],
          [77, 82.6, 4, 3.4, -0.2],
          [81, 94.6, 3, 3.4, -0.4],
          [86, 105.6, 3, 3.4, -1],
          [75, 31, 3, 3.2, 0.2],
        ]),
    ) +
    within(
      'ki',
      blobPath(FRONT),
      blob(THROAT, FRONT) +
        blob('#c7b078', '70 44, 76 60, 77 78, 80 92, 92 116, 84 118, 74 98, 70 80, 69.6 62', 'opacity=".7"') +
        stroke(
          '#b19f68',
          0.9,
          '44 40, 58 43.6, 72 43; 44 46, 60 49, 76 47; 44 52, 62 55, 78 53; 44 58, 62 61, 80 59; 44 64, 62 67, 80 65; 44 70, 62 73, 80 71; 46 76, 62 79, 80 77; 48 82, 64 85, 82 82; 50 88, 66 91, 84 87; 56 95, 70 97, 86 93; 60 101, 74 103, 90 98; 66 107, 80 109, 94 104; 70 113, 84 115, 98 110',
        ) +
        stroke('#5d5b3c', 2.2, '44 55, 62 58, 79 56; 44 67, 62 70, 80 68', 'opacity=".55"'),
    ) +
    coil('kf', '124 117 13, 104 124 15, 76 127 16, 50 124 16, 33 113 14', 12) +
    // Plates of the head.
    stroke(
      '#26251a',
      0.8,
      '48 17, 49 21, 46.6 27; 57 15.8, 58.6 21.4, 56 30; 66 18, 66.6 26, 63 35; 41 19.6, 42 23.6, 40 28; 49 21, 58.6 21.4, 66.6 26; 74 22.6, 73 30, 68 37',
      'opacity=".8"',
    ) +
    blob(LIGHT, '37 22.6, 46 18, 57 16.8, 66 19.4, 56 20, 46 21', 'opacity=".7"') +
    stroke('#231f12', 1.1, '33 29.6, 42 30.8, 52 32, 62 36') +
    oval('#231f12', 36.6, 25.6, 0.8, 0.6) +
    gaze(45.6, 25.2, 2, '#b98a3c', 0.66) +
    stroke(SHADE, 1.2, '42.4 23.2, 45.8 22.2, 49.4 23.4') +
    stroke('#2a1a1a', 1, '33 29.6, 26 31.6, 21 30.6; 26 31.6, 22 34.4'),
  box: [20, 15, 164, 135],
  pose: 'stand',
  size: 0.52,
  head: [12, 6, 102, 96],
});
