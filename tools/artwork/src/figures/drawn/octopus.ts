import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, limbPath, oval, stroke, within } from '../parts/shapes';

const SKIN = '#cb5a3f';
const FAR = '#93392c';
const DARK = '#9c3b2c';
const LIGHT = '#ea8a63';
const PALE = '#f0c5a4';

const round = (value: number): string => value.toFixed(1);

/** An arm with its pale side and two rows of suckers to the left (1) or right (-1) of its line. */
const arm = (id: string, skin: string, path: string, side: 1 | -1, fine: boolean): string => {
  const outline = limbPath(path);
  const band = along(path, fine ? 6 : 16, 14)
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
      ) +
      arm(
        'oh',
        FAR,
        '134 104 20, 160 106 16, 184 99 12, 203 84 8, 213 64 5.4, 206 50 3.6, 199 56 2',
        1,
        fine,
      ) +
      arm('oc', FAR, '112 112 22, 118 142 18, 116 168 13, 126 190 8, 142 194 5, 148 184 3', 1, fine)
    : '') +
  // Mantle and head in one line.
  form(
    'om',
    SKIN,
    '88 84, 82 74, 83 64, 87 60, 88 54, 91.6 57.6, 97 58, 99.4 51, 102.4 55, 105 48, 108 37, 113 27, 120 18, 129 11, 138 6, 150 3, 162 3, 174 8, 183 16, 190 27, 193 40, 192 52, 187 64, 178 74, 166 82, 154 90, 147 104, 134 116, 112 120, 94 114, 86 100',
    blob(
      DARK,
      '148 96, 166 80, 180 62, 186 42, 184 22, 200 30, 200 66, 176 100, 150 122, 118 130, 130 112',
      'opacity=".85"',
    ) +
      blob('#7c2b21', '158 96, 176 82, 190 62, 195 40, 204 60, 180 98, 154 118, 132 126', 'opacity=".7"') +
      blob(
        LIGHT,
        '110 46, 115 30, 126 18, 142 9, 160 8, 152 18, 138 32, 128 50, 120 66, 108 66',
        'opacity=".75"',
      ) +
      blob('#f5b48d', '117 38, 124 25, 136 16, 148 12, 138 24, 128 38, 121 52', 'opacity=".7"') +
      (fine
        ? // Skin that folds along the mantle, and its pimples.
          bars(
            DARK,
            '112 68 .4, 124 58 1.8, 134 42 .4; 120 74 .4, 136 62 2, 147 42 .4; 130 78 .4, 148 66 2, 160 44 .4; 142 80 .4, 158 68 2, 170 48 .4; 137 36 .4, 144 24 1.6, 156 16 .4; 150 36 .4, 158 24 1.6, 168 18 .4; 163 38 .4, 170 28 1.6, 177 24 .4; 108 86 .4, 120 90 1.6, 134 86 .4; 112 98 .4, 124 102 1.6, 136 98 .4; 174 58 .4, 180 48 1.6, 182 36 .4; 126 88 .4, 140 84 1.4, 150 78 .4',
          ) +
          dots(
            '#f3b391',
            '127 52 1.7, 141 50 1.5, 153 54 1.8, 166 58 1.5, 140 70 1.6, 156 74 1.4, 133 30 1.3, 147 32 1.6, 160 32 1.4, 172 40 1.5, 117 80 1.6, 132 94 1.5, 112 92 1.4, 144 90 1.3, 104 76 1.2, 124 64 1.1, 150 44 1.1, 164 24 1.1, 178 30 1.1, 122 110 1.3, 106 106 1.2',
          )
        : ''),
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
      DARK,
      1.5,
      '92 100, 86 112; 104 104, 100 120; 118 104, 118 124; 130 104, 134 118',
      'opacity=".6"',
    ) +
      dots('#f3b391', '96 94 1.5, 110 94 1.5, 122 102 1.4, 90 108 1.3, 108 112 1.4, 128 112 1.3, 98 116 1.2'),
  ) +
  blob(
    SKIN,
    '79 83, 80.6 69, 85 61.6, 86.4 55, 90.6 58.4, 96.6 57.4, 100.6 50.6, 103 57.6, 109 64, 111 73, 108 83, 96 89, 86 89',
  ) +
  blob(LIGHT, '83 71, 88 62.6, 96 60.4, 104 62.6, 107 69, 98 65.6, 90 67.6', 'opacity=".9"') +
  oval('#4a1d16', 95.4, 74, 8, 6.6) +
  oval('#ecc05f', 95.2, 74, 6.6, 5.1) +
  oval('#c98d3a', 95.2, 76.4, 5.4, 2.4, 0, 'opacity=".7"') +
  limb('#1a0f0d', '90 74 2.4, 95 74.6 3.4, 100.4 74 2.4') +
  dots('#fff', '92.4 71.6 .9') +
  stroke(DARK, 1.4, '84.4 71, 88 66, 94 64.2, 101 65.4, 106 70.4; 85 78.6, 90 82.4, 98 83, 105 79') +
  stroke(DARK, 1, '82 86, 90 89, 100 89', 'opacity=".7"');

/** Glides over the ground on eight arms, the wrinkled mantle behind. */
export const giantPacificOctopus = (): Figure => ({
  body: drawing(true),
  bust: drawing(false),
  box: [-8, 3, 224, 199],
  pose: 'swim',
  size: 0.74,
  head: [60, 0, 196, 136],
});
