import type { Figure } from '../figure';
import { beast } from '../parts/beast';
import { coatMarks, type Mark } from '../parts/coat-marks';
import { catProfile } from '../parts/cat-profile';
import { blob, blobPath, dots, limb, painted, stroke, within } from '../parts/shapes';

const LEOPARD =
  '40 64, 50 61, 62 62, 73 59, 85 62, 100 69, 116 73, 132 72.6, 148 68, 162 65, 176 69, 187 78, 194 91, 196 105, 193 118, 187 127, 178 133, 158 135, 138 134, 118 135, 104 136, 92 136.6, 78 136, 64 135.6, 54 137, 47 142, 43 149, 39 157, 33 162.4, 24 163, 18.6 158, 20.6 151, 26 143, 32 134, 39 126.6, 47 121, 50 115, 46 107, 41 100, 37 93, 34 84';

const HIND_FOOT =
  '190 120, 195.6 128, 191.4 137, 179 142.6, 160 144, 140 144.4, 131 142.4, 128.6 137.6, 133 133.4, 144 131.6, 160 130.4, 173 126.6, 182 121';

const BARK = '#5d4a3c';

const LEOPARD_COAT = '#d8a14e';
const LEOPARD_DARK = '#2b2019';
const LEOPARD_LIT = '#e6b86c';
const LEOPARD_SHADE = '#bd8538';

/** A dead limb with a twig and a few leaves. */
const leafyBranch = (): string =>
  limb(
    BARK,
    '-46 150 7, -14 145 13, 30 139 19, 84 139 23, 150 139 26, 230 134 30, 330 124 36, 470 104 44, 640 78 54',
  ) +
  limb('#7d6653', '-10 141 3, 30 133 4, 84 131 5, 150 131 5.6, 230 124 6, 330 112 7, 470 90 8, 640 62 9') +
  stroke('#463629', 1.4, '4 145, 40 143, 56 144; 104 143, 140 144; 222 140, 262 136; 300 131, 360 124') +
  limb(BARK, '224 132 10, 246 152 8, 262 178 6, 266 200 3') +
  blob('#5b6b3a', '262 196, 254 208, 256 222, 264 214') +
  blob('#6d7d45', '267 198, 276 208, 276 222, 268 214') +
  blob('#5b6b3a', '-44 147, -58 141, -70 147, -58 153') +
  blob('#6d7d45', '-42 152, -52 161, -52 173, -44 165');

const leopardTailMarks = (): string =>
  coatMarks({
    seed: 'leopard tail',
    outline: '192 100, 206 114, 217 136, 219 160, 214 186, 202 186, 204 160, 203 138, 196 122, 184 110',
    step: 8,
    ink: LEOPARD_DARK,
    mark: () => ({ size: 1.8, solid: true, stretch: 1.3 }),
  }) +
  stroke(LEOPARD_DARK, 4, '203 192, 214 193; 203 203, 213 201; 207 214, 215 208; 216 222, 220 213') +
  limb(LEOPARD_DARK, '228 224 9, 242 220 8');

/** A rosette lies along the body, and narrows toward back and belly. */
function leopardMark(x: number, y: number): Mark {
  if (y > 146) return { size: 1.2, solid: true, stretch: 1.2 };
  if (x < 62 || y > 122) return { size: 1.7, solid: true, stretch: 1.3, turn: x < 62 ? 2 : 0.1 };
  const round = Math.abs(y - 96) / 32;
  return {
    size: 3.4 - 1.2 * round,
    stretch: 1.15 + 0.35 * round,
    turn: x > 166 ? 1 : x < 96 ? 1.9 : 0.15,
  };
}

