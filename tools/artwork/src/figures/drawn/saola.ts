import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, stroke } from '../parts/shapes';

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
    back: '64 6, 71 14, 80 24, 92 31, 108 35, 126 37, 142 34, 158 32, 172 34, 182 40, 188 51, 190 66, 188.6 80, 191 91',
    hind: { x: 190.4, y: 111, width: 8.4, foot: 186 },
    farHind: { x: 172, y: 110, width: 8, foot: 161 },
    belly: '177.6 96, 170 92, 160 85, 148 86, 132 90, 116 92, 106 90',
    fore: { x: 95, y: 113, width: 8.6, foot: 93 },
    farFore: { x: 107, y: 114, width: 8, foot: 115 },
    chest: '84 96, 77 92, 69 86, 62 74, 57 60, 53 46, 51 30, 52 12',
    stockings: [DARK, 122],
    planes:
      blob(LIT, '92 46, 104 46, 109 62, 103 80, 94 82, 88 64', 'opacity=".7"') +
      blob(LIT, '168 46, 180 50, 185 66, 181 84, 175 90, 167 79, 162 62', 'opacity=".6"') +
      blob(DARK, '161 50, 157 64, 160 78, 168 90, 178 101, 171 98, 160 86, 153 72', 'opacity=".45"') +
      blob(LIT, '114 42, 132 43, 150 40, 146 52, 130 58, 116 56', 'opacity=".45"') +
      blob(DARK, '73 18, 79 36, 80 54, 76 74, 69 88, 60 76, 54 56, 50 24, 60 48, 67 40', 'opacity=".5"') +
      stroke(WHITE, 3, '174 60, 180 55, 187 52, 193 51') +
      stroke(DARK, 3, '80 24, 94 32, 110 36, 128 37, 144 34, 160 32, 174 36'),
    marks: stroke(WHITE, 2.2, '89 138, 92 138; 182 138, 186 138'),
    tail: '185 45 5, 191 51 4.6, 194 61 4.4, 194.6 73 5, 193.6 84 4.4, 192.6 92 1',
    tailMarks:
      blob(WHITE, '186 54, 202 51, 203 67, 186 66') + blob('#1c1512', '184 67, 206 66, 206 96, 184 96'),
    head: hoofedHead(58, 4, 1, -16, {
      id: 'sao',
      coat: '#4d3122',
      profile: PROFILES.antelope,
      earCoat: '#5a3a28',
      earHollow: '#a58266',
      earTurn: 84,
      farEarTurn: 84,
      earAt: [2, -3],
      earSize: 0.95,
      rim: '#8a6a50',
      eyeSize: 1.15,
      marks:
        blob('#6d4830', '-4 -9, -18 -9, -32 -4, -44 0, -34 1, -20 -2, -8 -4', 'opacity=".7"') +
        blob('#2e1c14', '-52 -2, -44 -2, -41 3, -43 9, -52 12') +
        // White over the eye and along the cheek, the spots of the muzzle, lip and chin.
        blob(WHITE, '-25 -4.6, -20 -8, -13 -8, -9 -5.6, -14 -6, -20 -5.4') +
        blob(WHITE, '-34 5, -27 4.4, -19 5.4, -10 8, -4 11.4, -11 10.6, -20 8.6, -28 8') +
        blob(WHITE, '-14 12, -8 13, -5 16, -10 16') +
        blob(WHITE, '-40 1.6, -37.6 1, -36.4 3, -38.6 4.4') +
        blob(WHITE, '-52 9, -44 9, -37 9.6, -30 12, -36 15, -52 15') +
        blob('#2e1c14', '-22 16, -10 16, -2 9, 4 2, 12 8, 6 24, -18 24', 'opacity=".5"'),
      rootAt: [-5, -8],
      // Both horns lie in one line, the far one beside the near one.
      behind: limb('#2f2825', '-5 3 7.4, -1 -16 6.4, 5 -40 5, 11 -66 3.4, 16 -88 1'),
      front:
        limb('#463c36', '1 4 8.4, 7 -16 7, 15 -40 5.4, 23 -65 3.6, 30 -86 1') +
        stroke('#7d6f64', 1.3, '0 -3, 4.6 -18, 12 -41, 20 -64, 27 -81') +
        stroke('#241d1a', 0.9, '-1 -3, 7 -5; 0 -8, 8.6 -10; 2 -13, 10 -15; 3.4 -18, 11.4 -20; 5 -23, 13 -25'),
    }),
    face: [-2, -58, 92, 36],
    box: [6, -3, 111, 132.3],
    size: 0.62,
  });
