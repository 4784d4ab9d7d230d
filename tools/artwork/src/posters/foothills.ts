import { deodar } from '../landscape/plants';
import { foliage, tall } from './foliage';
import { wildBuffaloBull } from './near-buffalo';
import { leapingDolphin } from './near-dolphin';
import { monal } from './near-monal';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Great Himalayan: a cock monal, its back a slope of feathers under a peak in the first light. */
const greatHimalayan: PosterArt = {
  inks: ['#fcf4e2', '#f3c894', '#8db0c4', '#4f8a8c', '#20535c', '#0c2530'],
  air: ['#f7d9ae', '#fae9cb'],
  back: (p) =>
    p.sky() +
    p.hills('#f7d9ae', '-2 14, 30 11, 60 14, 102 9') +
    p.hills('#fae9cb', '-2 28, 40 24, 70 27, 102 23') +
    p.sun(9, 45, 11, '#f6ac68') +
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
    p.crags('#cdcab8', '-2 16, 8 11, 18 15, 32 8, 40 16, 50 22, 60 15, 70 8, 80 14, 90 9, 102 12') +
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
    p.hills('#86a06a', '-2 39, 50 38, 102 39') +
    p.hills(p.ink.near, '-2 47, 16 45, 34 46, 56 49, 76 46, 102 45') +
    // The river, wider at each bend, with sand on the inner side of each and the sun's light on it.
    p.blob(
      '#8fb4b8',
      '49.4 38.4, 55 39, 64 40.4, 68 42, 63 43.8, 46 45.4, 29 47.4, 19 50.4, 18.4 53.4, 27 56.4, 50 60, 80 62, 104 66, 104 82, 84 75, 50 71, 18 64, 3 57.6, -1 51, 8 46, 26 43.4, 46 42.2, 54 41.4, 52 40.2, 49.4 38.4',
    ) +
    p.blob('#ead9a8', '22 48.8, 15 50.6, 14 53.6, 22 57.4, 40 60.6, 29 57.4, 18.6 53.4, 19 50.4, 22 48.8') +
    p.blob('#ead9a8', '48 42.2, 55 41, 52.6 40, 56 40.4, 58.6 41.4, 54 42.4, 48 42.2') +
    p.blob('#f4e8cf', '50.6 38.6, 55 39.6, 63 41, 64.6 42, 58 43.4, 40 45, 60 42.4, 61 41.6, 50.6 38.6') +
    p.blob('#f4e8cf', '5 52, 10 47.8, 24 45, 38 44.2, 24 46.2, 13 49, 5 52') +
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

/** Valmiki: a river dolphin leaps before its young, under its arch the snows that the Gandak comes from. */
const valmiki: PosterArt = {
  inks: ['#fdf3d8', '#f7ddb2', '#e6aa98', '#8d7f98', '#2f7180', '#16213a'],
  air: ['#efcbc0', '#d79fa8'],
  back: (p) =>
    p.sky() +
    p.hills('#efcbc0', '-2 20, 30 18, 66 22, 102 19') +
    p.hills('#d79fa8', '-2 40, 40 37, 102 41') +
    p.face(
      p.ink.middle,
      '-2 55, 6 50, 12 53, 20 45.6, 27 49, 34 43.6, 40 47, 53.6 36.2, 61 44, 66 40, 76 51, 88 44.6, 102 53, 102 70, -2 70',
    ) +
    p.face(
      p.ink.light,
      '53.6 36.2, 61 44, 66 40, 76 51, 71 51, 67.6 46.6, 64 52, 59.4 46.4, 56 55, 52 46, 48.4 50.6, 47.4 41.6;34 43.6, 40 47, 42.6 51.6, 38 50, 35 54;20 45.6, 27 49, 31 53, 26 51.4, 22 52;88 44.6, 102 53, 102 54.6, 95 52.6, 90 54',
    ) +
    p.face(
      '#d6bfc9',
      '53.6 36.2, 47.4 41.6, 44.4 45, 48.4 50.6, 51 44.6, 52.4 47, 54.4 40;34 43.6, 31 46.4, 35 54, 36.4 48;20 45.6, 17 48.6, 22 52, 22.4 48.6;88 44.6, 83 47.2, 90 54, 89.6 48.4',
    ) +
    p.hills('#6d6d8c', '-2 59, 12 56, 28 60, 46 56, 62 60, 80 56, 102 59') +
    p.hills('#43607a', '-2 63, 14 61, 40 64, 66 63, 86 60, 102 62') +
    foliage(
      p,
      '#234f60',
      '-2 65 6, 5 65.4 5, 12 66 4, 18 66.4 3.4, 24 66.6 2.6, 29 67 2, 62 67 1.8, 67 66.6 2.4, 72 66.4 3, 78 66 3.4, 84 66 3.6, 90 65.6 4.4, 97 65 5.4, 104 64 6',
    ) +
    p.hills('#ecd0ac', '-2 67.4, 30 67.8, 60 67, 102 67') +
    p.hills(p.ink.near, '-2 68.6, 24 68.4, 60 68.4, 102 68.6') +
    p.blob('#4b8f95', '-6 75, 20 73, 50 75.4, 84 72, 106 74, 106 79, 70 78, 30 80, -6 78, -6 75') +
    p.hills('#235a6c', '-2 85, 24 83, 56 85, 84 82.6, 102 85') +
    p.lights(p.ink.far, 69, 90, 24, 50, 60) +
    p.lights(p.ink.light, 69.6, 84, 12, 54, 34) +
    p.lights('#1c4156', 74, 91, 5, 11, 20) +
    p.lights('#1c4156', 81, 91, 4, 84, 20),
  front: (p) =>
    // The water it drew up falls back in a sheet.
    p.blob('#a9c9bf', '62 82, 70 80.2, 82 79.2, 94 79.8, 104 82, 98 84, 84 85, 70 84.2, 62 82') +
    p.blob('#235a6c', '67 82, 75 80.8, 84 80.4, 93 81, 98 82.2, 93 83.4, 82 84, 73 83.4, 67 82') +
    p.blob(
      '#a9c9bf',
      '73 83, 76 81, 77.6 78, 78 75, 80.4 72.6, 82 68, 86 66, 91 66, 95.4 60, 96 66, 95 72, 96.4 78, 100 82.6, 86 84.4, 73 83',
    ) +
    leapingDolphin(p) +
    p.blob(
      p.ink.light,
      '70 83, 75 81.4, 79 82, 84 81.2, 89 82, 94 81.4, 100.6 82.8, 92 84.2, 82 84.6, 70 83',
    ) +
    [
      '80 77.2, 81 79.6, 80.8 82.4, 79 82.4, 79.6 79.6',
      '84.6 75.6, 86 78.6, 85.6 82.4, 83.6 82.4, 84.4 79',
      '89.4 71.4, 90.8 75, 91 82.4, 88.8 82.4, 89 76',
      '92.6 66.6, 94.2 71, 95 82.4, 92.8 82.4, 92.4 72',
    ]
      .map((strand) => p.blob(p.ink.light, `${strand}, ${strand.split(',')[0]}`))
      .join('') +
    each('76 75 .5, 73 78 .4, 79.4 71.6 .4, 100.6 70 .5, 71 75.6 .3, 6 57 .5, 5 61.6 .4', (x, y, r) =>
      p.sun(x, y, r, p.ink.light),
    ) +
    p.hills(p.ink.dark, '-2 93, 26 94, 60 95, 102 92'),
};

export const FOOTHILLS = {
  'great-himalayan-national-park': greatHimalayan,
  'manas-national-park': manas,
  'valmiki-national-park': valmiki,
} satisfies Record<string, PosterArt>;
