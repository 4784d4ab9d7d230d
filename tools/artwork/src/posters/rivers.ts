import { foliage, leaves } from './foliage';
import { snag } from '../landscape/indian-trees';
import { grass } from '../landscape/plants';
import { birds } from '../landscape/sky';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

const tall = (
  { pen, x, y }: Print,
  from: number,
  to: number,
  foot: number,
  height: number,
  count: number,
  fill: string,
) => grass(pen, x(from), x(to), () => y(foot), y(height), count / pen.k, fill, 0.14);

/** Kaziranga: the Brahmaputra behind elephant grass, a rhinoceros half out of the picture. */
const kaziranga: PosterArt = {
  inks: ['#f7ecc6', '#f2c777', '#b9b489', '#7d9160', '#3f6049', '#16291f'],
  animals: [
    {
      figure: 'indian-rhinoceros',
      x: 82,
      y: 97,
      height: 58,
      inks: ['#16291f', '#4c5a52', '#93998c', '#f7ecc6'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.sun(22, 26, 9) +
    p.hills(p.ink.far, '-2 37, 20 33, 44 36, 70 31, 102 36') +
    `<rect y="${p.y(38)}" width="${p.x(100)}" height="${p.y(20)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.sky, 40, 56, 12, 24, 50) +
    p.blob(p.ink.far, '-4 47, 20 45, 46 47, 20 49, -4 48, -4 47') +
    tall(p, 0, 100, 64, 16, 60, p.ink.middle) +
    p.hills(p.ink.middle, '-2 60, 40 58, 102 62') +
    tall(p, 0, 28, 76, 24, 20, p.ink.near),
  front: (p) =>
    tall(p, -4, 16, 101, 40, 12, p.ink.near) +
    tall(p, -4, 104, 101, 22, 60, p.ink.dark) +
    p.hills(p.ink.dark, '-2 96, 50 94, 102 97'),
};

/** Corbett: the Ramganga bends out of the Shivaliks. */
const corbett: PosterArt = {
  inks: ['#f8edcf', '#9fc3bd', '#6f9f98', '#c2b272', '#3f6a4f', '#13291f'],
  animals: [
    { figure: 'chital', x: 30, y: 90, height: 24, inks: ['#13291f', '#7a4a28', '#c07f44', '#f8edcf'] },
    {
      figure: 'chital',
      x: 52,
      y: 82,
      height: 13,
      flip: true,
      inks: ['#13291f', '#7a4a28', '#c07f44', '#f8edcf'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 30, 16 18, 34 26, 56 14, 78 24, 102 16') +
    p.hills('#578778', '-2 40, 22 32, 46 38, 72 30, 102 38') +
    p.hills(p.ink.near, '-2 48, 30 44, 62 48, 102 44') +
    p.blob(
      p.ink.light,
      '104 47, 80 48, 62 50, 66 54, 84 57, 80 63, 50 67, 26 72, 34 79, 70 82, 104 84, 104 47',
    ) +
    p.blob(p.ink.sky, '104 50, 84 51, 72 52, 80 55, 96 58, 90 65, 60 69, 44 73, 60 78, 104 80, 104 50') +
    p.blob(
      p.ink.middle,
      '-4 50, 20 49, 50 51, 60 55, 74 58, 66 62, 36 66, 14 72, 22 80, 46 86, 104 90, 104 104, -4 104, -4 50',
    ) +
    p.blob(p.ink.near, '-4 54, 4 48, 12 52, 18 48, 24 56, 16 62, 4 62, -4 60, -4 54'),
  front: (p) => tall(p, -4, 104, 101, 10, 60, p.ink.dark) + p.hills(p.ink.dark, '-2 96, 40 94, 102 97'),
};

/** Manas: the river leaves the hills of Bhutan in braids; a wild buffalo bull before it. */
const manas: PosterArt = {
  inks: ['#f6f3df', '#d3e2dc', '#93b6c2', '#5b8899', '#5d7f52', '#10242a'],
  animals: [
    { figure: 'wild-buffalo', x: 57, y: 104, height: 56, inks: ['#10242a', '#33454a', '#6c7d7d', '#f6f3df'] },
  ],
  back: (p) =>
    p.sky() +
    p.crags('#b7d0d4', '-2 16, 8 11, 18 14, 32 6, 40 10, 52 5, 62 11, 74 7, 86 13, 102 9') +
    p.crags(p.ink.far, '-2 22, 10 17, 20 21, 34 14, 44 22, 50 27, 60 16, 70 19, 84 13, 102 20') +
    p.crags(p.ink.middle, '-2 22, 10 20, 22 26, 32 27, 42 34, 48 40') +
    p.crags(p.ink.middle, '51 40, 58 31, 68 28, 76 22, 88 24, 102 18') +
    p.crags('#3f6a7a', '-2 31, 12 29, 26 34, 40 40') +
    p.crags('#3f6a7a', '60 40, 72 33, 84 32, 102 27') +
    foliage(
      p,
      '#3d5f48',
      '0 38 5, 7 38.6 4, 14 38 4, 21 38.8 3.4, 28 38.6 3, 34 39 2.6, 39 39.2 2, 62 39 2.4, 68 38.8 3, 74 38.6 3.4, 81 38 4, 89 38 4.4, 97 37.6 5',
    ) +
    p.hills(p.ink.near, '-2 39, 50 38, 102 39') +
    p.blob(
      p.ink.light,
      '48 37.6, 52 37.6, 66 43, 92 50, 104 56, 104 104, -4 104, -4 58, 14 50, 38 43, 48 37.6',
    ) +
    [
      '49 39, 40 45, 14 53, -4 62, -4 68, 18 57, 44 48, 51 43, 49 39',
      '50 39, 54 46, 46 54, 20 66, 2 80, 22 78, 40 66, 56 55, 58 47, 50 39',
      '51 39, 64 46, 88 54, 104 62, 104 68, 84 58, 60 50, 51 39',
      '56 46, 66 56, 62 66, 84 78, 104 84, 104 74, 80 66, 72 58, 56 46',
    ]
      .map((braid) => p.blob(p.ink.far, braid))
      .join('') +
    p.blob(p.ink.near, '20 60, 30 56, 38 56, 30 60, 20 60') +
    p.blob(p.ink.near, '74 54, 84 57, 92 60, 82 60, 74 54'),
  front: (p) =>
    p.blob(p.ink.far, '-4 84, 20 82, 34 86, 60 87, 84 85, 104 83, 104 104, -4 104, -4 84') +
    p.lights(p.ink.light, 86, 90, 5, 50, 90) +
    tall(p, -6, 20, 101, 30, 30, p.ink.near) +
    tall(p, 84, 106, 101, 26, 26, p.ink.near) +
    tall(p, -6, 15, 101, 24, 26, p.ink.dark) +
    tall(p, 88, 106, 101, 20, 24, p.ink.dark),
};

/** Chambal: ravines of clay above clear water. */
const chambal: PosterArt = {
  inks: ['#f7ebcc', '#a9c6bd', '#d9b27a', '#b17a48', '#3f7378', '#15282e'],
  animals: [
    { figure: 'gharial', x: 68, y: 92, height: 16, inks: ['#15282e', '#4c5a3c', '#8f9562', '#f7ebcc'] },
  ],
  back: (p) =>
    p.sky() +
    birds(p.pen, p.x(30), p.y(14), 5, p.ink.near, 1.2) +
    p.crags(p.ink.far, '-2 26, 14 24, 18 34, 24 25, 42 23, 48 36, 54 26, 70 24, 76 34, 82 25, 102 23') +
    p.crags(
      p.ink.middle,
      '-2 40, 10 36, 14 50, 22 37, 34 36, 42 52, 52 38, 62 37, 70 50, 78 38, 94 36, 102 44',
    ) +
    p.face(p.ink.far, '10 36, 14 50, 18 56, 12 56, 4 46') +
    p.face(p.ink.far, '34 36, 42 52, 46 58, 38 58, 30 46') +
    p.face(p.ink.far, '62 37, 70 50, 74 57, 66 57, 58 46') +
    `<rect y="${p.y(56)}" width="${p.x(100)}" height="${p.y(46)}" fill="${p.ink.near}"/>` +
    p.lights(p.ink.sky, 58, 82, 16, 46, 100) +
    p.blob(p.ink.light, '-4 94, 10 86, 40 83, 76 84, 104 88, 104 104, -4 104, -4 94') +
    p.blob(p.ink.far, '-4 96, 12 89, 40 86, 76 87, 104 91, 104 104, -4 104, -4 96'),
  front: (p) => p.hills(p.ink.dark, '-2 99, 40 96, 102 98'),
};

/** Valmiki: the Gandak leaves the Siwaliks, a sambar stag above it, silk cotton in flower. */
const valmiki: PosterArt = {
  inks: ['#fbf3e0', '#d5e4de', '#c99a68', '#5fa8a6', '#2f5d48', '#12241e'],
  animals: [
    {
      figure: 'sambar',
      x: 32,
      y: 88,
      height: 57,
      flip: true,
      inks: ['#33221b', '#6e4832', '#a5764a', '#d9ab74'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.face(p.ink.light, '-2 22, 10 13, 18 17, 32 7, 42 14, 56 5, 66 13, 78 9, 102 22, 102 40, -2 40') +
    p.face('#a9c2c6', '32 7, 35 14, 31 19, 42 34, 22 34, 27 16') +
    p.face('#a9c2c6', '56 5, 59 13, 55 18, 66 34, 46 34, 51 14') +
    p.face('#a9c2c6', '78 9, 80 15, 77 19, 86 34, 68 34, 73 15') +
    p.hills('#a9bfb0', '-2 28, 12 23, 26 27, 44 22, 60 27, 80 22, 102 26') +
    p.crags(
      p.ink.far,
      '-2 34, 6 30, 12 33, 24 26, 30 31, 38 29, 48 36, 56 32, 66 27, 72 32, 82 28, 90 33, 102 27',
    ) +
    p.face('#9c6b47', '24 26, 30 31, 35 40, 24 40, 26 32') +
    p.face('#9c6b47', '66 27, 72 32, 78 40, 66 40, 68 32') +
    p.face('#9c6b47', '82 28, 90 33, 94 40, 82 40, 84 33') +
    p.crags('#7f9a62', '-2 36, 8 35, 16 38, 26 33, 36 38, 50 41, 62 37, 70 33, 80 37, 92 34, 102 36') +
    foliage(
      p,
      p.ink.near,
      '-2 43 6, 6 42 5, 14 42.6 5, 22 42 4.6, 30 42.6 4, 38 43 3.6, 45 43.4 3, 51 43.6 2.6, 72 43.4 2.6, 78 43 3.4, 85 42.4 4, 93 42 5, 101 41.6 5',
    ) +
    p.hills(p.ink.near, '-2 45, 30 44, 60 44, 102 43') +
    foliage(p, '#3c7256', '-2 54 6, 7 53 5.6, 16 54 5.6, 25 53 5, 33 54 4.8, 41 53 4.2, 48 54 3.6') +
    p.hills('#3c7256', '-2 54, 30 54, 52 54') +
    foliage(p, p.ink.near, '-2 64 8, 10 63 7, 22 64 7, 33 63 6.4, 43 64 5.6, 52 62 5') +
    p.hills(p.ink.near, '-2 64, 30 64, 56 64') +
    foliage(p, '#274e3c', '-2 77 10, 12 76 9, 26 77 8.6, 38 76 7') +
    p.hills('#274e3c', '-2 77, 30 77, 44 78') +
    p.blob(p.ink.light, '62 43, 70 44, 90 50, 104 54, 104 104, 20 104, 30 78, 54 62, 72 54, 70 48, 62 43') +
    p.blob(p.ink.middle, '64 44, 74 48, 104 58, 104 90, 70 88, 50 92, 60 76, 78 64, 84 56, 72 49, 64 44') +
    p.lights(p.ink.sky, 58, 86, 9, 84, 26),
  front: (p) =>
    p.hills(p.ink.dark, '-2 86, 20 86.4, 44 87, 60 91, 78 95, 102 97') +
    tall(p, -4, 70, 101, 15, 60, p.ink.dark) +
    p.line(p.ink.dark, 14, '104 3, 88 8, 72 7, 58 12') +
    p.line(p.ink.dark, 9, '84 8, 76 14, 72 20') +
    p.line(p.ink.dark, 7, '70 7, 62 4, 56 4') +
    p.line(p.ink.dark, 8, '96 5, 94 14, 96 22') +
    leaves(
      p,
      '#c8402c',
      '58 12 5 130, 58 12 5 180, 58 12 5 80, 72 20 5.4 60, 72 20 5.4 110, 72 20 5.4 160, 56 4 5 170, 56 4 5 220, 56 4 5 120, 96 22 5.4 45, 96 22 5.4 90, 96 22 5.4 140, 80 7 5 -60, 80 7 5 -110, 80 7 5 -160, 89 8 5 60, 89 8 5 110, 66 8 5 50, 66 8 5 100',
    ),
};

/** Dudhwa: a terai stream in sal forest, an otter in it. */
const dudhwa: PosterArt = {
  inks: ['#f0f0c9', '#c3d29a', '#8fb07a', '#4f8560', '#255044', '#0d2420'],
  animals: [
    {
      figure: 'smooth-coated-otter',
      x: 58,
      y: 91,
      height: 19,
      inks: ['#0d2420', '#4a3a2e', '#94795c', '#f0f0c9'],
    },
  ],
  back: (p) =>
    p.sky() +
    [8, 22, 34, 47, 58, 72, 86]
      .map((x) => p.face(p.ink.far, `${x} -2, ${x + 2.4} -2, ${x + 3} 60, ${x - 0.6} 60`))
      .join('') +
    [15, 40, 66, 80, 95]
      .map((x) => p.face(p.ink.middle, `${x} -2, ${x + 4} -2, ${x + 5} 66, ${x - 1} 66`))
      .join('') +
    p.blob(p.ink.middle, '-4 -4, -4 12, 10 18, 24 10, 38 16, 54 8, 70 15, 84 9, 104 18, 104 -4, -4 -4') +
    p.hills(p.ink.near, '-2 60, 30 57, 62 60, 102 56') +
    p.blob(
      p.ink.light,
      '56 58, 62 58, 56 64, 66 70, 56 78, 84 88, 90 104, 2 104, 12 88, 40 78, 54 69, 48 63, 56 58',
    ) +
    p.face(p.ink.near, '88 -2, 100 -2, 100 84, 84 86'),
  front: (p) =>
    p.lights(p.ink.sky, 91, 97, 6, 46, 50) +
    tall(p, -4, 26, 101, 24, 24, p.ink.dark) +
    tall(p, 76, 104, 101, 30, 24, p.ink.dark) +
    p.hills(p.ink.dark, '-2 99, 50 98, 102 98'),
};

/** Keoladeo: trees stand in the marsh, full of nests. */
const keoladeo: PosterArt = {
  inks: ['#fdeccb', '#f3b48a', '#d38a7c', '#8f6474', '#51425c', '#1e1a2e'],
  animals: [
    { figure: 'sarus-crane', x: 32, y: 95, height: 62, inks: ['#1e1a2e', '#a43a34', '#b3a6a8', '#fdeccb'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(66, 34, 17) +
    p.hills(p.ink.far, '-2 47, 24 45, 52 47, 76 44, 102 47') +
    `<rect y="${p.y(49)}" width="${p.x(100)}" height="${p.y(52)}" fill="${p.ink.sky}"/>` +
    p.lights(p.ink.light, 50, 92, 20, 66, 50) +
    nestTree(p, 62, 58, 20, p.ink.middle) +
    nestTree(p, 84, 68, 36, p.ink.near) +
    nestTree(p, 46, 54, 11, p.ink.far),
  front: (p) =>
    p.blob(p.ink.middle, '52 88, 64 86, 80 88, 66 90, 52 88') +
    tall(p, 70, 104, 101, 26, 30, p.ink.dark) +
    p.hills(p.ink.dark, '-2 99, 50 97, 102 96'),
};

function nestTree(p: Print, x: number, foot: number, height: number, fill: string): string {
  const h = height;
  const crown = [
    [-0.42, 0.5],
    [-0.2, 0.78],
    [0.12, 0.9],
    [0.4, 0.7],
    [0.1, 0.55],
  ]
    .map(([dx = 0, dy = 0]) => p.sun(x + dx * h * 0.9, foot - dy * h, h * 0.24, fill))
    .join('');
  const nests = birds(p.pen, p.x(x), p.y(foot - h * 1.02), 5, p.ink.light, h / 22);
  return (
    p.line(fill, h * 0.5, `${x} ${foot}, ${x - 0.6} ${foot - h * 0.3}, ${x + 1} ${foot - h * 0.6}`) +
    p.line(
      fill,
      h * 0.3,
      `${x} ${foot - h * 0.3}, ${x - h * 0.2} ${foot - h * 0.5}, ${x - h * 0.3} ${foot - h * 0.6}`,
    ) +
    crown +
    nests
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

export const RIVERS = {
  'kaziranga-national-park': kaziranga,
  'jim-corbett-national-park': corbett,
  'manas-national-park': manas,
  'national-chambal-wildlife-sanctuary': chambal,
  'valmiki-national-park': valmiki,
  'dudhwa-national-park': dudhwa,
  'keoladeo-national-park': keoladeo,
  'keibul-lamjao-national-park': keibul,
  'periyar-national-park': periyar,
} satisfies Record<string, PosterArt>;
