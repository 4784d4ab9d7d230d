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
        '98 100, 102 86, 108 66, 116 58, 120 74, 134 84, 148 84, 154 66, 162 56, 166 70, 166 92, 130 108',
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

/** A bay: black mane, tail and legs. */
export const bayHorse = (): Figure => {
  const coat = '#90502c';
  const dark = '#241b18';
  return hoofed({
    id: 'ho',
    coat,
    pale: '#a8663d',
    hoof: '#3f362f',
    shade: 8,
    under: 6,
    back: '50 -28, 59 -22, 68 -10, 77 4, 86 16, 96 25, 108 30, 122 34, 138 33, 154 28, 168 27, 181 32, 190 42, 194 56, 192 72, 190 90',
    hind: { x: 187, y: 107, width: 8.4, foot: 186 },
    belly: '172 95, 163 88, 153 84, 137 89, 120 92, 107 92, 100 89',
    fore: { x: 94, y: 112, width: 8.4 },
    chest: '84 92, 75 83, 68 73, 66 60, 61 46, 54 32, 47 18, 43 2',
    stockings: [dark, 108],
    planes:
      blob('#7a4122', '46 4, 56 22, 66 44, 72 66, 68 72, 60 50, 48 26', 'opacity=".8"') +
      blob('#a4633a', '74 30, 86 38, 96 52, 100 70, 92 82, 84 72, 78 52', 'opacity=".55"') +
      blob('#a4633a', '168 38, 182 44, 186 62, 180 80, 170 74, 164 56', 'opacity=".55"') +
      blob('#74401f', '58 2, 68 18, 78 38, 80 50, 70 34, 60 16', 'opacity=".5"') +
      stroke('#74401f', 1, '160 84, 154 76, 152 66; 76 84, 84 88, 90 90'),
    behind:
      limb(dark, '186 40 6, 198 50 11, 204 72 14, 204 98 15, 199 122 10, 195 136 1.4') +
      limb('#3a2d27', '196 54 3, 201 76 3.4, 201 102 3, 198 120 1'),
    over:
      blob(
        dark,
        '42 -34, 52 -37, 62 -29, 72 -15, 82 1, 91 14, 99 25, 96 32, 92 44, 88 36, 84 46, 80 34, 75 40, 72 26, 66 30, 65 16, 59 18, 58 4, 53 4, 52 -10, 46 -16',
      ) +
      stroke(
        '#43352e',
        1.3,
        '60 -24, 62 -8, 60 8; 68 -12, 70 4, 68 20; 78 4, 79 18, 76 30; 86 16, 87 28, 84 38',
      ),
    head: hoofedHead(48, -22, 1.02, -32, {
      id: 'ho',
      coat,
      profile: PROFILES.horse,
      ear: [
        '-3 2, -4 -5, -2 -11.6, 1 -16, 3.4 -10, 4 -4, 3 2',
        '-1.6 0, -2.4 -5, -.6 -10, 1 -12.6, 2 -8, 1.8 -2',
      ],
      earTurn: 28,
      farEarTurn: 10,
      earAt: [-1, -6],
      marks:
        blob('#3b271e', '-40 -6, -38 2, -40 9, -36 16, -56 18, -58 -4', 'opacity=".9"') +
        stroke('#74401f', 1.2, '-14 8, -24 8.6, -34 5; -6 16, -2 8'),
      nostril: [-46.6, 4.4],
      mouth: '-50.4 10.2, -45 11.6, -39 11.8',
      eyeAt: [-18.6, -2.6],
      front: blob(dark, '-5 -4, 2 -2, 2 4, -6 3, -12 7, -11 2, -18 5, -15 -1, -11 -3'),
    }),
    face: [-12, -60, 92, 44],
    box: [3.5, 24, 119, 132.3],
    size: 0.64,
  });
};
