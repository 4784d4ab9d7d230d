import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { blob, dots, limb, limbPath, oval, stroke, within } from '../parts/shapes';

const SKIN = '#b4503c';
const FAR = '#8c3b30';
const LIGHT = '#d67a5c';
const PALE = '#e9bd9f';

const round = (value: number): string => value.toFixed(1);

/** An arm with its pale side and two rows of suckers to the left (1) or right (-1) of its line. */
const arm = (id: string, skin: string, path: string, side: 1 | -1, fine: boolean): string => {
  const outline = limbPath(path);
  const band = along(path, 6, 14)
    .map((place) => {
      const [x, y] = beside(place, side * 0.4);
      return `${round(x)} ${round(y)} ${round(place.w * 0.52 * Math.min(1, place.t * 2.4))}`;
    })
    .join(', ');
  const cups: string[] = [];
  const holes: string[] = [];
  let last = -99;
  for (const place of fine ? along(path, 1, 16) : []) {
    const r = place.w * 0.13;
    if (r < 0.5 || place.t - last < 0.012 + r * 0.0022) continue;
    last = place.t;
    for (const row of place.w > 7 ? [0.24, 0.44] : [0.34]) {
      const [x, y] = beside(place, side * row);
      cups.push(`${round(x)} ${round(y)} ${round(r)}`);
      if (r > 1) holes.push(`${round(x)} ${round(y)} ${round(r * 0.45)}`);
    }
  }
  return (
    `<path fill="${skin}" d="${outline}"/>` +
    within(
      id,
      outline,
      limb(skin === FAR ? '#b98066' : PALE, band) +
        (fine
          ? dots(skin === FAR ? '#c99b80' : '#fbe6d2', cups.join(', ')) + dots('#b4705a', holes.join(', '))
          : ''),
    )
  );
};

const drawing = (fine: boolean): string =>
  arm('oa', FAR, '84 92 20, 60 84 17, 40 66 13, 30 46 9, 16 36 6, 4 44 4, 8 54 2.4', -1, fine) +
  (fine
    ? arm(
        'ob',
        FAR,
        '128 108 22, 158 122 18, 188 126 13, 212 114 9, 222 98 6, 212 88 4, 204 95 2.2',
        -1,
        fine,
      ) + arm('oc', FAR, '112 112 22, 118 142 18, 116 168 13, 126 190 8, 142 194 5, 148 184 3', 1, fine)
    : '') +
  // Mantle and head in one line.
  form(
    'om',
    SKIN,
    '88 84, 82 74, 83 64, 90 58, 98 59, 104 52, 108 38, 118 20, 136 7, 158 3, 178 11, 190 28, 192 48, 184 66, 168 80, 152 90, 146 104, 134 116, 112 120, 94 114, 86 100',
    blob('#8f3d31', '150 92, 172 80, 188 60, 194 36, 206 60, 176 100, 150 120, 120 128, 132 112') +
      blob(LIGHT, '110 42, 122 22, 142 11, 160 10, 148 22, 134 40, 126 60, 116 66, 106 60', 'opacity=".8"') +
      blob('#e59a78', '122 30, 136 17, 150 14, 138 28, 128 42', 'opacity=".7"') +
      stroke(
        '#8f3d31',
        1.6,
        '112 66, 126 72, 142 70; 120 54, 134 60, 150 56, 164 60; 132 40, 146 46, 162 40, 176 46; 146 24, 158 30, 172 26; 108 84, 122 92, 138 90; 126 80, 140 82, 156 76',
        'opacity=".55"',
      ) +
      dots(
        '#e8a98a',
        '128 50 1.6, 146 38 1.5, 160 50 1.7, 172 36 1.4, 140 64 1.6, 156 66 1.5, 170 60 1.4, 150 18 1.4, 130 28 1.3, 118 78 1.5, 132 98 1.5, 112 96 1.4, 176 22 1.2, 182 48 1.2, 104 74 1.2',
      ) +
      dots(
        '#7f342a',
        '138 32 1.4, 154 44 1.5, 134 74 1.4, 166 52 1.3, 124 62 1.3, 150 80 1.3, 116 104 1.3, 168 24 1.3',
      ),
  ) +
  arm(
    'od',
    SKIN,
    '92 96 24, 66 104 20, 40 98 15, 18 100 10, 0 112 7, -4 126 4.6, 6 132 3, 12 126 2',
    -1,
    fine,
  ) +
  arm(
    'oe',
    SKIN,
    '136 104 24, 152 134 20, 174 154 15, 198 160 10, 212 150 6.6, 208 138 4.4, 199 141 2.6',
    -1,
    fine,
  ) +
  arm('of', SKIN, '98 106 26, 78 126 22, 54 138 16, 32 148 11, 20 164 7, 26 177 4.6, 37 174 2.6', -1, fine) +
  arm('og', SKIN, '118 110 27, 106 138 22, 92 160 16, 72 176 10, 56 190 6, 64 198 4, 72 194 2.4', -1, fine) +
  // Web between the arms, and the raised eye.
  form(
    'ow',
    SKIN,
    '86 84, 96 78, 112 84, 130 92, 146 98, 148 112, 138 128, 126 122, 116 134, 104 126, 92 132, 84 120, 72 120, 74 108, 66 102, 78 94',
    stroke(
      '#8f3d31',
      1.5,
      '92 100, 86 112; 104 104, 100 120; 118 104, 118 124; 130 104, 134 118',
      'opacity=".6"',
    ) +
      dots('#e8a98a', '96 94 1.5, 110 94 1.5, 122 102 1.4, 90 108 1.3, 108 112 1.4, 128 112 1.3, 98 116 1.2'),
  ) +
  blob(SKIN, '80 82, 82 68, 90 58, 102 58, 110 68, 108 82, 96 88, 86 88') +
  blob(LIGHT, '84 70, 91 61, 101 61, 106 69, 98 66, 90 68') +
  oval('#3a1b17', 95.4, 74, 7.6, 6.4) +
  oval('#e0b25c', 95.2, 74, 6.4, 5) +
  limb('#1a0f0d', '90.4 74 2.4, 95 74.6 3, 100 74 2.4') +
  dots('#fff', '92.4 71.8 .7') +
  stroke('#8f3d31', 1.2, '85 70, 88 66.4, 94 64.8, 101 66, 105 70');

/** Gliding over the ground, the mantle behind. */
export const giantPacificOctopus = (): Figure => ({
  body: drawing(true),
  bust: drawing(false),
  box: [-8, 3, 224, 199],
  pose: 'swim',
  size: 0.74,
  head: [60, 0, 196, 136],
});
