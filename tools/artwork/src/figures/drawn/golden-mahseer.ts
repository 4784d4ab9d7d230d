import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { fishEye, rays } from '../parts/fins';
import { form } from '../parts/plumage';
import { blob, dots, limb, stroke } from '../parts/shapes';

const FIN = '#d8862f';
const FIN_EDGE = '#e9a955';
const RAY = '#96541d';
const BACK = '#6c6534';
const GOLD = '#cfa246';
const SEAM = '#7d5a22';

/** The middle line with the body's depth, from behind the gill cover to the root of the tail. */
const MIDDLE = '64 64 58, 86 62 63, 110 61 62, 136 62 53, 160 64 41, 182 65 29, 198 65 23';

/** Scales as large as the eye, in rows that follow the body and shrink toward the tail. */
function scales(): { seams: string; shine: string } {
  let [seams, shine] = ['', ''];
  along(MIDDLE, 4.35, 1).forEach((place, column) => {
    const reach = place.w / 64;
    for (let row = -4; row <= 4; row++) {
      const side = (row + (column % 2) / 2) / 9;
      if (Math.abs(side) > 0.5) continue;
      const [x, y] = beside(place, side);
      const h = 7.6 * reach;
      seams += `M${x.toFixed(1)} ${(y - h / 2).toFixed(1)}q${(5.4 * reach).toFixed(1)} ${(h / 2).toFixed(1)} 0 ${h.toFixed(1)}`;
      if (side > -0.02 && side < 0.42)
        shine += `${shine && ', '}${(x - 1.4).toFixed(1)} ${y.toFixed(1)} ${(1.9 * reach).toFixed(1)}`;
    }
  });
  return { seams, shine };
}

/** Long and strong: a head as long as the body is deep, thick lips with two pairs of barbels, scales like coins. */
export const goldenMahseer = (): Figure => {
  const { seams, shine } = scales();
  return {
    body:
      form(
        'gt',
        FIN,
        '190 57, 204 52, 218 40, 232 24, 245 12, 249 13, 246 28, 238 46, 230 58, 228 65, 232 74, 240 88, 247 106, 247 116, 242 116, 230 103, 216 88, 203 78, 190 73',
        blob(RAY, '188 58, 206 56, 222 62, 222 70, 206 74, 188 72', 'opacity=".45"') +
          rays(RAY, [198, 58, 204, 64], [246, 14, 232, 56], 8) +
          rays(RAY, [204, 67, 198, 73], [234, 76, 244, 114], 8) +
          stroke(FIN_EDGE, 2, '247 14, 244 30, 236 48, 228 64, 236 84, 246 114'),
      ) +
      form(
        'gd',
        FIN,
        '96 36, 99 24, 104 12, 110 2, 114 2, 120 11, 130 21, 142 29, 150 36, 154 44, 120 44',
        rays(RAY, [101, 36, 150, 44], [111, 3, 152, 38], 9) + stroke('#8a4f1c', 2, '97 36, 101 20, 111 2'),
      ) +
      form(
        'gv',
        '#c97a2b',
        '112 90, 118 102, 128 112, 138 113, 140 104, 136 94, 130 86',
        rays(RAY, [114, 90, 130, 86], [128, 112, 140, 104], 6),
      ) +
      form(
        'gn',
        FIN,
        '160 80, 164 94, 172 106, 182 112, 186 106, 184 92, 180 76',
        rays(RAY, [162, 82, 178, 76], [174, 108, 186, 98], 6),
      ) +
      form(
        'gb',
        GOLD,
        '3 71, 7 64, 16 56, 28 48.6, 42 42, 58 36, 76 31.6, 94 30, 112 30.6, 130 34, 148 40, 166 47, 184 53, 200 55.4, 200 75, 184 77.6, 166 82, 148 87, 130 90.6, 110 92.6, 90 93.4, 70 92.6, 50 90, 34 86.4, 20 81, 9 77',
        blob(
          BACK,
          '0 62, 24 44, 60 30, 100 24, 140 32, 176 46, 204 52, 204 59, 180 58, 150 53, 120 48, 90 46, 64 48, 44 52, 24 58, 8 66',
        ) +
          blob(
            '#a98a3c',
            '10 64, 44 52, 64 49, 92 47, 122 49, 152 54, 202 60, 202 63, 150 60, 118 57, 88 56, 60 58, 30 62',
            'opacity=".7"',
          ) +
          blob('#f4e6bb', '4 78, 36 80, 60 84, 92 86, 124 83, 160 77, 204 70, 204 82, 140 96, 60 98, 10 84') +
          dots('#f3d583', shine, 'opacity=".75"') +
          `<path fill="none" stroke="${SEAM}" stroke-width="1" opacity=".85" d="${seams}"/>` +
          stroke('#6f5320', 1.2, '62 63, 90 67, 124 67, 160 66, 200 65', 'opacity=".55"') +
          stroke('#fff0be', 1.4, '70 38, 90 36, 110 37; 124 40, 140 44, 156 50', 'opacity=".6"'),
      ) +
      form(
        'gh',
        '#bd9747',
        '3 71, 7 64, 16 56, 28 48.6, 42 42, 56 36.6, 61 44, 65 54, 66 64, 64 76, 58 86, 50 90, 34 86.4, 20 81, 9 77',
        blob(BACK, '2 68, 14 54, 30 44, 58 32, 64 44, 60 50, 44 49, 30 53, 18 60, 8 67') +
          blob('#f0dfb0', '4 74, 20 75, 36 77, 52 76, 64 70, 62 92, 30 90, 8 80') +
          blob('#dcb863', '42 54, 56 52, 62 62, 58 76, 48 82, 42 72, 44 62', 'opacity=".7"') +
          stroke('#7d6027', 1.7, '52 40, 58 50, 60 63, 57 76, 50 87') +
          stroke('#7d6027', 1, '41 52, 44 62, 42 73, 36 80; 20 61, 27 65, 35 66', 'opacity=".8"') +
          dots('#7d6027', '12 64 .9, 14.6 62.6 .8'),
      ) +
      // Thick lips that can be thrust out, and two pairs of barbels.
      limb('#c2994e', '4 72 1.6, -1 79 2.2, -1 86 1.4') +
      limb('#b98e45', '21 77 2, 22 85 2.6, 18 93 1.2') +
      limb('#d9b973', '2.6 71.4 5, 8 74.2 5.6, 15 75.8 4.6, 20.6 75.4 2.6') +
      limb('#cda65c', '4.6 76.4 4, 10 79.4 4.4, 16 79.4 3, 20 77 2') +
      stroke('#6d4c1c', 1.2, '2.8 74.6, 9 77, 15 78, 20.4 76.8') +
      form(
        'gp',
        FIN,
        '58 82, 70 82, 84 90, 95 101, 100 109, 92 112, 78 107, 64 96, 57 88',
        rays(RAY, [60, 84, 62, 90], [99, 108, 80, 107], 7) + stroke(FIN_EDGE, 1.2, '66 82, 84 91, 99 108'),
      ) +
      fishEye(29, 57.4, 3.7, '#e5c774'),
    box: [-3, 1, 249, 117],
    pose: 'swim',
    size: 0.5,
    head: [-12, 14, 88, 114],
  };
};
