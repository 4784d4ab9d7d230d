import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, painted, stroke } from '../parts/shapes';

const SKIN = '#66507a';
const NEAR = lighter(SKIN, 0.07);
const SHADE = darker(SKIN, 0.36);
const DEEP = darker(SKIN, 0.6);
const LIGHT = lighter(SKIN, 0.16);
const SHEEN = '#a792b3';
const PALE = '#cdbccb';
const BELLY = '#9a86a2';
const INK = '#1c1322';

/** Blown up and low, the head a small wedge that runs into it without a neck. */
const trunk = (): string =>
  form(
    'ub',
    SKIN,
    '19 109, 20.6 103.6, 26 99.4, 33 96.4, 39 92, 44 86.6, 51 82.4, 58 82, 64 78.4, 74 70, 90 61.6, 109 57, 128 57.6, 147 63, 163 73, 175.6 87, 182 103, 182.6 119, 176 133, 161 142.6, 138 147, 110 148, 86 146, 68 141, 56 134, 46 126, 36 119.6, 26 115, 20.6 112.4',
    painted({ LIGHT, SHEEN, SHADE, BELLY, PALE })(`
  LIGHT/.75 40 92, 54 82, 68 74, 90 61, 112 55, 134 57, 154 66, 168 80, 176 96, 164 88, 148 78, 128 73, 106 75, 86 82, 70 90, 54 94
  SHEEN/.55 74 76, 90 66.6, 110 61.4, 130 62, 148 68, 160 77, 144 71.6, 126 68.4, 106 69, 88 75, 74 83
  SHADE/.7 34 108, 52 110, 68 118, 84 128, 108 132, 134 131, 158 122, 174 106, 184 92, 190 140, 150 152, 100 152, 60 142, 30 118
  BELLY 16 110, 28 112.4, 40 116.4, 52 123, 62 131, 74 138, 96 142, 124 142, 152 138, 170 130, 160 150, 100 154, 56 142, 22 118
  PALE/.6 20 111.6, 32 115, 44 120.4, 56 129, 68 137, 62 139, 46 128, 30 118`) +
      // Loose folds behind the head and along the flank.
      stroke(SHADE, 1.5, '66 83, 70 92, 70 103; 75 78, 80 88, 81 100; 85 74, 91 85, 93 98', 'opacity=".65"') +
      stroke(SHEEN, 1, '68 82.4, 72.4 92, 72.4 102; 77.4 77.4, 82.6 88, 83.6 99', 'opacity=".5"') +
      stroke(SHADE, 1.3, '98 124, 110 118, 116 108; 100 132, 112 127', 'opacity=".5"') +
      dots(
        SHADE,
        '104 86 1.3, 116 81 1.2, 130 84 1.4, 143 82 1.2, 154 90 1.3, 108 97 1.2, 122 93 1.3, 136 95 1.2, 164 98 1.2, 98 106 1.1',
        'opacity=".55"',
      ),
  );

/** The snout ends in a pale hard knob; the eye is small and round, the mouth short and low. */
const face = (): string =>
  blob(BELLY, '19 109, 20.4 103.6, 25 100, 30.6 98, 35 100, 35.6 105, 32 110, 26 112.6, 20.6 112') +
  blob(PALE, '19.4 108.6, 21 104, 25.4 101, 29.6 101, 31.4 104.4, 29 109, 24.6 111.4, 20.6 111.4') +
  blob('#eee5ec', '21 106.6, 23.4 103, 27 102, 27.4 104.6, 24.4 107.4', 'opacity=".9"') +
  dots(INK, '33 102 .9') +
  stroke(INK, 1.2, '25 114, 31 115, 38 116, 44 114.6') +
  blob(SHADE, '41.6 94, 44 87.4, 50 83.4, 57 84, 61 89, 60 95, 54 98.6, 46 98', 'opacity=".8"') +
  oval(INK, 51, 90.6, 4.5, 4.2) +
  oval('#9c7c48', 51, 90.6, 3.6, 3.4) +
  oval('#100b12', 51, 90.4, 2.7, 1.9) +
  dots('#fff', '49.6 89.2 .8') +
  blob(LIGHT, '45 88.4, 47.4 85, 52 83.2, 57 84.4, 59 87.6, 54 86.4, 49 86.6');

