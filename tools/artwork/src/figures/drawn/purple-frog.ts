import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

const SKIN = '#634c74';
const SHADE = darker(SKIN, 0.42);
const DEEP = darker(SKIN, 0.66);
const LIGHT = lighter(SKIN, 0.2);
const GLOSS = '#b5a2c2';
const WET = '#e6dcec';
const PALE = '#d9cbd9';
const BELLY = '#927d9c';
const INK = '#1c1322';

/** Blown up like a ball, the head a small wedge before it. */
const trunk = (): string =>
  form(
    'ub',
    SKIN,
    '22 101, 26 95, 34 91, 43 86.4, 49 79, 56 75, 63 75.4, 70 68, 80 57, 94 48, 112 43, 132 44, 152 52, 169 66, 180 84, 186 106, 182 128, 166 143, 140 150, 108 151, 84 148, 70 142, 62 134, 54 126, 44 118, 34 111.6, 26 107',
    blob(
      BELLY,
      '18 104, 30 107, 42 110, 54 114, 64 124, 74 136, 92 142, 116 144, 144 141, 168 134, 180 140, 150 156, 100 156, 60 144, 20 112',
    ) +
      blob(
        PALE,
        '20 105.6, 34 109.6, 46 115, 56 123, 66 134, 78 143, 70 146, 52 132, 34 116',
        'opacity=".55"',
      ) +
      blob(
        SHADE,
        '66 110, 80 122, 100 128, 128 128, 152 120, 168 104, 176 82, 190 96, 188 130, 168 140, 140 146, 108 146, 84 142, 72 132',
        'opacity=".75"',
      ) +
      blob(
        LIGHT,
        '68 82, 76 68, 90 57, 108 50, 128 49.6, 146 56, 160 67, 166 78, 150 70, 130 64, 110 66, 94 73, 82 84, 74 96',
        'opacity=".8"',
      ) +
      blob(GLOSS, '84 68, 96 58, 112 53, 130 54, 144 60, 130 59, 112 60, 98 65, 88 73') +
      blob(WET, '98 60, 110 56, 122 56, 112 58.6, 102 62.4') +
      blob(LIGHT, '28 97, 36 93, 44 89.6, 50 93, 44 98, 36 101, 29 101', 'opacity=".7"') +
      // Skin that folds between head, shoulder and flank.
      blob(SHADE, '64 78, 70 86, 72 98, 69 110, 62 118, 66 106, 66 94, 62 84', 'opacity=".8"') +
      stroke(LIGHT, 1.4, '71 80, 76 90, 77 102; 79 74, 85 84, 87 96', 'opacity=".7"') +
      stroke(SHADE, 1.5, '75 78, 80 88, 81.6 101; 84 72, 90 82, 92 94', 'opacity=".6"') +
      dots(
        SHADE,
        '96 80 1.7, 108 75 1.5, 122 78 1.8, 136 74 1.6, 150 82 1.8, 100 92 1.6, 116 89 1.5, 130 90 1.7, 144 94 1.6, 158 93 1.6, 94 104 1.5, 108 103 1.7, 122 102 1.5, 164 80 1.5',
        'opacity=".55"',
      ) +
      dots(
        GLOSS,
        '95.4 79.2 .8, 107.4 74.2 .7, 121.4 77.2 .9, 135.4 73.2 .8, 149.4 81.2 .9, 99.4 91.2 .7, 115.4 88.2 .7, 129.4 89.2 .8, 143.4 93.2 .7, 157.4 92.2 .7, 107.4 102.2 .7, 121.4 101.2 .6, 163.4 79.2 .7',
      ),
  );

