import type { Figure } from '../figure';
import { form } from '../parts/plumage';
import { bars, blob, both, eachSide, limb, limbPath, mirrored, stroke, within } from '../parts/shapes';
import { turnedFace } from '../parts/turned-face';

const COAT = '#57565c';
const LIT = '#77757a';
const DARK = '#3b3a40';
const DEEP = '#2b2a2e';
const PALE = '#a9a298';
const STOCKING = '#98928a';
const HOOF = '#201e1f';
const HORN = '#4a4442';

const FORELEG = '19 72 18, 21 92 21, 21.4 106 15.6, 21 116 14, 20 127 9.6, 20 138 10.4, 20 144 13';
const HIND_LEG = '84 66 32, 86 84 26, 89 98 17, 91 107 12.4, 88.6 118 10.6, 87 128 9, 86.6 136 10.6';
const FAR_LEG = '52 84 26, 55 98 17, 58 107 11.6, 55.6 118 9.6, 54 127 8.4, 53.6 134 10';

/** A leg seen from the front, pale from the knee down; the hoof is cloven. */
const leg = (id: string, line: string, coat: string, x: number, knee: number, ground: number): string =>
  limb(coat, line) +
  within(
    id,
    limbPath(line),
    blob(coat === COAT ? STOCKING : '#6d6863', `0 ${knee + 3}, ${x} ${knee}, 60 ${knee + 3}, 60 160, 0 160`) +
      blob(
        DARK,
        `${x - 16} 90, ${x - 7} 96, ${x - 3.6} ${knee}, ${x - 3} 160, ${x - 16} 160`,
        'opacity=".45"',
      ) +
      stroke(DARK, 1, `${x - 4} ${knee - 6}, ${x + 1} ${knee - 3.4}, ${x + 6} ${knee - 6}`, 'opacity=".8"'),
  ) +
  blob(
    HOOF,
    `${x - 5.4} ${ground - 6.6}, ${x} ${ground - 7.4}, ${x + 5.4} ${ground - 6.6}, ${x + 8} ${ground - 1.4}, ${x + 6.6} ${ground + 0.4}, ${x} ${ground}, ${x - 6.6} ${ground + 0.4}, ${x - 8} ${ground - 1.4}`,
  ) +
  stroke('#4b4745', 1.1, `${x} ${ground - 6}, ${x} ${ground - 0.4}`);

/** Out from the poll, flat, then up and in. */
const HORN_LINE = '4 32 15, 18 35 16, 36 36.6 15, 54 33 13, 70 22 10.6, 80 5 7.4, 82 -13 4.2, 77 -27 1';

const horn = (id: string): string =>
  limb(HORN, HORN_LINE) +
  within(
    id,
    limbPath(HORN_LINE),
    stroke(
      '#7b706a',
      4.4,
      '6 28.6, 20 30.6, 36 31.6, 53 27.6, 67 17.6, 76.6 2.6, 78.6 -13.4, 76 -25.4',
      'opacity=".8"',
    ) +
      stroke('#2c2828', 4, '8 40.6, 20 42.6, 37 43.6, 58 39, 75 26.6, 84.6 6.6', 'opacity=".8"') +
      stroke(
        '#2a2626',
        1.3,
        '13 25.6, 15 43.6; 20 25.6, 22 44.6; 27 26.6, 30 45.6; 34 27.6, 37 44.6; 41 26.6, 45 44.6; 48 24.6, 53 41.6; 55 21.6, 61 37.6; 61 18.6, 68 32.6; 66 14.6, 74 26.6; 70 8.6, 80 18.6; 73 2.6, 84 9.6',
        'opacity=".8"',
      ),
  );

