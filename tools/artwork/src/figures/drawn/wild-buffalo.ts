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

const FORELEG = '20 78 16, 22.6 96 23, 23 110 17, 22 120 15.6, 20.8 130 10.4, 20.6 139 11, 20.8 144 13';
const HIND_LEG = '34 92 24, 37 110 16, 36 122 12, 34.6 132 9.4, 34.8 138 11';

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
const HORN_LINE = '4 38 15, 18 40.6 16, 36 42 15, 54 38 13, 70 27 10.6, 80 10 7.4, 82 -8 4.2, 77 -22 1';

const horn = (id: string): string =>
  limb(HORN, HORN_LINE) +
  within(
    id,
    limbPath(HORN_LINE),
    stroke('#7b706a', 4.4, '6 34, 20 36, 36 37, 53 33, 67 23, 76.6 8, 78.6 -8, 76 -20', 'opacity=".8"') +
      stroke('#2c2828', 4, '8 46, 20 48, 37 49, 58 44.4, 75 32, 84.6 12', 'opacity=".8"') +
      stroke(
        '#2a2626',
        1.3,
        '13 31, 15 49; 20 31, 22 50; 27 32, 30 51; 34 33, 37 50; 41 32, 45 50; 48 30, 53 47; 55 27, 61 43; 61 24, 68 38; 66 20, 74 32; 70 14, 80 24; 73 8, 84 15',
        'opacity=".8"',
      ),
  );

/** A bull that faces us, nose up: the widest horns of any cattle, two flat crescents. */
export const wildBuffalo = (): Figure => ({
  body:
    // What lies behind: belly, flanks and hind legs.
    form(
      'wbb',
      DARK,
      mirrored('0 30, 18 32, 34 40, 45 54, 50 74, 50 96, 44 114, 28 124, 0 127'),
      blob(COAT, '-60 70, -44 40, -20 26, 10 26, -10 40, -32 54, -40 80, -42 104', 'opacity=".9"') +
        blob(DEEP, mirrored('0 106, 24 102, 46 96, 50 118, 20 132, 0 132')),
    ) +
    eachSide('wbh', (id) => leg(id, HIND_LEG, DARK, 34.8, 122, 145)) +
    // Neck, breast and shoulders.
    form(
      'wbc',
      COAT,
      mirrored('0 32, 14 34, 27 42, 36 54, 40 70, 39.6 88, 36 102, 27 110, 14 111, 7 118, 0 121'),
      blob(LIT, '-46 60, -30 40, -14 32, -18 52, -27 66, -30 86, -38 100', 'opacity=".75"') +
        blob(DARK, '14 36, 40 46, 46 90, 34 116, 20 112, 28 100, 30 80, 26 58', 'opacity=".65"') +
        // The hollows between shoulder and breast, the dewlap, and two pale crescents of the throat.
        both(blob(DARK, '15 74, 14 92, 12 106, 6 116, 9 100, 12 86', 'opacity=".8"')) +
        blob(LIT, '-8 88, -3 86, -2 104, -2 116, -6 108', 'opacity=".6"') +
        bars(PALE, '-15 88 .6, -12 96 4, 0 102 5; 15 88 .6, 12 96 4, 0 102 5') +
        bars(PALE, '-13 102 .6, -9 108 3, 0 111 3.6; 13 102 .6, 9 108 3, 0 111 3.6') +
        stroke(LIT, 1.1, '-32 62, -30 70; -34 76, -33 84; -26 48, -24 54; 30 60, 31 68; 33 76, 33 84'),
    ) +
    eachSide('wbl', (id) => leg(id, FORELEG, COAT, 20.8, 120, 150)) +
    // The shadow of the head on the breast.
    blob(DEEP, mirrored('0 40, 16 44, 20 60, 16 78, 14 94, 8 99, 0 100'), 'opacity=".55"') +
    eachSide('wbn', horn) +
    turnedFace(0, 43, 0.9, 0, {
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
  box: [-86, -23, 86, 150],
  pose: 'stand',
  size: 0.66,
  head: [-52, -12, 52, 100],
});
