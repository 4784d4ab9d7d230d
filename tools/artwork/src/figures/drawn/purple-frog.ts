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
        '10 100, 16 93, 26 88, 36 82, 46 72, 62 58, 84 48, 110 46, 136 54, 156 72, 166 94, 166 116, 154 130, 128 138, 96 139, 68 134, 48 124, 34 112, 20 106',
        blob('#94809a', '24 106, 44 116, 70 126, 104 130, 140 126, 164 114, 150 142, 80 146, 40 130') +
          blob(light, '50 74, 68 60, 92 53, 116 54, 136 64, 112 62, 86 64, 64 74', 'opacity=".7"') +
          blob('#8d7697', '74 60, 94 54, 112 57, 96 60, 82 64', 'opacity=".7"') +
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
      blob('#e3dbe2', '3 101, 6 94, 13 92, 19 96, 18 103, 11 107, 5 106') +
      blob('#ffffff', '6 97, 11 94.6, 14 97, 9 100', 'opacity=".8"') +
      dots(shade, '15 96.4 .9') +
      stroke('#2b1f33', 1.4, '16 106, 24 107.6, 32 108.4, 39 108') +
      oval('#8d7697', 34.6, 91.4, 4.4, 3.8) +
      oval('#100c12', 34.2, 91.4, 3, 2.8) +
      dots('#fff', '33.2 90.2 .8') +
      form(
        'uh',
        lighter(skin, 0.05),
        '164 106, 154 98, 138 98, 126 106, 120 118, 126 130, 142 136, 158 134, 168 124',
        blob(light, '158 106, 146 102, 134 108, 130 116, 142 112', 'opacity=".6"') +
          blob(shade, '122 124, 140 132, 166 124, 160 142, 130 140', 'opacity=".6"'),
      ) +
      limb(lighter(skin, 0.05), '132 124 17, 124 133 14, 112 137 11') +
      fingers(
        lighter(skin, 0.05),
        112,
        137,
        [
          [-14, 2],
          [-9, 6],
          [0, 7],
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
    box: [2, 45, 176, 148],
    pose: 'stand',
    size: 0.4,
    head: [-4, 44, 92, 140],
  };
};
