import type { Figure } from '../figure';
import { locks } from '../parts/fur';
import { form } from '../parts/plumage';
import { bars, blob, both, limb, limbPath, mirrored, moved, oval, stroke, within } from '../parts/shapes';

const FUR = '#c4aa87';
const LIGHT = '#dfcdae';
const PALE = '#f2e8d3';
const SHADE = '#98795a';
const STRIPE = '#7d5436';
const PATCH = '#5a3824';
const HAND = '#b8977b';
const HAND_SHADE = '#7d6049';
const STEM = '#33402f';

/** Fingers that close over the bough and under it, the thumb set against them along it. */
const grip = (skin: string, fur: string, x: number, y: number, turn = 0, scale = 1): string =>
  moved(
    limb(skin, '5 -5 7, 11 -3 6.6, 17 .4 5.4, 21 4 3.6') +
      oval(PALE, 20.6, 3.4, 1.4, 1.1) +
      [-8.6, -3.2, 2.4, 7.6]
        .map((dx, i) => {
          const tip = [13.6, 17.4, 18, 15][i] ?? 15;
          return limb(
            skin,
            `${dx * 0.6} -3 5.4, ${dx} 4 5.6, ${dx * 1.16 - 1} ${tip * 0.7} 5, ${dx * 1.06 - 1.6} ${tip} 3.6`,
          );
        })
        .join('') +
      blob(skin, '-9 -6, -4 -9, 4 -9, 8.6 -6, 9.6 0, 5 4, -5 4, -10 1') +
      stroke(HAND_SHADE, 1, '-5.4 2, -7 8, -7.4 13; -.4 3, -1 9, -2 15; 5 3, 4.8 9, 4 15; 9 -.6, 13 1.4') +
      // Where they go round, they leave the light.
      blob(HAND_SHADE, '-13 10, -6 12, 2 13.4, 10 11, 9 18, 2 20, -6 18.6, -12 15', 'opacity=".4"') +
      locks(fur, '9.4 -6 2, 4 -3 3, -3 -3 3, -9.4 -6 2', 3.4, 0.4),
    x,
    y,
    turn,
    scale,
  );

