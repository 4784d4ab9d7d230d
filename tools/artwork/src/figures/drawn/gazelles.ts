import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, limbPath, stroke, within } from '../parts/shapes';

const TURN = 12.4;
const TURNS = 4.4;

/** A corkscrew of rings, rising from the origin and leaning back. */
function spiral(colour: string, line: string, length: number, lean: number, id: string): string {
  const joints = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const side = Math.sin(t * TURNS * Math.PI * 1.02) * (5.8 - 3 * t);
    return `${(lean * t + side).toFixed(1)} ${(2 - length * t).toFixed(1)} ${(7.8 - 6.4 * t).toFixed(1)}`;
  }).join(', ');
  const ribs = Array.from({ length: 18 }, (_, i) => {
    const y = -2 - i * (length / 23);
    const x = lean * (-y / length);
    return `${(x - TURN).toFixed(1)} ${(y + 3).toFixed(1)}, ${(x + TURN).toFixed(1)} ${(y - 2).toFixed(1)}`;
  }).join('; ');
  return limb(colour, joints) + within(id, limbPath(joints), stroke(line, 0.9, ribs));
}

/** The buck: black above and snow-white below, white about the eye, a spiral of horns in a wide V. */
export const blackbuck = (): Figure => {
  const coat = '#34271f';
  const white = '#f8f2e5';
  return hoofed({
    id: 'bb',
    coat,
    pale: white,
    hoof: '#211b18',
    shade: 0,
    under: 0,
    back: '55 -12, 62 -2, 70 10, 79 23, 91 32, 106 36, 122 38, 138 36, 154 34, 167 37, 176 44, 181 55, 182 68, 180 82, 181 93',
    hind: { x: 179, y: 107, width: 6, foot: 178 },
    belly: '166 92, 158 86, 148 82, 135 86, 118 90, 106 90, 98 87',
    fore: { x: 92, y: 111, width: 6 },
    chest: '85 90, 79 82, 73 70, 67 54, 59 38, 52 24, 47 8',
    planes:
      blob(
        '#4c392c',
        '58 -10, 70 8, 82 26, 104 38, 134 42, 160 40, 174 48, 160 47, 132 50, 102 46, 80 34, 66 14',
        'opacity=".8"',
      ) +
      blob(
        white,
        '84 80, 94 78, 106 78, 122 77, 138 73, 150 71, 160 76, 166 86, 172 96, 168 104, 150 98, 120 100, 100 104, 96 112, 90 108, 90 92',
      ) +
      blob(white, '176 48, 186 58, 186 90, 184 108, 176 110, 178 92, 177 72') +
      blob(white, '150 88, 164 86, 172 94, 176 106, 172 112, 166 100') +
      stroke('#241a15', 1.2, '98 50, 100 64, 96 76; 164 48, 160 62, 162 76'),
    marks:
      blob('#34271f', '84 92, 92 90, 92 120, 92 148, 86 148, 88 118') +
      blob('#34271f', '170 100, 176 104, 178 122, 176 148, 170 148, 174 126'),
    farMarks:
      blob('#e2dccf', '110 86, 124 86, 120 120, 116 140, 111 120') +
      blob('#e2dccf', '152 84, 172 90, 168 110, 162 138, 158 120'),
    stockings: ['#efe5d2', 100],
    tail: '180 47 5, 187 56 5, 188 66 1.6',
    head: hoofedHead(53, -6, 0.86, -20, {
      id: 'bb',
      coat: '#302420',
      profile: PROFILES.antelope,
      earSize: 1.05,
      earTurn: 72,
      farEarTurn: -22,
      earHollow: white,
      earCoat: '#43332a',
      nose: blob('#1d1714', '-49.4 6.6, -49.6 4, -46.4 1.4, -43.6 2.6, -45 5.4, -47 7'),
      marks:
        blob(white, '-25.4 -.6, -22.4 -6, -17 -7.6, -12.4 -5, -11 -1, -14 2.4, -19.6 3.2') +
        blob(white, '-50 7.6, -43 7, -36 8, -24 12, -10 16, -4 22, -30 18, -48 16'),
      eyeSize: 1.12,
      behind: spiral('#4a4038', '#2f2823', 78, 34, 'bbs'),
      front: spiral('#675a4d', '#3b322b', 82, 15, 'bbn'),
    }),
    face: [0, -64, 98, 34],
    box: [8, 3, 106.5, 132.3],
    size: 0.64,
  });
};
