import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form, gaze } from '../parts/plumage';
import { bars, blob, dots, limb, limbPath, stroke, within } from '../parts/shapes';

const SHELL = '#5b4a86';
const DARK = '#39305c';
const LIGHT = '#8a79b8';
const RUST = '#c9703f';

/** One segment, ribbed as its armour is. */
const segment = (id: string, fill: string, path: string, fine: boolean): string => {
  if (!fine) return limb(fill, path);
  const ribs = along(path, 6, 5)
    .map((place) =>
      [beside(place, 0.5), beside(place, -0.12)]
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join(', '),
    )
    .join('; ');
  const edge = along(path, 9, 3)
    .map((place) => {
      const [x, y] = beside(place, 0.26);
      return `${x.toFixed(1)} ${y.toFixed(1)} ${(place.w * 0.26).toFixed(1)}`;
    })
    .join(', ');
  return (
    limb(fill, path) +
    within(
      id,
      limbPath(path),
      (edge.includes(',') ? limb(fill === SHELL ? LIGHT : '#6b5a98', edge, 'opacity=".6"') : '') +
        (ribs && stroke(fill === SHELL ? RUST : '#8f5540', 1, ribs, 'opacity=".8"')),
    )
  );
};

const leg = (id: string, fill: string, parts: readonly string[], fine: boolean): string =>
  parts.map((path, i) => segment(`${id}${i}`, fill, path, fine)).join('');

const farLegs = (fine: boolean): string =>
  leg(
    'ka',
    DARK,
    [
      '130 84 12, 150 66 13, 166 54 11',
      '166 54 11, 184 66 10, 196 82 8.6',
      '196 82 8, 206 106 6, 212 132 1.6',
    ],
    fine,
  ) +
  leg(
    'kb',
    DARK,
    ['84 84 12, 68 62 13, 56 48 11', '56 48 11, 36 58 10, 22 74 8.6', '22 74 8, 10 96 6, 2 122 1.6'],
    fine,
  );

const tail = (): string =>
  form(
    'kt',
    '#6a5596',
    '82 70, 88 48, 102 34, 120 30, 138 36, 150 52, 152 72, 142 88, 96 90',
    blob('#85719f', '94 46, 112 34, 130 38, 120 48, 104 58, 92 66') +
      stroke(
        '#2f2750',
        2,
        '92 46, 112 50, 134 46, 146 52; 86 58, 112 64, 140 60, 152 66; 84 72, 110 78, 140 74, 152 78',
      ) +
      stroke(
        RUST,
        1.4,
        '94 43, 112 47, 134 43; 88 55, 112 61, 146 57; 85 69, 112 75, 150 71',
        'opacity=".9"',
      ),
  );

const walkingLegs = (fine: boolean): string =>
  leg(
    'kc',
    SHELL,
    [
      '140 92 15, 164 84 17, 186 72 14',
      '188 71 14, 206 88 13, 216 108 10',
      '216 108 9.6, 224 130 7.4, 228 158 1.6',
    ],
    fine,
  ) +
  leg(
    'kd',
    SHELL,
    ['76 92 15, 52 80 17, 32 66 14', '30 66 14, 14 84 13, 4 106 10', '4 106 9.6, -6 130 7.4, -10 156 1.6'],
    fine,
  ) +
  leg(
    'ke',
    SHELL,
    [
      '138 102 16, 158 108 18, 176 104 15',
      '177 104 15, 190 118 13, 194 132 10',
      '194 132 9.4, 194 150 7, 190 168 1.6',
    ],
    fine,
  ) +
  leg(
    'kf',
    SHELL,
    ['78 102 16, 58 104 18, 42 98 15', '41 98 15, 28 112 13, 24 130 10', '24 130 9.4, 22 148 7, 26 166 1.6'],
    fine,
  );

