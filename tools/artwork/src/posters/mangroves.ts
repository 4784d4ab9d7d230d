import { stilted } from '../biomes/mangrove';
import { foliage, leaves } from './foliage';
import { fishingCat } from './near-cats';
import { crocodile } from './near-reptiles';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Sundarbans: before the storm, the tracks of a tiger lead into the mangrove, where somebody waits. */
const sundarbans: PosterArt = {
  inks: ['#f8eab4', '#50697a', '#a9a98c', '#77806a', '#2f4a46', '#0c1f22'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.blob('#6b8390', '-6 2, 20 4, 44 2, 70 7, 106 4, 106 13, 80 17, 52 13, 24 16, -6 12, -6 2') +
    p.blob('#3f5666', '-6 -4, 106 -4, 106 5, 84 8, 60 4, 30 8, 10 5, -6 8, -6 -4') +
    p.hills('#c9c69a', '-2 27, 30 25, 60 27, 102 25') +
    p.hills(p.ink.light, '-2 31, 40 30, 102 31') +
    p.hills('#5f7a74', '-2 35, 14 33.6, 30 35, 44 34, 102 35') +
    `<rect y="${p.y(37)}" width="${p.x(100)}" height="${p.y(66)}" fill="${p.ink.light}"/>` +
    p.lights('#c9c69a', 39, 70, 16, 16, 50) +
    p.blob(p.ink.dark, '38 44, 42 34, 56 24, 80 18, 106 14, 106 54, 84 49, 60 46, 46 46, 38 44') +
    foliage(
      p,
      p.ink.near,
      '39 30 6, 46 25 9, 56 19 10, 50 29 7, 66 14 12, 61 26 9, 80 9 14, 73 22 11, 86 22 11, 96 6 14, 98 20 13, 104 28 9',
    ) +
    foliage(p, '#48695c', '44 22.4 5, 55 15.4 6.4, 65 9.6 7, 79 4 8, 95 1 8, 72 18 6, 88 17 6') +
    stilts(p, p.ink.near, '41 33 45, 48 33 46, 55 34 47, 87 32 51, 95 32 53, 102 34 55') +
    leaves(p, '#f0b83e', '66 38.6 3.4 14, 76.6 38.6 3.4 166') +
    p.sun(67.7, 39, 0.44, p.ink.dark) +
    p.sun(74.9, 39, 0.44, p.ink.dark) +
    p.blob(
      p.ink.middle,
      '30 46, 44 43.4, 62 44, 84 47.6, 104 50, 104 104, -4 104, -4 92, 10 82, 26 72, 36 60, 30 52, 30 46',
    ) +
    p.blob(
      p.ink.far,
      '33 47, 48 45.2, 66 46, 84 50, 104 54, 104 104, -4 104, -4 95, 14 84, 30 74, 40 61, 33 53, 33 47',
    ) +
    (
      [
        [71, 48, 3],
        [67, 50.6, 3.4],
        [69, 54, 4.2],
        [62, 57, 5],
        [63, 61.6, 6.2],
        [52, 65, 7.4],
        [56, 70, 9],
        [40, 75, 11],
        [52, 85.4, 14],
      ] as const
    )
      .map(([x, y, s]) => pugmark(p, x, y, s, '#3d4a42'))
      .join(''),
  front: (p) =>
    spikes(p, p.ink.near, 62, 104, 66, 5, 11) +
    spikes(p, p.ink.near, -2, 22, 92, 8, 7) +
    spikes(p, p.ink.dark, 64, 104, 97, 17, 13) +
    spikes(p, p.ink.dark, -2, 30, 99, 15, 9) +
    p.hills(p.ink.dark, '-2 92, 24 95, 60 95.6, 80 94, 102 90'),
};

/** A pugmark at (x, y), turned and flattened by the view. */
function pugmark(p: Print, x: number, y: number, size: number, fill: string): string {
  const pad = (dx: number, dy: number, rx: number, ry: number) =>
    `<ellipse cx="${Math.round(p.x(x + dx * size))}" cy="${Math.round(p.y(y + dy * size * 0.5))}" rx="${Math.round(p.x(rx * size))}" ry="${Math.round(p.y(ry * size * 0.5))}" fill="${fill}"/>`;
  return (
    pad(0, 0.2, 0.36, 0.34) +
    pad(-0.25, 0.42, 0.2, 0.24) +
    pad(0, 0.48, 0.2, 0.24) +
    pad(0.25, 0.42, 0.2, 0.24) +
    pad(-0.5, -0.16, 0.15, 0.24) +
    pad(-0.19, -0.5, 0.15, 0.27) +
    pad(0.16, -0.56, 0.15, 0.27) +
    pad(0.47, -0.28, 0.14, 0.24)
  );
}

/** Breathing roots that stand in the mud. */
const spikes = (
  p: Print,
  fill: string,
  from: number,
  to: number,
  foot: number,
  h: number,
  count: number,
): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + p.pen.rand())) / count;
    const [k, y] = [h * p.pen.rand.in(0.5, 1.1), foot + p.pen.rand.in(-2, 2)];
    return p.blob(
      fill,
      `${x - k * 0.1} ${y}, ${x - k * 0.05} ${y - k * 0.6}, ${x} ${y - k}, ${x + k * 0.06} ${y - k * 0.6}, ${x + k * 0.1} ${y}, ${x - k * 0.1} ${y}`,
    );
  }).join('');

