import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

const SKIN = '#64506f';
const SHADE = darker(SKIN, 0.34);
const LIGHT = lighter(SKIN, 0.22);
const TOE = lighter(SKIN, 0.12);
const BELLY = '#a08ba6';

/** An arm and the toes of a hind foot. */
const farLimbs = (): string =>
  limb(SHADE, '62 112 18, 50 126 13, 42 139 9') +
  fingers(SHADE, 42, 139, '-15 0, -14 6, -5 9', 4) +
  fingers(SHADE, 96, 142, '-16 2, -14 7, -4 9', 4.4);

const trunk = (): string =>
  form(
    'ub',
    SKIN,
    '8 96, 13 90.5, 22 86, 30 80, 35 72.6, 42 69, 49 71, 54 77, 62 77, 74 70, 90 64, 110 61, 132 63, 153 71, 169 84, 178 101, 179 118, 168 132, 146 140, 116 143, 90 140, 70 132, 56 121, 42 114, 26 109, 13 104, 8 100',
    blob(BELLY, '14 104, 30 106, 50 112, 68 124, 92 134, 124 138, 160 130, 150 150, 90 150, 50 130, 20 112') +
      blob('#bcaac0', '30 108, 50 114, 64 124, 84 134, 70 134, 48 122', 'opacity=".8"') +
      blob(LIGHT, '62 83, 78 74, 96 68, 118 66.6, 140 72, 155 82, 134 77, 108 75, 84 80', 'opacity=".75"') +
      blob('#a894b3', '84 72, 100 67.6, 118 68, 104 71, 90 75', 'opacity=".85"') +
      blob(SHADE, '158 82, 172 96, 180 124, 164 140, 166 116', 'opacity=".45"') +
      stroke(
        SHADE,
        1.5,
        '56 80, 62 90, 62 102, 56 112; 72 92, 84 96; 92 82, 104 88; 118 80, 128 86',
        'opacity=".55"',
      ) +
      dots(
        LIGHT,
        '78 84 1.3, 92 94 1.3, 106 80 1.3, 120 92 1.3, 98 106 1.3, 84 108 1.3, 74 100 1.2, 134 78 1.3, 146 88 1.3, 112 104 1.2, 88 120 1.2',
        'opacity=".75"',
      ) +
      // The snout pales towards its tip.
      blob('#8a7792', '4 96, 12 86, 24 87, 27 94, 20 102, 8 104') +
      blob('#c9bccb', '4 97, 10 90, 18 88.6, 19.6 94, 14 100, 6 101') +
      blob('#e6dde5', '5 97, 10 91.4, 14.6 91, 12 96, 7 99'),
  );

/** Nostril, mouth, eye. */
const features = (): string =>
  dots('#3a2c42', '17 91.4 .9') +
  stroke('#2b1f33', 1.3, '12 103, 22 104.6, 32 106, 42 107, 51 107') +
  blob(lighter(SKIN, 0.1), '34 80, 37 74, 43 71.6, 49 74, 51 80, 44 84, 37 83.6') +
  oval('#171018', 42.6, 77.8, 4.5, 4.2) +
  oval('#7d6a86', 42.6, 77.8, 4.5, 4.2, 0, 'fill-opacity="0" stroke="#9a86a3" stroke-width=".9"') +
  dots('#fff', '41 76 1');

/** Shank and long webbed foot under the thigh. */
const hindLeg = (): string =>
  limb(SHADE, '112 119 15, 134 130 16, 158 137 11') +
  limb(SKIN, '161 138 12, 146 144 9.6, 130 145 8.6') +
  blob(
    '#57445f',
    '140 141, 124 138, 106 137, 110 142, 100 144, 107 148, 104 153, 118 152, 124 154, 138 150',
  ) +
  limb(TOE, '150 143 10, 128 141 5, 100 138 3.6') +
  limb(TOE, '150 144 10, 124 145 5, 92 145 3.6') +
  limb(TOE, '150 145 10, 126 148 5, 98 151.6 3.6') +
  limb(TOE, '150 146 9, 132 150 5, 114 154 3.6') +
  limb(LIGHT, '146 141 3, 126 140 2.4, 106 137.6 1.6', 'opacity=".55"') +
  oval('#d3c7d4', 149, 147, 4.4, 2.6, -8) +
  form(
    'uh',
    lighter(SKIN, 0.06),
    '176 112, 168 99, 152 92, 133 93, 115 101, 103 112, 102 121, 110 125, 124 124, 142 128, 158 134, 170 130',
    blob(LIGHT, '164 102, 148 96, 130 99, 114 109, 108 117, 124 110, 146 106', 'opacity=".7"') +
      blob(SHADE, '106 122, 126 119, 148 124, 174 122, 162 140, 120 132', 'opacity=".5"'),
  );

/** Bent out at the elbow. */
const arm = (): string =>
  limb(SKIN, '72 108 23, 79 124 17, 70 135 12, 61 142 10') +
  blob(LIGHT, '70 102, 78 108, 84 122, 80 126, 74 116', 'opacity=".55"') +
  fingers(SKIN, 61, 142, '-19 0, -17 6, -7 9, 4 8', 4.6);

/** Squats bloated on folded hind legs: small pointed head, pale snout, feet that dig. */
export const purpleFrog = (): Figure => ({
  body: farLimbs() + trunk() + features() + hindLeg() + arm(),
  box: [8, 61, 179, 154],
  pose: 'stand',
  size: 0.44,
  head: [-4, 44, 92, 140],
});