/** A bull that faces us, nose up: the widest horns of any cattle, two flat crescents. */
export const wildBuffalo = (): Figure => ({
  body:
    // What lies behind: the tail, the far hind leg, the long barrel that goes back to the right.
    limb('#2f2e33', '93 44 5, 99 58 4, 100 76 3.4, 98.6 90 3') +
    blob('#1d1b1e', '97 86, 101 87, 102.6 96, 99 106, 95.6 97') +
    leg('wbf', FAR_LEG, DEEP, 53.6, 112, 141) +
    form(
      'wbb',
      DARK,
      '-24 44, -8 32, 14 29, 38 31, 60 31.6, 78 34, 90 41, 97 53, 98.6 68, 95 82, 86 91, 72 94, 56 99, 40 104, 20 106, 0 104',
      blob(COAT, '0 20, 40 26, 66 26, 88 34, 104 54, 100 74, 88 82, 70 80, 52 84, 36 86, 20 60') +
        blob(LIT, '36 30, 58 31, 76 34, 88 42, 84 48, 72 43, 56 41, 40 42', 'opacity=".6"') +
        blob(LIT, '76 46, 88 50, 94 64, 90 76, 80 76, 74 62', 'opacity=".45"') +
        blob(DEEP, '72 40, 66 54, 66 70, 72 84, 82 96, 70 92, 61 76, 61 56', 'opacity=".45"') +
        blob(DEEP, '28 34, 42 44, 46 64, 44 84, 36 108, 20 108', 'opacity=".6"') +
        blob(DEEP, '30 96, 52 91, 74 87, 92 86, 84 100, 50 110, 28 110', 'opacity=".7"'),
    ) +
    leg('wbh', HIND_LEG, COAT, 86.6, 111, 143) +
    // Neck, breast and shoulders.
    form(
      'wbc',
      COAT,
      mirrored('0 30, 14 31, 26 37, 34 48, 37.6 62, 37.4 78, 33 92, 25 99, 14 99.6, 7 106, 0 109'),
      blob(LIT, '-46 54, -30 34, -14 28, -18 46, -26 58, -28 76, -36 92', 'opacity=".75"') +
        blob(DARK, '14 32, 40 40, 44 80, 32 106, 20 102, 27 90, 28 70, 25 52', 'opacity=".65"') +
        // The hollows between shoulder and breast, the dewlap, and two pale crescents of the throat.
        both(blob(DARK, '15 66, 14 82, 12 96, 6 105, 9 90, 12 76', 'opacity=".8"')) +
        blob(LIT, '-8 78, -3 76, -2 94, -2 106, -6 98', 'opacity=".6"') +
        bars(PALE, '-16 80 .6, -12 88 4, 0 94 5; 16 80 .6, 12 88 4, 0 94 5') +
        bars(PALE, '-13 93 .6, -9 98 3, 0 101 3.6; 13 93 .6, 9 98 3, 0 101 3.6'),
    ) +
    eachSide('wbl', (id) => leg(id, FORELEG, COAT, 20, 119, 150)) +
    // The shadow of the head on the breast.
    blob(DEEP, mirrored('0 34, 16 38, 20 54, 17 70, 14 86, 8 91, 0 92'), 'opacity=".55"') +
    eachSide('wbn', horn) +
    turnedFace(0, 37.4, 0.9, 0, {
      id: 'wb',
      coat: COAT,
      lit: '#86848a',
      dark: DARK,
      half: '0 -10, 9 -10, 15 -6, 17.4 2, 17.4 10, 14.6 19, 12 29, 11 38, 12.6 45, 13.4 51, 11.4 58, 6.6 62, 0 63',
      ear: { coat: '#605f65', hollow: '#938c8a', turn: 16, size: 1.05, root: [13, 4] },
      eyeAt: [13, 9],
      eyeSize: 1.05,
      rim: '#7d7a7f',
      nose: { y: 50, width: 10.6, colour: '#232123' },
      marks:
        blob('#2d2b2e', mirrored('0 40, 7 41, 12 44, 16 50, 14 64, 0 66')) +
        blob('#4a484d', mirrored('0 57, 5 57.6, 9 59, 6 63, 0 64')) +
        both(
          stroke(DARK, 1.2, '15 15, 11 18, 8.6 24; 9.4 30, 8.6 37') +
            blob(DARK, '7 -2, 11 0, 9 6, 7.4 16, 6 8', 'opacity=".5"'),
        ) +
        stroke(DARK, 1.2, '-5 -8, -4 -2; 0 -9, 0 -1; 5 -8, 4 -2; -2.4 2, -2 7; 2.4 2, 2 7'),
      // The forelock lies between the horns.
      over: bars(
        DEEP,
        '-10 -10 5, -7 -6 4.4, -4 -1 .4; -5 -11 5.4, -3 -6 5, -.6 2 .4; 5 -11 5.4, 3 -6 5, 1 1 .4; 10 -10 5, 7 -6 4.4, 4 -2 .4',
      ),
    }),
  box: [-86, -28, 103, 151],
  pose: 'stand',
  size: 0.66,
  head: [-52, -17, 52, 95],
});
