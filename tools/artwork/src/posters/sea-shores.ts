import { branch, dome, kelp, tubes } from '../landscape/coral';
import { palm } from '../landscape/plants';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Gahirmatha: the night of the arribada, surf and many small turtles. */
const gahirmatha: PosterArt = {
  inks: ['#fdf0cd', '#274b6d', '#5d7fa0', '#b98f7c', '#8a6467', '#1b1c35'],
  animals: (
    [
      [30, 62, 3.6],
      [46, 66, 4.6],
      [72, 64, 4],
      [20, 72, 6],
      [60, 75, 7],
      [84, 76, 6.6],
      [40, 86, 11],
      [78, 92, 12],
    ] as const
  ).map(([x, y, height], i) => ({
    figure: 'olive-ridley-on-sand' as const,
    x,
    y,
    height,
    flip: i % 3 !== 0,
    inks: ['#1b1c35', '#3d4a3c', '#7d8a5a', '#fdf0cd'] as const,
  })),
  back: (p) =>
    p.sky() +
    p.sun(64, 20, 12) +
    `<rect y="${p.y(38)}" width="${p.x(100)}" height="${p.y(64)}" fill="${p.ink.far}"/>` +
    p.lights(p.ink.light, 39, 54, 14, 64, 26) +
    p.hills(p.ink.light, '-2 55, 20 52, 44 57, 70 53, 102 57') +
    p.hills(p.ink.near, '-2 57, 20 54, 44 59, 70 55, 102 59') +
    p.hills(p.ink.middle, '-2 60, 20 57, 44 62, 70 58, 102 62'),
  front: (p) => p.hills(p.ink.dark, '-2 98, 40 97, 102 98'),
};

/** Gulf of Mannar: flat palm islands above, a dugong below. */
const mannar: PosterArt = {
  inks: ['#f5f1d2', '#f0b878', '#63b7b5', '#2f8f9b', '#176378', '#0a2f45'],
  animals: [
    {
      figure: 'dugong',
      x: 46,
      y: 68,
      height: 22,
      middle: true,
      rotate: -8,
      inks: ['#0a2f45', '#4f6f78', '#a9b5a6', '#f5f1d2'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.sun(50, 17, 11) +
    island(p, 20, 29, 26, p.ink.middle) +
    island(p, 80, 29, 34, p.ink.near) +
    [70, 76, 82, 88]
      .map((x, i) =>
        palm(p.pen, p.x(x), p.y(27), p.y(9 + (i % 2) * 2), p.ink.near, p.ink.middle, i % 2 ? 0.12 : -0.1),
      )
      .join('') +
    `<rect y="${p.y(29)}" width="${p.x(100)}" height="${p.y(8)}" fill="${p.ink.far}"/>` +
    p.lights(p.ink.light, 30, 36, 8, 50, 40) +
    p.hills(p.ink.middle, '-2 37, 14 35, 30 38, 48 35, 66 38, 84 35, 102 38') +
    p.hills(p.ink.near, '-2 62, 50 56, 102 64'),
  front: (p) =>
    [6, 16, 28, 66, 78, 90, 97]
      .map((x, i) => kelp(p.pen, p.x(x), p.y(102), p.y(12 + (i % 3) * 6), p.ink.dark))
      .join('') + p.hills(p.ink.dark, '-2 95, 30 92, 64 96, 102 91'),
};

/** An island seen across the water line. */
const island = (p: Print, x: number, y: number, w: number, fill: string): string =>
  p.blob(
    fill,
    `${x - w / 2} ${y}, ${x - w * 0.3} ${y - w * 0.1}, ${x} ${y - w * 0.16}, ${x + w * 0.3} ${y - w * 0.08}, ${x + w / 2} ${y}, ${x} ${y + 0.4}, ${x - w / 2} ${y}`,
  );

/** Wandoor: forested islands of the Andamans and the reef below them. */
const wandoor: PosterArt = {
  inks: ['#e9fbe4', '#a5e0d0', '#56bdbb', '#1f8f9f', '#10607c', '#072e48'],
  animals: [
    {
      figure: 'ocellaris-clownfish',
      x: 70,
      y: 60,
      height: 26,
      middle: true,
      inks: ['#072e48', '#c2451f', '#f28a34', '#fff6e2'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.face(p.ink.light, '30 -4, 40 -4, 66 104, 40 104') +
    p.face(p.ink.far, '56 -4, 62 -4, 104 60, 104 84') +
    p.face(p.ink.far, '18 -4, 24 -4, 10 104, -10 104') +
    p.hills(p.ink.far, '-2 40, 20 36, 40 44, 60 40, 80 46, 102 40') +
    p.hills(p.ink.middle, '-2 54, 16 46, 30 58, 52 62, 74 54, 102 60') +
    p.blob(p.ink.near, '48 70, 58 63.5, 70 62.5, 84 63.5, 94 70, 96 84, 46 84, 48 70') +
    dome(p.x(14), p.y(76), p.x(14), p.ink.near, p.ink.middle) +
    tubes(p.x(88), p.y(82), p.x(11), p.ink.near, p.ink.dark) +
    p.hills(p.ink.near, '-2 76, 26 72, 60 80, 102 76'),
  front: (p) =>
    branch(p.pen, p.x(22), p.y(100), p.y(8), '#e2604a', 4) +
    branch(p.pen, p.x(46), p.y(101), p.y(6), '#f0b45a', 4) +
    branch(p.pen, p.x(80), p.y(101), p.y(7), '#d8577f', 4) +
    dome(p.x(62), p.y(100), p.x(9), '#7d64a8', p.ink.dark) +
    p.hills(p.ink.dark, '-2 97, 30 95, 64 98, 102 95'),
};

export const SEA_SHORES = {
  'gahirmatha-marine-wildlife-sanctuary': gahirmatha,
  'gulf-of-mannar-marine-national-park': mannar,
  'mahatma-gandhi-marine-national-park': wandoor,
} satisfies Record<string, PosterArt>;
