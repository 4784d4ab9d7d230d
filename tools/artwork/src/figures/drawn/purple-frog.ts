import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, moved, oval, stroke } from '../parts/shapes';

const SKIN = '#5f4a6d';
const SHADE = darker(SKIN, 0.4);
const LIGHT = lighter(SKIN, 0.22);
const PALE = '#d6c9d6';

/** Blown up like a ball, the head a small wedge before it. */
const trunk = (): string =>
  form(
    'ub',
    SKIN,
    '27 117, 29 110, 36 105.6, 44 102, 50 96, 55 87, 62 76, 74 65, 93 57, 117 53, 143 56, 166 66, 181 84, 188 107, 185 128, 170 142, 143 149, 110 151, 82 149, 64 143, 54 136, 46 130, 37 126.4, 30 122.6',
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
        '58 92, 62 102, 62 114, 57 124; 66 85, 72 97, 73 109; 75 78, 83 90, 86 102',
        'opacity=".75"',
      ) +
      stroke(LIGHT, 1.1, '61 91, 65 102, 65 113; 69 84, 75 96, 76 107', 'opacity=".7"') +
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
  oval('#150f17', 41, 101.8, 3.1, 3) +
  dots('#fff', '40 100.6 .9');

/** Short, with a hand like a spade. */
const arm = (): string =>
  limb(SKIN, '84 122 30, 76 137 23, 62 146 16') +
  blob(LIGHT, '80 114, 92 122, 86 136, 76 136, 74 124', 'opacity=".5"') +
  fingers(SKIN, 60, 147, '-20 -1, -19 5, -11 9, 1 9', 7.4) +
  stroke(SHADE, 1.4, '97 118, 96 132, 84 145', 'opacity=".6"');

/** Folded flat, with the white digging tubercle of the heel. */
const hindLeg = (): string =>
  form(
    'uh',
    lighter(SKIN, 0.07),
    '188 114, 184 99, 170 91, 152 94, 136 106, 129 122, 134 136, 150 144, 170 143, 184 132',
    blob(LIGHT, '170 102, 156 98, 142 104, 134 116, 134 124, 146 112, 162 106', 'opacity=".7"') +
      blob(SHADE, '128 128, 148 134, 170 130, 184 118, 176 150, 134 148', 'opacity=".5"'),
  ) +
  limb(SKIN, '150 142 13, 136 147 12, 126 147 10') +
  fingers(SKIN, 126, 147, '-26 -1, -27 4, -19 8, -8 9', 7) +
  oval(PALE, 133, 151.6, 5.4, 2.8, -6);

/** Squats bloated, the small pale snout before it, made for digging. */
export const purpleFrog = (): Figure => ({
  body:
    limb(SHADE, '66 126 22, 50 136 16, 36 141 12') +
    fingers(SHADE, 36, 142, '-17 -1, -16 4, -8 8', 6) +
    trunk() +
    moved(face(), 19.4, 0) +
    hindLeg() +
    arm(),
  box: [17, 53, 189, 158],
  pose: 'stand',
  size: 0.44,
  head: [12, 58, 104, 150],
});
