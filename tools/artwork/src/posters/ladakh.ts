import { n0 } from '../drawing/numbers';
import { gompa } from './buildings';
import { tall } from './foliage';
import { flyingCrane } from './near-crane-flight';
import { crane, type CraneInks } from './near-cranes';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Hemis: a winter night in the gorge; a snow leopard on its ledge before the moon, lamps in the monastery. */
const hemis: PosterArt = {
  inks: ['#f2efe0', '#1b2c54', '#5f7ea9', '#3d578c', '#273a66', '#0d1530'],
  animals: [
    {
      figure: 'snow-leopard',
      x: 50,
      y: 81,
      height: 33,
      inks: ['#1b2340', '#8792ad', '#c9cfd8', '#f6f2e6'],
      rim: ['#ffd58a', -0.5],
    },
  ],
  back: (p) =>
    p.sky() +
    p.sun(30, 37, 32, '#2d4274') +
    p.sun(30, 37, 23, '#f2a93b') +
    p.face(
      '#2f4678',
      '8 62, 22 50, 28 53, 36 46, 44 52, 50 47, 58 40, 64 32, 74 46, 84 44, 94 60, 94 80, 8 80',
    ) +
    p.face(p.ink.light, '64 32, 70 40, 68 40, 65 46, 63 40, 60 44, 58.4 40') +
    p.face(p.ink.far, '64 32, 74 46, 72 56, 69 46, 66 48, 65 40') +
    p.face(p.ink.light, '36 46, 40 49, 37 50, 35 53, 33 50') +
    p.face(p.ink.middle, '-2 14, 6 20, 9 31, 15 38, 17 50, 24 60, 28 78, 34 104, -2 104') +
    p.face(p.ink.far, '-2 14, 6 20, 7 28, 3 34, 7 44, 3 54, -2 56') +
    p.face(p.ink.light, '-2 11, 6 18.6, 9.4 30, 15.4 37, 17.4 50, 12 44, 7 40, 4 26, -2 20') +
    p.face('#33497c', '-2 70, 16 62, 34 66, 52 61, 66 64, 66 84, -2 84') +
    p.face(p.ink.near, '102 36, 80 44, 76 54, 68 64, 62 78, 66 104, 102 104') +
    p.face(p.ink.middle, '80 44, 97 40, 95 50, 89 55, 87 70, 78 78, 72 90, 64 88, 69 72, 69 62, 76 54') +
    p.face(p.ink.light, '78 45, 80 42.4, 98 39, 102 38, 102 42.4, 92 43.4, 86 45.4, 80.6 46.4, 76 53.6') +
    lamplit(p, 87, 42, 10, 15) +
    lamplit(p, 80, 43, 7, 10) +
    lamplit(p, 95, 41, 10, 9) +
    stars(p) +
    flags(p, '-2 0, 22 4, 50 5.4, 78 4, 102 -1') +
    p.face('#1b2c54', '-2 82, 104 82, 104 104, -2 104') +
    p.face(
      p.ink.light,
      '-2 80, 16 79, 40 78.4, 70 79, 88 78, 102 79.4, 102 87, 90 88.6, 80 86.6, 66 89.4, 52 87.6, 40 90, 26 87, 12 89, 4 86.4, -2 87.6',
    ) +
    p.face(
      '#b4c0cf',
      '-2 85, 6 84, 16 86, 30 85, 50 86.6, 70 84.6, 88 85, 102 82, 102 87, 90 88.6, 80 86.6, 66 89.4, 52 87.6, 40 90, 26 87, 12 89, 4 86.4, -2 87.6',
    ) +
    // The leopard's shadow on the snow.
    p.blob('#8fa3bf', '10 81.4, 30 80, 60 80.4, 92 81, 70 82.6, 30 82.8, 10 81.4'),
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
        '#f2a93b',
        `${x} ${y}, ${x + across * 0.48} ${y}, ${x + across * 0.48} ${y + down * 0.34}, ${x} ${y + down * 0.34}`,
      );
    })
    .join('');

/** Small stars, a few of them large. */
const stars = (p: Print): string =>
  '12 6, 22 4, 31 10, 38 5, 46 6, 58 7, 66 4, 72 9, 84 5, 91 18, 13 15, 68 21, 92 26, 78 24, 84 29, 80 35'
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