/** Stilt roots that arch down from a stem, `'x top foot, …'`. */
const stilts = (p: Print, fill: string, list: string): string =>
  list
    .split(', ')
    .map((root) => root.split(' ').map(Number))
    .map(([x = 0, top = 0, foot = 0]) =>
      [-4, -1.7, 1.4, 3.8]
        .map((dx) =>
          p.line(
            fill,
            5.4,
            `${x} ${top - 4}, ${x + dx * 0.3} ${top}, ${x + dx * 0.84} ${top + (foot - top) * 0.4}, ${x + dx} ${foot}`,
          ),
        )
        .join(''),
    )
    .join('');

/** Bhitarkanika: from above, a salt-water crocodile in its creek between the crowns, egrets over it. */
const bhitarkanika: PosterArt = {
  inks: ['#f4f1cf', '#a5d0bd', '#6fa994', '#3f7a69', '#1f4e48', '#082624'],
  animals: [],
  back: (p) =>
    `<rect x="-5" y="-5" width="${p.x(102)}" height="${p.y(102)}" fill="#c5e0c6"/>` +
    p.blob(
      p.ink.sky,
      '30 -6, 40 -6, 60 12, 74 30, 78 46, 70 62, 66 78, 72 106, 60 106, 54 82, 58 64, 66 48, 62 32, 48 14, 30 -6',
    ) +
    p.blob(
      '#d9ebd2',
      '20 -6, 24 -6, 40 14, 52 30, 54 46, 44 58, 34 74, 30 106, 20 106, 24 76, 36 56, 44 44, 40 30, 26 12, 20 -6',
    ) +
    p.lights(p.ink.light, 6, 92, 20, 50, 60),
  front: (p) =>
    p.blob('#8fc0ac', '42 88, 36 82, 34 74, 38 70, 37 80, 42 90, 50 94, 42 95, 42 88') +
    crocodile(p, { dark: p.ink.dark, shade: '#56642f', skin: '#98a04c', lit: '#c3c67a' }) +
    crowns(p, -1) +
    crowns(p, 1) +
    [
      [24, 27, 12],
      [34, 17, 9],
      [80, 73, 13],
      [72, 84, 10],
    ]
      .map(([x = 0, y = 0, w = 0]) => wings(p, x, y, w))
      .join('') +
    p.hills(p.ink.dark, '-2 92, 40 94.6, 102 93'),
};

/** The wood beside the creek, seen from above: mud, shadow, crowns and their lit sides. */
const crowns = (p: Print, side: number): string => {
  const edge = side < 0 ? [12, 18, 26, 24, 15, 8, 6, 10, 16] : [58, 72, 86, 91, 91, 86, 81, 86, 92];
  const masses = (dx: number, dy: number, k: number) =>
    edge
      .flatMap((x, i) => {
        const y = -2 + i * 12;
        const r = [10, 8, 9, 7.6, 9.4][i % 5] ?? 9;
        return (Math.abs(x - 50) > 40 ? [0] : [0, 1]).map(
          (row) => `${x + side * (r * 0.9 + row * 13) + dx * r} ${y + row * 5 + dy * r} ${r * k}`,
        );
      })
      .join(', ');
  return (
    foliage(p, '#b9a877', masses(-side * 0.2, 0.1, 1.06)) +
    foliage(p, p.ink.dark, masses(-side * 0.1, 0.14, 0.98)) +
    foliage(p, p.ink.near, masses(0, 0, 0.96)) +
    foliage(p, p.ink.middle, masses(-0.2, -0.22, 0.6)) +
    foliage(p, '#5f9a7f', masses(-0.34, -0.4, 0.26))
  );
};

/** A white bird on the wing. */
const wings = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.light,
    `${x} ${y + w * 0.1}, ${x - w * 0.24} ${y - w * 0.16}, ${x - w * 0.6} ${y - w * 0.1}, ${x - w * 0.26} ${y}, ${x - w * 0.06} ${y + w * 0.22}, ${x + w * 0.2} ${y + w * 0.2}, ${x + w * 0.16} ${y + w * 0.06}, ${x + w * 0.36} ${y - w * 0.2}, ${x + w * 0.7} ${y - w * 0.26}, ${x + w * 0.3} ${y - w * 0.26}, ${x} ${y + w * 0.1}`,
  );

