import { gompa } from './buildings';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Hemis: a winter night in the gorge; a snow leopard on its ledge, lamps in the monastery. */
const hemis: PosterArt = {
  inks: ['#f2efe0', '#1b2c54', '#5f7ea9', '#3d578c', '#273a66', '#0d1530'],
  animals: [
    {
      figure: 'snow-leopard',
      x: 45,
      y: 82,
      height: 23,
      glass: '.27 .53 .1',
      inks: ['#0d1530', '#3d578c', '#b4c0cf', '#f2efe0'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.face('#2f4678', '16 60, 30 36, 38 30, 50 12, 60 26, 66 24, 84 50, 84 64, 16 64') +
    p.face(p.ink.light, '50 12, 60 26, 57 25, 54 31, 50 27, 47 34, 44 29, 40 33, 38 30') +
    p.face(p.ink.far, '50 12, 60 26, 66 24, 76 39, 68 36, 64 44, 60 36, 56 46, 54 31, 51 27') +
    p.face(p.ink.middle, '-2 14, 8 20, 13 30, 21 34, 25 46, 34 54, 38 68, 46 80, 46 104, -2 104') +
    p.face(p.ink.far, '-2 14, 8 20, 11 27, 4 30, 10 38, -2 44') +
    p.face(p.ink.light, '-2 12, 8 18.6, 13 29, 21 33, 25 45, 20 39, 11 35, 6 25, -2 19') +
    p.face(p.ink.near, '-2 52, 10 56, 16 64, 26 70, 32 84, -2 84') +
    p.face(p.ink.near, '102 40, 70 48, 64 58, 57 68, 52 84, 60 104, 102 104') +
    p.face(p.ink.middle, '70 48, 94 43, 92 54, 86 58, 84 72, 74 80, 70 96, 58 96, 64 74, 60 66, 66 58') +
    p.face(p.ink.light, '69 48.6, 72 45, 96 42, 102 41, 102 46, 88 46.4, 80 49, 72 50, 66 58') +
    lamplit(p, 70, 46, 10, 9) +
    lamplit(p, 80, 45, 8, 14) +
    lamplit(p, 88, 44, 9, 10) +
    stars(p) +
    flags(p, '-2 9, 22 17, 50 20, 78 14, 102 3'),
  front: (p) =>
    p.face(p.ink.near, '-2 80, 10 81, 78 81.4, 84 84, 76 92, 60 98, -2 98') +
    p.face(p.ink.far, '-2 79, 8 80.4, 80 80.6, 88 84, 76 88, -2 88') +
    p.face(
      p.ink.light,
      '-2 81, 10 83, 14 82.4, 80 82.6, 86 84.4, 70 86, 60 85, 44 87, 28 85.4, 10 87.4, -2 86',
    ) +
    p.face('#b4c0cf', '12 82.4, 24 81.6, 76 81.8, 84 83.4, 60 84.2, 30 84') +
    p.hills(p.ink.dark, '-2 88, 20 89, 50 90, 80 89, 102 86'),
};

/** A block of the monastery with light in some of its windows. */
const lamplit = (p: Print, left: number, foot: number, width: number, height: number): string =>
  gompa(p, '#cfd6dd', p.ink.near, left, foot, width, height) +
  [
    [0, 1],
    [2, 0],
    [1, 2],
  ]
    .map(([column = 0, row = 0]) => {
      const [across, down] = [width / Math.round(width / 2.4), height / Math.round(height / 3.4)];
      const [x, y] = [left + (column + 0.26) * across, foot - height * 0.83 + row * down * 0.76];
      return p.face(
        '#f5b84f',
        `${x} ${y}, ${x + across * 0.48} ${y}, ${x + across * 0.48} ${y + down * 0.34}, ${x} ${y + down * 0.34}`,
      );
    })
    .join('');

/** Small stars, a few of them large. */
const stars = (p: Print): string =>
  '12 6, 22 4, 31 10, 38 5, 46 6, 58 7, 66 4, 72 9, 84 5, 91 18, 62 25, 28 22, 92 26, 78 24, 84 33, 24 28'
    .split(', ')
    .map((star, i) => {
      const [x = 0, y = 0] = star.split(' ').map(Number);
      return p.sun(x, y, i % 4 ? 0.26 : 0.42);
    })
    .join('');

/** A line of prayer flags that hangs through points. */
const flags = (p: Print, points: string): string => {
  const list = points.split(', ').map((pair) => pair.split(' ').map(Number));
  const colours = ['#4f86c6', '#f2efe0', '#cf4a3c', '#4f9a63', '#f0b94a'];
  let out = '';
  let count = 0;
  list.slice(0, -1).forEach(([x = 0, y = 0], i) => {
    const [toX = 0, toY = 0] = list[i + 1] ?? [];
    for (let k = 0; k < 5; k++) {
      const at = (t: number) => [x + (toX - x) * t, y + (toY - y) * t + Math.sin(t * 3.14) * 1.2] as const;
      const [[ax, ay], [bx, by]] = [at((k + 0.14) / 5), at((k + 0.86) / 5)];
      out += p.face(
        colours[count++ % 5] ?? '',
        `${ax} ${ay}, ${bx} ${by}, ${bx + 0.6} ${by + 4}, ${(ax + bx) / 2 + 0.8} ${(ay + by) / 2 + 3.4}, ${ax + 0.5} ${ay + 4}`,
      );
    }
  });
  return out + p.line(p.ink.dark, 2.4, points);
};

/** Tso Moriri: a lake among bare hills, cranes small on the shore. */
const changthang: PosterArt = {
  inks: ['#f5ecd7', '#3c7fa6', '#d3b48c', '#a9795a', '#6a4c4a', '#22263a'],
  animals: [
    {
      figure: 'black-necked-crane',
      x: 30,
      y: 86,
      height: 26,
      inks: ['#22263a', '#6a4c4a', '#cfc4b2', '#f5ecd7'],
    },
    {
      figure: 'black-necked-crane',
      x: 44,
      y: 84,
      height: 20,
      flip: true,
      inks: ['#22263a', '#6a4c4a', '#cfc4b2', '#f5ecd7'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.blob(p.ink.light, '60 12, 70 8, 84 10, 94 14, 80 16, 66 15, 60 12') +
    p.blob(p.ink.light, '8 20, 18 16, 30 18, 40 21, 26 23, 14 22, 8 20') +
    p.crags(p.ink.middle, '-2 38, 12 30, 24 36, 38 26, 52 36, 66 30, 80 38, 102 28') +
    p.face(p.ink.light, '38 26, 45 31, 40 31, 36 34, 33 30') +
    p.hills(p.ink.far, '-2 42, 20 38, 50 44, 74 38, 102 44') +
    `<rect y="${p.y(46)}" width="${p.x(100)}" height="${p.y(24)}" fill="#1f6f95"/>` +
    p.lights('#7fc0cf', 48, 68, 12, 50, 90) +
    p.hills(p.ink.light, '-2 69, 30 66, 64 71, 102 66') +
    p.hills(p.ink.far, '-2 71, 30 68, 64 73, 102 68') +
    p.hills(p.ink.middle, '-2 82, 40 84, 102 78'),
  front: (p) => p.hills(p.ink.dark, '-2 92, 34 89, 70 94, 102 90'),
};

export const LADAKH = {
  'hemis-national-park': hemis,
  'changthang-cold-desert-wildlife-sanctuary': changthang,
} satisfies Record<string, PosterArt>;
