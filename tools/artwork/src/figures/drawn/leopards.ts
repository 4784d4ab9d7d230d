import type { Figure } from '../figure';
import { beast, toes } from '../parts/beast';
import { coatMarks } from '../parts/coat-marks';
import { felidHead } from '../parts/felid';
import { blob, blobPath, dots, limb, stroke, within } from '../parts/shapes';

const LEOPARD =
  '42 76, 52 71, 64 70, 74 69, 84 67, 94 69, 104 74, 118 79, 134 82, 150 80, 164 74, 178 70, 191 73, 201 82, 206 96, 205 110, 199 121, 188 128, 170 131, 148 130, 126 132, 106 134, 88 133, 74 129, 62 122, 52 113, 44 102, 39 88';

const FORELEG =
  '70 82, 82 76, 94 82, 99 96, 98 112, 92 124, 86 136, 83 150, 82 164, 80 174, 76 184, 68 189, 59 189, 55 184, 58 178, 65 172, 67 160, 66 146, 67 132, 66 118, 65 100';

const HIND_LEG =
  '166 80, 182 74, 198 80, 206 94, 205 110, 197 122, 187 130, 182 138, 186 148, 191 158, 190 168, 184 178, 177 187, 169 192, 160 191, 158 186, 163 181, 171 174, 176 166, 172 157, 163 148, 156 138, 153 126, 155 108, 158 92';

const BARK = '#5d4a3c';

const LEOPARD_COAT = '#d8a14e';
const LEOPARD_DARK = '#2b2019';
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
    outline: '200 88, 214 102, 223 124, 223 150, 218 174, 206 176, 208 148, 208 126, 202 108, 192 96',
    step: 8,
    ink: LEOPARD_DARK,
    mark: () => ({ size: 1.8, solid: true, stretch: 1.3 }),
  }) +
  stroke(LEOPARD_DARK, 4, '208 182, 218 183; 207 193, 217 192; 210 204, 219 200; 217 213, 223 206') +
  limb(LEOPARD_DARK, '231 219 9, 246 213 8');

const leopardLeg = (id: string, outline: string, light: string): string =>
  blob(LEOPARD_COAT, outline) +
  within(
    id,
    blobPath(outline),
    light +
      coatMarks({
        seed: id,
        outline,
        step: 9.5,
        ink: LEOPARD_DARK,
        fill: '#c08535',
        width: 1.7,
        dash: '5.6 1.6',
        mark: (_, y) =>
          y < 106
            ? { size: 3, stretch: 1.2, turn: 0.4 }
            : { size: y > 160 ? 1.3 : 1.9, solid: true, stretch: 1.2 },
      }),
  );

const hangingLegs = (): string =>
  leopardLeg(
    'leg',
    FORELEG,
    blob(LEOPARD_SHADE, '94 112, 88 130, 84 150, 82 172, 78 182, 78 160, 80 136, 88 120', 'opacity=".75"') +
      blob('#e0ae60', '74 86, 84 84, 88 98, 80 114, 72 106', 'opacity=".7"'),
  ) +
  leopardLeg(
    'lei',
    HIND_LEG,
    blob(
      LEOPARD_SHADE,
      '200 118, 186 134, 192 158, 184 180, 176 176, 180 160, 176 144, 182 128',
      'opacity=".75"',
    ) + blob('#e0ae60', '170 86, 184 82, 194 94, 188 110, 172 116, 164 104', 'opacity=".6"'),
  ) +
  stroke(
    LEOPARD_DARK,
    0.9,
    '60 184.6, 57.6 188; 64.6 185.4, 63 188.6; 163.4 187, 161.6 190.4; 168 187.6, 167 191',
  );

