import type { Figure } from '../figure';
import { fingers } from '../parts/fingers';
import { form } from '../parts/plumage';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

const frogEye = (x: number, y: number, r: number, iris: string): string =>
  oval('#1b1712', x, y, r * 1.12, r * 1.04) +
  oval(iris, x, y, r, r * 0.92) +
  oval('#110d0a', x - r * 0.06, y + r * 0.04, r * 0.64, r * 0.44) +
  dots('#fff', `${(x - r * 0.34).toFixed(1)} ${(y - r * 0.36).toFixed(1)} ${(r * 0.16).toFixed(1)}`);

/** A calling male in the rains: lemon yellow, vocal sacs blue. */
export const indianBullfrog = (): Figure => {
  const skin = '#dfc936';
  const shade = '#9c8a24';
  const light = '#f3e684';
  return {
    body:
      // Far limbs and the far sac.
      limb(shade, '62 108 18, 50 122 13, 42 136 10') +
      fingers(shade, 42, 137, '-16 3, -12 7, -3 8', 4.4) +
      oval('#2d5a96', 24, 99, 14, 13) +
      form(
        'bb',
        skin,
        '8 78, 10 70, 20 62, 34 56, 44 49, 52 43, 64 43, 72 49, 80 54, 98 56, 118 63, 138 77, 154 95, 164 114, 162 128, 146 136, 116 138, 86 134, 62 126, 44 114, 26 102, 12 90',
        blob('#f7f2cd', '8 84, 24 94, 44 98, 62 106, 80 120, 108 132, 132 140, 80 144, 36 122, 10 98') +
          blob(
            light,
            '20 66, 36 60, 54 60, 80 60, 104 63, 126 75, 144 92, 122 78, 98 70, 70 69, 44 70, 26 74',
            'opacity=".85"',
          ) +
          // The folds that run along the back.
          stroke(
            shade,
            2.6,
            '86 60, 104 66, 122 77; 128 82, 140 94; 82 72, 96 77, 110 86; 116 91, 126 101; 100 60, 120 69, 136 81; 80 86, 92 92, 100 100; 146 90, 154 104',
          ) +
          blob(shade, '66 120, 90 130, 124 134, 160 130, 150 146, 90 144', 'opacity=".5"') +
          dots(shade, '72 96 1.4, 80 108 1.4, 90 112 1.3, 70 108 1.2'),
      ) +
      // Fold behind the eye, ear drum.
      stroke(shade, 2.4, '70 58, 82 64, 88 74, 86 84') +
      oval(shade, 72, 72, 7.4, 8) +
      oval('#c9b238', 72, 72, 5.4, 6) +
      stroke('#6d5f18', 2, '8 79, 22 84, 40 86, 56 85, 68 82') +
      oval('#6d5f18', 17, 69, 1.4, 1) +
      // The far eye over the crown, then the near one.
      oval(shade, 40, 50, 5.4, 4.6) +
      oval('#c98d26', 38.2, 49.6, 3, 3) +
      oval('#1b1712', 37.4, 49.6, 1.7, 1.6) +
      blob(skin, '42 58, 42 48, 50 40.6, 62 41, 69 49, 68 59, 56 64') +
      frogEye(55, 50.6, 7.6, '#dd9c2a') +
      stroke('#8d7d20', 1.5, '45 45.6, 53 40.8, 62 42.6') +
      // The near vocal sac.
      form(
        'bs',
        '#3f7ec6',
        '28 98, 34 90, 46 87, 58 90, 66 99, 67 111, 60 121, 47 124, 35 120, 28 110',
        blob('#86b8ea', '34 98, 42 91, 52 91, 58 97, 48 98, 40 104, 34 106') +
          blob('#2c5c9c', '28 110, 40 117, 54 117, 68 108, 62 126, 34 126', 'opacity=".8"') +
          dots('#fff', '42 96 1.8'),
      ) +
      // The long hind leg, folded in three.
      form(
        'bh',
        skin,
        '168 122, 162 106, 150 96, 132 92, 114 95, 100 104, 94 114, 98 124, 110 128, 130 128, 148 132, 162 134',
        blob(light, '154 102, 136 96, 116 99, 104 109, 118 105, 138 104', 'opacity=".85"') +
          stroke(
            shade,
            3.4,
            '118 103, 112 111, 111 118; 134 100, 128 110, 128 119; 149 103, 145 112, 147 121',
          ),
      ) +
      limb(shade, '100 120 13, 126 129 15, 156 137 12') +
      stroke(shade, 1.8, '94 113, 100 103.6, 114 94.8, 132 91.8, 148 95') +
      limb(skin, '98 118 12, 124 126 14, 158 136 11') +
      stroke(shade, 2.6, '117 121, 115 127; 133 126, 131 132; 147 130, 146 136') +
      // Webbed.
      blob(shade, '152 136, 122 138, 92 139, 96 144, 88 147, 104 150, 130 149, 154 144') +
      fingers(skin, 150, 141, '-56 -2, -64 5, -46 9, -30 8', 4.4) +
      limb(skin, '72 110 22, 70 124 15, 60 137 11.6') +
      blob(light, '70 106, 78 114, 76 126, 70 128, 68 116', 'opacity=".7"') +
      fingers(skin, 60, 138, '-20 2, -15 7, -5 9, 7 7', 4.8),
    box: [7, 40, 168, 152],
    pose: 'stand',
    size: 0.5,
    head: [-4, 30, 94, 128],
  };
};

