import { deodar } from '../landscape/plants';
import { foliage, tall } from './foliage';
import { wildBuffaloBull } from './near-buffalo';
import { sambarStag } from './near-hoofed';
import { monal } from './near-monal';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Great Himalayan: the gorge of the Tirthan under deodars, a monal on its rock. */
const greatHimalayan: PosterArt = {
  inks: ['#fcf4e2', '#f3c894', '#8db0c4', '#4f8a8c', '#20535c', '#0c2530'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.hills('#f7d9ae', '-2 14, 30 11, 60 14, 102 9') +
    p.hills('#fae9cb', '-2 28, 40 24, 70 27, 102 23') +
    // A lammergeier over the gorge.
    p.face(
      p.ink.near,
      '16 17, 24 14.4, 28 15.6, 30 15.2, 32 15.4, 35 13, 43 13.4, 36 15.2, 33 17.2, 30.8 19.6, 28.4 17.8, 24 16.4',
    ) +
    p.face(p.ink.far, '16 60, 16 44, 30 26, 36 29, 52 8, 60 18, 66 15, 86 44, 86 60') +
    p.face(p.ink.light, '52 8, 60 18, 66 15, 72 24, 66 22, 62 28, 57 22, 53 30, 48 24, 42 30, 40 25') +
    p.face('#ee8a5c', '52 8, 60 18, 66 15, 70 21, 62 22, 57 18, 53 24') +
    p.face('#6f9fae', '24 40, 34 36, 44 44, 50 54, 58 42, 70 34, 84 40, 84 70, 24 70') +
    p.blob('#f3e6cd', '20 58, 34 54.6, 50 56.4, 66 54, 80 57, 66 60, 40 60.6, 20 58') +
    p.face(p.ink.middle, '-2 10, 14 22, 24 34, 36 46, 46 62, 50 104, -2 104') +
    trees(p, '4 17 7, 11 22 8, 17 27 8, 23 34 9, 29 40 8, 34 46 8', p.ink.near, p.ink.middle) +
    p.face('#437477', '-2 26, 10 34, 24 48, 38 60, 44 74, 40 104, -2 104') +
    p.face(p.ink.near, '102 2, 90 16, 82 28, 70 40, 60 58, 54 104, 102 104') +
    trees(p, '64 53 9, 68 46 10, 73 40 11, 80 33 12', p.ink.near, p.ink.near) +
    p.face('#18414a', '102 24, 92 34, 84 48, 74 58, 70 72, 62 104, 102 104') +
    p.face(
      p.ink.light,
      '49 54, 51 54, 50 58, 57 63, 51 68, 62 76, 56 84, 70 104, 30 104, 42 84, 48 76, 42 68, 50 63, 46 59',
    ) +
    p.face(
      '#a9cdd2',
      '49.6 55, 50.4 55, 48.4 59, 53.4 63.4, 46.4 68, 55 76, 49 84, 56 104, 40 104, 47 84, 52.4 76, 45 68, 51.6 63',
    ) +
    trees(p, '38 66 14, 33 72 16', '#1d4a52', p.ink.near),
  front: (p) =>
    trees(p, '77 66 30, 86 82 54, 95 94 80', p.ink.dark, p.ink.near) +
    p.crags('#6b8790', '-2 84, 8 82, 18 83, 32 81.6, 48 82.4, 60 82, 70 84, 80 90, 88 104') +
    p.face(
      '#8fa9ac',
      '-2 84, 8 82, 18 83, 32 81.6, 48 82.4, 60 82, 70 84, 62 87, 50 86, 40 90, 26 87, 14 91, -2 88',
    ) +
    p.blob(
      '#7fa06a',
      '-4 83.6, 8 81.4, 18 82.4, 32 81, 48 81.8, 62 81.6, 71 84, 58 84.4, 46 83.6, 34 84.6, 20 84, 6 85.4, -4 84.6, -4 83.6',
    ) +
    monal(p, 41, 82.8, 51) +
    p.crags(p.ink.dark, '-2 92, 12 90.6, 30 93, 50 91.6, 66 94, 76 93, 102 88'),
};

/** Deodars, `'x foot height, …'`. */
const trees = (p: Print, list: string, fill: string, lit: string): string =>
  list
    .split(', ')
    .map((tree) => tree.split(' ').map(Number))
    .map(([x = 0, y = 0, h = 0]) => deodar(p.pen, p.x(x), p.y(y), p.y(h), fill, lit))
    .join('');

/** Manas: the river leaves the hills of Bhutan in braids at sunrise; a wild buffalo bull in the grass before it. */
const manas: PosterArt = {
  inks: ['#fbf0d3', '#f4d59c', '#9fb6b4', '#5d8494', '#64834f', '#10242a'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(50, 19, 15, '#f8e2b4') +
    p.sun(50, 19, 9.6) +
    p.crags('#d3c9ab', '-2 16, 8 11, 18 15, 32 8, 40 16, 50 22, 60 15, 70 8, 80 14, 90 9, 102 12') +
    p.crags(p.ink.far, '-2 22, 10 15, 20 20, 32 14, 42 23, 50 29, 60 20, 70 21, 84 13, 102 20') +
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
      '48 37.6, 52 37.6, 62 43, 82 52, 104 60, 104 104, -4 104, -4 62, 18 52, 40 43, 48 37.6',
    ) +
    [
      '49 39, 41 45, 20 54, -4 64, -4 72, 20 60, 44 49, 51 43, 49 39',
      '50 39, 53 46, 46 56, 34 70, 40 70, 54 57, 57 47, 50 39',
      '51 39, 62 46, 84 56, 104 66, 104 73, 82 61, 60 50, 51 39',
    ]
      .map((braid) => p.blob(p.ink.far, braid))
      .join('') +
    p.hills(p.ink.near, '-2 72, 16 69, 36 74, 64 75, 84 70, 102 73'),
  front: (p) =>
    tall(p, -6, 40, 92, 24, 30, '#8aa25f') +
    tall(p, 60, 106, 92, 24, 30, '#8aa25f') +
    wildBuffaloBull(p, 50, 95, 60) +
    tall(p, -6, 30, 101, 27, 30, p.ink.near) +
    tall(p, 70, 106, 101, 27, 30, p.ink.near) +
    tall(p, -6, 106, 101, 10, 46, '#3d5f48') +
    tall(p, -6, 22, 101, 20, 24, p.ink.dark) +
    tall(p, 78, 106, 101, 20, 24, p.ink.dark),
};

/** Valmiki: a sambar stag fords the Gandak at sunrise, where it leaves the Siwaliks below the snows. */
const valmiki: PosterArt = {
  inks: ['#fdf0d2', '#f6cf95', '#c9a596', '#7d8a8c', '#3f6163', '#1d1a24'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(33, 21, 27, '#f9dcab') +
    p.sun(33, 21, 19.6, '#f0854c') +
    p.face(
      p.ink.light,
      '-2 38, 6 33, 12 36, 22 27, 30 34, 36 31, 46 37, 56 30, 66 22, 76 32, 84 27, 93 34, 102 29, 102 52, -2 52',
    ) +
    p.face('#dfc0b2', '66 22, 76 32, 84 44, 72 42, 70 35, 66 30, 64 26') +
    p.face('#dfc0b2', '22 27, 30 34, 34 44, 25 42, 23 34') +
    p.face('#dfc0b2', '84 27, 93 34, 98 44, 90 42, 86 34') +
    p.hills(p.ink.far, '-2 45, 12 42, 28 45, 46 41, 62 45, 80 40, 102 43') +
    p.crags(p.ink.middle, '-2 50, 8 46, 18 50, 30 46.4, 42 51, 56 46, 66 50, 80 45, 90 49, 102 45') +
    p.blob('#fbe3b6', '-6 53, 20 50, 50 52.4, 80 49.4, 106 51, 106 60, -6 60, -6 53') +
    foliage(
      p,
      p.ink.near,
      '-2 57 5, 5 56.4 5, 12 57 4.4, 19 57.4 3.8, 25 58 3, 60 58 3, 66 57.4 3.6, 73 57 4.4, 81 56.6 5, 90 56.4 5.4, 99 56 6',
    ) +
    p.hills(p.ink.near, '-2 57, 30 58.4, 60 58.4, 102 57') +
    `<rect y="${p.y(60)}" width="${p.x(100)}" height="${p.y(44)}" fill="#a9bfae"/>` +
    p.blob(p.ink.near, '-4 59.6, 104 59.6, 104 61.6, 70 62.6, 30 61.6, -4 62.4, -4 59.6') +
    p.blob('#86a8a2', '-6 70, 20 68, 50 70.4, 84 67, 106 69, 106 104, -6 104, -6 70') +
    p.blob('#6a8f90', '-6 83, 24 80, 56 82, 84 79.6, 106 82, 106 104, -6 104, -6 83') +
    p.lights('#f0854c', 62.4, 80, 14, 31, 20) +
    p.lights(p.ink.sky, 64, 92, 14, 60, 100) +
    // The stag's image in the water.
    p.blob('#3c5559', '40 89.6, 50 88.4, 70 88.4, 92 89.4, 96 91.6, 84 93.4, 60 94, 42 93, 40 89.6'),
  front: (p) =>
    sambarStag(p, { dark: '#2a1a1e', shade: '#4a2c26', coat: '#6b4130', lit: '#f0a863', horn: '#a8744c' }) +
    [43, 52, 77, 88].map((x) => p.line(p.ink.sky, 3.4, `${x - 4.4} 90, ${x} 90.9, ${x + 4.4} 90`)).join('') +
    tall(p, -6, 22, 101, 20, 34, p.ink.dark) +
    tall(p, 88, 106, 101, 15, 22, p.ink.dark) +
    p.hills(p.ink.dark, '-2 91, 26 94, 60 95.4, 102 93'),
};

export const FOOTHILLS = {
  'great-himalayan-national-park': greatHimalayan,
  'manas-national-park': manas,
  'valmiki-national-park': valmiki,
} satisfies Record<string, PosterArt>;
