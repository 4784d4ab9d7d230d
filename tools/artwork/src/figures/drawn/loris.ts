import type { Figure } from '../figure';
import { form } from '../parts/plumage';
import { bars, blob, both, limb, limbPath, mirrored, moved, oval, stroke, within } from '../parts/shapes';

const FUR = '#c4aa87';
const LIGHT = '#dfcdae';
const PALE = '#f2e8d3';
const SHADE = '#98795a';
const STRIPE = '#7d5436';
const PATCH = '#5a3824';
const HAND = '#c9ae92';
const HAND_SHADE = '#93775d';
const STEM = '#33402f';

/** Four fingers that lie over the bough, from a wrist; the thumb goes round behind it. */
const grip = (skin: string, x: number, y: number, turn = 0, scale = 1): string =>
  moved(
    [-9, -3, 3.4, 9.4]
      .map((dx, i) => {
        const length = [13, 17, 17, 13][i] ?? 15;
        return (
          limb(skin, `${dx * 0.6} -1 6.6, ${dx} 6 6, ${dx * 1.1} ${length} 6.2`) +
          oval(PALE, dx * 1.1 - 0.4, length + 2.2, 1.7, 1.3)
        );
      })
      .join('') +
      blob(skin, '-10 -4, -5 -9, 5 -9, 10 -4, 11 3, 5 6, -5 6, -11 3') +
      stroke(HAND_SHADE, 1, '-5.4 3, -6.4 13; .2 4, .3 15; 6 3, 6.8 13') +
      blob(HAND_SHADE, '10 -6, 13 4, 12 16, 8.4 18, 9 6', 'opacity=".35"'),
    x,
    y,
    turn,
    scale,
  );

/** Round as an owl's: a pale stripe between the eyes, and a dark patch about each. */
const face = (): string =>
  both(
    blob(FUR, '22 -19, 24 -27, 30 -31, 36 -28, 38 -20, 35 -12, 27 -9') +
      blob(SHADE, '27 -18, 28 -24, 32 -26, 34.4 -22, 33 -16, 29 -13'),
  ) +
  form(
    'sn',
    LIGHT,
    mirrored(
      '0 -32, 8 -33, 12 -31.4, 23 -26, 31 -17.6, 36 -7, 38 2, 36.4 5, 37 12, 32.4 16, 31.6 22, 25 24.4, 21 29, 14 30, 8 33.4, 0 33.6',
    ),
    blob(FUR, mirrored('0 -34, 16 -32, 30 -22, 40 -8, 34 -6, 26 -16, 16 -21, 8 -24, 4 -18, 0 -17')) +
      both(
        blob(FUR, '38 -4, 33 6, 28 16, 19 25, 10 32, 40 34', 'opacity=".75"') +
          bars(
            SHADE,
            '5 -29 .4, 5 -24 1.3, 4 -19 .4; 12 -28 .4, 13 -24 1.3, 13 -20 .4; 20 -25 .4, 22 -21 1.3, 22 -17 .4; 33 6 .4, 33 11 1.3, 30 16 .4; 26 15 .4, 25 20 1.3, 22 24 .4; 17 21 .4, 17 25 1.2, 14 29 .4; 34 -6 .4, 35 -1 1.2, 34 4 .4',
          ),
      ) +
      blob(STRIPE, mirrored('0 -35, 7 -34, 10 -28, 7 -22, 3 -17, 0 -15')) +
      blob(PALE, mirrored('0 18, 10 18, 18 22, 12 31, 0 35')) +
      // The side away from the light.
      blob('#7a5c42', '22 -34, 40 -20, 42 20, 20 36, 8 38, 22 28, 31 14, 33 -2, 30 -16', 'opacity=".22"'),
  ) +
  both(
    blob(PATCH, '4.8 -3, 6.4 -12, 11 -20, 18 -24.6, 25.6 -20, 30.4 -10, 31 0, 26.6 8, 18.6 12, 10 9') +
      oval('#2a1710', 17.6, -3, 9.4, 9.6) +
      oval('#a35e20', 17.6, -3, 8.2, 8.4) +
      oval('#c98435', 17.2, -0.6, 6.4, 5.6) +
      oval('#120b08', 17.2, -3, 4.9, 5.6),
  ) +
  oval('#fff', 14.4, -6.6, 2) +
  oval('#fff', -20, -6.6, 2) +
  both(oval('#f6dfae', 20.6, 0.6, 1.1)) +
  blob(PALE, mirrored('0 -21, 2.4 -19, 4.4 -11, 3.6 -2, 5.4 6, 9.6 12, 10 19, 6 25, 0 26')) +
  blob(LIGHT, mirrored('0 22, 5 21, 9.6 18, 7 25, 0 27'), 'opacity=".8"') +
  blob('#5f3a31', mirrored('0 11, 3.4 11, 5.6 13, 4.6 16, 2 18.4, 0 19')) +
  oval('#a57e74', -1.4, 12.9, 1.8, 0.8) +
  stroke('#5a3a2c', 1.1, '0 19, 0 22, -3 24.4, -8 24; 0 22, 3 24.4, 8 24');