/** Changthang: a black-necked crane comes in over Tso Moriri to its mate and young on the shore. */
const changthang: PosterArt = {
  inks: ['#f9ecda', '#2c6fa6', '#ddb98d', '#b27a5a', '#6a4657', '#1e1e33'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.hills('#4f93bd', '-2 24, 30 28, 64 23, 102 27') +
    p.hills('#83b9cf', '-2 38, 34 41, 70 36, 102 40') +
    p.hills('#b9d8dc', '-2 50, 40 47, 70 50, 102 47') +
    cloud(p, 12, 13, 36) +
    cloud(p, 96, 34, 40) +
    `<g transform="translate(0 ${n0(p.y(33))})">` +
    p.crags(p.ink.near, '-2 28, 10 25, 22 29, 36 23, 48 28, 60 24, 74 29, 88 22, 102 27') +
    p.face(p.ink.light, '36 23, 43 26.2, 40 27, 36 26, 33 28, 30 26') +
    p.face(p.ink.light, '88 22, 95 24.6, 91 26, 88 25, 84 27, 82 25') +
    p.crags(p.ink.middle, '-2 33, 14 27, 28 35, 40 36') +
    p.face(p.ink.near, '14 27, 28 35, 40 36, 40 40, 20 40, 17 33') +
    p.crags(p.ink.middle, '30 39, 50 30, 58 33, 72 28, 84 37, 102 36') +
    p.face('#8f5a4f', '50 30, 58 33, 72 28, 84 37, 80 40, 64 36, 58 40, 54 34') +
    p.hills(p.ink.far, '-2 38, 20 36, 44 40, 70 38, 102 39') +
    '</g>' +
    `<rect y="${p.y(73)}" width="${p.x(100)}" height="${p.y(28)}" fill="#174c86"/>` +
    p.hills('#2577ab', '-2 76, 30 75.4, 64 76.6, 102 75.4') +
    p.hills('#4aa3bb', '-2 79, 26 80, 60 78.6, 102 80') +
    p.hills('#8fcfcb', '-2 83, 34 84, 66 82.6, 102 84') +
    p.lights('#f9ecda', 74, 84, 10, 60, 120) +
    p.hills(p.ink.light, '-2 86, 24 88, 50 89, 76 87, 102 85') +
    p.hills(p.ink.far, '-2 87, 24 89, 50 90, 76 88, 102 86') +
    crane(p, 20, 90.6, -17, BLACK_NECKED) +
    crane(p, 29, 91, -8, CHICK),
  front: (p) =>
    flyingCrane(p, BLACK_NECKED) +
    tall(p, 78, 106, 101, 15, 26, p.ink.near) +
    tall(p, -6, 8, 101, 13, 12, p.ink.near) +
    p.hills(p.ink.dark, '-2 92, 20 93.6, 50 94, 80 93.6, 102 92'),
};

const BLACK_NECKED: CraneInks = {
  body: '#fdf6ea',
  shade: '#b9b4b4',
  lit: '#ffffff',
  plume: '#1e1e33',
  neck: '#1e1e33',
  hood: '#1e1e33',
  crown: '#c8402c',
  eye: '#f2cf5a',
  bill: '#8b8a6a',
  leg: '#1e1e33',
};

const CHICK: CraneInks = {
  body: '#c9915a',
  shade: '#a8713f',
  lit: '#e0b078',
  plume: '#a8713f',
  neck: '#c9915a',
  hood: '#c9915a',
  crown: '#a8713f',
  eye: '#1e1e33',
  bill: '#8b6a4a',
  leg: '#6a4657',
};

/** A flat-footed cloud of the plateau. */
const cloud = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.light,
    `${x - w / 2} ${y}, ${x - w * 0.32} ${y - w * 0.07}, ${x - w * 0.16} ${y - w * 0.08}, ${x} ${y - w * 0.15}, ${x + w * 0.2} ${y - w * 0.13}, ${x + w * 0.3} ${y - w * 0.06}, ${x + w / 2} ${y}, ${x} ${y + 0.5}, ${x - w / 2} ${y}`,
  );

export const LADAKH = {
  'hemis-national-park': hemis,
  'changthang-cold-desert-wildlife-sanctuary': changthang,
} satisfies Record<string, PosterArt>;