/** Stretched along a branch that it brings, one foreleg and one hind leg hanging. */
export const drawnLeopard = (): Figure => {
  const [coat, dark, far, white] = [LEOPARD_COAT, LEOPARD_DARK, '#a5773a', '#fbf1dd'];
  return beast({
    id: 'le',
    coat,
    behind: leafyBranch(),
    far:
      blob(far, '66 112, 52 118, 36 122, 22 124, 12 126, 7 130, 9 135, 17 137, 34 136, 52 135, 72 134') +
      dots(dark, '54 122 1.5, 44 126 1.4, 34 127 1.3, 50 130 1.4, 38 132 1.2, 26 129 1.2') +
      stroke(dark, 0.9, '11 131, 16 131; 12 134, 17 134'),
    tail: '196 92 10, 209 104 9.4, 217 124 9, 218 148 8.6, 213 172 8.4, 212 194 8, 219 212 7.8, 232 219 7.2, 243 214 6',
    tailMarks: leopardTailMarks(),
    outline: LEOPARD,
    planes:
      blob(
        '#c68b3c',
        '38 72, 60 58, 96 56, 120 70, 150 72, 180 64, 210 84, 208 100, 190 82, 168 80, 146 87, 118 84, 96 72, 70 74',
      ) +
      blob(white, '36 92, 46 100, 56 110, 66 118, 70 128, 56 122, 42 108') +
      blob('#b98234', '92 128, 112 122, 134 120, 156 120, 160 134, 120 138', 'opacity=".75"') +
      blob(LEOPARD_SHADE, '99 80, 106 96, 104 112, 96 126, 96 108', 'opacity=".6"') +
      blob(LEOPARD_SHADE, '158 84, 150 98, 149 114, 155 130, 158 108', 'opacity=".6"'),
    marks: coatMarks({
      seed: 'leopard on a branch',
      outline: LEOPARD,
      step: 12.4,
      ink: dark,
      fill: '#c08535',
      width: 1.9,
      dash: '5.6 1.6',
      mark: (x, y) => {
        if (x < 62 || y > 119) return { size: 2, solid: true, stretch: 1.2 };
        return { size: y < 80 ? 2.8 : 3.6, stretch: 1.2, turn: 0.2 };
      },
    }),
    over: hangingLegs(),
    head: felidHead(3, 91, 0.88, -2, {
      id: 'le',
      coat,
      pale: white,
      shade: '#e3cca2',
      bridge: '#c68b3c',
      nose: '#a8655a',
      iris: '#b8a04a',
      ear: [dark, '#ecd8b2'],
      earSize: 0.92,
      marks: dots(
        dark,
        '19 -13 1, 23 -14 1.1, 27 -14 1.2, 22 -10 1.1, 26 -10 1.2, 31 -11 1.3, 25 -5.6 1.2, 29 -6 1.3, 34 -6 1.4, 38 -8 1.5, 23 -1.6 1.1, 28 -1 1.3, 33 -.6 1.4, 39 -1 1.6, 25 4 1.2, 30 4.4 1.3, 36 5 1.5, 42 5 1.6, 27 9 1.2, 33 10 1.3, 39 11 1.5, 22 10 1, 8 -4.6 .6, 11 -5 .6',
      ),
    }),
    face: [0, 56, 56, 112],
    box: [1, 81, 139, 173],
    pose: 'cling',
    size: 0.56,
  });
};

const SNOW =
  '44 62, 56 56, 68 55, 80 54, 92 56, 108 61, 126 62, 144 60, 160 57, 174 57, 187 62, 195 72, 198 86, 200 98, 206 107, 212 114, 212 121, 208 131, 207 140, 207 147.5, 202.5 150.5, 184 150.5, 179 148, 181 143, 188 138, 193 131, 193 123, 186 117, 174 113, 164 108, 154 105, 140 109, 122 112, 106 111, 99 114, 96 124, 94 134, 94 142, 93 148.5, 88 150.5, 70 150.5, 65 148, 67 143, 74 138, 76 130, 75 119, 70 109, 60 104, 50 98, 42 88';

