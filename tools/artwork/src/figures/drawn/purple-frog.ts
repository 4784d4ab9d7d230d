import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

/** Bloated, with a small head, a pointed white snout and digging limbs. */
export const purpleFrog = (): Figure => {
  const skin = '#5f4a68';
  const shade = darker(skin, 0.32);
  const light = lighter(skin, 0.2);
  return {
    body:
      limb(shade, '70 112 18, 58 124 14, 44 130 10') +
      fingers(
        shade,
        44,
        130,
        [
          [-10, 3],
          [-6, 7],
          [2, 8],
        ],
        4.6,
      ) +
      limb(shade, '150 116 20, 164 126 14, 168 134 11') +
      form(
        'ub',
        skin,
        '10 100, 16 93, 26 88, 36 83, 46 76, 62 67, 84 60, 110 60, 136 67, 156 80, 168 97, 170 114, 158 128, 130 136, 96 137, 68 134, 48 124, 34 112, 20 106',
        blob('#94809a', '24 106, 44 116, 70 126, 104 130, 140 126, 164 114, 150 142, 80 146, 40 130') +
          blob(light, '50 80, 68 71, 92 65, 116 66, 136 74, 112 73, 86 75, 64 82', 'opacity=".7"') +
          blob('#8d7697', '74 70, 94 65, 112 68, 96 71, 82 74', 'opacity=".7"') +
          stroke(
            shade,
            1.6,
            '52 78, 60 90, 60 102, 54 112; 84 84, 94 88; 104 74, 114 80; 122 96, 134 98; 96 104, 106 108; 138 80, 146 88; 76 100, 84 106',
            'opacity=".7"',
          ) +
          dots(
            light,
            '88 76 1.4, 104 88 1.4, 120 78 1.4, 136 92 1.3, 114 104 1.3, 92 94 1.3, 74 86 1.3, 146 106 1.3, 128 112 1.3, 70 76 1.2, 130 68 1.2',
            'opacity=".8"',
          ),
      ) +
      // The snout's pale knob.
      blob('#cfc2cf', '5 101, 9 96, 15 93, 21 94.6, 22 100, 18 105.4, 11 106.6, 6 104.6') +
      blob('#efe8ee', '6.4 101, 11 96.8, 16 95.6, 15 99, 10 102.6', 'opacity=".9"') +
      dots(shade, '15 96.4 .9') +
      stroke('#2b1f33', 1.4, '16 106, 24 107.6, 32 108.4, 39 108') +
      oval('#8d7697', 34.6, 91.4, 4.4, 3.8) +
      oval('#100c12', 34.2, 91.4, 3, 2.8) +
      dots('#fff', '33.2 90.2 .8') +
      form(
        'uh',
        lighter(skin, 0.05),
        '171 112, 162 99, 144 94, 124 97, 108 106, 104 117, 114 126, 134 130, 154 131, 168 124',
        blob(light, '160 104, 144 99, 126 103, 116 111, 130 107, 146 106', 'opacity=".6"') +
          blob(shade, '106 118, 124 127, 150 129, 172 120, 160 140, 116 138', 'opacity=".6"'),
      ) +
      limb(shade, '114 120 11, 136 129 11, 156 132 11, 148 138 9, 124 139 9') +
      fingers(
        lighter(skin, 0.05),
        118,
        138,
        [
          [-20, 2],
          [-14, 6],
          [-4, 8],
          [-22, -3],
        ],
        5.4,
      ) +
      limb(skin, '70 112 25, 62 126 19, 50 134 14') +
      limb(light, '70 108 8, 64 120 7', 'opacity=".5"') +
      fingers(
        skin,
        50,
        135,
        [
          [-15, 1],
          [-12, 5],
          [-3, 8],
          [6, 7],
        ],
        6,
      ),
    box: [4, 59, 175, 148],
    pose: 'stand',
    size: 0.44,
    head: [-4, 50, 86, 140],
  };
};
