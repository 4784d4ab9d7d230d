import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { blob, dots, eye, limb, oval, stroke } from '../parts/shapes';

interface SitterOptions {
  fur: string;
  belly?: string;
  hands: string;
  /** Behind everything: a tail, a mane. */
  behind: string;
  head: string;
  over?: string;
  arm?: string;
}

/** Sits sideways, looking half toward the viewer. */
const sitter = ({
  fur,
  belly = lighter(fur, 0.35),
  hands,
  behind,
  head,
  over = '',
  arm = '61 76 15, 50 92 10, 45 108 8',
}: SitterOptions): string =>
  behind +
  limb(darker(fur, 0.28), '72 74 13, 62 94 9, 56 108 8') +
  oval(darker(hands, 0.2), 54, 111, 5.5, 4.5) +
  blob(fur, '54 62, 70 60, 84 74, 92 96, 90 116, 80 123, 60 122, 50 104, 49 80') +
  blob(belly, '50 78, 56 74, 62 92, 62 114, 54 116, 50 100') +
  blob(darker(fur, 0.1), '60 98, 76 92, 88 104, 84 120, 64 123, 50 119') +
  limb(darker(fur, 0.1), '56 108 14, 46 117 10, 40 120 8') +
  oval(hands, 36, 121, 9, 4) +
  over +
  limb(fur, arm) +
  oval(hands, 43, 111, 6, 5) +
  head;

interface FaceOptions {
  skin: string;
  muzzle?: string;
  iris?: string;
  nose?: string;
}

/** Turned half left, about 48 46. */
const face = ({ skin, muzzle = lighter(skin, 0.2), iris, nose = darker(skin, 0.5) }: FaceOptions): string =>
  blob(skin, '42 36, 52 35, 60 42, 59 53, 52 61, 42 61, 36 53, 36 43') +
  oval(muzzle, 44.5, 55, 7.5, 6) +
  dots(nose, '42.5 52 1, 46 52 1') +
  stroke(darker(skin, 0.6), 1.2, '39.5 57.5, 44 59, 49 57.5') +
  eye(41, 45.5, 2.2, iris) +
  eye(51, 45.5, 2.3, iris);

export const hanumanLangur = (): Figure => ({
  body: sitter({
    fur: '#b9b1a4',
    belly: '#d9d2c5',
    hands: '#2f2b2a',
    behind: limb('#a59d90', '86 116 9, 104 118 8, 114 130 7, 114 156 7, 108 182 6, 114 196 4'),
    head:
      oval('#2f2b2a', 69, 48, 4.5, 6) +
      blob('#e2dccf', '48 24, 62 26, 72 36, 72 52, 64 64, 48 68, 34 64, 29 50, 32 34') +
      face({ skin: '#2b2727', muzzle: '#3d3736', nose: '#151313', iris: '#b5732f' }),
  }),
  box: [26, 20, 96, 125],
  pose: 'perch',
  size: 0.42,
});

export const lionTailedMacaque = (): Figure => ({
  body: sitter({
    fur: '#2f2b2b',
    belly: '#453f3d',
    hands: '#1f1c1c',
    behind:
      limb('#2f2b2b', '86 114 7, 102 116 6, 110 130 5, 108 152 5') +
      limb('#4a4442', '108 148 7, 107 156 10, 108 166 3'),
    head:
      blob('#cfcac2', '48 18, 60 20, 72 28, 78 42, 76 56, 68 68, 54 75, 40 74, 28 64, 22 50, 26 34, 36 22') +
      blob(
        '#e4e0d8',
        '46 20, 60 24, 70 36, 72 52, 64 66, 66 50, 62 34, 50 25, 36 30, 30 44, 31 60, 25 48, 30 30',
      ) +
      blob('#2f2b2b', '46 25, 56 26, 64 34, 65 48, 58 60, 46 64, 36 60, 30 48, 33 34') +
      face({ skin: '#24201f', muzzle: '#3a3432', nose: '#110f0f', iris: '#b98a4a' }),
  }),
  box: [18, 17, 96, 125],
  pose: 'perch',
  size: 0.42,
});

