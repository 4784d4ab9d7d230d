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
        '174 70 36, 165 87 26, 171 99 16, 182 109 12, 182 114.4 10, 174.6 127 7.6, 170 135 8, 168 138 7.4',
        '167.6 139 8.6, 160 143.6 7.4',
      ) +
        leg('wak', FAR, '98 78 30, 86 94 19, 72 101.6 12.6, 62 104.6 11', '76.6 129 8.6, 84 133.6 7.4') +
        limb(FAR, '61 103 10.6, 64.6 112 8, 71 123 6.8, 76.6 130 7.6') +
        limb(COAT, '188 46 6, 202 48 5, 216 56 4.4, 226 64 4') +
        limb(DARK, '222 60 4.4, 236 70 6.4, 246 84 5, 250 94 1') +
        leg(
          'war',
          COAT,
          '176 66 42, 187 83 28, 200 94 15, 211 101 13, 216 107.4 10.4, 222 119 7.8, 227 129 7.4, 230 135 8',
          '231 137 8.8, 236.4 144 7.8',
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
            stroke(DARK, 4, '94 32.6, 104 36.4, 120 39.4, 138 38.4, 154 34.4, 170 34.4, 181 40, 190 50'),
        ) +
        leg(
          'waf',
          COAT,
          '92 74 34, 78 92 20, 63 100.6 12.4, 53.6 105 11, 42 110.4 7.6, 27 118.4 7, 23 120 7.8',
          '22.4 120.6 8.6, 15 126 7.4',
          '92 95 8, 76 104 5, 56 110.6 4, 34 119 3',
        ) +
        hoofedHead(37, 12, 1.16, -12, {
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
    box: [-11, 36, 140, 131],
    pose: 'stand',
    size: 0.5,
    head: [-11, 30, 50, 91],
  };
};
