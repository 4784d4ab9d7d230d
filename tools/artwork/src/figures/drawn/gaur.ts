import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { bars, blob, both, eachSide, limb, limbPath, mirrored, stroke, within } from '../parts/shapes';
import { turnedFace } from '../parts/turned-face';

const COAT = '#3d2d27';
const LIT = '#503c33';
const DARK = '#2a1f1b';
const ASH = '#b0a183';
const MUZZLE = '#c9bb9e';
const HORN = '#bfb07c';
const HORN_LIT = '#e3d6a4';
const HORN_DARK = '#8d7f55';

/** Of the right horn, out from the poll, up and in. */
const HORN_LINE = '4 -11 13, 16 -12 14, 29 -16 13.4, 39 -25 12, 44 -37 10.4, 44 -46 8';

/** The bull: a ridge that ends in a step behind the shoulder, white stockings, an ashy crest between the horns. */
export const gaur = (): Figure =>
  hoofed({
    id: 'ga',
    coat: COAT,
    pale: '#4c3a31',
    hoof: '#2b2522',
    shade: 0,
    under: 6,
    back: '50 8, 58 0, 68 -8, 77 -13, 88 -15, 102 -16, 116 -13, 130 -8, 140 2, 146 14, 154 22, 166 25, 180 28, 192 36, 199 48, 201.6 62, 201 76, 200 87',
    hind: { x: 196, y: 106, width: 8.6, foot: 191 },
    belly: '185 88, 177 83.6, 168 80.6, 158 79.6, 142 83, 126 87, 114 89, 107 88',
    fore: { x: 96, y: 113, width: 8.6 },
    chest: '87 94, 85 99, 80 101.6, 73 100, 65 95, 57 89, 48 83, 40 73, 34 62, 32 48, 34 34',
    stockings: ['#e4d6b3', 104],
    planes:
      blob(
        LIT,
        '76 -8, 104 -14, 126 -4, 140 14, 136 22, 124 14, 120 28, 119 48, 112 72, 100 86, 91 72, 86 48, 84 24, 80 6',
        'opacity=".7"',
      ) +
      blob(LIT, '174 38, 190 44, 194 64, 186 84, 176 78, 168 58', 'opacity=".6"') +
      blob(DARK, '68 2, 78 20, 84 44, 84 70, 88 98, 74 108, 54 96, 42 70, 40 36', 'opacity=".75"') +
      blob(DARK, '114 36, 122 60, 118 84, 110 96, 110 78, 114 58', 'opacity=".7"') +
      blob(DARK, '164 44, 158 64, 162 84, 172 94, 168 78, 166 60', 'opacity=".7"') +
      blob('#b99f77', '178 100, 186 96, 190 106, 182 114') +
      stroke(
        '#66503f',
        1.1,
        '86 -6, 94 -4; 100 -8, 108 -5; 114 -4, 121 1; 128 6, 133 13; 92 12, 99 15; 108 14, 115 18; 124 20, 129 26; 94 32, 98 42; 106 36, 110 46; 100 56, 103 66; 126 40, 132 46; 142 36, 149 39; 156 32, 163 34; 132 60, 139 62; 148 56, 154 60; 128 78, 135 80; 150 74, 156 76; 176 46, 182 54; 184 60, 187 70',
        'opacity=".55"',
      ),
    tail: '198 44 6, 207 62 5.4, 209 84 4.6, 207 100 4',
    behind: limb('#1e1714', '207 96 4.4, 209 108 7, 206 120 1'),
    over:
      // The folds of the dewlap, and short hair along neck and shoulder.
      stroke(DARK, 1.3, '46 74, 56 84, 67 92, 78 97; 42 66, 50 75, 60 83') +
      bars(
        LIT,
        '54 18 .4, 60 28 2, 62 40 .4; 62 34 .4, 67 44 2, 68 56 .4; 52 44 .4, 57 54 2, 60 64 .4; 66 62 .4, 71 72 2, 73 83 .4',
      ),
    head: turnedFace(37, 27, 0.98, -3, {
      id: 'ga',
      coat: '#43322a',
      lit: '#5b463a',
      dark: '#241a16',
      half: '0 -15, 9 -14, 16 -8, 20.6 0, 21.4 10, 18 23, 14.4 36, 14.6 46, 15.4 53, 11.4 60, 0 62.6',
      ear: { coat: '#4a382f', hollow: '#b39a80', turn: 12, size: 1.06, root: [17, 2] },
      eyeAt: [15, 14],
      eyeSize: 0.95,
      rim: '#6d574a',
      nose: { y: 49, width: 11, colour: '#2a2320' },
      behind: eachSide(
        'gah',
        (id) =>
          limb(HORN, HORN_LINE) +
          within(
            id,
            limbPath(HORN_LINE),
            stroke(HORN_LIT, 4, '8 -12, 24 -16, 36 -24, 40 -38, 36 -52') +
              stroke(
                HORN_DARK,
                1.3,
                '13 -19, 16 -4; 19 -21, 23 -6; 25 -23, 31 -10; 30 -27, 40 -17; 34 -32, 47 -27; 36 -38, 49 -38',
              ),
          ) +
          limb('#1d1816', '44 -44 8.4, 42 -53 6.4, 36 -62 3.8, 31 -67 .8'),
      ),
      marks:
        // The ashy crest between the horns and down the forehead, the pale muzzle.
        blob(ASH, mirrored('0 -18, 9 -17, 16 -9, 17 0, 12 6, 8 14, 4 20, 0 21')) +
        blob('#cdbf9f', '-12 -12, -4 -16, 3 -14, 4 -4, 1 8, -3 12, -7 6, -11 -2', 'opacity=".8"') +
        stroke(
          '#84755b',
          1,
          '-8 -12, -7 -5; -3 -14, -2.6 -7; 3 -14, 2.6 -7; 8 -12, 7 -5; -5 -3, -4 4; 1 -4, 1 3; 6 -3, 5 4; -2 7, -1 13; 3 7, 2 13; 11 -8, 10 -2; -12 -7, -10 -1',
        ) +
        both(blob('#20171a', '10 14, 14 9, 19 9, 22 14, 19 19, 13 20', 'opacity=".55"')) +
        blob(MUZZLE, mirrored('0 35, 7 36.4, 13 40, 18 44, 18 62, 10 66, 0 66')) +
        blob('#ded2b8', '-14 44, -9 39, -2 38, -3 43, -10 47, -12 55, -15 54', 'opacity=".75"') +
        blob(DARK, '5 62, 10 55, 14 46, 18 40, 20 66, 4 68', 'opacity=".3"'),
    }),
    face: [-22, -44, 98, 96],
    box: [-8, 25, 119, 132.3],
    size: 0.66,
  });