const bough = (): string =>
  limb(STEM, '-300 190 16, -120 174 20, 20 166 22, 110 165 23, 220 168 25, 360 156 29, 520 130 34') +
  stroke('#5d6f51', 1.8, '-280 180, -120 167, 20 158, 110 156, 220 159, 340 149, 500 120') +
  bars(
    '#3d5138',
    '-60 160 1, -78 142 9, -98 140 1; -40 172 1, -62 184 8, -84 182 1; 244 160 1, 262 140 9, 284 140 1; 262 170 1, 286 184 9, 306 180 1',
  );

/** A limb from the body to the bough, lit on its left. */
const reach = (id: string, fill: string, line: string, hair: string): string =>
  limb(fill, line) +
  within(id, limbPath(line), moved(limb(SHADE, line, 'opacity=".7"'), 8, 6) + bars(LIGHT, hair));

/** From the nape over the arched back to the rump, and under the belly. */
const TRUNK =
  '58 92, 72 76, 90 62, 112 52, 136 49, 158 54, 176 67, 187 86, 190 108, 185 128, 174 143, 156 150, 134 150, 112 147, 92 144, 74 138, 62 124, 56 108';

/** Creeping along a bough at night, one arm reaching ahead. */
export const bengalSlowLoris = (): Figure => ({
  body:
    bough() +
    // The far arm and leg.
    reach('sf', '#a68a69', '52 110 22, 30 124 18, 12 138 14, 0 150 12', '40 112 .4, 32 119 1.6, 24 125 .4') +
    grip('#b29678', -3, 152, 14, 0.82) +
    reach(
      'sg',
      '#a68a69',
      '142 132 34, 120 142 26, 112 152 18, 110 158 15',
      '132 134 .4, 124 140 1.6, 118 148 .4',
    ) +
    grip('#b29678', 109, 159, 4, 0.86) +
    form(
      'sl',
      FUR,
      TRUNK,
      // Light on the back, the dark line along the spine, the shade of flank and belly.
      blob(LIGHT, '60 92, 80 72, 104 60, 122 62, 112 84, 100 104, 88 124, 74 126, 62 112', 'opacity=".85"') +
        blob(
          STRIPE,
          '54 78, 84 56, 112 44, 140 42, 168 52, 190 74, 196 100, 188 96, 180 80, 164 66, 144 60, 122 60, 100 67, 80 80, 62 94',
        ) +
        blob(
          SHADE,
          '96 146, 108 128, 128 122, 146 130, 168 128, 184 104, 196 118, 184 150, 140 160, 100 154',
          'opacity=".6"',
        ) +
        blob(
          '#6f5138',
          '56 104, 74 112, 92 112, 106 98, 108 84, 118 92, 114 112, 98 128, 76 130, 60 122',
          'opacity=".42"',
        ) +
        bars(
          SHADE,
          '112 76 .4, 118 84 1.7, 120 94 .4; 126 72 .4, 133 80 1.7, 136 90 .4; 122 100 .4, 126 109 1.7, 126 118 .4; 136 102 .4, 140 110 1.7, 140 119 .4; 142 74 .4, 149 81 1.7, 152 90 .4; 108 104 .4, 110 112 1.7, 108 120 .4; 158 70 .4, 166 78 1.7, 170 88 .4; 176 76 .4, 182 86 1.6, 184 97 .4; 184 106 .4, 184 116 1.6, 180 126 .4',
        ) +
        bars(
          LIGHT,
          '116 90 .4, 121 98 1.6, 122 107 .4; 132 88 .4, 137 96 1.6, 139 106 .4; 104 118 .4, 102 126 1.6, 97 133 .4',
        ),
    ) +
    // The haunch, knee forward, and the foot that holds.
    form(
      'sh',
      FUR,
      '150 84, 168 80, 182 90, 187 108, 184 126, 175 140, 168 150, 166 158, 152 160, 150 150, 153 141, 142 142, 132 136, 131 124, 136 106, 142 92',
      blob(LIGHT, '148 90, 162 86, 168 98, 160 114, 146 130, 136 132, 134 122, 140 104', 'opacity=".8"') +
        blob(SHADE, '170 90, 190 96, 188 130, 170 160, 158 162, 164 146, 174 128, 176 108', 'opacity=".7"') +
        bars(
          SHADE,
          '152 98 .4, 154 107 1.7, 151 116 .4; 162 104 .4, 163 113 1.7, 159 122 .4; 146 116 .4, 146 124 1.6, 142 131 .4; 160 130 .4, 158 138 1.6, 156 146 .4',
        ),
    ) +
    stroke(SHADE, 1.6, '150 85, 142 93, 136 106, 131 122, 133 136, 143 142, 153 141', 'opacity=".6"') +
    grip(HAND, 160, 158, -4) +
    // The near arm comes from the shoulder before the chest.
    reach(
      'sa',
      FUR,
      '86 104 34, 78 122 28, 70 138 22, 62 152 17',
      '80 96 .4, 74 106 1.8, 71 116 .4; 74 116 .4, 68 126 1.7, 65 136 .4; 86 112 .4, 81 122 1.7, 77 131 .4; 66 134 .4, 61 142 1.6, 58 149 .4',
    ) +
    grip(HAND, 60, 156, 4) +
    moved(face(), 56, 64, -7, 1.08),
  box: [-14, 20, 191, 176],
  pose: 'cling',
  size: 0.63,
  head: [8, 17, 106, 115],
});
