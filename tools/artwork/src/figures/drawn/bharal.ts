import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead } from '../parts/hoofed-head';
import { blob, limb, limbPath, stroke, within } from '../parts/shapes';

const COAT = '#8d8b8a';
const LIT = '#a9a6a2';
const DARK = '#2f2d30';
const WHITE = '#f3eee4';
/** Smooth, up from the brow and back in a wide arc. */
const NEAR_HORN = '-1 3 15, 6 -10 14.6, 20 -19 13, 37 -18 10.6, 50 -9 7.6, 59 2 4.6, 67 8 1';
const FAR_HORN = '-6 2 13, -3 -13 13, 9 -26 11.4, 26 -30 9.2, 42 -25 6.4, 53 -16 3.8, 61 -12 1';

const horn = (id: string, fill: string, line: string, lit: string, ridges: string): string =>
  limb(fill, line) +
  within(
    id,
    limbPath(line),
    stroke('#bdb092', 3.4, lit, 'opacity=".8"') + stroke('#5f553f', 1, ridges, 'opacity=".4"'),
  );

/** Blue sheep: slate above and white below, a black line along flank and legs, smooth horns that sweep back. */
export const bharal = (): Figure =>
  hoofed({
    id: 'bl',
    coat: COAT,
    pale: WHITE,
    hoof: '#28242a',
    shade: 7,
    under: 9,
    back: '68 8, 74 16, 82 25, 94 31, 110 35, 126 36, 142 34, 157 32, 170 35, 179 43, 184 55, 184 70, 182 84, 183 95',
    hind: { x: 182, y: 109, width: 7.2, foot: 180 },
    belly: '167 98, 158 93, 149 90, 135 94, 119 97, 107 97, 100 94',
    fore: { x: 92, y: 113, width: 7.2 },
    chest: '82 98, 74 95, 66 89, 59 79, 53 66, 49 52, 47 38, 48 24',
    stockings: [WHITE, 112],
    planes:
      stroke(DARK, 4.4, '94 80, 102 85, 114 88, 130 87, 146 82, 157 84, 166 94, 172 104') +
      blob(LIT, '88 46, 101 46, 105 60, 99 76, 92 78, 84 62', 'opacity=".6"') +
      blob(LIT, '166 46, 177 52, 180 66, 174 82, 166 76, 160 62', 'opacity=".6"') +
      // The shadow of the head on the neck; the dark breast.
      blob('#5f5d5e', '74 12, 78 30, 78 50, 72 66, 62 74, 70 56, 72 36', 'opacity=".6"') +
      blob(DARK, '40 40, 52 54, 62 58, 70 70, 78 84, 84 98, 74 98, 58 82') +
      blob(WHITE, '178 46, 190 52, 190 80, 184 84, 181 68') +
      stroke(
        '#6c6a6b',
        1.1,
        '88 36, 93 42; 98 40, 104 44; 112 46, 119 48; 128 46, 135 47; 144 43, 151 44; 84 54, 87 62; 110 58, 116 61; 124 60, 131 62; 140 56, 147 58; 152 54, 158 58; 112 72, 118 74; 130 72, 137 73; 148 70, 153 72; 172 48, 176 54; 96 52, 99 58; 82 40, 85 46',
      ),
    marks: stroke(DARK, 4, '86 92, 88 112, 88 128, 87 146') + stroke(DARK, 3.4, '174 106, 177 122, 175 146'),
    farMarks: stroke('#1f1d20', 3.4, '104 96, 105 128, 104 146; 154 104, 156 122, 151 146'),
    tail: '181 47 4.6, 188 54 4.4, 189 64 2',
    tailMarks: blob(DARK, '182 50, 196 48, 196 70, 182 70'),
    head: hoofedHead(58, 13, 1.04, -22, {
      id: 'bl',
      coat: '#8b8887',
      profile:
        '2 -9, -6 -11.6, -14 -11.6, -21 -9, -29 -5, -37 -1, -43 2.4, -46.4 6.4, -46 11, -42.6 13.8, -36 14, -27 15, -15 18.4, -4 20, 5 17, 10 9, 8 -3',
      earCoat: '#7d7a79',
      earHollow: '#cfc6b8',
      earTurn: 104,
      farEarTurn: -30,
      earSize: 0.8,
      earAt: [3, 0],
      rim: '#cfc8bc',
      eyeAt: [-17, -2.6],
      nose: blob('#2b272b', '-46.6 9, -45.8 4.8, -42.6 3.2, -40.6 5.6, -42.6 9.4'),
      nostril: [-43.4, 6],
      mouth: '-45 10.6, -40 11.4, -35 11',
      marks:
        blob('#5a575b', '-18 -10, -28 -6, -38 -1, -46 3, -48 9, -40 8, -30 2, -22 -2', 'opacity=".8"') +
        blob(WHITE, '-50 10, -42 9, -36 10, -31 13, -36 18, -50 18') +
        blob(LIT, '-14 4, -24 5, -30 8, -22 11, -12 12, -4 10, -4 5', 'opacity=".6"') +
        blob('#5f5d5e', '-28 16, -14 15, -4 12, 4 4, 12 8, 8 24, -16 26', 'opacity=".55"'),
      behind: horn(
        'blr',
        '#6d614b',
        FAR_HORN,
        '-8 -4, -4 -16, 9 -30, 26 -34, 44 -28',
        '-12 -5, 4 -6; -9 -15, 5 -13; -3 -24, 9 -16; 6 -31, 13 -21; 17 -35, 19 -24; 29 -35, 27 -25',
      ),
      front: horn(
        'blq',
        '#8c7d62',
        NEAR_HORN,
        '-2 -3, 5 -14, 20 -23, 38 -22, 52 -12',
        '-6 -4, 10 -2; -1 -12, 13 -5; 6 -19, 17 -10; 16 -25, 22 -14; 28 -26, 29 -14; 40 -23, 37 -12; 50 -15, 44 -7',
      ),
      rootAt: [-7, -9],
    }),
    face: [-16, -34, 130, 62],
    box: [9, 31, 107, 132.3],
    size: 0.56,
  });