/** The white knob of the snout, a bulging eye, the narrow mouth. */
const face = (): string =>
  blob('#a894b0', '21.6 101, 25.6 94.6, 33 91, 39 93, 39.4 99, 34 104, 27 106.6, 22.6 104.6') +
  blob(PALE, '21.6 101, 25.6 95, 32 92.4, 35 96, 32 102, 26.6 105.4, 22.6 104.4') +
  blob(WET, '23.6 99.6, 26.6 95.6, 30.6 94.4, 31 97.6, 27.4 100.6') +
  dots(INK, '34.4 96.6 1') +
  stroke(INK, 1.7, '25.6 106.4, 32 107, 40 107.6, 48 107, 55 103.6') +
  stroke(PALE, 1, '30 109.4, 38 110.4, 46 110', 'opacity=".7"') +
  blob(SHADE, '44.6 86, 48 77, 55 72.4, 62 74, 66.4 80.6, 65 88, 58 93, 49.6 92') +
  blob(LIGHT, '45.6 85, 48.6 77.4, 55 73, 61.6 74.8, 64.6 80, 58 78, 51 79.6') +
  oval(INK, 55.6, 84, 6.6, 5.9) +
  oval('#a98a58', 55.6, 84, 5.5, 4.9) +
  oval('#8d6a34', 55.6, 86, 4.6, 2.6, 0, 'opacity=".6"') +
  oval('#120c14', 55.6, 83.8, 3.7, 2.8) +
  dots('#fff', '53.6 82 1.2, 57.6 85.4 .5') +
  blob(LIGHT, '48 80.4, 52 77, 58 76.6, 63 80, 58 79.2, 52 79.6');

/** Short and strong, with a hand like a spade. */
const arm = (): string =>
  form(
    'ua',
    lighter(SKIN, 0.06),
    '72 108, 82 102, 93 106, 100 118, 101 131, 94 140, 84 146, 72 150, 60 152, 56 147, 62 141, 71 137, 78 131, 76 122, 71 116',
    blob(LIGHT, '74 108, 83 105, 91 110, 95 122, 88 124, 82 116', 'opacity=".8"') +
      blob(SHADE, '98 108, 101 132, 90 142, 70 152, 104 152, 108 120', 'opacity=".7"') +
      stroke(GLOSS, 1.4, '80 108, 87 111, 90 117', 'opacity=".8"'),
  ) +
  fingers(lighter(SKIN, 0.06), 62, 148, '-21 -1, -20 5, -12 9, 0 9', 7) +
  stroke(GLOSS, 1.1, '58 146.6, 46 146; 58 149.4, 46 152; 60 151.4, 53 156', 'opacity=".7"');

/** The thigh over the shank, and the white digging tubercle of the heel. */
const hindLeg = (): string =>
  limb(SHADE, '124 122 20, 142 134 19, 164 142 15') +
  form(
    'uh',
    lighter(SKIN, 0.08),
    '186 112, 180 97, 166 90, 148 91, 132 98, 120 108, 115 118, 119 127, 132 131, 150 133, 168 136, 180 130',
    blob(LIGHT, '172 97, 158 94, 142 98, 128 107, 120 117, 126 118, 140 108, 156 103', 'opacity=".85"') +
      blob(WET, '150 96.6, 140 100.4, 132 106, 140 103.4, 150 100', 'opacity=".8"') +
      blob(SHADE, '116 122, 130 124, 150 123, 170 116, 186 104, 186 140, 130 138', 'opacity=".6"'),
  ) +
  limb(lighter(SKIN, 0.04), '166 143 14, 148 148 13, 132 150 11') +
  fingers(lighter(SKIN, 0.04), 132, 150, '-30 -3, -31 3, -23 8, -10 9', 7) +
  stroke(GLOSS, 1.1, '126 147.6, 108 147; 126 150.6, 107 152.6; 128 153, 114 157', 'opacity=".6"') +
  oval(PALE, 143, 154, 5.6, 2.6, -6);

/** Squats bloated, the small pale snout before it, made for digging. */
export const purpleFrog = (): Figure => ({
  body:
    limb(DEEP, '64 122 22, 50 136 16, 40 145 12') +
    fingers(DEEP, 40, 146, '-19 -2, -18 4, -9 8', 6.4) +
    trunk() +
    face() +
    hindLeg() +
    arm(),
  box: [18, 43, 187, 161],
  pose: 'stand',
  size: 0.44,
  head: [12, 50, 104, 142],
});
