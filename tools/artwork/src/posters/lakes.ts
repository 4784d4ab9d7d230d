import { snag } from '../landscape/indian-trees';
import { foliage, pads, tall } from './foliage';
import type { PosterArt } from './poster-art';
import type { Print } from './print';
import { stork } from './water-birds';

/** Keoladeo: a pair of sarus call at each other, storks nest in the flooded babul behind them. */
const keoladeo: PosterArt = {
  inks: ['#fdf5de', '#f6d795', '#ddc79a', '#9aa99f', '#4d6b74', '#17293a'],
  animals: [
    {
      figure: 'sarus-crane',
      x: 29,
      y: 94,
      height: 62,
      flip: true,
      glass: '-.7 1.2 .35',
      inks: ['#c23b2c', '#4d5f68', '#a3b4bd', '#fdf5de'],
    },
    {
      figure: 'sarus-crane',
      x: 74,
      y: 96,
      height: 56,
      glass: '-.7 1.2 .35',
      inks: ['#c23b2c', '#4d5f68', '#a3b4bd', '#fdf5de'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.light, '-2 26, 30 23, 60 25, 102 21') +
    p.hills(p.ink.far, '-2 41, 24 40, 52 41, 76 39.6, 102 41') +
    `<rect y="${p.y(42)}" width="${p.x(100)}" height="${p.y(60)}" fill="#ecc278"/>` +
    p.blob(p.ink.far, '-4 42, 104 42, 104 46, 70 45, 40 46, -4 45, -4 42') +
    p.lights(p.ink.light, 50, 92, 18, 50, 70) +
    nestTree(p, 50, 45, 12, p.ink.middle) +
    nestTree(p, 31, 47, 17, p.ink.middle) +
    nestTree(p, 88, 52, 34, p.ink.near) +
    nestTree(p, 8, 54, 42, p.ink.near),
  front: (p) =>
    p.lights(p.ink.light, 90, 96, 5, 50, 90) +
    pads(p, '#7f9a6a', '6 80 13, 20 86 16, 56 88 13, 92 82 15, 44 78 8, 62 76 7') +
    tall(p, -6, 14, 101, 22, 26, p.ink.dark) +
    tall(p, 88, 106, 101, 26, 24, p.ink.dark) +
    p.hills(p.ink.dark, '-2 94, 30 96, 70 96, 102 94'),
};

/** A babul in the water, storks and their nests on its crown, its image below. */
function nestTree(p: Print, x: number, foot: number, h: number, fill: string): string {
  const crowns = [
    [-0.36, 0.6, 0.2],
    [-0.16, 0.78, 0.24],
    [0.12, 0.84, 0.26],
    [0.36, 0.66, 0.22],
    [0.04, 0.6, 0.26],
  ] as const;
  const masses = (side: number, k: number) =>
    crowns.map(([dx, dy, r]) => `${x + dx * h} ${foot - side * dy * h} ${r * h * k}`).join(', ');
  const fork = [-0.3, -0.1, 0.12, 0.32].map((dx) =>
    p.line(
      fill,
      h * 0.22,
      `${x} ${foot - h * 0.2}, ${x + dx * h * 0.5} ${foot - h * 0.42}, ${x + dx * h} ${foot - h * 0.62}`,
    ),
  );
  const storks = [
    [-0.4, 0.76],
    [-0.2, 0.98],
    [0.08, 1.06],
    [0.28, 0.98],
    [0.46, 0.84],
  ].map(([dx = 0, dy = 0]) => stork(p, x + dx * h, foot - dy * h, h * 0.13));
  return (
    p.line('#d3a85f', h * 0.42, `${x - h * 0.02} ${foot}, ${x} ${foot + h * 0.24}`) +
    p.lights(p.ink.light, foot + h * 0.04, foot + h * 0.16, 3, x, 2) +
    p.line(fill, h * 0.42, `${x - h * 0.02} ${foot}, ${x} ${foot - h * 0.26}`) +
    fork.join('') +
    foliage(p, fill, masses(1, 1)) +
    storks.join('')
  );
}

/** Loktak: floating meadows on the lake, sangai on one of them. */
const keibul: PosterArt = {
  inks: ['#f3efd0', '#8fc0b5', '#5b998f', '#a6a552', '#5d7440', '#17302b'],
  animals: [
    { figure: 'sangai', x: 66, y: 62, height: 17, inks: ['#17302b', '#6b4428', '#b98350', '#f3efd0'] },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 24, 14 16, 30 22, 50 12, 70 20, 86 14, 102 22') +
    `<rect y="${p.y(28)}" width="${p.x(100)}" height="${p.y(74)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.sky, 30, 90, 24, 50, 120) +
    mat(p, 20, 34, 16) +
    mat(p, 74, 38, 22) +
    mat(p, 36, 47, 26) +
    mat(p, 68, 62, 44),
  front: (p) => mat(p, 14, 78, 60) + mat(p, 82, 92, 70) + p.hills(p.ink.dark, '-2 99, 40 97, 102 98'),
};

/** A raft of vegetation. */
const mat = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.near,
    `${x - w / 2} ${y + 1}, ${x - w * 0.3} ${y - 0.6}, ${x} ${y - 1}, ${x + w * 0.34} ${y - 0.6}, ${x + w / 2} ${y + 1}, ${x} ${y + w * 0.07}, ${x - w / 2} ${y + 1}`,
  ) +
  p.blob(
    p.ink.middle,
    `${x - w / 2} ${y + 0.6}, ${x - w * 0.3} ${y - 0.8}, ${x} ${y - 1.2}, ${x + w * 0.34} ${y - 0.8}, ${x + w / 2} ${y + 0.6}, ${x} ${y + w * 0.04}, ${x - w / 2} ${y + 0.6}`,
  ) +
  tall(p, x - w * 0.4, x + w * 0.42, y + 0.6, 2 + w * 0.06, Math.round(w * 0.7), p.ink.near);

/** Periyar: the drowned forest of the lake. */
const periyar: PosterArt = {
  inks: ['#f1f1d6', '#b5cfc0', '#7fa99a', '#4f8273', '#2a5048', '#0f2522'],
  animals: [{ figure: 'asian-elephant', x: 62, y: 72, height: 17 }],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 30, 18 20, 36 28, 58 16, 80 26, 102 18') +
    p.hills(p.ink.middle, '-2 42, 24 34, 50 42, 74 34, 102 42') +
    `<rect y="${p.y(46)}" width="${p.x(100)}" height="${p.y(56)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.sky, 48, 96, 26, 50, 120) +
    snag(p.pen, p.x(40), p.y(52), p.y(9), p.ink.far) +
    snag(p.pen, p.x(26), p.y(56), p.y(13), p.ink.middle) +
    snag(p.pen, p.x(88), p.y(58), p.y(16), p.ink.middle) +
    p.blob(p.ink.middle, '104 66, 84 67, 56 69, 34 73, 60 76, 104 78, 104 66'),
  front: (p) =>
    snag(p.pen, p.x(17), p.y(88), p.y(62), p.ink.dark) +
    snag(p.pen, p.x(88), p.y(92), p.y(40), p.ink.near) +
    p.lights(p.ink.sky, 88, 96, 6, 20, 40) +
    p.hills(p.ink.dark, '-2 97, 50 99, 102 96'),
};

export const LAKES = {
  'keoladeo-national-park': keoladeo,
  'keibul-lamjao-national-park': keibul,
  'periyar-national-park': periyar,
} satisfies Record<string, PosterArt>;
