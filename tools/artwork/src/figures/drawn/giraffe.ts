import { at } from '../../drawing/numbers';
import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { bars, blob, limb, poly, stroke } from '../parts/shapes';

const PALE = '#ead09c';
const PATCH = '#7d4a26';

/** A ring of the path, lobed and pointed as a vine leaf. */
function leaf(x: number, y: number, size: number, rand: () => number): string {
  const lobes = size > 5 ? 6 : 5;
  const start = rand() * 6.28;
  const point = (angle: number, reach: number) => [
    Math.round((x + Math.cos(angle) * reach) * 2) / 2,
    Math.round((y + Math.sin(angle) * reach) * 2) / 2,
  ];
  const tips = Array.from({ length: lobes }, (_, i) => {
    const angle = start + ((i + (rand() - 0.5) * 0.5) / lobes) * 6.28;
    return [angle, size * (0.9 + rand() * 0.4)] as const;
  });
  const short = (value: number) => (Math.round(value * 10) / 10 + 0).toString().replace(/^(-?)0\./, '$1.');
  let [fromX = 0, fromY = 0] = point(...at(tips, 0));
  const begin = `M${short(fromX)} ${short(fromY)}q`;
  const sides = tips.map(([angle], i) => {
    const [next, reach] = at(tips, (i + 1) % lobes);
    const middle = (angle + next + (i === lobes - 1 ? 6.28 : 0)) / 2;
    const [cx = 0, cy = 0] = point(middle, size * (0.42 + rand() * 0.2));
    const [toX = 0, toY = 0] = point(next, reach);
    const side = [cx - fromX, cy - fromY, toX - fromX, toY - fromY].map(short).join(' ');
    [fromX, fromY] = [toX, toY];
    return side;
  });
  return `${begin}${sides.join(' ')}z`.replaceAll(' -', '-');
}

const leaves = (seed: string, places: readonly (readonly [number, number, number])[]): string => {
  const rand = createRandom(seed);
  const rings = places.map(([x, y, size]) =>
    leaf(x + (rand() - 0.5) * 2, y + (rand() - 0.5) * 2, size, rand),
  );
  return `<path fill="${PATCH}" d="${rings.join('')}"/>`;
};

/** Along the neck in three columns that widen downward, the middle one half a row lower. */
const NECK = Array.from({ length: 11 }, (_, row) => {
  const t = row / 10;
  const [x, y] = [44.6 + t * 31, -126 + t * 102];
  const half = 3.8 + t * 6.2;
  return [-1, 0, 1].map(
    (side) => [x + side * half * 1.25, y - side * half * 0.4 + (side ? 0 : 5), 3.5 + t * 2.8] as const,
  );
}).flat();

const TRUNK = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 7 }, (_unused, column) => {
    const x = 72 + column * 16.4 + (row % 2) * 8.2;
    return [x, -18 + row * 15 + Math.max(0, x - 96) * 0.24, 8.2 - row * 0.3] as const;
  }),
).flat();

const LEGS = [
  [84, 59, 5.6],
  [95, 58, 5],
  [90, 70, 4.8],
  [96, 79, 3.6],
  [87, 80, 3.4],
  [92, 96, 3],
  [91, 106, 2.6],
  [93, 116, 2.4],
  [91, 126, 2.2],
  [154, 64, 5.6],
  [165, 66, 5.6],
  [160, 77, 4.6],
  [168, 80, 4],
  [165, 91, 3.6],
  [167, 101, 2.8],
  [164, 110, 2.6],
  [166, 119, 2.4],
  [164, 128, 2.2],
] as const;

const FAR_LEGS = LEGS.map(([x, y, size]) => [x < 120 ? x + 18 : x - 24, y + 2, size] as const);

/** The neck as long as the legs, the back falling to the croup; leaves for patches, down to the hooves. */
export const masaiGiraffe = (): Figure =>
  hoofed({
    id: 'gi',
    coat: PALE,
    pale: '#f4e4c0',
    hoof: '#4b3a2b',
    shade: 0,
    under: 5,
    back: '46 -143, 51 -130, 56 -112, 62 -91, 69 -70, 77 -49, 86 -33, 95 -27, 106 -22, 118 -15, 132 -8, 146 -2, 158 4, 166 13, 170.6 26, 171.4 42, 169.6 60',
    hind: { x: 166, y: 93, width: 7.2, foot: 165 },
    belly: '153 72, 146 62, 138 56, 124 55, 110 54, 101 50',
    fore: { x: 92, y: 89, width: 7.2 },
    chest: '84 52, 77 37, 72 20, 67 0, 62 -24, 56 -50, 50 -76, 44.6 -98, 40.4 -116, 38 -130',
    planes:
      leaves('giraffe', [...NECK, ...TRUNK, ...LEGS]) +
      blob(
        '#4e2c14',
        '86 -38, 96 -26, 110 -20, 150 0, 168 14, 178 34, 170 76, 160 34, 146 14, 116 0, 92 -10, 80 -34',
        'opacity=".2"',
      ) +
      blob('#4e2c14', '36 -132, 46 -98, 60 -40, 70 2, 78 34, 86 54, 80 60, 60 10, 40 -80', 'opacity=".16"') +
      stroke('#a87b48', 1, '88.6 82, 87.2 86, 88.4 91; 171 88, 172 92, 170.4 97'),
    farMarks: `<g opacity=".8">${leaves('far', FAR_LEGS)}</g>`,
    tail: '168 22 4.4, 177 36 3.6, 180 56 3, 179 76 2.6',
    behind: limb('#2b211b', '179 72 3.4, 181 90 5.4, 178 108 1'),
    over: limb(
      '#6b3d20',
      '45 -140 3, 51.6 -127 4.6, 57 -109 5, 63 -89 5, 70 -69 5, 78 -49 5, 86 -35 4.4, 95 -28 1.6',
    ),
    head: hoofedHead(42, -137, 0.86, -20, {
      id: 'gi',
      coat: '#d8b47c',
      profile: PROFILES.antelope,
      earSize: 0.9,
      earTurn: 84,
      farEarTurn: -40,
      earAt: [3, -3],
      earHollow: '#f4e4c0',
      rim: '#8a5f38',
      nostril: [-44, 2.6],
      mouth: '-48 8.6, -44 9.6, -38 9.8, -32 11.6',
      marks:
        blob('#ecd8ae', '-50 0, -42 -2, -38 4, -34 12, -24 16, -40 18, -52 12') +
        blob('#a8773f', '-6 -12, -18 -11, -28 -7, -36 -3, -28 -3, -18 -6, -8 -6') +
        poly('#96602f', '-12 6, -8 4, -6 8, -9 11, -13 10') +
        poly('#96602f', '-20 8, -17 7, -16 10, -19 11.6') +
        poly('#96602f', '-3 0, 2 -1, 3 4, -1 6') +
        bars('#4b3420', '-24 -5 .4, -20 -7.4 1.6, -14 -6.6 .4'),
      rootAt: [-4, -8],
      behind: limb('#a8834f', '4 1 5, 8 -13 4.4') + limb('#2b211b', '7.6 -11 5.4, 9 -17 5.4'),
      front: limb('#c9a267', '-1 2 6.4, 2 -14 5') + limb('#2b211b', '1.6 -12 6, 3 -19 6'),
    }),
    face: [-10, -170, 74, -86],
    box: [2.5, -42, 102.5, 132.3],
    size: 0.74,
  });