/** At rest along a bough that it brings, a forepaw hanging, the tail far below. */
export const drawnLeopard = (): Figure => {
  const [coat, dark, white] = [LEOPARD_COAT, LEOPARD_DARK, '#fbf1dd'];
  return beast({
    id: 'le',
    coat,
    behind: leafyBranch(),
    far:
      blob('#a5773a', '58 112, 44 118, 30 121, 16 123, 6 126, 2 130, 5 135, 14 137, 30 136, 52 134') +
      dots(dark, '46 121 1.5, 36 124 1.4, 26 125 1.3, 40 128 1.4, 30 130 1.2, 18 128 1.2') +
      stroke(dark, 0.9, '6 131, 11 131; 7 134, 12 134'),
    tail: '186 104 11, 198 119 10, 208 140 9.4, 211 164 8.8, 208 188 8.4, 208 205 8, 215 219 7.8, 230 223 7, 240 219 6',
    tailMarks: leopardTailMarks(),
    outline: LEOPARD,
    planes:
      blob(
        LEOPARD_SHADE,
        '36 58, 62 52, 86 56, 116 66, 148 60, 180 64, 202 96, 194 118, 190 100, 180 82, 164 74, 148 76, 130 80, 112 79, 92 72, 70 70, 54 70',
        'opacity=".75"',
      ) +
      blob(white, '30 82, 42 92, 50 102, 54 112, 51 121, 44 122, 44 106, 34 94') +
      // The body's underside, dark against the bark.
      painted({ LEOPARD_LIT, LEOPARD_SHADE })(`
  #a9752d/.7 92 128, 108 122, 128 121, 144 124, 152 130, 170 134, 150 142, 110 142, 92 140
  LEOPARD_LIT/.6 66 66, 78 65, 90 76, 94 94, 90 112, 80 122, 70 114, 63 98, 60 80
  LEOPARD_SHADE/.8 94 74, 104 90, 106 106, 100 122, 92 132, 94 116, 97 98
  LEOPARD_LIT/.6 158 74, 174 78, 186 90, 188 106, 180 120, 166 126, 154 118, 150 100, 151 84
  LEOPARD_SHADE/.9 152 74, 145 88, 143 104, 147 118, 158 130, 172 132, 160 124, 151 112, 149 94
  LEOPARD_LIT/.7 40 130, 52 125, 66 125, 80 127, 70 131, 52 132, 42 138, 34 148, 28 156, 28 146
  #a9752d/.5 96 132, 78 133, 60 133, 50 138, 44 148, 38 160, 30 166, 46 166, 52 144, 96 142`),
    marks: coatMarks({
      seed: 'leopard on a branch',
      outline: LEOPARD,
      step: 12,
      ink: dark,
      fill: '#c08535',
      width: 1.8,
      dash: '5.6 1.6',
      mark: leopardMark,
    }),
    over:
      // Thigh and shoulder stand out before the flank.
      blob(
        dark,
        '154 76, 147 90, 145 106, 149 119, 158 128, 172 131, 161 124, 153 114, 150 102, 150 88',
        'opacity=".4"',
      ) +
      blob(dark, '96 80, 102 94, 102 108, 97 120, 86 128, 95 118, 98 106, 98 92', 'opacity=".35"') +
      blob('#a9752d', HIND_FOOT, 'transform="translate(0 1.6)"') +
      blob(LEOPARD_COAT, HIND_FOOT) +
      within(
        'leh',
        blobPath(HIND_FOOT),
        blob('#a9752d', '140 141, 160 137, 178 135, 190 126, 196 140, 160 146', 'opacity=".5"') +
          dots(
            dark,
            '186 126 1.8, 177 130 1.7, 181 136 1.6, 169 133 1.6, 171 139 1.5, 160 134.6 1.5, 151 138 1.4, 188 132 1.4, 161 140 1.3, 143 135 1.3, 141 140 1.2',
          ),
      ) +
      stroke(dark, 0.9, '129.6 137, 134 137; 131 140.4, 135 140; 24 158, 22 161; 29.6 158.6, 28.4 161.8'),
    head: catProfile(-7, 52, 0.52, -3, {
      id: 'le',
      coat,
      back: LEOPARD_SHADE,
      pale: white,
      shade: '#e3cca2',
      nose: '#b0705f',
      iris: '#d6bc4c',
      ear: [dark, '#ecd8b2'],
      earSize: 0.9,
      marks: dots(
        dark,
        '41 17 1.8, 50 13 1.9, 58 11 2, 47 22 .01, 53 22 1.9, 61 20 2, 58 29 2, 66 32 2.1, 61 38 2, 70 42 2.2, 56 43 1.8, 64 48 2.1, 73 52 2.3, 60 56 2, 68 60 2.2, 77 62 2.4, 82 46 2.4, 86 58 2.5, 70 70 2.2, 80 73 2.4, 92 48 2.6, 94 64 2.6, 88 32 2.5, 96 34 2.6, 90 22 2.4, 62 66 1.9, 30 28 1.3, 24 33 1.2, 36 22 1.4',
      ),
    }),
    face: [-14, 40, 56, 110],
    box: [1, 70, 136, 175],
    pose: 'cling',
    size: 0.56,
  });
};