/** Cheeks, neck groove, beak. */
const carapace = (): string =>
  form(
    'ks',
    SHELL,
    '110 112, 96 114, 80 110, 72 98, 72 84, 80 72, 94 64, 112 61, 130 64, 142 72, 148 84, 148 98, 140 110, 124 114',
    blob(LIGHT, '84 74, 98 67, 114 65, 132 69, 124 78, 110 80, 94 80', 'opacity=".8"') +
      blob(DARK, '72 100, 90 106, 110 108, 132 106, 148 100, 140 118, 80 118', 'opacity=".7"') +
      stroke(
        '#2f2750',
        1.8,
        '76 82, 90 90, 110 86, 130 90, 145 82; 90 90, 86 104; 130 90, 136 104; 110 86, 110 100',
      ) +
      bars(RUST, '80 88 2, 84 98 1; 140 88 2, 137 98 1; 100 70 1.6, 96 78 1; 122 70 1.6, 126 78 1') +
      dots(
        '#b9a6dd',
        '92 74 1, 104 70 1, 116 71 1, 128 74 1, 98 96 1, 122 96 1, 84 92 1, 138 92 1, 110 92 1',
      ),
  );

/** The left one is the larger. */
const claws = (fine: boolean): string =>
  segment('kg', SHELL, '126 94 16, 142 110 18, 152 118 17', fine) +
  segment('kh', SHELL, '92 94 18, 72 112 21, 62 120 20', fine) +
  form(
    'ki',
    SHELL,
    '138 112, 150 106, 162 112, 166 124, 160 136, 148 148, 134 158, 124 160, 128 152, 136 144, 132 138, 122 140, 114 146, 112 140, 120 130, 130 122',
    blob(LIGHT, '144 112, 156 112, 160 124, 150 132, 142 126', 'opacity=".75"') +
      dots(RUST, '150 118 1.3, 156 124 1.2, 148 128 1.2, 152 136 1.1, 144 138 1, 142 120 1.1') +
      bars('#e8d9c4', '126 152 4, 120 162 1; 118 138 4, 110 146 1'),
  ) +
  form(
    'kj',
    SHELL,
    '82 114, 66 106, 50 112, 44 126, 50 142, 62 154, 78 164, 94 168, 90 158, 80 148, 84 142, 96 144, 108 150, 110 142, 100 130, 92 122',
    blob(LIGHT, '74 112, 58 114, 52 126, 62 136, 76 130, 82 122', 'opacity=".75"') +
      dots(RUST, '62 120 1.5, 70 118 1.4, 58 130 1.4, 66 134 1.3, 64 144 1.3, 74 152 1.2, 76 126 1.2') +
      bars('#e8d9c4', '88 158 5, 97 170 1; 102 142 5, 112 152 1') +
      dots('#e8d9c4', '84 146 1.6, 90 146 1.4, 96 147 1.3, 84 154 1.5, 88 158 1.4'),
  );

/** Mouthparts, feelers, eyes on stalks. */
const face = (): string =>
  blob('#4a3c70', '102 104, 106 100, 114 100, 118 104, 117 118, 110 122, 103 118') +
  stroke(RUST, 1.2, '106 104, 106 117; 114 104, 114 117') +
  stroke(RUST, 2, '102 100, 84 112, 60 116, 34 132; 118 100, 138 112, 160 114, 184 130') +
  stroke(RUST, 1.5, '106 98, 98 84, 100 70, 92 58; 114 98, 122 84, 120 70, 128 58') +
  blob(SHELL, '100 92, 110 84, 120 92, 114 98, 110 105, 106 98') +
  limb(RUST, '104 98 3.4, 101 91 3.6, 99 86 3.4') +
  limb(RUST, '116 98 3.4, 119 91 3.6, 121 86 3.4') +
  gaze(98.6, 84.6, 2.8, '#7a1f1a', 0.7) +
  gaze(121.4, 84.6, 2.8, '#7a1f1a', 0.7);

const drawing = (fine: boolean): string =>
  farLegs(fine) + tail() + walkingLegs(fine) + carapace() + claws(fine) + face();

/** Half from the front, claws before it. */
export const coconutCrab = (): Figure => ({
  body: drawing(true),
  bust: drawing(false),
  box: [-12, 29, 230, 172],
  pose: 'stand',
  size: 0.52,
  head: [50, 24, 172, 146],
});
