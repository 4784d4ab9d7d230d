import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { blob, both, limb, stroke } from '../parts/shapes';
import { turnedFace } from '../parts/turned-face';

const COAT = '#5f3d29';
const LIT = '#7c5439';
const DARK = '#38241a';
const WHITE = '#f3e9d6';

/** Dark chestnut: two long parallel horns, white marks on the face, a band across the rump. */
export const saola = (): Figure =>
  hoofed({
    id: 'sao',
    coat: COAT,
    pale: '#80583d',
    hoof: '#211b18',
    shade: 6,
    under: 5,
    back: '64 6, 71 14, 80 24, 92 31, 108 35, 126 37, 142 34, 158 32, 172 35, 182 42, 188 54, 189 70, 187 84, 188 96',
    hind: { x: 186, y: 110, width: 7.4, foot: 185 },
    belly: '172 98, 164 92, 154 88, 140 92, 122 95, 108 95, 100 92',
    fore: { x: 94, y: 115, width: 7.4 },
    chest: '85 98, 77 94, 67 86, 58 74, 51 60, 46 44, 45 26, 48 12',
    stockings: [DARK, 122],
    planes:
      blob(LIT, '92 46, 104 46, 109 62, 103 80, 94 82, 88 64', 'opacity=".7"') +
      blob(LIT, '168 48, 180 52, 183 68, 176 86, 169 80, 163 64', 'opacity=".7"') +
      blob(DARK, '72 16, 76 34, 76 54, 70 72, 60 78, 44 50, 44 30, 60 50', 'opacity=".6"') +
      blob(WHITE, '174 56, 186 50, 194 48, 196 54, 186 57, 176 62') +
      stroke(DARK, 3, '80 24, 94 32, 110 36, 128 37, 144 34, 160 32, 174 36') +
      stroke(
        LIT,
        1,
        '80 34, 84 44; 78 50, 81 62; 70 64, 74 74; 76 72, 80 82; 88 38, 92 46; 112 46, 120 48; 130 46, 138 46; 148 44, 154 45; 112 62, 118 64; 126 62, 134 63; 142 58, 148 60; 116 78, 122 79; 136 76, 142 77; 154 62, 157 70; 62 74, 66 82',
      ),
    marks: stroke(WHITE, 2.2, '89 138, 92 138; 181 138, 184 138'),
    tail: '186 47 5.4, 194 58 5, 196 72 4.6, 194 84 4',
    tailMarks:
      blob(WHITE, '188 55, 200 54, 202 69, 190 70') + blob('#1c1512', '188 70, 204 68, 204 94, 188 94'),
    head: turnedFace(56, 6, 0.98, -3, {
      id: 'sao',
      coat: '#4d3122',
      lit: '#6d4830',
      dark: '#2e1c14',
      half: '0 -8, 8.6 -6.6, 14 0, 15.4 9, 12.4 21, 8.6 33, 8.2 42, 6.2 49, 0 51.6',
      ear: { coat: '#5a3a28', hollow: '#a58266', turn: -8, size: 0.86, root: [10, 0] },
      rim: '#8a6a50',
      eyeSize: 1.1,
      nose: { y: 42, width: 7 },
      marks:
        both(
          blob(WHITE, '7 2.6, 11 1, 15 2.6, 17 6, 13 4.6, 9 4.6') +
            blob(WHITE, '15 15, 12.6 17, 10.6 22, 10 28, 12 27, 14 21') +
            blob(WHITE, '7 33.4, 8.6 32.6, 9.2 35, 8 36.6') +
            blob(WHITE, '0 48, 4 47, 7 44, 10 44, 9 53, 0 54'),
        ) +
        stroke('#6d4830', 0.8, '-3 0, -3 6; 1 2, 1 9; -2 12, -2 18; 2 14, 2 20; -5 22, -4 27; -1 24, -1 29'),
      behind: both(
        limb('#3f3631', '5 -3 8, 8 -20 6.8, 12 -44 5.2, 17 -70 3.6, 21 -92 1') +
          stroke('#6b5e55', 1.1, '4 -8, 7 -24, 10 -44, 14 -66', 'opacity=".8"') +
          stroke('#241d1a', 0.9, '2 -9, 10 -10; 4 -15, 11 -16; 5 -21, 12 -22; 6 -27, 13 -28'),
      ),
    }),
    face: [-4, -60, 116, 60],
    box: [10, 0, 111, 132.3],
    size: 0.62,
  });
