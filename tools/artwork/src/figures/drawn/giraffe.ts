import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, poly } from '../parts/shapes';

const PALE = '#ead09c';
const PATCH = '#7d4a26';

/** A ring of the path, jagged as a vine leaf. */
function leaf(x: number, y: number, size: number, rand: () => number): string {
  const start = rand() * 6.28;
  let [fromX, fromY] = [0, 0];
  const steps = Array.from({ length: 10 }, (_, i) => {
    const reach = size * ((i % 2 ? 0.6 : 0.92) + rand() * 0.36);
    const angle = start + (i / 10) * 6.28 + rand() * 0.24;
    const [toX, toY] = [
      Math.round((x + Math.cos(angle) * reach) * 2) / 2,
      Math.round((y + Math.sin(angle) * reach) * 2) / 2,
    ];
    const step = `${i ? '' : 'M'}${toX - fromX} ${toY - fromY}${i ? '' : 'l'}`;
    [fromX, fromY] = [toX, toY];
    return step;
  });
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-').replaceAll('0.5', '.5')}z`;
}

const leaves = (seed: string, places: readonly (readonly [number, number, number])[]): string => {
  const rand = createRandom(seed);
  const rings = places.map(([x, y, size]) =>
    leaf(x + (rand() - 0.5) * 2, y + (rand() - 0.5) * 2, size, rand),
  );
  return `<path fill="${PATCH}" d="${rings.join('')}"/>`;
};

/** Along the neck, in three columns that widen downward. */
const NECK = Array.from({ length: 10 }, (_, row) => {
  const t = row / 9;
  const [x, y] = [48.5 + t * 33, -94 + t * 92];
  const half = 4.6 + t * 11;
  return [-1, 0, 1].map(
    (side) =>
      [x + side * half * 1.05 - (row % 2) * 2, y - side * half * 0.3 + (row % 2) * 3, 4.2 + t * 3.4] as const,
  );
}).flat();

const TRUNK = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 8 }, (_unused, column) => {
    const x = 74 + column * 13.4 + (row % 2) * 6.6;
    return [x, -2 + row * 13 + Math.max(0, x - 100) * 0.16, 7.6 - row * 0.3] as const;
  }),
).flat();

const LEGS = [
  [85, 66, 4.6],
  [94, 62, 4.6],
  [90, 77, 4.2],
  [97, 73, 3],
  [87, 87, 3],
  [93, 97, 3.2],
  [89, 106, 2.6],
  [93, 116, 2.6],
  [90, 126, 2.4],
  [158, 72, 5.4],
  [168, 70, 5.4],
  [164, 82, 4.4],
  [171, 84, 3.4],
  [168, 94, 3.4],
  [166, 104, 3],
  [169, 113, 2.6],
  [165, 122, 2.6],
  [167, 131, 2.2],
] as const;

const FAR_LEGS = LEGS.map(([x, y, size]) => [x < 120 ? x + 17 : x - 23, y + 2, size] as const);

/** Taller at the shoulder than at the croup; ragged patches down to the hooves. */
export const masaiGiraffe = (): Figure =>
  hoofed({
    id: 'gi',
    coat: PALE,
    pale: '#f4e4c0',
    hoof: '#4b3a2b',
    shade: 0,
    under: 5,
    back: '50 -108, 57 -94, 64 -76, 72 -56, 79 -38, 87 -22, 96 -13, 107 -9, 120 -3, 134 4, 148 9, 160 15, 168 25, 172 38, 172 52, 171 68',
    hind: { x: 168, y: 92, width: 7, foot: 167 },
    belly: '155 76, 147 66, 138 58, 124 58, 110 56, 100 52',
    fore: { x: 92, y: 94, width: 7 },
    chest: '83 58, 76 44, 71 28, 67 10, 62 -14, 56 -36, 51 -56, 46 -76, 43 -92',
    planes:
      leaves('giraffe', [...NECK, ...TRUNK, ...LEGS]) +
      blob(
        '#4e2c14',
        '86 -20, 96 -10, 110 -6, 150 12, 170 26, 178 44, 170 80, 160 40, 146 22, 116 8, 92 2, 80 -24',
        'opacity=".16"',
      ) +
      blob('#4e2c14', '58 -30, 66 -4, 72 24, 84 54, 78 60, 62 10, 50 -50', 'opacity=".12"'),
    farMarks: `<g opacity=".8">${leaves('far', FAR_LEGS)}</g>`,
    tail: '169 26 4.4, 177 42 3.6, 179 62 3, 178 78 2.6',
    behind: limb('#2b211b', '178 74 3.4, 180 90 5.4, 177 106 1'),
    over: limb(
      '#6b3d20',
      '49 -108 3, 57 -95 4.4, 64 -77 4.8, 72 -57 4.8, 79 -39 4.8, 87 -23 4.4, 96 -13 1.6',
    ),
    head: hoofedHead(46, -102, 0.86, -26, {
      id: 'gi',
      coat: '#d8b47c',
      profile: PROFILES.antelope,
      earSize: 0.82,
      earTurn: 82,
      farEarTurn: -24,
      earAt: [3, -3],
      earHollow: '#f4e4c0',
      rim: '#8a5f38',
      nostril: [-44, 2.6],
      mouth: '-48 8.6, -44 9.6, -38 9.8, -34 11',
      marks:
        blob('#ecd8ae', '-50 0, -42 -2, -38 4, -34 12, -24 16, -40 18, -52 12') +
        blob('#a8773f', '-6 -12, -18 -11, -28 -7, -36 -3, -28 -3, -18 -6, -8 -6') +
        poly('#96602f', '-12 6, -8 4, -6 8, -9 11, -13 10') +
        poly('#96602f', '-20 8, -17 7, -16 10, -19 11.6'),
      rootAt: [-4, -8],
      behind: limb('#a8834f', '4 1 4.6, 8 -13 4') + limb('#2b211b', '7.6 -11 5, 9 -17 5'),
      front: limb('#c9a267', '-1 2 5.4, 2 -14 4.4') + limb('#2b211b', '1.6 -12 5.4, 3 -18.6 5.4'),
    }),
    face: [-8, -134, 76, -50],
    box: [5, -22, 102.5, 132.3],
    size: 0.74,
  });