export const rhesusMacaque = (): Figure => ({
  body: sitter({
    fur: '#a98659',
    belly: '#dcc7a2',
    hands: '#c78f72',
    behind: limb('#8f6f47', '88 112 9, 98 118 7, 106 122 4'),
    over: blob('#c4733c', '78 84, 88 92, 92 108, 88 119, 78 112', 'opacity=".8"'),
    head:
      oval('#d49a86', 68, 48, 4.5, 6.5) +
      blob('#a98659', '48 26, 60 28, 69 38, 68 54, 60 64, 46 66, 36 62, 31 50, 34 34') +
      face({ skin: '#e0a08c', muzzle: '#ebb7a3', nose: '#8f5446', iris: '#8a5a2c' }),
  }),
  box: [26, 24, 108, 125],
  pose: 'stand',
  size: 0.4,
});

export const hoolockGibbon = (): Figure => ({
  body:
    limb('#3f5a3a', '26 -190 7, 22 -60 6, 24 -10 5, 20 60 5, 23 110 4') +
    sitter({
      fur: '#2b2828',
      belly: '#3d3938',
      hands: '#1d1a1a',
      behind: '',
      arm: '61 76 14, 46 100 9, 34 118 8, 30 126 7',
      over: limb('#332f2f', '58 74 14, 40 50 10, 30 20 8, 25 -4 7') + oval('#1d1a1a', 23.5, -8, 5, 7),
      head:
        blob('#2b2828', '50 24, 62 26, 70 36, 70 52, 62 64, 48 67, 36 62, 31 50, 35 34') +
        face({ skin: '#3b3533', muzzle: '#4a4341', nose: '#191616', iris: '#8a5a2c' }) +
        stroke('#f4f1ea', 3.4, '36.5 40, 41 37.5, 45 39; 48.5 39, 53 37.5, 57.5 40'),
    }),
  box: [20, -16, 96, 125],
  pose: 'perch',
  size: 0.5,
});

export const ringTailedLemur = (): Figure => {
  const tail = '84 118 11, 104 112 12, 116 90 13, 114 60 13, 104 34 12, 110 14 8';
  return {
    body: sitter({
      fur: '#9a948e',
      belly: '#e4dfd7',
      hands: '#3a3533',
      behind:
        limb('#f1ede6', tail) +
        stroke(
          '#2b2726',
          5,
          '97 107, 103 119; 106 97, 117 104; 109 83, 122 86; 108 67, 121 66; 104 52, 117 47; 98 38, 110 33; 100 24, 113 22',
        ) +
        limb('#2b2726', '107 17 9, 112 10 5'),
      head:
        blob('#f4f1eb', '34 38, 28 22, 38 24, 44 34') +
        blob('#f4f1eb', '62 34, 70 22, 76 26, 70 44') +
        blob('#7f7973', '46 26, 60 28, 70 38, 70 52, 62 63, 46 66, 34 61, 30 48, 34 34') +
        blob('#f4f1eb', '44 34, 56 34, 65 42, 63 54, 54 62, 42 64, 33 58, 31 48, 35 38') +
        blob('#2b2726', '34 44, 40 39, 45 44, 42 51, 35 50') +
        blob('#2b2726', '48 44, 54 39, 60 44, 57 51, 50 51') +
        blob('#4a4341', '36 54, 44 50, 49 56, 44 63, 34 63, 31 59') +
        oval('#1d1918', 33.5, 58, 3.2, 2.6) +
        eye(40, 45.5, 2, '#d9882c') +
        eye(53.5, 45.5, 2.1, '#d9882c'),
    }),
    box: [26, 6, 124, 125],
    pose: 'stand',
    size: 0.46,
  };
};