/** Round as an owl's and deep in fur: a pale stripe between the eyes, and a dark patch about each. */
const face = (): string =>
  both(
    blob(FUR, '22 -20, 25 -27, 30 -30.6, 35.4 -28, 37.4 -20, 35 -12, 27 -9') +
      blob(SHADE, '27.6 -18, 28.6 -23.6, 32 -25.4, 34 -21.6, 33 -16, 29 -13'),
  ) +
  both(
    locks(
      FUR,
      '4 -32.6 1.2, 14 -31 1.4, 25 -25.6 1.8, 33 -17 2.4, 37 -6 3.4, 36.6 6 4.6, 32.6 17 5, 23 26 4, 10 32 1.6',
      5,
      1.1,
    ),
  ) +
  form(
    'sn',
    LIGHT,
    mirrored('0 -33, 12 -31.8, 24 -26.6, 33 -17.2, 37.6 -6, 37.2 6, 33.2 17, 23.6 26.4, 12 31.6, 0 33.4'),
    blob(
      FUR,
      mirrored('0 -35, 16 -34, 32 -24, 42 -6, 40 8, 34 4, 31 -12, 23 -22, 14 -27, 7 -25, 3 -18, 0 -17'),
    ) +
      both(
        blob(FUR, '42 2, 34 6, 28 16, 18 25, 8 34, 40 36', 'opacity=".8"') +
          bars(
            SHADE,
            '5 -29 .4, 5 -24 1.2, 4 -19 .4; 12 -29 .4, 13.4 -25.6 1.2, 13.6 -22.6 .4; 21 -26 .4, 24 -22 1.2, 25 -18 .4; 34.6 6 .4, 34 11 1.3, 31 16 .4; 28 15 .4, 27 20 1.3, 23 24 .4; 18 21 .4, 17 25 1.2, 13 29 .4; 34.6 -8 .4, 36 -3 1.2, 35.4 2 .4; 30 -19 .4, 33 -14.6 1.2, 34 -10 .4',
          ),
      ) +
      blob(STRIPE, mirrored('0 -36, 8 -35, 9 -29, 6 -23, 2.6 -18, 0 -15')) +
      blob(PALE, mirrored('0 18, 10 17, 19 20, 13 29, 6 35, 0 36'), 'opacity=".8"') +
      // The side away from the light turns off from us.
      blob('#7a5c42', '24 -34, 42 -20, 44 20, 22 38, 6 40, 22 30, 32 16, 34.6 -2, 32 -18', 'opacity=".26"') +
      blob('#fff3da', '-30 -18, -20 -27, -8 -31, -14 -27, -24 -21, -31 -10, -34 2, -35 -8', 'opacity=".3"'),
  ) +
  both(
    blob(
      PATCH,
      '5.6 -1, 6.2 -9, 9.6 -17, 15 -22, 22 -22.6, 28 -17, 30.4 -8, 29.4 1, 25 8, 18 10.4, 10.6 7.6',
    ) +
      locks(
        PATCH,
        '7 -10 .8, 11 -18.6 1.4, 18 -22.6 2, 26 -18.6 1.8, 30 -8 1.8, 28.6 2 1.8, 22 9 1.4, 14 9.4 .8',
        4,
        1,
      ) +
      oval('#241310', 17.6, -5, 9.4) +
      oval('#96541b', 17.6, -5, 8.4) +
      oval('#c98435', 17.6, -2.8, 6.6, 5.6) +
      oval('#100a08', 17.6, -5, 5),
  ) +
  // The lid's shadow, and one light in each.
  both(stroke('#241310', 2, '9.4 -8.6, 12.6 -12.4, 17.6 -13.8, 22.6 -12.4, 25.8 -8.6')) +
  oval('#fff', 14.9, -8, 2) +
  oval('#fff', -20.3, -8, 2) +
  oval('#f6dfae', 20.4, -1.4, 1.1) +
  oval('#f6dfae', -14.8, -1.4, 1.1) +
  blob(PALE, mirrored('0 -22, 2 -20, 3.6 -12, 3.2 -3, 5.2 4, 9.4 10, 10 17, 6.4 22.6, 0 24')) +
  locks(PALE, '8 19.6 1, 3 22.8 2, -3 22.8 2, -8 19.6 1', 3, 0) +
  blob('#5f3a31', mirrored('0 9, 3.4 9, 5.4 11, 4.4 13.8, 2 16, 0 16.6')) +
  oval('#a57e74', -1.3, 10.8, 1.7, 0.8) +
  stroke('#5a3a2c', 1, '0 16.6, 0 19, -2.6 21, -7 20.6; 0 19, 2.6 21, 7 20.6');

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
    grip('#9f8168', '#a68a69', -1, 153, 12, 0.86) +
    reach(
      'sg',
      '#a68a69',
      '142 132 34, 120 142 26, 112 152 18, 110 158 15',
      '132 134 .4, 124 140 1.6, 118 148 .4',
    ) +
    grip('#9f8168', '#a68a69', 108, 160, 4, 0.88) +
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
    grip(HAND, FUR, 159, 161, -4, 1.04) +
    // The near arm comes from the shoulder before the chest.
    reach(
      'sa',
      FUR,
      '86 104 34, 78 122 28, 70 138 22, 62 152 17',
      '80 96 .4, 74 106 1.8, 71 116 .4; 74 116 .4, 68 126 1.7, 65 136 .4; 86 112 .4, 81 122 1.7, 77 131 .4; 66 134 .4, 61 142 1.6, 58 149 .4',
    ) +
    grip(HAND, FUR, 60, 158, 3, 1.04) +
    moved(face(), 58, 66, -2, 1.16),
  box: [-14, 20, 191, 176],
  pose: 'cling',
  size: 0.63,
  head: [8, 17, 106, 115],
});
