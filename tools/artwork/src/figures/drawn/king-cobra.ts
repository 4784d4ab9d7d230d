import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form, gaze } from '../parts/plumage';
import { bars, blob, blobPath, limb, limbPath, moved, oval, painted, stroke, within } from '../parts/shapes';

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
  '30 23, 31.6 18.6, 37 14, 45 10.6, 54 9.6, 63 11, 71 15.4, 77.6 22.4, 83 31, 89.6 40, 95 51, 97 65, 95 80, 92.6 92, 94 101, 101 108, 106 118, 98 127, 84 124, 74 114, 67 106, 58 97, 48 86, 41 74, 38 61, 40 50, 46 43, 53 38.4, 58.6 34.4, 50 31.8, 40 29.6, 32.6 27.4';

/** The front of it, a row of wide plates, as far as the chin. */
const FRONT =
  '32 25.4, 41 26, 51 27.4, 60 30.6, 66.6 36.4, 72 45, 75.6 57, 76.6 71, 78.6 86, 83 101, 90 114, 88 126, 76 120, 66 107, 57 95.6, 48.6 84, 43.6 72, 42.4 61, 44.6 52, 50 45.4, 56 39.6, 57 36.4, 50 32.6, 40 30.6, 31 28';

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
    // One body: from the neck round to the right, behind it to the left, and before it to the tail.
    coil('kb', '33 112 15, 36 103 15.6, 50 96.6 16, 72 93.6 16, 96 92.6 16, 118 94 16, 132 100 16', 12) +
    coil('kn', '126 96.6 16, 136 102 16, 140 110 16, 133 117 16.4, 118 119.4 17, 104 117 17, 92 109 17', 11) +
    form(
      'kh',
      DARK,
      REARED,
      painted({ LIGHT, SHADE, PALE })(`
  LIGHT/.7 66 12, 77 22, 88 38, 94 52, 95 68, 91 86, 88 86, 90 68, 88 53, 81 38, 72 25
  SHADE/.8 74 52, 78 52, 79.6 64, 80 80, 83 94, 90 108, 100 116, 94 124, 84 112, 78 96, 75 80
  PALE 71 42 1.4, 81 44 2.2, 96 38 1.8; 75 53 1.4, 84 55 2.2, 100 50 1.8; 76 64 1.4, 85 66 2.2, 100 63 1.8; 76 76 1.4, 85 78 2.2, 99 75 1.8; 78 88 1.4, 84 89.6 2.2, 96 86 1.8; 82 100 1.4, 88 101 2.2, 99 96 1.8; 88 111 1.4, 94 110 2.2, 104 104 1.8`) +
        scales([
          [73, 37, 4, 3.6, 0],
          [75, 48, 5, 3.4, 0.2],
          [77, 59, 5, 3.3, 0.1],
          [77, 70.6, 4, 3.4, 0],
          [77, 82.6, 4, 3.4, -0.2],
          [81, 94.6, 3, 3.4, -0.4],
          [86, 105.6, 3, 3.4, -1],
          [77, 29, 2, 3.2, 0.6],
        ]),
    ) +
    within(
      'ki',
      blobPath(FRONT),
      blob(THROAT, FRONT) +
        painted({})(`
  #c7b078/.7 66 38, 76 56, 78 78, 80 92, 92 116, 84 118, 74 100, 70 82, 69.6 60
  #c7b078/.6 52 42, 44 54, 45 70, 52 86, 64 102, 58 102, 44 86, 38 64, 42 48
  #efe2b4/.6 58 40, 63 46, 65 60, 65 76, 70 94, 64 90, 58 74, 55 58
  #b19f68 ~.9 50 38, 60 41, 72 40; 40 45, 59 48.6, 76 46; 38 51, 60 55, 78 52.6; 38 57.6, 61 61, 80 59; 38 64, 61 67, 80 65; 38 70, 61 73.4, 80 71; 46 76, 62 79, 80 77; 48 82, 64 85, 82 82; 50 88, 66 91, 84 87; 56 95, 70 97, 86 93; 60 101, 74 103, 90 98; 66 107, 80 109, 94 104; 70 113, 84 115, 98 110
  #5d5b3c/.55 ~2.4 38 54, 61 58, 79 56; 38 67, 61 70.4, 80 68`),
    ) +
    coil(
      'kf',
      '170 106 1.4, 163 116 4, 150 124 7, 130 129 10, 106 130.6 12.4, 78 130 14, 54 127 15, 38 120.6 15.4, 33 112 15',
      11,
    ) +
    // Plates of the head.
    moved(
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
      -3,
      -6,
    ),
  box: [17, 9, 171, 138],
  pose: 'stand',
  size: 0.52,
  head: [10, 2, 100, 92],
});
