import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

const SKIN = '#5f4a6d';
const SHADE = darker(SKIN, 0.4);
const LIGHT = lighter(SKIN, 0.22);
const PALE = '#d6c9d6';

/** Blown up like a ball, the head a small wedge before it. */
const trunk = (): string =>
  form(
    'ub',
    SKIN,
    '8 117, 11 109, 19 104.5, 28 101.5, 37 96, 46 88, 57 76, 72 65, 93 57, 117 54, 141 57, 162 68, 176 86, 182 107, 179 127, 166 140, 141 147, 110 149, 82 147, 61 141, 46 134, 33 129, 20 126, 11 122.6',
    blob(
      '#8d7896',
      '8 119, 26 124, 44 130, 62 138, 84 144, 112 146, 142 143, 160 150, 110 160, 50 146, 16 130',
    ) +
      blob(
        SHADE,
        '44 122, 60 132, 84 138, 114 140, 146 137, 168 124, 180 104, 188 124, 170 146, 140 142, 110 146, 80 144, 58 138',
        'opacity=".6"',
      ) +
      blob(
        LIGHT,
        '48 92, 60 79, 78 68, 100 61, 122 60, 144 66, 158 76, 132 72, 106 73, 84 79, 66 89, 54 97',
        'opacity=".7"',
      ) +
      blob('#ad99b8', '80 72, 96 64.6, 114 62.4, 126 64, 110 68, 94 73', 'opacity=".9"') +
      // Skin that folds between head, shoulder and flank.
      stroke(
        SHADE,
        1.7,
        '52 90, 58 101, 58 113, 52 125; 60 84, 68 96, 70 109; 70 78, 79 90, 82 102',
        'opacity=".75"',
      ) +
      stroke(LIGHT, 1.1, '55 89, 61 101, 61 112; 63 83, 71 95, 73 107', 'opacity=".7"') +
      dots(
        LIGHT,
        '92 84 1.2, 104 78 1.1, 118 82 1.3, 132 80 1.1, 146 88 1.3, 98 98 1.2, 112 94 1.1, 126 96 1.2, 140 100 1.2, 156 98 1.1, 90 110 1.1, 106 110 1.2, 120 110 1.1, 134 112 1.1, 84 92 1.1',
        'opacity=".7"',
      ),
  );

/** The white knob of the snout, a small eye, the narrow mouth. */
const face = (): string =>
  blob('#a794ac', '7 117, 10 108, 19 103, 30 102, 32 108, 26 116, 18 122, 10 122.6') +
  blob(PALE, '7 117, 10 109, 17 105, 22.6 107, 21 114, 15 120, 9 120.6') +
  blob('#f0e9ee', '8.4 115, 11 109.6, 15.6 107.4, 16.6 111, 12.6 116') +
  dots('#3a2c42', '22 108.6 1') +
  stroke('#2b1f33', 1.4, '13 121.6, 22 121.6, 31 122.6, 39 125.6') +
  blob(LIGHT, '34 103, 36 97.6, 41.6 95.6, 46.6 98, 47.6 104, 42 107, 36.6 106.6') +
  oval('#150f17', 41, 101.6, 4, 3.9) +
  dots('#fff', '39.6 100 1.1');

/** Short, with a hand like a spade. */
const arm = (): string =>
  limb(SKIN, '74 122 26, 66 136 20, 52 145 15') +
  blob(LIGHT, '72 116, 80 126, 74 138, 66 134, 66 122', 'opacity=".5"') +
  fingers(SKIN, 52, 145, '-17 -1, -17 5, -9 9, 2 9', 6.4) +
  stroke(SHADE, 1.4, '84 118, 84 132, 74 144', 'opacity=".6"');

/** Folded flat, with the white digging tubercle of the heel. */
const hindLeg = (): string =>
  form(
    'uh',
    lighter(SKIN, 0.07),
    '182 112, 176 99, 162 94, 146 98, 132 110, 128 124, 134 136, 150 143, 168 141, 180 130',
    blob(LIGHT, '170 102, 156 98, 142 104, 134 116, 134 124, 146 112, 162 106', 'opacity=".7"') +
      blob(SHADE, '128 128, 148 134, 170 130, 184 118, 176 150, 134 148', 'opacity=".5"'),
  ) +
  limb(SKIN, '150 142 13, 136 147 12, 126 147 10') +
  fingers(SKIN, 126, 147, '-26 -1, -27 4, -19 7, -8 8', 5.4) +
  oval(PALE, 133, 151.6, 5.4, 2.8, -6);

/** Squats bloated, the small pale snout before it, made for digging. */
export const purpleFrog = (): Figure => ({
  body:
    limb(SHADE, '58 126 20, 44 138 14, 32 144 11') +
    fingers(SHADE, 32, 144, '-13 0, -12 5, -4 8', 5) +
    trunk() +
    face() +
    hindLeg() +
    arm(),
  box: [7, 54, 182, 157],
  pose: 'stand',
  size: 0.44,
  head: [-4, 62, 86, 152],
});
