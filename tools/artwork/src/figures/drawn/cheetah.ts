import type { Figure } from '../figure';
import { beast, toes } from '../parts/beast';
import { catProfile } from '../parts/cat-profile';
import { coatMarks } from '../parts/coat-marks';
import { locks } from '../parts/fur';
import { bars, blob, dots, limb } from '../parts/shapes';

const COAT = '#dba655';
const LIT = '#eabd74';
const BACK = '#c08a3e';
const FAR = '#a87c40';
const WHITE = '#fbf2dd';
const DARK = '#2d231b';

/** Small, round and short in the muzzle. */
const HEAD =
  '1.4 42, 5 38, 12 33, 20 26, 27 18, 36 10.6, 48 5.4, 62 4, 78 7, 94 16, 106 32, 108 56, 98 76, 84 84, 68 84, 56 83, 46 82.6, 37 84.6, 27 86, 17 85, 11.4 81, 10 75.6, 10.6 70.6, 6 67.4, 2.8 61, 2 54, .6 47.4';

/** Neck, chest, the near foreleg, belly, haunch and back of a cat that sits upright. */
const OUTLINE =
  '24 30, 31 22, 44 18, 53 22, 57 32, 60.4 41, 67 49, 78 57, 87 68, 94 82, 101 94, 109 104, 115 116, 117 130, 114 142, 107 149, 100 150.5, 61 150.5, 55.6 148.5, 57 144.6, 65 141, 70 137, 63 130, 57 122, 54 114, 52.8 119, 52 130, 52.4 142, 52 148, 49 150.5, 33 150.5, 30 148.5, 31 144.6, 36 141.4, 37 132, 36 120, 32 107, 24 94, 17.6 80, 17 66, 20.6 52, 23 40';

/** Sits tall and looks far: a small round head on a long neck, a deep chest, solid spots. */
export const cheetah = (): Figure =>
  beast({
    id: 'ch',
    coat: COAT,
    far:
      blob(
        FAR,
        '27 88, 36 92, 36 108, 31.6 122, 28.6 134, 27.6 142, 27 148, 24 150.5, 9 150.5, 6 148.5, 7 144.6, 13 141.4, 16.6 132, 20 118, 24 102',
      ) + dots(DARK, '31 106 1.3, 29 115 1.2, 25 122 1.1, 24 132 1, 19 138 1'),
    tail: '104 144 9, 122 149 8, 142 150 7.4, 160 146 7.4, 174 136 7, 180 122 6',
    tailMarks:
      dots(DARK, '112 143 1.5, 116 149 1.5, 123 145 1.5, 128 151 1.4, 134 146 1.5, 140 151 1.4') +
      limb(DARK, '147 144 3.4, 150 156 3.4') +
      limb(DARK, '157 141 3.6, 162 152 3.6') +
      limb(DARK, '165 135 3.8, 174 144 3.8') +
      limb(DARK, '170 127 4, 182 132 4') +
      limb(WHITE, '177 126 9, 183 116 9'),
    outline: OUTLINE,
    planes:
      blob(
        BACK,
        '50 14, 64 32, 84 56, 100 80, 122 116, 116 122, 106 106, 96 92, 86 76, 74 61, 62 51, 52 38',
      ) +
      blob('#ecd9ad', '16 44, 27 46, 32 58, 34 72, 33 86, 30 98, 22 90, 14 70') +
      blob(WHITE, '16 48, 23 50, 27 62, 28 76, 27 92, 22 86, 14 70') +
      // Hair that breaks the white into the coat.
      locks('#ecd9ad', '27 46 4, 32 58 5, 34 72 5, 33 86 5, 30 98 4', 5, 1.3) +
      locks(WHITE, '23 50 3, 27 62 4, 28 76 4, 27 92 3', 5, 1.3) +
      // The shadow of the head, shoulder and forearm, the haunch and the fold before it.
      blob(BACK, '18 30, 32 36, 46 36, 56 26, 54 38, 46 44, 36 44, 28 39, 18 38', 'opacity=".75"') +
      blob(LIT, '46 60, 58 62, 63 78, 58 98, 49 106, 42 94, 42 74', 'opacity=".75"') +
      blob(BACK, '66 66, 68 84, 64 100, 57 112, 62 118, 70 104, 74 86', 'opacity=".6"') +
      blob(BACK, '49 106, 47 122, 46 136, 46 150, 54 150, 54 128, 58 112', 'opacity=".55"') +
      blob(
        LIT,
        '80 96, 92 94, 104 104, 111 118, 109 132, 98 139, 84 136, 70 129, 64 118, 69 105',
        'opacity=".7"',
      ) +
      // The thigh, its knee forward, and the shank folded under it.
      blob(
        '#a87a35',
        '84 80, 76 88, 67 97, 60 108, 55 116, 58 126, 68 136, 74 139, 68 129, 64 119, 67 108, 75 98, 86 90',
        'opacity=".8"',
      ) +
      blob('#a87a35', '72 137, 84 139, 98 137, 108 130, 104 142, 90 146, 74 145', 'opacity=".75"') +
      bars(
        LIT,
        '60 36 .4, 68 46 1.4, 74 58 .4; 74 52 .4, 82 62 1.4, 88 74 .4; 88 70 .4, 95 81 1.4, 99 93 .4',
      ),
    marks: coatMarks({
      seed: 'cheetah',
      outline: OUTLINE,
      step: 6.2,
      ink: DARK,
      mark: (x, y) => {
        if (x < 37 && y < 104) return undefined;
        if (y < 40 && x < 50) return undefined;
        if (y > 134) return { size: 0.9, solid: true };
        if (x < 56 && y > 100) return { size: 1, solid: true };
        return { size: 1.45, solid: true, stretch: 1.15, turn: x > 76 ? 0.9 : 1.5 };
      },
    }),
    over: toes(FAR, '34 150.4, 66 150.4') + toes('#7d5a2c', '9 150.4'),
    head: catProfile(3, -5, 0.46, -2, {
      id: 'ch',
      coat: COAT,
      back: BACK,
      pale: WHITE,
      shade: '#e2cb9d',
      nose: '#6d4a40',
      iris: '#d69a35',
      ear: [DARK, '#f3dfb4'],
      earSize: 0.86,
      outline: HEAD,
      marks:
        // The black line from the corner of the eye to that of the mouth.
        bars(DARK, '28.6 40 3, 30 47 3.6, 36 54 4, 37.6 62 2.4') +
        dots(
          DARK,
          '42 17 1.5, 50 12 1.6, 58 14 1.7, 52 21 1.6, 61 23 1.7, 56 30 1.7, 66 33 1.8, 60 40 1.8, 70 43 1.9, 64 50 1.8, 74 54 2, 68 60 1.8, 80 46 2, 84 60 2, 78 66 2, 84 32 2, 92 44 2, 92 58 2, 88 72 2, 76 28 1.8, 92 22 2, 84 18 1.9, 55 52 1.6, 58 62 1.6, 100 34 2, 100 52 2',
        ),
    }),
    face: [-4, -20, 62, 46],
    box: [3, 44, 103, 133],
    size: 0.72,
  });
