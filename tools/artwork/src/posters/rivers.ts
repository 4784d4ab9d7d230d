import { blob } from '../figures/parts/shapes';
import { fern, foliage, reeds, tall } from './foliage';
import { mahseer, set } from './near-animals';
import { turningMahseer } from './near-mahseer';
import { otters } from './near-otter';
import { risingGharial } from './near-gharial';
import { rhinoceros } from './near-rhinoceros';
import type { PosterArt } from './poster-art';
import type { Print } from './print';
import { egret, skimmer } from './water-birds';

/** Kaziranga: a rhinoceros in the flowering elephant grass, an egret on its back, the Brahmaputra behind. */
const kaziranga: PosterArt = {
  inks: ['#fdf3d8', '#f3bd7c', '#bfae9a', '#8ea65c', '#3d6a4c', '#12291f'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(28, 20, 21, '#f7cd92') +
    p.sun(28, 20, 14) +
    p.crags('#c9a49a', '-2 29, 10 26, 20 28, 32 24, 42 27, 54 18, 62 24, 70 20, 80 27, 90 23, 102 28') +
    p.face(p.ink.light, '54 18, 62 24, 58 23.4, 55 26, 52 23, 48 24') +
    p.face(p.ink.light, '70 20, 76.4 24.6, 72 24, 69 26, 66.4 22') +
    p.hills(p.ink.far, '-2 34, 20 31, 44 34, 70 30, 102 33') +
    `<rect y="${p.y(35)}" width="${p.x(100)}" height="${p.y(24)}" fill="#a8cbc4"/>` +
    p.lights(p.ink.light, 36, 54, 18, 28, 60) +
    p.blob('#86a98a', '-4 42, 16 40.6, 34 42, 18 43.4, -4 43, -4 42') +
    p.blob('#86a98a', '40 46, 56 45, 70 46, 56 47, 40 46') +
    tall(p, -4, 104, 62, 10, 70, p.ink.middle) +
    p.hills(p.ink.middle, '-2 57, 40 55, 102 58') +
    tall(p, -4, 60, 74, 16, 50, '#5f8a54') +
    p.hills('#5f8a54', '-2 70, 40 68, 102 70') +
    p.blob('#477a4c', '30 92, 50 89.6, 80 89.4, 106 90, 106 96, 30 96, 30 92'),
  front: (p) =>
    rhinoceros(
      p,
      { dark: '#38434a', shade: '#5d6b73', coat: '#87949a', lit: '#b7c0bf', light: p.ink.light },
      '#232c2f',
    ) +
    egret(p, 84, 30.4, 13) +
    reeds(p, '2 32 0, 6 44 3, -1 50 -2', '#efd59c') +
    tall(p, -6, 106, 99, 24, 60, '#5f8a54') +
    tall(p, -6, 106, 99, 19, 60, p.ink.near) +
    tall(p, -4, 104, 101, 10, 70, p.ink.dark) +
    p.hills(p.ink.dark, '-2 94, 50 95, 102 94'),
};

/** A herd on a far bank, `'x foot height, …'`. */
const elephants = (p: Print, fill: string, list: string): string =>
  list
    .split(', ')
    .map((one) => one.split(' ').map(Number))
    .map(([x = 0, foot = 0, h = 0]) =>
      set(
        p,
        x,
        foot,
        h,
        blob(
          fill,
          '-66 40, -58 14, -40 10, -26 16, -10 4, 20 4, 44 14, 58 34, 60 64, 54 100, 34 100, 30 72, -8 72, -8 100, -30 100, -32 62, -44 60, -50 80, -56 96, -64 94, -58 70',
        ) + blob('#7d8a80', '-40 18, -24 16, -14 30, -18 52, -32 56, -42 40'),
      ),
    )
    .join('');

/** Corbett: golden mahseer in a clear pool of the Ramganga, elephants on the bank at Dhikala. */
const corbett: PosterArt = {
  inks: ['#fcf3d9', '#f3dda6', '#b6c593', '#4f9a86', '#1f5f5c', '#0f2b2f'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.hills('#dccf9a', '-2 10, 16 6, 34 10, 56 3, 78 8, 102 4') +
    p.hills(p.ink.far, '-2 15, 20 11, 40 16, 58 17, 78 10, 102 11') +
    p.hills('#7fa877', '-2 19, 20 17, 44 21, 58 23') +
    p.hills('#7fa877', '56 23, 74 17, 88 15, 102 17') +
    foliage(
      p,
      '#3f7a5c',
      '-2 23 4, 6 22.4 4, 14 23 4, 22 23.4 3.6, 30 24 3.2, 37 24.4 2.8, 43 24.8 2.2, 64 24.8 2.2, 70 24.2 2.8, 77 23.6 3.2, 85 23 3.6, 93 22.6 4, 101 22.4 4',
    ) +
    p.hills('#3f7a5c', '-2 25, 30 25, 102 24.4') +
    p.blob(
      p.ink.light,
      '52 25, 58 25, 62 26.4, 84 27.4, 104 28.4, 104 34, -4 34, -4 28.6, 30 27.4, 54 26.4, 52 25',
    ) +
    elephants(p, '#5c6b64', '14 31 9.4, 27 31.4 8, 36 30.8 4.6, 84 30.4 7') +
    `<rect y="${p.y(30.6)}" width="${p.x(100)}" height="${p.y(72)}" fill="#74b79c"/>` +
    p.lights(p.ink.light, 32, 35, 6, 50, 120) +
    stones(p, '#c6ccb0', p.ink.light, '3 31.4 11, 42 31.2 6, 94 31.6 12, 103 31.2 9, 72 31.4 6') +
    p.hills(p.ink.middle, '-2 36, 14 37.6, 30 36, 48 38, 66 36, 84 37.6, 102 36') +
    p.face('#63ab97', '24 38, 36 37, 22 90, -4 90') +
    p.face('#63ab97', '52 38, 60 37, 66 90, 46 90') +
    p.face('#63ab97', '76 37, 84 37, 112 86, 92 90') +
    p.hills('#3a8276', '-2 66, 24 63, 50 68, 76 63, 102 66') +
    p.hills('#2a6f69', '-2 80, 26 77, 50 82, 76 76, 102 80'),
  front: (p) =>
    mahseer(p, 60, 81, 8, ['#1f5c5c', '#2b736c', '#43907f', '#62a892']) +
    mahseer(p, 74, 88, 11, ['#1f5c5c', '#2f7a72', '#5aa48e', '#84c3a6']) +
    turningMahseer(p, p.ink.dark, p.ink.light) +
    stones(p, '#17474b', p.ink.near, '6 94 26, 28 96 17, 78 95.6 21, 97 94 24, 52 97 16') +
    p.hills(p.ink.dark, '-2 94, 30 95, 70 95, 102 94'),
};

/** Rounded boulders, `'x foot width, …'`, lit from above. */
const stones = (p: Print, fill: string, lit: string, list: string): string =>
  list
    .split(', ')
    .map((stone) => stone.split(' ').map(Number))
    .map(([x = 0, y = 0, w = 0]) => {
      const at = (points: string) =>
        points
          .split(', ')
          .map((pair) => pair.split(' ').map(Number))
          .map(([dx = 0, dy = 0]) => `${x + dx * w} ${y + dy * w}`)
          .join(', ');
      return (
        p.blob(fill, at('-0.5 0, -0.42 -0.26, -0.1 -0.42, 0.26 -0.36, 0.48 -0.14, 0.5 0, 0 0.06, -0.5 0')) +
        p.blob(lit, at('-0.4 -0.2, -0.1 -0.38, 0.24 -0.33, 0.4 -0.18, 0.1 -0.22, -0.16 -0.14, -0.4 -0.2'))
      );
    })
    .join('');

/** Chambal: an old gharial at rest in the river, skimmers over it, the ravines behind. */
const chambal: PosterArt = {
  inks: ['#fdf0d2', '#f6d49c', '#e0a463', '#a9623a', '#2f8f94', '#1d2a30'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(74, 14, 8.4, '#fbe3b4') +
    p.blob(p.ink.light, '8 8, 22 5.4, 34 6, 44 4.6, 56 7, 44 8.6, 28 8.2, 8 8') +
    ravines(p, 16, 30, 12, '#f1c98f', '#dba96c', -6) +
    ravines(p, 20, 36, 18, p.ink.far, '#bf7c46', -14) +
    ravines(p, 26, 43, 27, '#cf8a4e', '#8f4f2e', -4) +
    p.hills('#e9bd7e', '-2 42, 24 41, 50 43, 76 41.6, 102 43') +
    `<rect y="${p.y(45)}" width="${p.x(100)}" height="${p.y(56)}" fill="#b4dccb"/>` +
    p.blob('#d9a86c', '-4 44.4, 104 44.4, 104 47, 84 48.6, 66 47, 46 49.4, 26 47.2, -4 48.6, -4 44.4') +
    p.lights(p.ink.light, 52, 70, 10, 40, 130) +
    p.hills('#86c5ba', '-2 70, 20 69, 44 71, 70 69, 102 70') +
    p.hills('#5fb0a8', '-2 82, 20 81, 44 83, 70 81, 102 82') +
    skimmer(p, 30, 19.6, 15) +
    skimmer(p, 49, 13, 10) +
    skimmer(p, 14, 12, 7),
  front: (p) =>
    risingGharial(
      p,
      {
        dark: p.ink.dark,
        skin: '#6d7440',
        shade: '#3f4a30',
        lit: '#b3ad62',
        pale: '#f3e2b4',
      },
      '#2f8f94',
    ) + p.hills(p.ink.dark, '-2 94, 40 93.4, 102 94'),
};

/** A plateau of clay that rain has cut into spurs, each with a lit and a shaded face. */
const ravines = (
  p: Print,
  top: number,
  foot: number,
  step: number,
  lit: string,
  dark: string,
  from: number,
): string => {
  const places: number[] = [];
  for (let x = from; x < 100 + step; x += step * p.pen.rand.in(0.7, 1.15)) places.push(x);
  const h = foot + 3 - top;
  const widths = places.map((x, i) => (places[i + 1] ?? x + step) - x);
  const along = (x: number, w: number, points: string) =>
    points
      .split(', ')
      .map((point) => point.split(' ').map(Number))
      .map(([dx = 0, dy = 0]) => `${x + dx * w} ${top + dy * h}`)
      .join(', ');
  const each = (draw: (x: number, w: number, i: number) => string, between = '') =>
    places.map((x, i) => draw(x, widths[i] ?? step, i)).join(between);
  return (
    p.crags(
      lit,
      each((x, w, i) => along(x, w, RIMS[i % 3] ?? ''), ', '),
    ) +
    // The shaded side of each spur falls into the gully behind it.
    each(
      (x, w, i) =>
        p.face(dark, along(x, w, SIDES[i % 3] ?? '')) +
        p.face(dark, along(x, w, '0.36 0.3, 0.4 0.5, 0.34 0.72, 0.42 1, 0.26 1, 0.27 0.7, 0.34 0.5')) +
        p.face(dark, along(x, w, '0.14 0.5, 0.16 0.72, 0.1 1, 0 1, 0.08 0.7')),
    )
  );
};

/** Upper edges of a spur, and the edges of its shade. */
const RIMS = [
  '0 0.3, 0.08 0.16, 0.2 0.12, 0.26 0.01, 0.56 0, 0.66 0.07, 0.84 0.2',
  '0 0.34, 0.12 0.22, 0.18 0.1, 0.3 0.08, 0.5 0.1, 0.7 0.11, 0.82 0.24',
  '0 0.28, 0.1 0.18, 0.24 0.05, 0.4 0.02, 0.5 0.08, 0.74 0.09, 0.86 0.2',
];
const SIDES = [
  '0.56 0, 0.66 0.07, 0.84 0.2, 1 0.3, 1.06 0.5, 1.02 0.72, 1.16 1, 0.58 1, 0.68 0.74, 0.54 0.5, 0.62 0.24',
  '0.7 0.11, 0.82 0.24, 1 0.3, 0.98 0.52, 1.1 0.74, 1.08 1, 0.66 1, 0.6 0.76, 0.7 0.54, 0.58 0.32',
  '0.74 0.09, 0.86 0.2, 1 0.32, 1.04 0.54, 0.98 0.76, 1.14 1, 0.54 1, 0.66 0.72, 0.6 0.5, 0.72 0.28',
];

/** Dudhwa: an otter with her catch, her cub in the stream, which mirrors the tall sal forest. */
const dudhwa: PosterArt = {
  inks: ['#fbf6cc', '#e9e695', '#b9cc68', '#74a24c', '#2f6140', '#0f2820'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.blob(p.ink.light, '36 0, 64 0, 68 22, 64 48, 50 56, 36 48, 32 22, 36 0') +
    trunks(p, p.ink.far, '22 2.4, 31 1.8, 39 1.4, 45 1.1, 55 1.1, 61 1.4, 69 1.8, 78 2.4', 49) +
    p.blob(p.ink.far, '-4 -4, -4 14, 14 18, 28 12, 38 6, 50 2, 62 6, 72 12, 88 18, 104 14, 104 -4, -4 -4') +
    trunks(p, p.ink.middle, '13 3.6, 26 3, 74 3, 86 3.6', 51) +
    p.hills(p.ink.middle, '-2 47, 24 49, 44 51, 56 51, 76 49, 102 47') +
    p.blob(
      p.ink.light,
      '26 52, 50 51, 74 52, 86 57, 94 66, 104 76, 104 104, -4 104, -4 76, 6 66, 14 57, 26 52',
    ) +
    p.blob(p.ink.sky, '28 54, 50 53, 72 54, 83 59, 92 68, 100 78, 100 104, 0 104, 0 78, 8 68, 17 59, 28 54') +
    [
      [30, 54, 94, 2.6],
      [38, 54, 96, 2],
      [45, 54, 96, 1.4],
      [55, 54, 96, 1.4],
      [62, 54, 96, 2],
      [70, 54, 94, 2.6],
    ]
      .map(([x = 0, top = 0, foot = 0, w = 0]) =>
        p.face(p.ink.far, `${x - w / 2} ${top}, ${x + w / 2} ${top}, ${x + w} ${foot}, ${x - w} ${foot}`),
      )
      .join('') +
    p.lights(p.ink.light, 56, 80, 14, 50, 80) +
    trunks(p, p.ink.near, '3 8, 17 5, 83 5, 97 8', 54) +
    p.blob(p.ink.near, '-4 48, 10 49, 17 51.6, 19 56, 14 64, 6 72, -4 78, -4 48') +
    p.blob(p.ink.near, '104 48, 95 49, 90 51.6, 88 56, 91 64, 97 72, 104 78, 104 48') +
    foliage(p, p.ink.middle, '20 8 8, 30 4 7, 80 8 8, 70 4 7') +
    foliage(p, p.ink.near, '4 6 13, 16 1 10, 28 -1 8, 96 6 13, 84 1 10, 72 -1 8'),
  front: (p) =>
    otters(
      p,
      { dark: '#1c1310', shade: '#5a3a23', coat: '#875b34', lit: '#c08a50', light: '#f6e8bd' },
      { back: '#5d8472', belly: '#dfe8d0' },
    ) +
    fern(p, p.ink.dark, -1, 96, 16, 1) +
    fern(p, p.ink.dark, 101, 92, 20, -1) +
    p.hills(p.ink.dark, '-2 92, 30 94, 70 94, 102 92'),
};

/** Trunks from the upper edge down to a foot, `'x width, …'`, that flare at the root. */
const trunks = (p: Print, fill: string, list: string, foot: number): string =>
  list
    .split(', ')
    .map((trunk) => trunk.split(' ').map(Number))
    .map(([x = 0, w = 0]) =>
      p.face(
        fill,
        `${x - w * 0.42} -2, ${x + w * 0.42} -2, ${x + w * 0.52} ${foot - 6}, ${x + w} ${foot}, ${x - w} ${foot}, ${x - w * 0.52} ${foot - 6}`,
      ),
    )
    .join('');

export const RIVERS = {
  'kaziranga-national-park': kaziranga,
  'jim-corbett-national-park': corbett,
  'national-chambal-wildlife-sanctuary': chambal,
  'dudhwa-national-park': dudhwa,
} satisfies Record<string, PosterArt>;
