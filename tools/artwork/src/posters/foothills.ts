import { deodar } from '../landscape/plants';
import { foliage, tall } from './foliage';
import { wildBuffaloBull } from './near-buffalo';
import { monal } from './near-monal';
import { risingSambar } from './near-sambar';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Great Himalayan: a cock monal, its back a slope of feathers under a peak in the first light. */
const greatHimalayan: PosterArt = {
  inks: ['#fcf4e2', '#f3c894', '#8db0c4', '#4f8a8c', '#20535c', '#0c2530'],
  air: ['#f7d9ae', '#fae9cb', '#ee8a5c'],
  back: (p) =>
    p.sky() +
    p.hills('#f7d9ae', '-2 14, 30 11, 60 14, 102 9') +
    p.hills('#fae9cb', '-2 28, 40 24, 70 27, 102 23') +
    p.sun(14, 13, 7, '#fbe5c2') +
    p.face(p.ink.far, '40 70, 52 43, 60 31, 65 27, 73 15, 80 25, 85 27, 94 38, 104 43, 104 70') +
    p.face(
      p.ink.light,
      '60 31, 65 27, 73 15, 80 25, 85 27, 90 33, 86 32.6, 84 35, 79.6 30.4, 77.6 33, 75 42, 71.6 34, 69.6 32, 67 36.4, 63.4 31.4, 58.6 37, 57 36',
    ) +
    p.face('#ee8a5c', '60 31, 65 27, 73 15, 71.6 23, 74 27, 70 28, 66 33, 63.4 31.4, 58.6 37, 57 36') +
    p.face('#6f9fae', '-4 56, 4 51, 12 54, 24 47, 40 60, 60 56, 104 60, 104 80, -4 80') +
    p.face(p.ink.middle, '-4 50, 6 57, 14 66, 24 84, 26 104, -4 104') +
    trees(p, '2 54 9, 8 60 11, 14 68 12', p.ink.near, p.ink.middle) +
    p.face(p.ink.near, '104 42, 88 45, 74 52, 58 58, 104 90') +
    trees(p, '77 51 8, 84 48 11, 91 46.4 12, 98 46 17', '#18414a', p.ink.near),
  front: (p) => monal(p) + p.hills(p.ink.dark, '-2 92, 40 94, 102 92'),
};

/** Deodars, `'x foot height, …'`. */
const trees = (p: Print, list: string, fill: string, lit: string): string =>
  each(list, (x = 0, y = 0, h = 0) => deodar(p.pen, p.x(x), p.y(y), p.y(h), fill, lit));

/** Manas: the river leaves the hills of Bhutan in braids at sunrise; a wild buffalo bull in the grass before it. */
const manas: PosterArt = {
  inks: ['#fbf0d3', '#f4d59c', '#9fb6b4', '#5d8494', '#64834f', '#10242a'],
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
    // One ribbon of light, wider at each bend.
    p.blob(
      p.ink.light,
      '49.4 38.4, 55 39, 64 40.4, 67 42, 62 43.6, 46 45, 28 47, 18 50, 17 53.4, 26 56.6, 50 60, 80 62, 104 67, 104 80, 84 74, 50 70, 18 63, 4 57, 1 51, 9 46.4, 26 43.6, 46 42.4, 55 41.4, 53 40.2, 49.4 38.4',
    ) +
    p.hills(p.ink.near, '-2 72, 16 69, 36 74, 64 75, 84 70, 102 73'),
  front: (p) =>
    tall(p, -6, 40, 92, 24, 30, '#8aa25f') +
    tall(p, 60, 106, 92, 24, 30, '#8aa25f') +
    wildBuffaloBull(p, 50, 89.6, 60) +
    tall(p, -6, 24, 99, 24, 28, p.ink.near) +
    tall(p, 70, 106, 99, 24, 32, p.ink.near) +
    tall(p, -6, 106, 98, 14, 54, '#3d5f48') +
    tall(p, -6, 24, 99, 19, 24, p.ink.dark) +
    tall(p, 76, 106, 99, 19, 24, p.ink.dark),
};

/** Valmiki: a sambar stag in the reeds of the Gandak, the sun between its antlers, the snows behind. */
const valmiki: PosterArt = {
  inks: ['#fdf0d2', '#f6cf95', '#c9a596', '#7d8a8c', '#3f6163', '#1d1a24'],
  air: ['#fbe3b6', '#f0854c'],
  back: (p) =>
    p.sky() +
    p.sun(46, 27, 30, '#f0854c') +
    p.face(
      '#d5dfe4',
      '-2 44, 4 41, 10 44, 20 34, 27 41, 33 38, 42 46, 58 47, 66 40, 71 42, 80 33, 88 42, 94 39, 102 43, 102 62, -2 62',
    ) +
    p.face('#9db3c4', '20 34, 27 41, 33 52, 24 50, 23 43, 18 39') +
    p.face('#9db3c4', '80 33, 88 42, 96 54, 84 51, 83 43, 78 39') +
    p.hills(p.ink.far, '-2 52, 12 49, 28 52, 46 49, 62 52, 80 48, 102 51') +
    p.crags(p.ink.middle, '-2 58, 8 54, 18 57.6, 30 54.4, 42 58, 56 54, 66 58, 80 53, 90 57, 102 53') +
    p.blob('#fbe3b6', '-6 61, 20 58, 50 60.4, 80 57.4, 106 59, 106 68, -6 68, -6 61') +
    foliage(
      p,
      p.ink.near,
      '-2 65 5, 5 64.4 5, 12 65 4.4, 19 65.4 3.8, 25 66 3, 75 66 3, 81 65 4, 88 64.6 4.6, 95 64.4 5, 102 64 5.4',
    ) +
    p.hills(p.ink.near, '-2 65, 30 66.4, 70 66.4, 102 65') +
    `<rect y="${p.y(69.4)}" width="${p.x(100)}" height="${p.y(34)}" fill="#a9bfae"/>` +
    p.blob('#86a8a2', '-6 76, 20 74, 50 76.4, 84 73, 106 75, 106 104, -6 104, -6 76') +
    p.blob('#6a8f90', '-6 86, 24 83, 56 85, 84 82.6, 106 85, 106 104, -6 104, -6 86') +
    p.lights('#f0854c', 70, 84, 22, 46, 70) +
    p.lights(p.ink.sky, 71, 92, 12, 50, 110),
  front: (p) =>
    risingSambar(p) +
    // The water it stands in, and the rings about neck and back.
    p.hills('#6a8f90', '-2 90.6, 20 88.6, 34 87.4, 46 88.6, 58 88.2, 74 87, 102 87.6') +
    p.line('#a9bfae', 6, '30 89.4, 36 90.4, 46 90.6, 56 89.8') +
    tall(p, 82, 106, 101, 15, 24, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 26 94, 60 95, 102 92'),
};

export const FOOTHILLS = {
  'great-himalayan-national-park': greatHimalayan,
  'manas-national-park': manas,
  'valmiki-national-park': valmiki,
} satisfies Record<string, PosterArt>;
