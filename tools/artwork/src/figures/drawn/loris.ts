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
const grip = (x: number, y: number, turn = 0, scale = 1): string =>
  moved(
    [-9, -3, 3.4, 9.4]
      .map((dx, i) => {
        const length = [13, 17, 17, 13][i] ?? 15;
        return (
          limb(HAND, `${dx * 0.6} -1 6.6, ${dx} 6 6, ${dx * 1.1} ${length} 6.2`) +
          oval(PALE, dx * 1.1 - 0.4, length + 2.2, 1.7, 1.3)
        );
      })
      .join('') +
      blob(HAND, '-10 -4, -5 -9, 5 -9, 10 -4, 11 3, 5 6, -5 6, -11 3') +
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
    'sh',
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
const reach = (id: string, line: string, lit: string): string =>
  limb(FUR, line) + within(id, limbPath(line), moved(limb(SHADE, line, 'opacity=".7"'), 9, 5) + lit);

/** Crouched on a bough at night, holding it with all four hands. */
export const bengalSlowLoris = (): Figure => ({
  body:
    bough() +
    form(
      'sl',
      FUR,
      '58 84, 74 74, 92 71, 112 74, 128 86, 140 104, 146 124, 145 142, 136 155, 116 162, 92 163, 68 162, 48 156, 38 144, 36 126, 42 106',
      blob(LIGHT, '66 92, 92 88, 108 96, 112 122, 108 150, 92 166, 72 150, 66 120') +
        blob(STRIPE, '118 72, 136 84, 150 110, 152 140, 142 160, 140 130, 134 106, 126 92', 'opacity=".8"') +
        blob(SHADE, '120 90, 136 120, 136 148, 120 166, 100 168, 114 150, 120 126', 'opacity=".6"') +
        // The shadow of the head.
        blob('#6f5138', '50 78, 92 70, 136 80, 138 96, 122 108, 96 114, 66 108, 50 94', 'opacity=".5"') +
        bars(
          SHADE,
          '84 118 .4, 86 126 1.6, 85 134 .4; 98 122 .4, 100 130 1.6, 98 138 .4; 90 138 .4, 92 145 1.6, 90 152 .4; 44 118 .4, 42 128 1.7, 44 138 .4; 138 114 .4, 141 124 1.7, 141 134 .4',
        ),
    ) +
    reach(
      'sk',
      '56 138 38, 42 136 34, 34 146 26, 38 156 20',
      limb(LIGHT, '50 122 6, 34 128 8, 26 140 6') +
        bars(SHADE, '46 132 .4, 42 138 1.7, 42 145 .4; 56 136 .4, 53 143 1.7, 54 150 .4'),
    ) +
    reach(
      'sm',
      '126 138 38, 140 136 34, 149 146 26, 146 156 20',
      limb(LIGHT, '120 124 5, 134 124 6, 142 130 3', 'opacity=".6"') +
        bars(SHADE, '132 134 .4, 136 140 1.7, 136 147 .4; 144 136 .4, 147 142 1.7, 147 149 .4'),
    ) +
    grip(38, 156, 3, 1.02) +
    grip(146, 156, -6, 1.02) +
    reach(
      'sa',
      '66 94 30, 60 112 28, 63 132 23, 70 150 19',
      limb(LIGHT, '54 90 8, 48 112 9, 54 134 7, 62 150 6') +
        bars(
          SHADE,
          '66 104 .4, 63 112 1.7, 64 120 .4; 68 122 .4, 67 130 1.6, 69 138 .4; 60 120 .4, 59 127 1.6, 61 134 .4',
        ),
    ) +
    reach(
      'sb',
      '120 94 30, 127 112 28, 122 132 23, 112 150 19',
      limb(LIGHT, '108 92 6, 114 112 7, 110 132 6, 103 148 5', 'opacity=".8"') +
        bars(SHADE, '124 104 .4, 127 112 1.7, 125 120 .4; 122 122 .4, 122 130 1.6, 118 138 .4'),
    ) +
    grip(70, 152, 2) +
    grip(112, 152, -4) +
    moved(face(), 92, 56, -5, 1.16),
  box: [20, 14, 162, 176],
  pose: 'cling',
  size: 0.63,
  head: [46, 11, 138, 103],
});
