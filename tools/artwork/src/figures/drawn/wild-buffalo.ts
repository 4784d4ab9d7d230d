import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { bars, blob, limb, limbPath, stroke, within } from '../parts/shapes';

const COAT = '#55545a';
const LIT = '#6f6e74';
const DARK = '#3b3a40';
const PALE = '#a19b91';
const STOCKING = '#8f8a83';
const HORN = '#4a4442';
const FAR_HORN = '#332f2e';

/** From the poll out, back along the neck and up. */
const NEAR_LINE = '-2 4 16, 12 -3 16, 31 -8 14.6, 51 -16 12, 68 -30 8.4, 77 -49 4.8, 76 -66 1';
const FAR_LINE = '-6 0 13, -6 -18 13, 4 -34 12, 22 -46 10, 39 -59 7.4, 48 -76 4.2, 46 -91 1';

const horn = (id: string, fill: string, line: string, lit: string, ridges: string): string =>
  limb(fill, line) +
  within(id, limbPath(line), stroke('#756b64', 3, lit, 'opacity=".8"') + stroke('#262222', 1.2, ridges));

/** Slate-black and heavy, its face low: the widest horns of any cattle, swept back along the neck. */
export const wildBuffalo = (): Figure =>
  hoofed({
    id: 'wb',
    coat: COAT,
    pale: '#616066',
    hoof: '#232021',
    shade: 0,
    under: 0,
    back: '46 46, 56 40, 68 32, 80 25, 93 21.6, 108 24, 126 28, 146 28.4, 164 27, 180 30, 192 38, 199 50, 202 64, 202 78, 201 90',
    hind: { x: 195, y: 107, width: 8.8, foot: 191 },
    belly: '184 94, 176 92, 164 95, 150 100, 134 104, 120 105, 108 102',
    fore: { x: 91, y: 111, width: 8.8 },
    chest: '80 101, 75 106, 66 105, 57 99, 49 91, 43 81, 39 71, 36 60',
    stockings: [STOCKING, 117],
    planes:
      blob(
        LIT,
        '60 40, 84 22, 110 24, 146 28, 180 30, 196 42, 186 44, 166 36, 140 38, 112 36, 88 34, 68 44',
        'opacity=".7"',
      ) +
      blob(LIT, '76 42, 90 38, 100 52, 102 72, 96 92, 86 98, 76 82, 72 60', 'opacity=".5"') +
      blob(LIT, '176 42, 190 50, 195 68, 190 86, 178 84, 170 64', 'opacity=".5"') +
      blob(DARK, '104 36, 114 54, 115 78, 107 98, 100 106, 103 84, 104 58', 'opacity=".7"') +
      blob(DARK, '166 40, 158 60, 160 80, 170 94, 180 98, 170 82, 167 62', 'opacity=".7"') +
      blob(DARK, '100 112, 112 96, 134 94, 156 90, 180 92, 170 106, 130 114', 'opacity=".75"') +
      // The shadow of the head on the throat, and the two pale bands below it.
      blob(DARK, '30 56, 48 50, 58 58, 60 72, 52 80, 38 76', 'opacity=".75"') +
      bars(PALE, '42 78 .6, 52 80 4.4, 62 74 4, 68 64 .6; 54 97 .6, 66 96 4.6, 76 90 4, 82 79 .6') +
      stroke(
        DARK,
        1.2,
        '120 40, 128 52, 130 66; 136 40, 141 54, 141 68; 150 42, 153 54; 124 72, 128 84; 142 74, 144 86; 184 54, 188 64',
        'stroke-dasharray="8 6"',
      ) +
      stroke(LIT, 1.1, '128 46, 133 58; 144 44, 147 56; 112 84, 114 92; 154 70, 156 82'),
    tail: '199 46 6, 208 62 5.4, 210 84 4.6, 208 100 4',
    behind: limb('#232023', '208 96 4.4, 210 110 7, 206 124 1'),
    head: hoofedHead(44, 47, 1.16, -20, {
      id: 'wb',
      coat: '#4e4d53',
      profile: PROFILES.ox,
      ear: [
        '-3 2, -6 -6, -5.6 -14, -2 -23, 1 -25, 5 -17, 5.6 -7, 3 3',
        '-1.4 0, -3 -6, -3 -13, 0 -19, 2 -12, 2.4 -5, 1 0',
      ],
      earCoat: '#5b5a60',
      earHollow: '#8f8886',
      earTurn: 98,
      farEarTurn: -64,
      earSize: 0.96,
      earAt: [2, -2],
      rim: '#77747a',
      nostril: [-46, 6],
      mouth: '-49.6 13.6, -44 14.6, -38 13.6, -33 14.4',
      marks:
        blob(LIT, '-6 -12, -22 -9, -40 -2, -46 3, -36 4, -22 0, -10 -4', 'opacity=".8"') +
        blob('#29272a', '-56 -2, -45 -3, -39 4, -38 12, -42 20, -56 20') +
        blob(DARK, '-30 18, -18 14, -8 6, 0 4, 12 10, 10 26, -16 28', 'opacity=".7"') +
        blob('#6a686d', '-49 1, -44 .4, -42 2.4, -47 3.4', 'opacity=".8"') +
        stroke(DARK, 1.1, '-26 -2, -28 6, -26 12; -12 6, -14 13; -30 -4, -36 -1'),
      behind: horn(
        'wbo',
        FAR_HORN,
        FAR_LINE,
        '-10 -4, -9 -20, 1 -37, 19 -50, 36 -64, 45 -80',
        '-14 -8, 2 -8; -13 -17, 2 -15; -10 -26, 5 -20; -4 -34, 9 -26; 4 -41, 14 -32; 13 -47, 22 -38; 22 -52, 30 -44; 30 -58, 38 -51; 37 -65, 45 -60',
      ),
      front: horn(
        'wbn',
        HORN,
        NEAR_LINE,
        '0 -3, 14 -9, 33 -14, 53 -22, 69 -38, 75 -56',
        '5 -9, 9 7; 13 -12, 17 5; 21 -14, 26 2; 29 -16, 34 -1; 37 -19, 43 -4; 45 -21, 52 -8; 53 -25, 60 -14; 60 -30, 69 -21; 65 -38, 76 -31; 69 -46, 80 -42',
      ),
      rootAt: [-5, -8],
    }),
    face: [-14, -30, 108, 92],
    box: [-6, 11, 119, 132.3],
    size: 0.66,
  });
