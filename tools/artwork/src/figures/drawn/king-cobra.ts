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

const HOOD =
  '62 40, 55 46, 50 56, 49 68, 53 80, 60 90, 66 98, 74 106, 84 111, 93 108, 95 100, 91 88, 89 76, 90 62, 87 48, 81 36, 73 28, 66 32';

/** Reared, the long narrow hood spread, over loose coils. */
export const kingCobra = (): Figure => ({
  body:
    coil('kt', '108 122 11, 128 122 9, 144 117 6.4, 156 108 4, 163 98 1.4', 9) +
    coil('kb', '34 112 14, 44 99 15, 66 93 16, 94 92 16, 120 98 16, 133 108 15, 124 118 14', 12) +
    coil('kn', '122 120 14, 106 116 16, 90 108 16, 79 98 15, 74 90 14', 10) +
    form(
      'kh',
      DARK,
      HOOD,
      blob(LIGHT, '76 32, 85 44, 89 60, 88 78, 84 70, 83 54, 77 42', 'opacity=".6"') +
        blob(SHADE, '84 36, 94 60, 92 84, 106 106, 92 112, 86 88, 86 60', 'opacity=".55"') +
        bars(
          PALE,
          '80 40 1.6, 86 45 2.2, 92 44 1.6; 81 54 1.6, 87 58 2.2, 93 56 1.6; 80 68 1.6, 86 71 2.2, 92 69 1.6; 80 82 1.6, 86 84 2.2, 94 80 1.6; 84 95 1.6, 91 95 2.2, 100 90 1.6',
        ),
    ) +
    within(
      'ki',
      blobPath(HOOD),
      blob(
        THROAT,
        '65 36, 57 47, 53 58, 53 69, 57 80, 64 90, 70 100, 80 106, 84 100, 78 90, 75 78, 76 62, 75 48, 71 38',
      ) +
        stroke(
          '#b19f68',
          1,
          '57 47, 66 49, 76 47; 54 55, 65 57, 77 55; 53 63, 64 65, 77 63; 54 71, 65 73, 77 71; 57 79, 67 81, 78 79; 62 87, 70 89, 79 87; 67 95, 74 97, 82 94',
        ) +
        stroke('#5d5b3c', 2.4, '56 55, 65 57.4, 76 55.4; 55 68, 65 70.4, 77 68.4', 'opacity=".6"'),
    ) +
    coil('kf', '124 117 13, 104 124 15, 76 127 16, 50 124 16, 33 113 14', 12) +
    form(
      'kf2',
      DARK,
      '33 29, 34 24.6, 39 20.6, 47 17.6, 57 17, 67 19.6, 76 26, 82 36, 80 44, 70 44, 60 40, 50 36.6, 40 34, 35 32',
      blob(THROAT, '32 30, 42 30.4, 52 32, 62 37, 58 42, 44 38, 34 34') +
        blob(LIGHT, '38 22, 47 18.8, 57 18.4, 66 21, 56 21.6, 46 22.4', 'opacity=".8"') +
        stroke(
          SHADE,
          0.8,
          '47 18, 49 22, 47 29; 56 17.4, 58 23, 56 31; 66 20, 66 27, 64 36; 41 20, 42 24; 49 22, 58 23, 66 25',
          'opacity=".8"',
        ) +
        stroke('#231f12', 1.1, '33 29.4, 42 30, 52 31.4, 62 35.6'),
    ) +
    oval('#231f12', 36.6, 25.6, 0.8, 0.6) +
    gaze(45.4, 25.4, 2, '#b98a3c', 0.66) +
    stroke(SHADE, 1.1, '42.4 23.4, 45.6 22.4, 49 23.4') +
    stroke('#2a1a1a', 1, '33 29.6, 26 31.6, 21 30.6; 26 31.6, 22 34.4'),
  box: [20, 16, 164, 135],
  pose: 'stand',
  size: 0.52,
  head: [12, 6, 102, 96],
});
