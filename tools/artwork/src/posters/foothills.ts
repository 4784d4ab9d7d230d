import { deodar } from '../landscape/plants';
import { foliage, leaves, tall } from './foliage';
import { wildBuffaloBull } from './near-buffalo';
import { sambarStag } from './near-hoofed';
import { monal } from './near-monal';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Great Himalayan: the gorge of the Tirthan under deodars, a monal on its rock. */
const greatHimalayan: PosterArt = {
  inks: ['#fcf4e2', '#c3dcd9', '#93b4c2', '#5a8c8c', '#25525a', '#0e252e'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.face(p.ink.far, '16 60, 16 44, 30 26, 36 29, 52 8, 60 18, 66 15, 86 44, 86 60') +
    p.face(p.ink.light, '52 8, 60 18, 66 15, 72 24, 66 22, 62 28, 57 22, 53 30, 48 24, 42 30, 40 25') +
    p.face('#f2b48c', '52 8, 60 18, 66 15, 70 21, 62 22, 57 18, 53 24') +
    p.face('#79a3ad', '24 40, 34 36, 44 44, 50 54, 58 42, 70 34, 84 40, 84 70, 24 70') +
    p.face(p.ink.middle, '-2 10, 14 22, 24 34, 36 46, 46 62, 50 104, -2 104') +
    p.face('#437477', '-2 26, 10 34, 24 48, 38 60, 44 74, 40 104, -2 104') +
    p.face(p.ink.near, '102 2, 90 16, 82 28, 70 40, 60 58, 54 104, 102 104') +
    p.face('#18414a', '102 24, 92 34, 84 48, 74 58, 70 72, 62 104, 102 104') +
    p.face(
      p.ink.light,
      '49 52, 51 52, 50 57, 57 63, 51 68, 62 76, 56 84, 70 104, 30 104, 42 84, 48 76, 42 68, 50 63, 46 58',
    ) +
    [
      [7, 32, 18],
      [38, 62, 13],
    ]
      .map(([x = 0, y = 0, h = 0]) => deodar(p.pen, p.x(x), p.y(y), p.y(h), p.ink.near, p.ink.middle))
      .join(''),
  front: (p) =>
    [
      [77, 66, 30],
      [86, 82, 54],
      [94, 94, 78],
    ]
      .map(([x = 0, y = 0, h = 0]) => deodar(p.pen, p.x(x), p.y(y), p.y(h), p.ink.dark, p.ink.near))
      .join('') +
    p.crags('#7f9aa0', '-2 88, 8 85, 18 86, 32 84, 48 85, 60 84, 70 87, 78 92, 84 104') +
    p.face('#a9bfc0', '-2 88, 8 85, 18 86, 32 84, 48 85, 60 84, 70 87, 54 87.4, 36 86.8, 20 89, 6 88') +
    monal(p, 44, 87.4, 53) +
    p.crags(p.ink.dark, '-2 92, 12 90.6, 30 93, 50 91.6, 66 94, 76 93, 102 88'),
};

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

/** Valmiki: a sambar stag above the Gandak, where it leaves the Siwaliks below the snows. */
const valmiki: PosterArt = {
  inks: ['#fbf3e0', '#d5e4de', '#c99a68', '#5fa8a6', '#2f5d48', '#12241e'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.face(
      p.ink.light,
      '-2 30, 6 22, 14 27, 26 14, 36 24, 44 18, 58 26, 74 16, 88 24, 102 18, 102 46, -2 46',
    ) +
    p.face('#a9c2c6', '26 14, 29 21, 26 26, 36 40, 16 40, 21 24') +
    p.face('#a9c2c6', '74 16, 76 23, 72 28, 84 42, 62 42, 68 26') +
    p.face('#a9c2c6', '6 22, 8 28, 6 32, 12 40, -2 40, -2 34') +
    p.hills('#a9bfb0', '-2 36, 12 32, 26 37, 44 31, 60 36, 80 30, 102 34') +
    p.crags(p.ink.far, '-2 42, 8 36, 18 41, 30 37, 38 43, 50 38, 62 42, 78 36, 90 41, 102 36') +
    p.face('#9c6b47', '8 36, 18 41, 22 48, 10 48, 11 41') +
    p.face('#9c6b47', '30 37, 38 43, 40 49, 30 49, 31 42') +
    p.hills('#7f9a62', '-2 46, 12 44, 26 46, 40 43, 60 46, 102 42') +
    foliage(
      p,
      p.ink.near,
      '-2 52 5, 5 51 5, 12 51.6 4.4, 19 52 3.8, 25 52.6 3, 41 52.6 3, 47 52 3.8, 54 51.6 4.6',
    ) +
    p.hills(p.ink.near, '-2 53, 30 53, 60 52, 102 52') +
    p.blob(
      p.ink.light,
      '30 52.6, 36 52.6, 40 55, 34 58, 50 64, 64 74, 70 104, -4 104, -4 66, 10 59, 26 56, 30 52.6',
    ) +
    p.blob(
      p.ink.middle,
      '31.6 53, 35 53, 37 55, 27 58.6, 36 64, 46 74, 46 104, -4 104, -4 70, 12 62, 22 58, 30 55.6, 31.6 53',
    ) +
    p.lights(p.ink.sky, 64, 90, 9, 18, 26) +
    foliage(p, p.ink.near, '62 66 7, 72 62 8, 84 60 9, 96 58 9') +
    p.hills(p.ink.near, '52 70, 66 66, 102 60'),
  front: (p) =>
    sambarStag(p, { dark: '#2c1c18', shade: '#533524', coat: '#7d5137', lit: '#b58152', horn: '#a98457' }) +
    tall(p, -4, 40, 101, 15, 46, p.ink.dark) +
    p.line(p.ink.dark, 13, '-4 4, 8 6, 18 5, 27 8') +
    p.line(p.ink.dark, 8, '10 6, 15 11, 16 16') +
    p.line(p.ink.dark, 7, '-4 9, 0 11, 1 13') +
    silkCotton(p, '28 8 5.4, 16 17 6, 8 4 5, 1 14 5.4') +
    p.hills(p.ink.dark, '-2 91, 26 93, 60 96, 102 97'),
};

/** Flowers of the silk cotton, five curled petals each, `'x y size, …'`. */
const silkCotton = (p: Print, list: string): string =>
  list
    .split(', ')
    .map((flower) => flower.split(' ').map(Number))
    .map(
      ([x = 0, y = 0, s = 0]) =>
        leaves(p, '#a52f24', [-160, -20].map((turn) => `${x} ${y} ${s} ${turn}`).join(', ')) +
        leaves(p, '#d1482f', [-125, -55, 195, 345, 90].map((turn) => `${x} ${y} ${s} ${turn}`).join(', ')) +
        p.sun(x, y, s * 0.2, '#f2b04a'),
    )
    .join('');

export const FOOTHILLS = {
  'great-himalayan-national-park': greatHimalayan,
  'manas-national-park': manas,
  'valmiki-national-park': valmiki,
} satisfies Record<string, PosterArt>;