/** Sits high on its fore legs; gold without a mark, the eye black. */
export const goldenPoisonFrog = (): Figure => {
  const skin = '#f4b71a';
  const shade = '#b8760c';
  const light = '#ffe384';
  const disc = 2.4;
  return {
    body:
      // Far limbs.
      limb(shade, '62 92 13, 50 112 9, 44 132 7') +
      fingers(shade, 44, 133, '-15 2, -11 7, -2 9, 6 7', 3.2, disc - 0.4) +
      limb(shade, '128 118 12, 112 126 9, 100 134 7') +
      fingers(shade, 100, 135, '-16 0, -13 5, -4 7', 3.2, disc - 0.4) +
      form(
        'pb',
        skin,
        '12 64, 14 56, 22 49, 34 44, 44 40, 56 38, 68 41, 80 48, 98 56, 118 67, 134 82, 146 100, 150 116, 142 126, 124 128, 102 122, 84 116, 70 108, 54 98, 38 88, 22 78, 14 71',
        blob(
          shade,
          '12 70, 30 80, 48 90, 66 102, 86 112, 112 118, 136 116, 152 106, 146 138, 90 130, 44 106, 16 84',
          'opacity=".65"',
        ) +
          blob(
            light,
            '24 53, 38 47, 60 45, 82 54, 106 66, 126 82, 138 100, 120 88, 98 76, 74 68, 50 62, 30 60',
            'opacity=".55"',
          ) +
          blob('#fff0bd', '82 56, 96 61, 110 70, 118 77, 106 73, 92 65', 'opacity=".5"') +
          stroke(shade, 1.4, '70 60, 80 70, 84 84; 104 80, 114 90, 118 102', 'opacity=".7"'),
      ) +
      stroke('#7d500a', 1.3, '12.6 66.4, 24 69.6, 38 72, 52 74.4, 60 76.4') +
      oval('#7a4d08', 19, 57, 1.3, 1) +
      oval('#a86c0a', 69, 62, 4, 4.6, 0, 'opacity=".7"') +
      // The far eye over the crown, then the near one.
      oval(shade, 38, 42.6, 5, 4) +
      oval('#17120e', 36, 43, 3.6, 3) +
      blob(light, '40 56, 40 46, 47 39.6, 58 40, 63.6 48, 62 57, 51 61') +
      oval('#17120e', 51.2, 49.4, 6.4, 5.8) +
      oval('#3a2a1c', 51.2, 50.2, 5, 4.2) +
      oval('#0a0807', 51.2, 49.8, 3.8, 3.2) +
      dots('#fff', '49.2 47.2 1') +
      // The hind leg, folded in three.
      limb(shade, '100 116 13, 122 124 12, 142 130 9') +
      form(
        'ph',
        skin,
        '152 116, 148 102, 136 94, 120 95, 104 102, 92 110, 90 118, 98 123, 114 121, 130 122, 146 126',
        blob(light, '144 106, 132 99, 116 101, 102 109, 98 114, 114 108, 132 106', 'opacity=".85"') +
          blob(shade, '92 118, 110 119, 130 118, 150 116, 146 132, 100 128', 'opacity=".5"'),
      ) +
      limb(skin, '96 117 11, 118 124 10, 142 132 8') +
      limb(skin, '144 131 8, 128 137 6.6, 112 141 5.4') +
      fingers(skin, 114, 141, '-28 -2, -22 5, -10 8, 3 8', 3.4, disc) +
      limb(skin, '72 100 17, 68 118 11, 72 137 8') +
      blob(light, '68 96, 74 106, 72 122, 68 120', 'opacity=".7"') +
      fingers(skin, 72, 138, '-20 1, -14 8, -3 10, 9 8', 3.6, disc),
    box: [12, 38, 153, 153],
    pose: 'stand',
    size: 0.5,
    head: [-2, 14, 92, 108],
  };
};
