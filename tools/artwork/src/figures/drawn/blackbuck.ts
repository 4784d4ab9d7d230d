import type { Figure } from '../figure';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, blobPath, limb, limbPath, moved, stroke, within } from '../parts/shapes';

const COAT = '#34271f';
const LIT = '#4c392c';
const WHITE = '#f8f2e5';
const SHADE = '#d9cfbd';
const HOOF = '#171311';
const TURN = 12.4;
const TURNS = 4.2;

/** A corkscrew of rings, rising from the origin and leaning back. */
function spiral(colour: string, line: string, length: number, lean: number, id: string): string {
  const joints = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const side = Math.sin(t * TURNS * Math.PI * 1.02) * (5 - 2.4 * t);
    return `${(lean * t + side).toFixed(1)} ${(2 - length * t).toFixed(1)} ${(9.4 - 7.6 * t).toFixed(1)}`;
  }).join(', ');
  const ribs = Array.from({ length: 18 }, (_, i) => {
    const y = -2 - i * (length / 23);
    const x = lean * (-y / length);
    return `${(x - TURN).toFixed(1)} ${(y + 3).toFixed(1)}, ${(x + TURN).toFixed(1)} ${(y - 2).toFixed(1)}`;
  }).join('; ');
  return limb(colour, joints) + within(id, limbPath(joints), stroke(line, 0.9, ribs));
}

const TRUNK =
  '64 1, 71 7, 78 15, 85 24, 93 32, 106 36, 122 38, 138 36, 154 34, 168 37, 178 44, 185 56, 188 68, 186 80, 178 88, 168 88, 158 84, 148 81, 135 86, 118 91, 106 93, 96 92, 87 88, 79 80, 73 69, 67 58, 60 49, 53.6 37, 50.6 22';

const leg = (id: string, coat: string, inner: string, line: string, hoof: string, white = ''): string => {
  const path = limbPath(line);
  return (
    `<path fill="${coat}" d="${path}"/>` + (white && within(id, path, limb(inner, white))) + limb(HOOF, hoof)
  );
};

/** The buck at the top of its speed, black above and snow-white below: it springs from its hind feet. */
export const blackbuck = (): Figure => {
  const trunk = blobPath(TRUNK);
  const head = hoofedHead(62, 7, 0.92, -26, {
    id: 'bb',
    coat: '#302420',
    profile: PROFILES.antelope,
    earSize: 1.05,
    earTurn: 84,
    farEarTurn: -12,
    earHollow: WHITE,
    earCoat: '#43332a',
    nose: blob('#1d1714', '-49.4 6.6, -49.6 4, -46.4 1.4, -43.6 2.6, -45 5.4, -47 7'),
    marks:
      blob(WHITE, '-23 -1.4, -20.8 -4.8, -17.4 -5.8, -14 -4.4, -13 -1.6, -15.2 .4, -19.4 .8') +
      blob(WHITE, '-50 7, -43 6.4, -36 7, -26 10, -16 14, -10 20, -30 18, -48 16'),
    eyeSize: 0.86,
    behind: moved(spiral('#4a4038', '#2f2823', 78, 34, 'bbs'), 0, 0, 8),
    front: moved(spiral('#675a4d', '#3b322b', 82, 15, 'bbn'), 0, 0, 8),
  });
  return {
    body: moved(
      '<g transform="rotate(11 136 66)">' +
        // The far legs: one folded, one stretched.
        leg(
          'bbj',
          SHADE,
          '',
          '172 66 30, 170 84 19, 182 98 9.4, 187 103 8, 186 117 6, 187 127 5.6',
          '187 127 6.4, 190 135 5.4',
        ) +
        leg(
          'bbk',
          SHADE,
          '',
          '94 78 20, 78 89 12, 61 91 8.6, 54 93 7.6, 42 101 5.6, 33 107 5.4',
          '33 107 6.2, 26 112.4 5',
        ) +
        limb(COAT, '182 50 5.6, 193 50 5.4, 203 57 2') +
        limb(WHITE, '184 54 3, 194 54.6 3, 201 59 1') +
        leg(
          'bbr',
          COAT,
          WHITE,
          '172 62 34, 186 80 22, 204 87 12, 212 89.6 9.6, 226 101 6.6, 238 109 6',
          '237.6 108.6 6.8, 245 115 5.6',
          '182 86 16, 199 93.6 6, 212 96 3.6, 226 106 2.4',
        ) +
        `<path fill="${COAT}" d="${trunk}"/>` +
        within(
          'bbb',
          trunk,
          blob(
            LIT,
            '58 -10, 70 8, 82 26, 104 38, 134 42, 160 40, 182 50, 170 50, 150 47, 132 50, 102 46, 80 34, 66 14',
            'opacity=".8"',
          ) +
            blob(
              WHITE,
              '78 80, 90 82, 104 79, 122 78, 138 74, 150 72, 158 78, 166 84, 180 86, 178 100, 150 98, 120 100, 96 100, 82 92',
            ) +
            blob(WHITE, '182 58, 194 62, 192 86, 182 92, 184 76') +
            blob(LIT, '92 46, 104 48, 108 62, 102 74, 94 74, 88 60', 'opacity=".7"') +
            blob(LIT, '164 46, 178 54, 180 68, 172 80, 164 72, 158 58', 'opacity=".7"') +
            blob('#211814', '106 52, 112 64, 110 76, 104 80, 106 66', 'opacity=".7"'),
        ) +
        leg(
          'bbf',
          COAT,
          WHITE,
          '92 72 26, 87 88 17, 73 98.6 10.6, 68 103 8.6, 76 112 6.4, 86 121 6',
          '86 121 6.8, 93 126.6 5.4',
          '92 92 8, 80 100 4, 74 106 3, 82 116 2.4',
        ) +
        head +
        '</g>',
      0,
      48,
      0,
      0.56,
    ),
    box: [9, 5, 132, 130],
    pose: 'stand',
    size: 0.7,
    head: [13, 2, 73, 62],
  };
};
