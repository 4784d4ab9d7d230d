import { n0 } from '../drawing/numbers';
import { battlement, chhatri } from './buildings';
import { foliage, tall } from './foliage';
import { gaur } from './near-gaur';
import { walkingTiger } from './near-tiger';
import type { PosterArt } from './poster-art';
import type { Print } from './print';
import { egret } from './water-birds';

/** Ranthambore: a tiger walks through a ruined gate, the fort on its cliff above the lake. */
const ranthambore: PosterArt = {
  inks: ['#fdeac4', '#f3b267', '#d67c45', '#a04c30', '#5f2b27', '#25131a'],
  animals: [],
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
    p.blob('#b5693a', '10 88, 40 85.6, 66 85.4, 92 88, 66 90.6, 36 90.6, 10 88') +
    walkingTiger(p, 46, 89.4, 50, {
      dark: p.ink.dark,
      shade: '#b8591f',
      coat: '#ee8f33',
      light: p.ink.light,
    }),
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

/** Betla: palash in flower, a gaur bull below the fort of the Chero kings. */
const betla: PosterArt = {
  inks: ['#fcf1d6', '#bcd5c8', '#90b09c', '#dcb860', '#8f6a3b', '#2a1b16'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.hills('#a9c6b4', '-2 30, 16 24, 38 29, 60 20, 82 27, 102 22') +
    p.hills(p.ink.far, '-2 38, 20 33, 46 38, 66 31, 86 30, 102 33') +
    p.hills('#6f8f6c', '34 46, 56 37, 74 33, 90 32, 102 34') +
    `<g transform="translate(${-p.x(40)} ${-p.y(16.6)})scale(1.4)">${fort(p)}</g>` +
    foliage(
      p,
      '#5d7d5c',
      '36 44 5, 44 43 5, 53 42.4 5, 62 43 4.6, 70 42 4.6, 79 43 4.4, 87 42 4.8, 94 42 5, 101 41.6 5',
    ) +
    p.hills('#5d7d5c', '-2 46, 30 45, 60 43.6, 102 42') +
    p.hills(p.ink.middle, '-2 55, 50 52, 102 54') +
    p.hills('#c9a04c', '-2 70, 40 67, 102 71') +
    p.blob('#a87f3c', '12 88.6, 40 86.4, 84 86.6, 96 88.6, 60 90.4, 24 90.4, 12 88.6'),
  front: (p) =>
    gaur(p, 51, 88.4, 50, {
      dark: '#1d110d',
      coat: '#3a2219',
      sheen: '#482a1e',
      lit: '#7d5236',
      stocking: '#f6e6c4',
      far: '#d8bf8d',
      horn: '#dccb9a',
    }) +
    p.line(p.ink.dark, 22, '-4 14, 14 10, 34 11, 50 5') +
    p.line(p.ink.dark, 10, '10 10, 14 20, 12 28') +
    p.line(p.ink.dark, 9, '38 9, 44 12, 52 13') +
    petals(
      p,
      '#dd4a27',
      '#f58a45',
      '3 12.6 1, 14 10.6 1, 24 10.6 0.9, 34 11 1, 44 7.4 0.9, 52 13 0.9, 50 5 0.9, 13.6 20 0.9, 12 28.6 1',
    ) +
    tall(p, -4, 20, 101, 22, 26, p.ink.dark) +
    egret(p, 19, 89.4, 13) +
    tall(p, 88, 104, 101, 14, 16, p.ink.dark),
};

/** Its gate, towers and wall on the ridge. */
const fort = (p: Print): string =>
  battlement(p, '#b98a52', 62, 32, 40, 9) +
  p.face('#a3743f', '62 41, 62 33, 102 33, 102 41') +
  bastion(p, 65, 40, 6, 11) +
  bastion(p, 97, 40, 7, 12) +
  p.face('#c79a5e', '74 41, 74 26, 88 26, 88 41') +
  battlement(p, '#c79a5e', 73.4, 25, 15.2, 1.6) +
  p.blob(p.ink.dark, '77 41, 77 34, 78.6 31, 81 29.4, 83.4 31, 85 34, 85 41, 81 41.6, 77 41') +
  chhatri(p, '#b98a52', 75.8, 24.6, 3.6) +
  chhatri(p, '#b98a52', 86.2, 24.6, 3.6);

/** A round tower of the wall. */
const bastion = (p: Print, x: number, foot: number, w: number, h: number): string =>
  p.face(
    '#c79a5e',
    `${x - w / 2} ${foot + 2}, ${x - w * 0.42} ${foot - h}, ${x + w * 0.42} ${foot - h}, ${x + w / 2} ${foot + 2}`,
  ) +
  p.face(
    '#a3743f',
    `${x + w * 0.1} ${foot + 2}, ${x + w * 0.1} ${foot - h}, ${x + w * 0.42} ${foot - h}, ${x + w / 2} ${foot + 2}`,
  ) +
  battlement(p, '#c79a5e', x - w * 0.46, foot - h - 1, w * 0.92, 1.6);

/** Clusters of palash flowers, claws that curve upward, `'x y size, …'`. */
const petals = (p: Print, fill: string, lit: string, list: string): string =>
  list
    .split(', ')
    .map((flower) => flower.split(' ').map(Number))
    .map(
      ([x = 0, y = 0, s = 0]) =>
        [-62, -34, -8, 20, 48]
          .map((turn, i) => {
            const [a, k, side] = [(turn * Math.PI) / 180, s * (i % 2 ? 5.6 : 6.8), turn < 0 ? -1 : 1];
            const at = (out: number, across: number) =>
              `${x + k * (out * Math.sin(a) + side * across * Math.cos(a))} ${y - 0.85 * k * (out * Math.cos(a) - side * across * Math.sin(a))}`;
            return (
              p.blob(
                fill,
                `${at(0, 0)}, ${at(0.4, 0.2)}, ${at(0.8, 0.16)}, ${at(1.1, -0.12)}, ${at(0.7, -0.1)}, ${at(0.3, -0.14)}, ${at(0, 0)}`,
              ) + p.line(lit, 3, `${at(0.3, 0.06)}, ${at(0.7, 0.06)}, ${at(0.94, -0.04)}`)
            );
          })
          .join('') + p.sun(x, y, 1.3 * s, p.ink.dark),
    )
    .join('');

export const FORTS = {
  'ranthambore-national-park': ranthambore,
  'betla-national-park': betla,
} satisfies Record<string, PosterArt>;
