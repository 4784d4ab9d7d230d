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
    back: '64 0, 71 8, 80 18, 92 25, 108 29, 126 31, 142 28, 158 26, 172 28, 182 34, 188 45, 190 60, 188.6 74, 191 85',
    hind: { x: 190.4, y: 111, width: 8.4, foot: 186 },
    farHind: { x: 172, y: 110, width: 8, foot: 161 },
    belly: '177.6 90, 170 86, 160 79, 148 80, 132 84, 116 86, 106 84',
    fore: { x: 95, y: 113, width: 8.6, foot: 93 },
    farFore: { x: 107, y: 114, width: 8, foot: 115 },
    chest: '84 90, 77 86, 69 80, 62 68, 57 54, 53 40, 51 24, 52 6',
    stockings: [DARK, 122],
    planes:
      blob(LIT, '92 40, 104 40, 109 56, 103 74, 94 76, 88 58', 'opacity=".7"') +
      blob(LIT, '168 40, 180 44, 185 60, 181 78, 175 84, 167 73, 162 56', 'opacity=".6"') +
      blob(DARK, '161 44, 157 58, 160 72, 168 84, 178 101, 171 98, 160 80, 153 66', 'opacity=".45"') +
      blob(LIT, '114 36, 132 37, 150 34, 146 46, 130 52, 116 50', 'opacity=".45"') +
      blob(DARK, '73 12, 79 30, 80 48, 76 68, 69 82, 60 70, 54 50, 50 18, 60 42, 67 34', 'opacity=".5"') +
      stroke(WHITE, 3, '174 54, 180 49, 187 46, 193 45') +
      stroke(DARK, 3, '80 18, 94 26, 110 30, 128 31, 144 28, 160 26, 174 30'),
    marks: stroke(WHITE, 2.2, '89 138, 92 138; 182 138, 186 138'),
    tail: '185 39 5, 191 45 4.6, 194 55 4.4, 194.6 67 5, 193.6 78 4.4, 192.6 86 1',
    tailMarks:
      blob(WHITE, '186 48, 202 45, 203 61, 186 60') + blob('#1c1512', '184 61, 206 60, 206 90, 184 90'),
    head: hoofedHead(57.6, -2.6, 1.05, -16, {
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
    face: [-4, -66, 92, 30],
    box: [5, -10, 111, 132.3],
    size: 0.62,
  });
