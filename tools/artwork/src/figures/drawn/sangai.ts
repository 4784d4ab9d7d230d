import type { Figure } from '../figure';
import { antler } from '../parts/antlers';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, stroke } from '../parts/shapes';
import { NOSE_PAD } from './deer';

const COAT = '#8d5735';
const LIT = '#ab7349';
const DARK = '#5f3a22';
const FAR = '#5d3922';
const PALE = '#e2caa0';

/** The dancing deer of Loktak lifts a foot: brow tine and beam make one bow. */
export const sangai = (): Figure =>
  hoofed({
    id: 'sg',
    coat: COAT,
    pale: PALE,
    back: '60 -16, 66 -3, 74 10, 84 22, 96 29, 110 33, 125 35, 140 34, 155 33, 167 36, 176 43, 182 55, 183 70, 181 84, 183 95',
    hind: { x: 182, y: 108, width: 6.2, foot: 184 },
    belly: '168 93, 160 87, 150 83, 137 87, 120 91, 107 92, 99 89',
    fore: { x: 95, y: 113, width: 6.2 },
    farFore: { x: 97, y: 113, width: 5, foot: 97 },
    farHind: { x: 152, y: 108, width: 6.2, foot: 148 },
    chest: '87 93, 79 85, 71 72, 63 54, 56 38, 50 22, 47 8',
    behind:
      // The lifted foot.
      limb(FAR, '92 78 26, 80 94 14, 68 103 8.6, 63 106 8') +
      limb(FAR, '64 105 7.6, 70 118 6, 76 129 6, 79 134 6.4') +
      blob('#2b231f', '75.6 134, 82 131, 85 137, 85.6 144, 80 144.6, 77 140'),
    planes:
      blob(DARK, '46 8, 60 10, 70 32, 80 54, 84 76, 76 76, 65 54, 55 34', 'opacity=".8"') +
      blob(LIT, '92 44, 105 43, 110 58, 104 76, 95 78, 90 62', 'opacity=".4"') +
      blob(LIT, '162 44, 174 50, 178 66, 172 82, 163 76, 157 60', 'opacity=".4"') +
      blob(LIT, '64 -10, 76 12, 94 28, 88 32, 74 22, 64 6', 'opacity=".6"') +
      stroke(
        DARK,
        1.2,
        '112 48, 126 52, 140 60; 128 46, 144 50, 154 58; 114 60, 126 65, 138 73; 134 58, 146 63; 116 74, 126 78; 170 54, 174 64, 172 76; 98 50, 101 62, 98 75; 62 24, 68 40, 75 54; 58 14, 62 24; 68 20, 76 36, 82 48',
        'stroke-dasharray="5 6" opacity=".8"',
      ),
    tail: '179 48 6, 186 57 6.6, 187 67 2.4',
    head: hoofedHead(57, -10, 0.9, -14, {
      id: 'sg',
      coat: '#85512f',
      profile: PROFILES.deer,
      earSize: 1.15,
      earTurn: 74,
      farEarTurn: 8,
      earHollow: PALE,
      rim: '#dcbf92',
      nose: NOSE_PAD,
      marks: blob(PALE, '-50 8.6, -42 8, -33 9.4, -22 14, -28 18, -46 16'),
      behind: antler(
        '#6b5335',
        '-40 -36 1.2, -34 -22 3.6, -22 -9 4.8, -8 -3 5.4, 10 -3 5.8, 30 -11 5.6, 48 -28 5.4, 58 -50 5, 58 -72 4.2, 50 -90 3, 40 -102 1',
        '58 -62 3.6, 67 -74 1',
        '55 -80 3.2, 60 -94 1',
      ),
      front:
        antler(
          '#a88657',
          '-58 -46 1.4, -54 -30 4.2, -44 -15 5.8, -28 -5 6.6, -8 -1 7.2, 12 -3 7.4, 30 -13 7.2, 43 -31 6.8, 47 -52 6.2, 43 -73 5, 33 -90 3.6, 20 -102 1.2',
          '46 -58 4.4, 57 -70 3, 60 -80 1',
          '42 -75 4, 49 -90 2.6, 48 -100 1',
          '33 -89 3.2, 34 -104 1',
        ) +
        limb('#8f6f45', '-4 6 9, -3 0 9.6') +
        stroke(
          '#cfb283',
          1.5,
          '-52 -30, -42 -16, -27 -7, -8 -3, 11 -5, 27 -14, 39 -31, 43 -52, 39 -72',
          'opacity=".8"',
        ),
    }),
    face: [-16, -82, 106, 40],
    box: [-1, -14, 107, 132.3],
    size: 0.7,
  });
