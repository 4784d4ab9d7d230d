import type { Figure } from '../figure';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, blobPath, limb, limbPath, moved, stroke, within } from '../parts/shapes';

const COAT = '#c59b6c';
const LIT = '#d8b384';
const BACK = '#a57c50';
const FAR = '#a98f6c';
const WHITE = '#f5ecda';
const DARK = '#45342a';

const EAR = [
  '-3.4 2, -5 -8, -4 -17, -.6 -24, 3 -17, 4.6 -8, 3.4 2',
  '-1.8 0, -3.2 -8, -2 -16, 0 -20.6, 1.6 -15, 2.4 -6, 1 0',
] as const;

const TRUNK =
  '30 2, 40 6, 52 14, 64 21, 78 26, 90 30, 104 35, 120 38, 138 37, 154 33, 170 33, 182 39, 190 49, 193 63, 191 78, 182 88, 170 88, 160 86, 150 87, 136 91, 118 95, 104 96, 92 95, 82 89, 73 78, 66 66, 56 56, 44 46, 33 36, 24 26';

const leg = (id: string, coat: string, line: string, hoof: string, pale = ''): string => {
  const path = limbPath(line);
  return (
    `<path fill="${coat}" d="${path}"/>` + (pale && within(id, path, limb(WHITE, pale))) + limb(DARK, hoof)
  );
};

/** The khur at a gallop: sandy above, white from below in saddles behind shoulder and before haunch, an upright mane. */
export const wildAss = (): Figure => {
  const trunk = blobPath(TRUNK);
  return {
    body: moved(
      leg(
        'waj',
        FAR,
        '174 70 36, 165 87 25, 170 98 15, 182 109 10.4, 182 114 8.6, 174 128 6.4, 170 135 7, 167 139 6.4',
        '168 138 8, 160 143 7',
      ) +
        leg(
          'wak',
          FAR,
          '98 80 26, 86 97 16, 72 103 10.6, 63 104 10, 63.6 110 7.6, 69 122 6.2, 74 129 6.8',
          '74 128 7.6, 81 133 6.4',
        ) +
        limb(COAT, '188 46 6, 202 48 5, 216 56 4.4, 226 64 4') +
        limb(DARK, '222 60 4.4, 236 70 6.4, 246 84 5, 250 94 1') +
        leg(
          'war',
          COAT,
          '176 66 42, 187 83 28, 200 94 15, 211 101 11.6, 216 107 9, 222 119 6.6, 227 129 6.4, 230 135 7.2',
          '230 135 8.4, 236 143 7.6',
          '186 98 12, 204 107 5, 216 122 4, 224 138 3',
        ) +
        blob(DARK, '22 -4, 30 -9, 44 -3, 58 8, 72 16, 88 24, 104 32, 92 33, 74 27, 56 19, 40 9, 28 4') +
        `<path fill="${COAT}" d="${trunk}"/>` +
        within(
          'wab',
          trunk,
          blob(
            WHITE,
            '80 92, 94 90, 101 80, 106 68, 112 62, 118 65, 124 74, 134 79, 144 77, 152 69, 158 60, 164 60, 168 70, 172 80, 184 84, 180 100, 130 108, 84 104',
          ) +
            blob(WHITE, '20 28, 34 32, 50 46, 66 60, 76 74, 88 90, 78 96, 60 72, 34 50') +
            blob(WHITE, '184 52, 196 58, 198 84, 188 94, 186 78') +
            blob(LIT, '88 40, 102 42, 106 56, 100 72, 92 74, 84 58', 'opacity=".7"') +
            blob(LIT, '168 42, 182 50, 184 66, 178 80, 170 72, 164 58', 'opacity=".7"') +
            blob(
              BACK,
              '28 0, 64 18, 104 32, 138 34, 170 30, 196 50, 184 46, 168 39, 138 43, 104 42, 64 28, 36 12',
              'opacity=".6"',
            ) +
            blob(BACK, '104 48, 110 58, 106 66, 100 80, 100 66, 103 56', 'opacity=".5"') +
            stroke(DARK, 4, '94 32.6, 104 36.4, 120 39.4, 138 38.4, 154 34.4, 170 34.4, 181 40, 190 50') +
            stroke(
              BACK,
              1,
              '40 16, 46 22; 54 24, 60 30; 68 32, 74 37; 48 32, 54 38; 62 44, 68 50; 76 46, 81 54; 80 62, 85 70; 112 46, 118 48; 126 48, 133 49; 142 46, 148 46; 116 56, 122 60; 132 60, 139 62; 146 56, 150 60; 172 48, 177 56; 178 64, 181 72; 94 48, 97 56',
            ),
        ) +
        leg(
          'waf',
          COAT,
          '92 76 30, 79 94 17, 62 101.6 10, 53 105 10.2, 44 109 6.6, 26 117 6',
          '27 116.6 8, 18 122 7',
          '92 94 8, 74 104 5, 54 109 4, 34 116 3',
        ) +
        hoofedHead(34, 12, 0.98, -12, {
          id: 'wa',
          coat: COAT,
          profile: PROFILES.horse,
          ear: EAR,
          earTurn: 44,
          farEarTurn: 24,
          earAt: [-1, -6],
          earHollow: '#efe2c8',
          marks:
            blob(WHITE, '-34 -6, -30 0, -32 8, -22 14, -10 20, -16 28, -56 20, -58 -4') +
            blob(DARK, '-48 0, -46 4, -48 12, -56 12, -56 0', 'opacity=".55"'),
          rim: '#dcc19a',
          nostril: [-47, 5],
          mouth: '-50.4 10.2, -45 11.6, -39 11.8',
          eyeAt: [-18.6, -2.4],
          front: blob(DARK, '-3 -2, 4 -6, 12 -4, 16 1, 6 2, 0 2'),
        }),
      0,
      48,
      0,
      0.56,
    ),
    box: [-8, 39, 140, 130],
    pose: 'stand',
    size: 0.5,
    head: [-8, 34, 48, 90],
  };
};