/** A short arm, the elbow out behind it, and a hand of four blunt fingers turned inward. */
const arm = (): string =>
  blob(DEEP, '58 120, 70 124, 76 134, 74 144, 64 148, 60 138', 'opacity=".5"') +
  fingers(NEAR, 58, 147, '-19 -3, -20 3, -14 8, -4 9.4', 5.2) +
  form(
    'uf',
    NEAR,
    '88 124, 95 129, 96 137, 90 144, 79 149, 67 152.4, 57 153, 52 149, 55 143.6, 64 140, 73 135, 79 127',
    blob(SHADE, '96 130, 100 140, 88 150, 66 156, 54 156, 62 150, 76 145, 88 138', 'opacity=".6"'),
  ) +
  form(
    'ua',
    NEAR,
    '70 103, 79 101.4, 88 105, 95 113, 98.6 123, 98 132, 92 138, 84 137, 77 131, 70 124, 65 115, 65.6 107.6',
    blob(LIGHT, '70 105, 79 103, 88 107, 93 115, 86 114, 78 111, 71 113') +
      blob(SHADE, '92 112, 102 122, 100 136, 90 140, 80 136, 90 132, 94 124', 'opacity=".6"') +
      stroke(SHEEN, 1, '74 105.6, 82 106.4, 88 110', 'opacity=".7"'),
  ) +
  stroke(SHADE, 1, '54 146.6, 43 145; 53.6 149.4, 43 150; 55 151.6, 47.6 154', 'opacity=".7"');

/** Thigh, shank and foot folded on one another; the heel has a pale spade to dig with. */
const hindLeg = (): string =>
  blob(
    DEEP,
    '104 122, 130 128, 160 128, 180 124, 178 142, 168 153, 140 155, 116 150, 104 138',
    'opacity=".75"',
  ) +
  form(
    'us',
    SKIN,
    '110 118, 122 120, 140 126, 158 133, 172 139.6, 174.6 146, 168 150, 154 148, 138 144, 122 137, 110 128',
    blob(SHADE, '106 126, 124 133, 146 141, 174 147, 170 156, 130 148', 'opacity=".65"'),
  ) +
  blob(DEEP, '134 151, 108 148.6, 104 152, 111 155.6, 118 158.6, 132 159') +
  fingers(NEAR, 134, 152, '-33 -5, -36 1, -29 6, -17 8.6, -3 8', 4.2) +
  limb(NEAR, '170 147.6 8.6, 154 151.4 9.6, 136 153 9') +
  stroke(SHEEN, 1, '166 145.6, 152 148.4, 138 149.6; 128 150, 112 147.6', 'opacity=".6"') +
  oval(PALE, 158, 155, 5, 2.3, -10) +
  form(
    'uh',
    NEAR,
    '182 112, 177 101, 164 95, 147 95, 130 99.6, 116 107, 107.6 115.6, 107 122.6, 114 126.4, 128 127, 144 129, 160 132.6, 173 132, 181 124',
    blob(LIGHT, '170 98.6, 154 97, 136 101.4, 121 109, 112 117.6, 122 115, 138 107.6, 156 103') +
      blob(SHEEN, '158 98.6, 144 100.6, 131 105.4, 142 104.4, 153 102', 'opacity=".6"') +
      blob(SHADE, '106 121, 124 122, 144 121.6, 164 117, 184 104, 188 128, 170 138, 120 132', 'opacity=".6"'),
  );

/** Squats bloated, the small pale snout before it, made for digging. */
export const purpleFrog = (): Figure => ({
  body:
    limb(DEEP, '62 124 20, 50 136 15, 40 144 11') +
    fingers(DEEP, 38, 145, '-18 -2, -17 4, -8 8', 5.2) +
    trunk() +
    face() +
    hindLeg() +
    arm(),
  box: [19, 57, 184, 161],
  pose: 'stand',
  size: 0.44,
  head: [12, 56, 104, 148],
});
