import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { blob, both, limb, limbPath, moved, stroke, within } from '../parts/shapes';
import { FACES, turnedFace } from '../parts/turned-face';

const COAT = '#8d8b8a';
const LIT = '#a9a6a2';
const DARK = '#2f2d30';
const WHITE = '#f3eee4';
const HORN = '3 -8 14, 9 -20 13.4, 21 -28 12, 36 -29 10, 50 -22 7.4, 61 -13 4.8, 70 -12 1';

const horn = (id: string): string =>
  limb('#8c7d62', HORN) +
  within(
    id,
    limbPath(HORN),
    limb('#b5a687', '1 -8 4, 6 -21 4, 20 -30.6 4, 36 -32 3.4, 50 -25 2, 60 -16 1') +
      stroke(
        '#6f634d',
        1,
        '-5 -12, 10 -12; -2 -20, 15 -14; 5 -28, 18 -18; 14 -34, 24 -21; 26 -35, 31 -22; 40 -34, 38 -22; 53 -27, 46 -19',
      ),
  );

/** Blue sheep: slate above and white below, a black line along flank and legs, smooth horns that sweep far aside. */
export const bharal = (): Figure =>
  hoofed({
    id: 'bl',
    coat: COAT,
    pale: WHITE,
    hoof: '#28242a',
    shade: 7,
    under: 9,
    back: '68 8, 74 16, 82 25, 94 31, 110 35, 126 36, 142 34, 157 32, 170 35, 179 43, 184 55, 184 70, 182 84, 183 95',
    hind: { x: 181, y: 112, width: 8, foot: 180 },
    belly: '167 98, 158 93, 149 90, 135 94, 119 97, 107 97, 100 94',
    fore: { x: 92, y: 116, width: 8 },
    chest: '82 98, 74 94, 65 87, 57 77, 50 64, 45 48, 44 30, 48 14',
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
    head: turnedFace(57, 10, 0.98, 2, {
      id: 'bl',
      coat: '#8b8887',
      lit: '#aca8a3',
      dark: '#5f5d5e',
      half: FACES.sheep,
      ear: { coat: '#7d7a79', hollow: '#cfc6b8', turn: 16, size: 0.74, root: [12, 3] },
      rim: '#cfc8bc',
      eyeAt: [13.4, 10],
      nose: { y: 39.6, width: 6, colour: '#2b272b' },
      marks:
        blob('#45424a', '-7 12, 0 8, 7 12, 6.4 24, 8 34, -8 34, -6.4 24', 'opacity=".75"') +
        both(blob(WHITE, '0 44, 6 43, 7.4 36, 12 33, 14 46, 6 54, 0 54')) +
        both(blob(WHITE, '7 32, 9 24, 13 22, 13 32, 9 36', 'opacity=".55"')),
      over: moved(horn('blq'), 0, 0, 0, -1, 1) + horn('blr'),
    }),
    face: [-16, -34, 130, 62],
    box: [-7, 36, 107, 132.3],
    size: 0.56,
  });
