import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, stroke } from '../parts/shapes';

const ASS_EAR = [
  '-3.4 2, -5 -8, -4 -17, -.6 -24, 3 -17, 4.6 -8, 3.4 2',
  '-1.8 0, -3.2 -8, -2 -16, 0 -20.6, 1.6 -15, 2.4 -6, 1 0',
] as const;

/** The khur: sandy above, white from below in saddles behind shoulder and before haunch, an upright dark mane. */
export const wildAss = (): Figure => {
  const coat = '#c59b6c';
  const white = '#f5ecda';
  const dark = '#45342a';
  return hoofed({
    id: 'wa',
    coat,
    pale: white,
    shade: 7,
    under: 16,
    back: '52 -16, 60 -8, 69 3, 78 15, 87 26, 97 33, 110 37, 124 39, 140 37, 155 33, 168 32, 179 37, 187 46, 190 60, 188 75, 187 92',
    hind: { x: 184, y: 108, width: 7.2, foot: 183 },
    belly: '169 95, 161 90, 152 88, 138 92, 120 95, 107 95, 100 92',
    fore: { x: 94, y: 113, width: 7.2 },
    chest: '85 94, 77 86, 71 75, 66 62, 59 49, 52 36, 46 24, 43 10',
    stockings: ['#e9d6b2', 106],
    planes:
      blob(
        white,
        '95 101, 101 88, 105 74, 111 65, 117 66, 123 75, 133 80, 143 79, 151 71, 157 62, 163 61, 167 72, 169 86, 166 100, 130 108',
      ) +
      blob(white, '44 18, 54 30, 64 50, 74 66, 84 88, 78 92, 64 66, 50 42') +
      blob(white, '180 50, 192 56, 194 84, 188 98, 184 82, 184 66') +
      blob('#b68a5b', '92 44, 102 44, 104 60, 98 76, 92 78, 86 62', 'opacity=".4"') +
      blob('#b68a5b', '168 42, 180 48, 182 66, 176 82, 170 72, 166 58', 'opacity=".4"'),
    marks:
      stroke(dark, 4, '95 31, 110 36, 124 38, 140 36, 155 32, 168 31, 180 36, 188 47') +
      stroke('#7a5c43', 1, '85 117, 94 118, 104 117'),
    tail: '186 46 5.4, 195 60 4.6, 198 78 4, 197 92 3.4',
    behind: limb(dark, '197.4 84 3.8, 199 96 6, 197 110 5.6, 194 120 1'),
    over: blob(
      dark,
      '44 -21, 50 -28, 59 -23, 68 -10, 77 3, 86 15, 95 25, 100 33, 92 31, 84 23, 75 12, 66 0, 58 -9, 50 -15',
    ),
    head: hoofedHead(50, -9, 0.98, -30, {
      id: 'wa',
      coat,
      profile: PROFILES.horse,
      ear: ASS_EAR,
      earTurn: 40,
      farEarTurn: 18,
      earAt: [-1, -6],
      earHollow: '#efe2c8',
      marks:
        blob(white, '-34 -6, -30 0, -32 8, -22 14, -10 20, -16 28, -56 20, -58 -4') +
        blob(dark, '-48 0, -46 4, -48 12, -56 12, -56 0', 'opacity=".55"'),
      rim: '#dcc19a',
      nostril: [-47, 5],
      mouth: '-50.4 10.2, -45 11.6, -39 11.8',
      eyeAt: [-18.6, -2.4],
    }),
    face: [-10, -46, 84, 48],
    box: [5, 27.5, 113, 132.3],
    size: 0.56,
  });
};
