import { n0 } from '../drawing/numbers';
import { moved } from '../figures/parts/shapes';
import { battlement, chhatri } from './buildings';
import { foliage, tall } from './foliage';
import { restingTiger } from './near-tiger';
import { gaurBull } from './near-gaur';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Ranthambore: from a ruined gate a tiger looks over the lake to the setting sun, the fort on its cliff. */
const ranthambore: PosterArt = {
  inks: ['#fdeac4', '#f3b267', '#d67c45', '#a04c30', '#5f2b27', '#25131a'],
  back: (p) =>
    p.sky() +
    p.sun(33, 43, 25, '#f7cf98') +
    p.sun(33, 43, 17, '#fbe3bb') +
    p.hills('#e79a56', '-2 56, 20 54, 40 57, 60 54, 102 58') +
    p.crags(p.ink.middle, '42 66, 51 59, 56 52, 60 49, 63 46, 72 45.6, 74 43, 102 42') +
    p.face(
      p.ink.far,
      '56 52, 60 49, 63 46, 68 45.6, 66 53, 61 58, 59 66, 47 66, 52 59; 76 43, 83 42.6, 81 50, 77 56, 76 65, 70 66, 72 56, 74 48',
    ) +
    battlement(p, p.ink.near, 61, 42.4, 14, 4.4) +
    battlement(p, p.ink.near, 72, 37.4, 30, 6.4) +
    chhatri(p, p.ink.near, 66.6, 42.4, 6) +
    chhatri(p, p.ink.near, 76.6, 37.4, 6.4) +
    p.hills(p.ink.near, '-2 63, 26 61, 52 64, 78 61, 102 63') +
    foliage(p, p.ink.near, '16 61 4, 23 60.6 3.4, 30 61.4 3, 70 60.6 3.4, 78 60 4, 86 60.6 3.6') +
    `<rect y="${p.y(66)}" width="${p.x(100)}" height="${p.y(30)}" fill="${p.ink.sky}"/>` +
    p.blob(p.ink.far, '44 66, 104 66, 104 72, 84 73, 66 71, 52 70.4, 44 66') +
    p.lights(p.ink.light, 67, 82, 14, 33, 40) +
    p.hills('#d98a4c', '-2 84, 40 81.6, 102 84.6') +
    tall(p, 12, 34, 90, 8, 20, '#b5693a') +
    tall(p, 66, 88, 90, 8, 20, '#b5693a') +
    p.face(p.ink.near, '0 90, 100 90, 100 96, 0 96') +
    p.face(p.ink.middle, '0 89, 100 89, 100 91, 0 91'),
  front: (p) =>
    gate(p, p.ink.middle, 0) +
    gate(p, p.ink.near, 1.6) +
    gate(p, p.ink.dark, 3.4) +
    restingTiger(
      p,
      p.face(p.ink.near, '0 88.6, 100 88.6, 100 104, 0 104') +
        p.face(p.ink.dark, '0 90, 100 90, 100 104, 0 104'),
    ),
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

/** Betla: a gaur bull stands before the fort of the Chero kings, on the hills; the sun is between its horns, and a palash is in flower. */
const betla: PosterArt = {
  inks: ['#fcf1d6', '#bcd5c8', '#90b09c', '#dcb860', '#8f6a3b', '#2a1b16'],
  air: ['#d8e0c8', '#fbf2da'],
  back: (p) =>
    p.sky() +
    p.hills('#d8e0c8', '-2 22, 40 24, 102 20') +
    p.hills('#fbf2da', '-2 36, 40 38, 102 35') +
    p.sun(45, 29, 11.6, '#f29a4c') +
    p.hills('#a9c6b4', '-2 49, 12 46, 26 50, 44 45, 60 49, 102 44') +
    moved(fort(p), p.x(-26.4), p.y(28), 0, 0.46) +
    p.hills(p.ink.far, '-2 48, 12 47, 22 50, 40 56, 102 52') +
    foliage(p, '#6f9380', '1 47.6 1.6, 4 47.4 1.4, 15 48.4 1.6, 19 49.6 1.6') +
    p.hills(p.ink.middle, '-2 61, 50 60, 102 62') +
    p.hills('#c9a04c', '-2 74, 40 72, 102 75'),
  front: (p) =>
    moved(gaurBull(p), p.y(3), 0) +
    p.line(p.ink.dark, 22, '-4 12, 14 8, 34 9, 50 3') +
    p.line(p.ink.dark, 9, '38 7, 44 10, 52 11') +
    petals(p, '#dd4a27', '#f58a45', '3 10.6 1, 14 8.6 1, 24 8.6 0.9, 34 9 1, 45 5 0.9, 52 11 0.9') +
    tall(p, -6, 106, 98, 18, 90, '#a87f3c') +
    tall(p, -6, 106, 101, 17, 80, p.ink.near) +
    tall(p, -6, 106, 101, 14, 50, p.ink.dark),
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
  each(
    list,
    (x = 0, y = 0, s = 0) =>
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
  );

export const FORTS = {
  'ranthambore-national-park': ranthambore,
  'betla-national-park': betla,
} satisfies Record<string, PosterArt>;