/** Coringa: a creek under the arches of the mangrove, the lighthouse at its mouth. */
const coringa: PosterArt = {
  inks: ['#f7e9b8', '#184a63', '#2f7f88', '#1f5c68', '#113a4a', '#061620'],
  animals: [],
  back: (p) =>
    p.sky() +
    [
      [30, 9],
      [44, 16],
      [51, 8],
      [70, 8],
      [79, 16],
      [27, 34],
      [42, 30],
      [50, 36],
      [72, 31],
      [78, 26],
    ]
      .map(([x = 0, y = 0]) => p.sun(x, y, 0.3))
      .join('') +
    p.face('#4f8b8b', '60 17, -4 0, -4 32') +
    p.face('#4f8b8b', '60 17, 104 9, 104 23') +
    p.hills(p.ink.middle, '-2 40, 14 38, 34 42, 50 43.4, 70 43, 84 39, 102 37') +
    p.face(p.ink.light, '57 46, 58.6 19, 61.4 19, 63 46') +
    p.face('#d0553a', '57.9 31, 58.2 25, 61.8 25, 62.1 31') +
    p.face('#d0553a', '57.2 43, 57.6 37, 62.4 37, 62.8 43') +
    p.face(p.ink.light, '57.4 19, 58.4 15, 60 13.2, 61.6 15, 62.6 19') +
    p.face(p.ink.dark, '57 19, 63 19, 63 20, 57 20') +
    p.blob(p.ink.near, '40 46, 50 44.6, 60 44, 70 44.6, 80 46.6, 60 47.4, 40 46') +
    `<rect y="${p.y(46)}" width="${p.x(100)}" height="${p.y(56)}" fill="${p.ink.far}"/>` +
    p.lights(p.ink.light, 48, 80, 20, 60, 20) +
    stilted(p.pen, p.x(24), p.y(51), p.y(17), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(33), p.y(49), p.y(11), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(82), p.y(52), p.y(20), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(73), p.y(49), p.y(10), p.ink.near, p.ink.middle) +
    p.blob(p.ink.near, '-4 50, 16 50, 32 49.6, 38 50.4, 30 52, 14 56, -4 60, -4 50') +
    p.blob(p.ink.near, '104 50, 90 50.6, 76 49.4, 69 50, 78 52.4, 90 56, 104 60, 104 50'),
  front: (p) =>
    [
      [26, '4 -4, 7 24, 4 60, 6 92'],
      [17, '6 14, 14 28, 16 54, 12 92'],
      [13, '5 34, 10 46, 9 70, 8 92'],
      [28, '97 -4, 93 22, 96 60, 94 92'],
      [17, '94 14, 83 30, 79 56, 84 92'],
      [13, '95 36, 89 50, 89 70, 91 92'],
    ]
      .map(([width, points]) => p.line(p.ink.dark, Number(width), String(points)))
      .join('') +
    p.blob('#3a4f4c', '-6 88, 14 85, 34 83, 60 82.6, 84 84, 106 87, 106 104, -6 104, -6 88') +
    p.blob('#5d6a58', '16 86.4, 34 84.4, 60 84, 82 85.6, 60 88.6, 34 89, 16 86.4') +
    fishingCat(p, 47, 87.4, 56, {
      dark: p.ink.dark,
      shade: '#7f7a5a',
      coat: '#b5ad82',
      lit: '#d6cd9f',
      light: p.ink.light,
    }) +
    p.face(p.ink.dark, '-2 -2, 102 -2, 102 9, 90 5, 70 2, 50 1, 30 2, 10 5, -2 9') +
    leaves(
      p,
      p.ink.dark,
      '0 3 12 60, 5 4 12 95, 8 4 12 40, 14 2 13 75, 16 2 12 30, 23 1 12 60, 28 1 11 100, 31 0 11 35, 38 0 11 70, 45 0 10 95, 48 0 10 50, 56 0 10 110, 60 0 11 70, 66 0 12 110, 70 1 11 55, 75 1 12 90, 80 1 12 125, 84 2 13 75, 90 3 13 110, 95 3 13 135, 98 4 13 95, -1 10 12 50, 101 10 13 130, 11 4 11 110, 88 4 11 50',
    ) +
    p.hills(p.ink.dark, '-2 87, 14 90, 50 92, 80 91, 102 86'),
};

export const MANGROVES = {
  'sundarbans-national-park': sundarbans,
  'bhitarkanika-national-park': bhitarkanika,
  'coringa-wildlife-sanctuary': coringa,
} satisfies Record<string, PosterArt>;
