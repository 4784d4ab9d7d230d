import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, blobPath, moved, stroke, within } from '../parts/shapes';

const COAT = '#4c392e';
const LIT = '#63503f';
const DARK = '#35271f';
const BONE = '#a98d69';

/** A short beam out to the side, brow points, then the hollow palm with its points. */
const PALM =
  '-3 5, -4 -3, 4 -6, 11 -8, 14 -14, 8 -29, 16 -21, 18 -38, 23 -23, 28 -22, 29 -43, 36 -27, 43 -50, 47 -30, 58 -52, 58 -31, 73 -47, 69 -26, 86 -36, 78 -18, 93 -21, 82 -8, 88 -2, 74 0, 60 2, 46 0, 32 2, 20 6, 8 8';

const palm = (id: string, bone: string, lit: string, dark: string): string =>
  blob(bone, PALM) +
  within(
    id,
    blobPath(PALM),
    blob(lit, '22 -8, 34 -18, 48 -22, 62 -23, 74 -16, 76 -8, 62 -6, 46 -8, 32 -6', 'opacity=".7"') +
      stroke(
        dark,
        1.3,
        '6 1, 22 -2, 40 -5, 58 -4, 76 -4; 24 -4, 28 -18, 28.6 -36; 34 -6, 38 -22, 42.6 -42; 46 -6, 52 -24, 58 -46; 58 -6, 64 -22, 72.6 -42; 67 -6, 74 -18, 85 -33; 12 -8, 16 -18, 17.6 -32',
        'opacity=".75"',
      ),
  );

/** The tallest deer, in profile: an overhanging muzzle, a bell, a hump over the shoulders. */
export const moose = (): Figure =>
  hoofed({
    id: 'mo',
    coat: COAT,
    pale: '#5d4839',
    hoof: '#231d1a',
    shade: 0,
    under: 0,
    back: '64 10, 74 2, 85 -3.4, 97 -4, 109 1, 123 10, 140 17, 156 19, 170 22, 181 29, 188 40, 189 56, 187 72, 188 86',
    hind: { x: 188, y: 101, width: 7.6, foot: 182 },
    farHind: { x: 164, y: 102, width: 7, foot: 153 },
    belly: '170 88, 161 80, 150 74, 136 79, 120 84, 108 87, 101 86',
    fore: { x: 95, y: 107, width: 7.6, foot: 93 },
    farFore: { x: 113, y: 106, width: 7, foot: 118 },
    chest: '84 90, 75 89, 66 84, 58 75, 52 64, 47 52, 45 38, 48 22',
    stockings: ['#6f5d4d', 99],
    planes:
      blob(
        LIT,
        '66 6, 92 -8, 112 -2, 128 18, 150 24, 172 28, 166 38, 136 34, 110 26, 86 16',
        'opacity=".8"',
      ) +
      blob('#5d4839', '88 26, 104 26, 112 46, 105 66, 94 70, 85 46', 'opacity=".7"') +
      blob('#5d4839', '168 36, 181 42, 184 56, 176 74, 168 66, 162 50', 'opacity=".6"') +
      blob(DARK, '70 10, 78 28, 80 50, 76 70, 84 88, 66 86, 46 60, 44 30', 'opacity=".8"') +
      blob(
        DARK,
        '84 82, 104 80, 122 82, 150 74, 166 84, 178 92, 172 70, 152 64, 122 74, 102 70',
        'opacity=".7"',
      ) +
      // Shoulder and thigh before the trunk.
      blob(DARK, '110 22, 121 44, 120 66, 108 84, 98 90, 106 72, 112 54', 'opacity=".55"') +
      blob(DARK, '168 30, 160 48, 161 66, 170 82, 180 90, 170 72, 166 54', 'opacity=".55"') +
      stroke(
        '#7a6552',
        1.2,
        '84 12, 88 20; 94 8, 99 16; 106 10, 111 17; 90 22, 94 32; 130 30, 137 34; 150 30, 156 34',
        'opacity=".7"',
      ),
    over:
      blob(DARK, '40 44, 50 44, 56 54, 54 66, 49 78, 46 86, 43 78, 39 66, 37 54') +
      stroke(LIT, 1.1, '42 52, 43 66; 47 54, 47 72; 51 56, 50 66'),
    tail: '186 34 5, 191 41 5, 191 48 2.4',
    head: hoofedHead(55, 17, 1.22, -17, {
      id: 'mo',
      coat: '#4f3b2f',
      profile: PROFILES.moose,
      ear: [
        '-3 2, -5.6 -6, -5.2 -14, -2 -21, 1 -23, 4.4 -16, 5.4 -7, 3 2',
        '-1.4 0, -3 -6, -2.6 -13, 0 -18, 1.8 -12, 2 -5, 1 0',
      ],
      earCoat: '#5a4637',
      earHollow: '#937a64',
      earTurn: 112,
      farEarTurn: -10,
      earAt: [4, 1],
      rim: '#7c6552',
      eyeAt: [-16, -1],
      nostril: [-50, 3],
      mouth: '-54 16, -49 15.4, -44 13, -38 11.6',
      marks:
        blob('#6d5747', '-60 -4, -50 -8, -42 -6, -40 4, -44 12, -50 20, -60 20', 'opacity=".8"') +
        blob(LIT, '-4 -9, -18 -7, -32 -6, -44 -6, -34 -2, -20 -2, -8 -4', 'opacity=".8"') +
        blob(DARK, '-30 17, -14 14, -4 4, 4 -4, 12 6, 8 24, -14 26', 'opacity=".6"') +
        stroke('#7a6250', 0.9, '-24 2, -30 4; -22 7, -28 9; -8 2, -10 9; -32 0, -38 2; -14 8, -18 11'),
      behind: moved(palm('mou', '#82694a', '#8d7453', '#665238'), -6, 0, 36, -0.82, 0.82),
      front: moved(palm('mon', BONE, '#bfa47d', '#866d4c'), -1, 2, -41, 0.94),
      rootAt: [-5, -7],
    }),
    face: [-34, -62, 106, 78],
    box: [-17, 2, 109, 132.3],
    size: 0.7,
  });
