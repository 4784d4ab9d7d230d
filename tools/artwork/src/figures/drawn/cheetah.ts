import type { Figure } from '../figure';
import { beast, toes } from '../parts/beast';
import { coatMarks } from '../parts/coat-marks';
import { bars, blob, dots, limb, stroke } from '../parts/shapes';
import { cheetahFace } from './cheetah-face';

const COAT = '#dba655';
const LIT = '#eabd74';
const BACK = '#c08a3e';
const FAR = '#a87c40';
const WHITE = '#fbf2dd';
const DARK = '#2d231b';

/** Neck, chest, the near foreleg, belly, haunch and back of a cat that sits upright. */
const OUTLINE =
  '22 30, 30 22, 44 20, 56 24, 66 34, 78 46, 90 60, 100 76, 107 92, 112 108, 115 122, 114 136, 110 146, 103 150.5, 66 150.5, 61 148.5, 62 144.6, 70 141, 74 136, 70 128, 63 120, 57 114, 54 122, 52.4 132, 52.4 142, 52 148, 49 150.5, 33 150.5, 30 148.5, 31 144.6, 36 141.4, 37 132, 35 118, 31 104, 25 90, 21 74, 20 58, 20 44';

/** Sits tall and watches: a small round head on a long neck, a deep chest, solid spots. */
export const cheetah = (): Figure =>
  beast({
    id: 'ch',
    coat: COAT,
    far:
      blob(
        FAR,
        '27 88, 36 92, 36 108, 31.6 122, 28.6 134, 27.6 142, 27 148, 24 150.5, 9 150.5, 6 148.5, 7 144.6, 13 141.4, 16.6 132, 20 118, 24 102',
      ) + dots(DARK, '24 100 1.3, 30 108 1.3, 23 112 1.2, 27 119 1.2, 21 125 1.1, 24 132 1, 19 138 1'),
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
      blob(BACK, '50 14, 70 30, 90 52, 108 80, 122 116, 116 120, 104 96, 92 78, 78 60, 64 46, 52 36') +
      blob(WHITE, '16 40, 32 50, 37 66, 38 82, 36 98, 32 106, 24 92, 16 70') +
      blob('#ecd9ad', '27 52, 36 60, 38 78, 37 98, 33 106, 32 88, 30 68', 'opacity=".8"') +
      // The shadow of the head, shoulder and forearm, the haunch and the fold before it.
      blob(BACK, '20 36, 34 46, 52 46, 62 38, 56 54, 38 58, 22 50', 'opacity=".75"') +
      blob(LIT, '46 60, 58 62, 63 78, 58 98, 49 106, 42 94, 42 74', 'opacity=".75"') +
      blob(BACK, '66 66, 68 84, 64 100, 57 112, 62 118, 70 104, 74 86', 'opacity=".6"') +
      blob(BACK, '49 106, 47 122, 46 136, 46 150, 54 150, 54 128, 58 112', 'opacity=".55"') +
      blob(LIT, '82 96, 96 100, 104 116, 102 134, 90 140, 78 130, 74 112', 'opacity=".7"') +
      stroke(BACK, 1.8, '66 112, 72 100, 84 94; 72 138, 84 143, 98 144') +
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
        if (x < 39 && y < 108) return undefined;
        if (y < 50 && x < 62) return undefined;
        if (y > 134) return { size: 0.9, solid: true };
        if (x < 56 && y > 100) return { size: 1, solid: true };
        return { size: 1.45, solid: true, stretch: 1.15, turn: x > 76 ? 0.9 : 1.5 };
      },
    }),
    over: toes(FAR, '34 150.4, 66 150.4') + toes('#7d5a2c', '9 150.4'),
    head: cheetahFace(36, 24, 1.02, -3),
    face: [2, -10, 70, 58],
    box: [3, 44, 103, 133],
    size: 0.72,
  });
