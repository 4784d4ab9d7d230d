import type { Figure } from '../figure';
import { beast, toes } from '../parts/beast';
import { coatMarks, type Mark } from '../parts/coat-marks';
import { felidHead } from '../parts/felid';
import { felidFace } from '../parts/felid-face';
import { bars, blob, blobPath, dots, limb, stroke, within } from '../parts/shapes';

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
  '46 52, 58 50, 70 51, 82 50, 94 52, 108 57, 124 59.6, 142 58.6, 158 55.6, 172 55.6, 186 60, 196 70, 201 83, 203 96, 207 105, 214 112.6, 215 121, 210.4 131, 209 140, 209 147.5, 204.5 150.5, 183 150.5, 178 148, 180 143, 187 138, 192 131, 191.4 124, 184 120, 174 117.6, 168 114.6, 165 117, 161 114.6, 157 117.6, 152 115, 148 118.4, 143 115.8, 138 119.4, 132 116.8, 127 120.4, 121 118, 116 121.2, 110 119, 105 121.8, 101 120, 99.4 128, 98.4 136, 98.4 142, 97 148.5, 92 150.5, 70 150.5, 64.5 148, 66.5 143, 73 138, 76 130, 75 121, 71 114, 67.4 117, 65 109, 60.6 111, 58 102, 53.4 103, 51 94, 46 86, 43 72';

const SNOW_TAIL =
  '188 68 14, 204 80 15, 216 96 16, 226 114 17, 238 127 17.6, 254 128 17.6, 265 116 17, 267 98 16, 260 84 13';

/** A rosette turns with the body's roundness, and narrows toward back and belly. */
function snowMark(x: number, y: number): Mark {
  if (y > 126) return { size: 1.3, solid: true, stretch: 1.3 };
  if (y > 110 || x < 68) return { size: 1.9, solid: true, stretch: 1.4, turn: x < 68 ? 1.2 : 0.2 };
  const round = Math.abs(y - 82) / 32;
  return { size: 4.5 - 1.7 * round, stretch: 1.15 + 0.55 * round, turn: x > 168 ? 0.9 : x < 92 ? 1.2 : 0.1 };
}

/** Short in leg and muzzle, deep in fur; the tail is as long as the body. */
export const snowLeopard = (): Figure => {
  const [coat, dark, far, white, shade] = ['#cdc8bc', '#45454a', '#98948c', '#f6f4ec', '#b3aea2'];
  return beast({
    id: 'sl',
    coat,
    far:
      blob(
        far,
        '82 98, 112 100, 119 110, 121 122, 121 132, 122 140, 121 148, 117 150, 100 150, 96 147.5, 98 143, 105 138, 107 128, 103 118, 90 108',
      ) +
      blob(
        far,
        '146 92, 180 96, 178 108, 177 117, 172 125, 166 132, 164 141, 163 148, 159 150, 141 150, 137 147.5, 139 143, 147 138, 151 130, 152 121, 148 112',
      ) +
      dots(
        dark,
        '114 122 1.6, 110 130 1.5, 117 134 1.4, 112 140 1.2, 170 116 1.8, 162 120 1.7, 167 126 1.5, 158 130 1.5, 159 139 1.3',
      ),
    tail: SNOW_TAIL,
    tailMarks:
      limb(white, '206 96 5, 222 124 7, 238 138 8, 258 138 8, 274 120 8, 276 98 7') +
      bars(
        dark,
        '209 73 3, 204 80 2.4, 200 86 .6; 219 84 3.4, 212 88 2.6, 207 93 .6; 225 95 3.6, 218 99 2.8, 212 103 .6; 232 108 3.6, 225 111 2.8, 219 117 .6; 238 118 3.6, 233 123 2.8, 228 129 .6; 247 117 3.6, 245 124 2.8, 243 132 .6; 255 112 3.6, 258 121 2.8, 261 129 .6; 256 103 3.6, 264 108 2.8, 271 115 .6; 257 95 3.4, 265 97 2.6, 274 100 .6',
      ) +
      limb(dark, '263 90 16, 256 80 16'),
    outline: SNOW,
    planes:
      blob('#b9b4a8', '44 52, 80 40, 108 50, 144 50, 176 48, 202 70, 200 84, 178 66, 144 69, 110 68, 80 62') +
      blob(white, '92 126, 100 112, 122 108, 148 103, 164 103, 182 114, 196 122, 192 128, 160 124, 112 128') +
      blob(white, '40 84, 52 90, 62 98, 71 107, 76 120, 70 122, 50 110') +
      blob('#e0dcd0', '96 128, 124 117, 150 113, 174 115, 152 123, 124 127') +
      blob(shade, '100 66, 109 84, 109 104, 102 118, 98 108, 103 90', 'opacity=".55"') +
      blob(shade, '160 68, 155 90, 162 108, 172 116, 167 98', 'opacity=".55"') +
      // The shadow of the head.
      blob('#8e8a82', '58 46, 70 56, 73 74, 68 92, 58 102, 44 90, 40 60', 'opacity=".5"') +
      bars(
        white,
        '78 104 .4, 80 112 1.6, 79 122 .4; 86 108 .4, 87 116 1.6, 86 126 .4; 92 102 .4, 93 110 1.4, 92 119 .4; 186 96 .4, 192 104 1.6, 200 111 .4; 190 88 .4, 195 96 1.4, 201 103 .4; 112 112 .4, 114 117 1.6, 113 124 .4; 132 110 .4, 134 115 1.6, 133 122 .4; 150 108 .4, 152 113 1.6, 151 119 .4',
      ),
    marks: coatMarks({
      seed: 'snow leopard in the gorge',
      outline: SNOW,
      step: 15,
      ink: dark,
      fill: shade,
      width: 1.9,
      dash: '9 1.8 5 1.6',
      mark: snowMark,
    }),
    over: toes(far, '71 150, 184 150'),
    head: felidFace(36, 74, 0.9, -3, {
      id: 'sl',
      coat,
      pale: white,
      shade: '#d3cfc2',
      bridge: '#bdb7aa',
      nose: '#a9796f',
      iris: '#b5c19c',
      ear: [dark, '#ece7dc'],
      earSize: 0.82,
      half: '0 -27, 8 -27, 15 -25, 21 -20, 25 -12, 26.6 -3, 30 3, 29.4 7, 32.6 11, 29.6 13.6, 30.6 18.6, 26 19.6, 24.6 24.6, 20 24.4, 17.4 28.6, 11.8 29, 6 31.6, 0 32',
      marks: dots(
        dark,
        '4 -24 1.1, 9 -23 1.2, 14 -21 1.3, 3 -19 1, 8 -18.6 1.1, 13 -16.4 1.2, 18 -16.6 1.3, 2.2 -15 .8, 5.6 -15.4 .8, 21.6 -11 1.3, 20.6 -6 1.2, 24.6 -4.6 1.4, 22.4 -.6 1.2, 26 2 1.4, 24 6 1.2, 27.6 9 1.4, 23 11 1.1, 26 15 1.3, 21 18 1.1, 16 3 .9',
      ),
    }),
    face: [4, 42, 68, 106],
    box: [4, 74, 155, 132.3],
    size: 0.42,
  });
};
