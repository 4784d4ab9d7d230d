import { stilted } from '../biomes/mangrove';
import { birds } from '../landscape/sky';
import { leaves } from './foliage';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Sundarbans: nobody there, and the tracks of one who was. */
const sundarbans: PosterArt = {
  inks: ['#f6e3b8', '#e2a35f', '#b98a62', '#7d7a5c', '#3c5550', '#142827'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(64, 24, 9) +
    birds(p.pen, p.x(30), p.y(20), 5, p.ink.near, 1.2) +
    p.hills(p.ink.far, '-2 34, 40 33, 102 34') +
    `<rect y="${p.y(36)}" width="${p.x(100)}" height="${p.y(66)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.sky, 38, 56, 14, 64, 40) +
    [8, 20, 31]
      .map((x, i) =>
        stilted(p.pen, p.x(x), p.y(46 - i * 2), p.y([24, 17, 11][i] ?? 12), p.ink.near, p.ink.middle),
      )
      .join('') +
    [96, 84]
      .map((x, i) =>
        stilted(p.pen, p.x(x), p.y(48 - i * 4), p.y([30, 16][i] ?? 12), p.ink.near, p.ink.middle),
      )
      .join('') +
    p.blob(p.ink.far, '-4 46, 20 46, 44 50, 40 56, 60 62, 84 68, 104 70, 104 104, -4 104, -4 46') +
    p.blob(p.ink.light, '30 58, 50 64, 76 72, 104 78, 104 82, 70 78, 44 70, 30 62, 30 58') +
    (
      [
        [18, 50, 2.2],
        [22, 53, 2.8],
        [20, 57.5, 3.6],
        [27, 62, 4.6],
        [24, 68, 6],
        [35, 74, 7.6],
        [31, 82, 10],
        [48, 90, 13],
      ] as const
    )
      .map(([x, y, s]) => pugmark(p, x, y, s, p.ink.near))
      .join(''),
  front: (p) => p.hills(p.ink.dark, '-2 99, 40 97.5, 102 98'),
};

/** A pugmark at (x, y), turned and flattened by the view. */
function pugmark(p: Print, x: number, y: number, size: number, fill: string): string {
  const pad = (dx: number, dy: number, rx: number, ry: number) =>
    `<ellipse cx="${Math.round(p.x(x + dx * size))}" cy="${Math.round(p.y(y + dy * size * 0.5))}" rx="${Math.round(p.x(rx * size))}" ry="${Math.round(p.y(ry * size * 0.5))}" fill="${fill}"/>`;
  return (
    pad(0, 0.3, 0.42, 0.42) +
    pad(-0.5, -0.3, 0.17, 0.26) +
    pad(-0.18, -0.62, 0.18, 0.28) +
    pad(0.2, -0.62, 0.18, 0.28) +
    pad(0.52, -0.28, 0.17, 0.26)
  );
}

/** Bhitarkanika: a creek between walls of mangrove. */
const bhitarkanika: PosterArt = {
  inks: ['#eef0cf', '#9fc4a9', '#5e957f', '#3a705f', '#1f4a43', '#0a2423'],
  animals: [
    {
      figure: 'saltwater-crocodile',
      x: 66,
      y: 100,
      height: 24,
      inks: ['#0a2423', '#3c4a34', '#8c8f5c', '#eef0cf'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.sun(50, 20, 8) +
    p.blob(p.ink.far, '-4 26, 10 22, 22 27, 34 30, 44 35, 48 42, 40 46, -4 50, -4 26') +
    p.blob(p.ink.far, '104 22, 90 20, 78 26, 66 29, 56 35, 51 42, 60 46, 104 50, 104 22') +
    `<rect y="${p.y(44)}" width="${p.x(100)}" height="${p.y(58)}" fill="${p.ink.light}"/>` +
    p.blob(p.ink.middle, '-4 34, 12 30, 24 38, 34 44, 36 52, 20 58, -4 62, -4 34') +
    p.blob(p.ink.middle, '104 32, 88 30, 76 38, 66 44, 63 52, 80 58, 104 62, 104 32') +
    p.lights(p.ink.sky, 46, 88, 24, 50, 60) +
    stilted(p.pen, p.x(4), p.y(76), p.y(58), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(97), p.y(74), p.y(50), p.ink.near, p.ink.middle) +
    p.blob(p.ink.near, '-4 76, 14 76, 24 80, 10 86, -4 88, -4 76'),
  front: (p) => p.lights(p.ink.dark, 92, 98, 6, 60, 70) + p.hills(p.ink.dark, '-2 99, 40 97, 102 98'),
};

/** Coringa: a creek under the arches of the mangrove, the lighthouse at its mouth. */
const coringa: PosterArt = {
  inks: ['#f7e9b8', '#184a63', '#2f7f88', '#1f5c68', '#113a4a', '#061620'],
  animals: [
    {
      figure: 'fishing-cat',
      x: 52,
      y: 87.4,
      height: 19.6,
      inks: ['#061620', '#59644f', '#b3ae84', '#f7e9b8'],
    },
  ],
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
    p.face(p.ink.dark, '-2 -2, 102 -2, 102 4, 70 2, 50 1, 30 2, -2 4') +
    leaves(
      p,
      p.ink.dark,
      '0 3 12 60, 5 4 12 95, 8 4 12 40, 14 2 13 75, 16 2 12 30, 23 1 12 60, 28 1 11 100, 31 0 11 35, 38 0 11 70, 45 0 10 95, 48 0 10 50, 56 0 10 110, 60 0 11 70, 66 0 12 110, 70 1 11 55, 75 1 12 90, 80 1 12 125, 84 2 13 75, 90 3 13 110, 95 3 13 135, 98 4 13 95, -1 10 12 50, 101 10 13 130, 11 4 11 110, 88 4 11 50',
    ) +
    p.hills(p.ink.dark, '-2 83, 14 86.4, 50 86.6, 80 86, 102 82'),
};

export const MANGROVES = {
  'sundarbans-national-park': sundarbans,
  'bhitarkanika-national-park': bhitarkanika,
  'coringa-wildlife-sanctuary': coringa,
} satisfies Record<string, PosterArt>;
