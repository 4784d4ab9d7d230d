import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead } from '../parts/hoofed-head';
import { bars, blob, limb, limbPath, moved, painted, stroke, within } from '../parts/shapes';

const COAT = '#3d2d27';
const LIT = '#503c33';
const DARK = '#2a1f1b';
const ASH = '#b0a183';
const MUZZLE = '#c9bb9e';
const HORN = '#bfb07c';
const HORN_LIT = '#e3d6a4';
const HORN_DARK = '#8d7f55';

/** Arched over the crest, deep in the nose. */
const PROFILE =
  '4 -12, -4 -16.6, -13 -17.6, -21 -14.6, -28 -9, -36 -5, -44 -2.6, -49.6 0, -52.4 5, -52 11, -49 16, -43 18.6, -36 18.4, -27 19.6, -16 23, -4 25, 6 21, 13 10, 12 -4';

const EAR = [
  '-3 2, -6 -6, -5.6 -14, -2 -23, 1 -25, 5 -17, 5.6 -7, 3 3',
  '-1.4 0, -3 -6, -3 -13, 0 -19, 2 -12, 2.4 -5, 1 0',
] as const;

/** Pale and ringed at the root, black toward the tip. */
const horn = (id: string, bone: string, lit: string, line: string, tip: string): string =>
  limb(bone, line) +
  within(
    id,
    limbPath(line),
    moved(limb(lit, line, 'opacity=".8"'), -4, -3) + moved(limb(HORN_DARK, line, 'opacity=".6"'), 8, 5),
  ) +
  limb('#1d1816', tip);

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
    chest: '87 92, 84 95.6, 79 97.6, 73 97, 65 93, 57 89, 48 83, 40 73, 34 62, 32 48, 34 34',
    stockings: ['#e4d6b3', 104],
    planes: painted({ LIT, DARK })(`
  LIT/.7 76 -8, 104 -14, 126 -4, 140 14, 136 22, 124 14, 120 28, 119 48, 112 72, 100 86, 91 72, 86 48, 84 24, 80 6
  LIT/.6 174 38, 190 44, 194 64, 186 84, 176 78, 168 58
  DARK/.75 68 2, 78 20, 84 44, 84 70, 88 98, 74 108, 54 96, 42 70, 40 36
  DARK/.8 118 24, 128 48, 126 72, 116 92, 106 96, 114 80, 118 60, 116 40
  DARK/.7 164 44, 158 64, 162 84, 172 94, 168 78, 166 60
  #b99f77 178 100, 186 96, 190 106, 182 114
  #66503f/.55 ~1.1 92 -6, 100 -4; 112 -2, 119 3; 128 10, 133 17; 178 48, 184 56; 150 30, 158 33`),
    tail: '198 44 6, 207 62 5.4, 209 84 4.6, 207 100 4',
    behind: limb('#1e1714', '207 96 4.4, 209 108 7, 206 120 1'),
    over:
      // The folds of the dewlap, and short hair along neck and shoulder.
      stroke(DARK, 1.3, '46 74, 56 84, 67 92, 78 97; 42 66, 50 75, 60 83') +
      bars(
        LIT,
        '54 18 .4, 60 28 2, 62 40 .4; 62 34 .4, 67 44 2, 68 56 .4; 52 44 .4, 57 54 2, 60 64 .4; 66 62 .4, 71 72 2, 73 83 .4',
      ),
    head: hoofedHead(50, 24, 1.16, -24, {
      id: 'ga',
      coat: '#43322a',
      profile: PROFILE,
      ear: EAR,
      earCoat: '#4a382f',
      earHollow: '#b39a80',
      earTurn: 116,
      farEarTurn: 116,
      earAt: [4, 0],
      rim: '#6d574a',
      eyeAt: [-18, -2.4],
      nostril: [-47, 4.6],
      mouth: '-50 14.4, -44 15.6, -38 15, -32 16.6',
      marks:
        blob('#5b463a', '-14 2, -26 2, -36 4, -40 8, -32 11, -20 14, -10 14, -4 8', 'opacity=".55"') +
        // The ashy crest down to the brow, the pale muzzle.
        blob(ASH, '8 -18, -8 -20, -22 -17, -32 -9, -28 -7, -20 -9, -10 -8.6, 0 -8, 8 -8') +
        blob('#cdbf9f', '-4 -16, -14 -16, -24 -13, -28 -9, -18 -12, -8 -12.6', 'opacity=".8"') +
        stroke('#84755b', 1, '-6 -15, -3 -10; -12 -15.4, -10 -10; -18 -14, -17 -10; 0 -15, 2 -10') +
        blob(MUZZLE, '-56 -4, -46 -3, -39 0, -35 6, -36 13, -34 20, -56 22') +
        blob('#2a2320', '-56 -2, -48 -1, -44 2, -46 7, -50 11, -57 12') +
        blob('#ded2b8', '-44 0, -39 3, -37 8, -39 11, -42 6', 'opacity=".7"') +
        blob('#241a16', '-30 19, -16 15, -6 8, 2 4, 14 10, 10 28, -18 28', 'opacity=".6"'),
      rootAt: [-4, -11],
      behind: horn(
        'gau',
        '#8f824f',
        '#b5a774',
        '-3 1 12, -13 -3 12, -21 -12 11, -24 -23 9.4, -23 -31 7.6',
        '-23.4 -29 8, -21 -37 6, -16 -45 3.4, -11 -49 .8',
      ),
      front: horn(
        'gan',
        HORN,
        HORN_LIT,
        '0 3 14, 11 2 14.6, 22 -5 13.4, 28 -17 11.4, 28 -27 9',
        '28 -25 9.4, 26.4 -34 7, 21 -43 4, 15 -48 .8',
      ),
    }),
    face: [-22, -52, 90, 72],
    box: [-4, 24, 119, 132.3],
    size: 0.66,
  });
