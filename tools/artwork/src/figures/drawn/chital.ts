import type { Figure } from '../figure';
import { antler } from '../parts/antlers';
import { hoofed } from '../parts/hoofed';
import { blob, both, stroke } from '../parts/shapes';
import { FACES, turnedFace } from '../parts/turned-face';

const COAT = '#b66e38';
const DARK = '#7d4824';
const LIT = '#cd8a50';
const WHITE = '#f7ecd6';
const HORN = '#a08660';

const SPOTS =
  '94 40, 104 42, 114 44, 124 45, 134 44, 144 42, 154 40, 164 41, 98 51, 109 53, 120 54, 131 54, 142 52, 153 50, 164 51, 173 53, 94 62, 104 64, 115 65, 126 65, 137 64, 148 62, 159 61, 170 63, 178 64, 99 75, 110 76, 121 77, 132 76, 143 74, 155 73, 166 74, 175 76, 116 84, 128 84, 140 82, 84 38, 88 50, 82 58, 79 28, 89 72, 84 84';

const antlers = (): string =>
  both(
    antler(
      HORN,
      '6 -4 8, 12 -15 6.8, 23 -28 6.2, 33 -46 5.6, 38 -66 4.8, 40 -86 3.4, 36 -102 1',
      '9 -9 5.6, 18 -13 4.6, 24 -22 3.2, 25 -35 1',
      '36 -58 4.6, 27 -70 3.6, 23 -86 1',
    ) +
      stroke(
        '#c6ae84',
        1.3,
        '12 -17, 22 -30, 31 -47, 36 -66; 15 -12, 21 -18; 32 -64, 27 -72',
        'opacity=".8"',
      ) +
      blob('#7d6647', '3 -5, 7 -9, 12 -7, 12 -3, 7 -1'),
  );

/** White spots in rows on rufous, a white bib, three tines a side: a stag that has heard us. */
export const chital = (): Figure =>
  hoofed({
    id: 'ct',
    coat: COAT,
    pale: WHITE,
    under: 9,
    back: '62 -4, 68 6, 76 18, 85 28, 96 33, 108 35, 124 36, 140 34, 155 32, 168 35, 177 43, 183 55, 184 69, 181 83, 183 94',
    hind: { x: 181, y: 107, width: 6.4, foot: 180 },
    belly: '167 94, 159 88, 150 85, 136 89, 119 92, 106 92, 98 89',
    fore: { x: 92, y: 112, width: 6.4 },
    chest: '85 94, 77 88, 69 78, 61 65, 54 52, 48 38, 44 22, 44 6',
    planes:
      blob(
        DARK,
        '60 -10, 84 22, 110 32, 140 30, 168 31, 186 46, 180 48, 166 39, 140 38, 108 39, 88 35, 72 18',
      ) +
      blob(LIT, '92 46, 104 45, 109 60, 104 78, 95 80, 89 64', 'opacity=".4"') +
      blob(LIT, '163 46, 176 50, 180 66, 174 80, 166 76, 159 60', 'opacity=".4"') +
      blob(DARK, '68 26, 76 40, 80 60, 84 84, 76 76, 68 58, 62 44', 'opacity=".4"') +
      blob(WHITE, '40 22, 50 34, 62 40, 67 52, 65 66, 56 60, 46 44') +
      blob('#dcc9a6', '60 38, 68 50, 66 66, 61 62, 62 50') +
      blob(WHITE, '181 52, 190 60, 188 84, 182 78') +
      stroke(
        LIT,
        1,
        '72 30, 77 42; 77 56, 81 68; 70 52, 75 64; 118 48, 124 50; 146 46, 152 46; 104 58, 108 60; 136 58, 142 58; 158 66, 164 68; 124 70, 130 71; 92 66, 94 72; 176 58, 179 66',
      ),
    marks: stroke(
      '#fbf4e4',
      3,
      SPOTS.split(', ')
        .map((at) => `${at}, ${at.replace(' ', '.2 ')}`)
        .join('; '),
    ),
    tail: '180 48 6, 188 58 6.6, 190 70 5, 188 78 1.6',
    head: turnedFace(55, -10, 0.98, 0, {
      id: 'ct',
      coat: '#b0693a',
      lit: LIT,
      dark: DARK,
      half: FACES.deer,
      ear: { hollow: '#f3e2c8', turn: -16, size: 1.02 },
      rim: '#f0dcba',
      eyeSize: 1.12,
      nose: { y: 42.6, width: 7.6 },
      marks:
        blob('#6b3f22', '-9 -9, 0 -11, 9 -9, 8 2, 3 9, 0 12, -3 9, -8 2', 'opacity=".65"') +
        blob('#5f3820', '-12 35.6, 0 31.6, 12 35.6, 11 40, 0 38, -11 40') +
        both(blob(WHITE, '0 47, 7 44, 12 38, 14 48, 8 58, 0 58')) +
        both(blob('#f0dcba', '9 17, 13 16, 14 22, 10 27', 'opacity=".6"')),
      behind: antlers(),
    }),
    face: [0, -64, 110, 46],
    box: [6, -12.5, 109, 132.3],
    size: 0.66,
  });