/** Short in leg and muzzle, deep in fur; the tail is as long as the body. */
export const snowLeopard = (): Figure => {
  const [coat, dark, far, white] = ['#cdc8bc', '#45454a', '#98948c', '#f6f4ec'];
  return beast({
    id: 'sl',
    coat,
    far:
      blob(
        far,
        '78 96, 104 98, 110 110, 112 122, 112 132, 113 140, 112 148, 108 150, 92 150, 88 147.5, 90 143, 97 138, 98 128, 94 116, 84 106',
      ) +
      blob(
        far,
        '146 92, 178 96, 176 108, 176 116, 172 124, 166 132, 164 141, 163 148, 159 150, 143 150, 139 147.5, 141 143, 149 138, 153 130, 154 121, 150 112',
      ) +
      dots(
        dark,
        '104 118 1.6, 100 126 1.5, 108 130 1.4, 170 112 1.8, 162 116 1.7, 168 122 1.5, 158 128 1.5, 160 136 1.3',
      ),
    tail: '186 66 12, 202 74 13, 218 88 14, 231 104 15, 245 119 15.4, 262 124 15.4, 277 115 15, 284 99 14, 282 86 11',
    tailMarks:
      limb(white, '222 104 5, 238 122 7, 262 132 7, 282 120 7, 292 98 6') +
      coatMarks({
        seed: 'snow tail',
        outline:
          '190 62, 222 80, 236 96, 252 112, 268 112, 274 98, 278 90, 288 92, 286 112, 270 128, 246 124, 226 106, 206 84, 190 74',
        step: 11.5,
        ink: dark,
        fill: '#a9a59c',
        width: 2,
        dash: '8 1.4',
        mark: () => ({ size: 3.6, stretch: 1.3, turn: 0.9 }),
      }) +
      limb(dark, '284 94 16, 282 80 16'),
    outline: SNOW,
    planes:
      blob('#b9b4a8', '44 62, 80 48, 108 56, 144 56, 176 52, 200 72, 196 80, 176 64, 144 68, 110 68, 80 62') +
      blob(white, '40 84, 50 90, 60 97, 70 104, 74 116, 66 112, 50 104') +
      blob(white, '94 116, 106 104, 126 102, 148 98, 160 98, 174 110, 150 116, 112 118') +
      blob(white, '172 110, 186 115, 194 122, 186 119') +
      blob('#e3ded2', '104 114, 126 108, 152 104, 168 112, 150 118') +
      blob('#b0aba0', '98 70, 105 86, 105 100, 99 111, 96 104, 100 90', 'opacity=".5"') +
      blob('#b0aba0', '158 74, 154 92, 160 106, 168 110, 163 98', 'opacity=".5"'),
    marks: coatMarks({
      seed: 'snow leopard',
      outline: SNOW,
      step: 12.4,
      ink: dark,
      fill: '#b3aea3',
      width: 1.9,
      dash: '5.4 2',
      mark: (x, y) => {
        if (y > 114 || x < 70) return { size: y > 130 ? 1.2 : 1.9, solid: true, stretch: 1.3 };
        if (y > 104) return { size: 2, solid: true };
        return { size: y < 66 ? 3.2 : 3.9, stretch: 1.2, turn: 0.2 };
      },
    }),
    over: toes(far, '72 150, 186 150'),
    head: felidHead(12, 74, 0.84, -2, {
      id: 'sl',
      coat,
      pale: white,
      shade: '#dedace',
      bridge: '#bdb7aa',
      nose: '#9a7068',
      iris: '#a9b08a',
      ear: [dark, '#e4dfd4'],
      earSize: 0.74,
      outline:
        '0 .4, .8 -2, 4.4 -4.8, 8.6 -8.4, 12 -13.4, 18 -17.4, 26 -19, 35 -17, 42 -11, 46 0, 45 11, 39 18, 30 20.5, 19 18.6, 10 16.6, 5.6 14.6, 3.4 11, 2.4 7, 1 3.4',
      marks: dots(
        dark,
        '18 -14 1, 22 -16 1.1, 27 -15 1.2, 21 -11 1.1, 26 -10.6 1.2, 31 -12 1.3, 25 -5.6 1.2, 30 -6 1.3, 35 -7 1.4, 39 -8 1.5, 23 -1.2 1.1, 28 -1 1.3, 34 -.6 1.4, 40 -1 1.6, 26 4 1.1, 31 4.4 1.3, 37 5 1.5, 42 5 1.6, 33 10 1.2, 40 11 1.4',
      ),
    }),
    face: [6, 46, 64, 104],
    box: [6, 78, 165, 132.3],
    size: 0.38,
  });
};
