import { n0 } from '../drawing/numbers';
import { battlement, chhatri } from './buildings';
import { foliage, tall } from './foliage';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Ranthambore: a tiger walks through a ruined gate, the fort on its cliff above the lake. */
const ranthambore: PosterArt = {
  inks: ['#fdeac4', '#f3b267', '#d67c45', '#a04c30', '#5f2b27', '#25131a'],
  animals: [
    {
      figure: 'bengal-tiger',
      x: 53,
      y: 88.6,
      height: 24.6,
      inks: ['#25131a', '#a04c30', '#f08a2e', '#fdeac4'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills('#f7c684', '-2 26, 30 23, 70 27, 102 22') +
    p.hills(p.ink.light, '-2 37, 40 35, 102 38') +
    p.crags(p.ink.sky, '-2 48, 14 43, 30 46, 46 42, 60 46, 102 40') +
    p.crags(p.ink.middle, '22 66, 30 55, 33 46, 42 43, 46 37, 62 36, 63 30, 102 29') +
    p.face(p.ink.far, '33 46, 42 43, 46 37, 52 37, 49 47, 42 55, 40 66, 28 66, 30 55') +
    p.face(p.ink.far, '64 30, 74 29, 72 41, 64 49, 62 63, 54 64, 58 47, 62 37') +
    p.face(p.ink.far, '82 28, 90 28, 88 40, 82 50, 80 62, 74 62, 78 44') +
    battlement(p, p.ink.near, 46, 33, 19, 5) +
    battlement(p, p.ink.near, 63, 25, 39, 6) +
    chhatri(p, p.ink.near, 55, 33, 6.4) +
    chhatri(p, p.ink.near, 70, 25, 8) +
    chhatri(p, p.ink.near, 82, 24, 10) +
    p.hills(p.ink.near, '-2 62, 26 60, 52 63, 78 60, 102 62') +
    foliage(p, p.ink.near, '16 60 4, 23 59.6 3.4, 30 60 3, 70 59.6 3.4, 78 59 4, 86 59.6 3.6') +
    `<rect y="${p.y(65)}" width="${p.x(100)}" height="${p.y(12)}" fill="${p.ink.sky}"/>` +
    p.blob(p.ink.far, '44 65, 104 65, 104 70, 84 71, 66 69, 52 69, 44 65') +
    p.lights(p.ink.light, 66, 76, 11, 34, 50) +
    p.hills('#e09a55', '-2 78, 40 76, 102 79') +
    p.blob('#b5693a', '16 88.4, 40 86.6, 66 86.4, 90 88.4, 66 90, 36 90, 16 88.4'),
  front: (p) =>
    gate(p, p.ink.middle, 0) +
    gate(p, p.ink.near, 1.6) +
    gate(p, p.ink.dark, 3.4) +
    p.hills(p.ink.dark, '-2 91, 40 92, 102 91') +
    tall(p, -4, 30, 101, 13, 26, p.ink.dark) +
    tall(p, 74, 104, 101, 13, 24, p.ink.dark),
};

/** A wall with a cusped arch; `back`: how much wider its opening is. */
const gate = ({ x, y }: Print, fill: string, back: number): string => {
  const left = [
    [13, 100],
    [13, 46],
    [14.6, 37],
    [20, 29],
    [28, 22.6],
    [38, 17.6],
    [50, 9],
  ].map(([px = 0, py = 0]) => [px - back, py - back * 0.8] as const);
  const points = [
    ...left,
    ...left
      .slice(0, -1)
      .reverse()
      .map(([px, py]) => [100 - px, py] as const),
  ];
  const d = points.map(([px, py], i) => {
    const [fromX, fromY] = points[i - 1] ?? [px, py];
    const chord = Math.hypot(x(px - fromX), y(py - fromY));
    const straight = i < 2 || i > points.length - 2;
    return `${straight ? 'L' : `A${n0(chord * 0.56)} ${n0(chord * 0.56)} 0 0 1 `}${n0(x(px))} ${n0(y(py))}`;
  });
  return `<path fill="${fill}" fill-rule="evenodd" d="M-5-5H${n0(x(101))}V${n0(y(101))}H-5zM${d.join('').slice(1)}z"/>`;
};

/** Betla: the fort of the Chero kings in the sal hills of Palamu. */
const betla: PosterArt = {
  inks: ['#f9ebc8', '#e3c47e', '#b79f64', '#7f8a52', '#4b5a3c', '#1d2519'],
  animals: [
    {
      figure: 'gaur',
      x: 26,
      y: 97,
      height: 56,
      inks: ['#2b1f18', '#5c4432', '#a98360', '#f9ebc8'],
      flip: true,
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 36, 20 30, 46 36, 70 24, 102 32') +
    p.hills(p.ink.middle, '20 56, 46 46, 66 38, 84 36, 102 42') +
    battlement(p, p.ink.near, 52, 37, 46, 9) +
    p.face(p.ink.near, '60 44, 60 22, 62 20, 72 20, 74 22, 74 44') +
    p.face(p.ink.near, '84 44, 84 27, 86 25, 93 25, 95 27, 95 44') +
    p.blob(p.ink.sky, '64 44, 64 34, 67 30, 70 34, 70 44, 64 44') +
    p.blob(p.ink.middle, '48 50, 54 42, 62 46, 70 42, 78 47, 88 42, 104 48, 104 60, 48 60, 48 50') +
    p.hills(p.ink.middle, '-2 58, 40 54, 70 58, 102 54') +
    p.hills('#d0b868', '-2 66, 50 64, 102 62'),
  front: (p) =>
    tall(p, 30, 104, 101, 24, 60, p.ink.near) +
    tall(p, -4, 104, 101, 14, 70, p.ink.dark) +
    p.hills(p.ink.dark, '-2 97, 50 94, 102 95'),
};

export const FORTS = {
  'ranthambore-national-park': ranthambore,
  'betla-national-park': betla,
} satisfies Record<string, PosterArt>;
