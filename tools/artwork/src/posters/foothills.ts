import { deodar } from '../landscape/plants';
import { foliage, leaves, tall } from './foliage';
import type { PosterArt } from './poster-art';

/** Great Himalayan: the gorge of the Tirthan under deodars, a monal on its rock. */
const greatHimalayan: PosterArt = {
  inks: ['#fcf4e2', '#c3dcd9', '#93b4c2', '#5a8c8c', '#25525a', '#0e252e'],
  animals: [
    {
      figure: 'himalayan-monal',
      x: 38,
      y: 89,
      height: 40,
      inks: ['#0e252e', '#1d5f92', '#d9742e', '#fcf4e2'],
      glass: '.8 .15 .3',
    },
  ],
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
      [6, 34, 20],
      [15, 43, 19],
      [25, 54, 18],
      [34, 61, 14],
    ]
      .map(([x = 0, y = 0, h = 0]) => deodar(p.pen, p.x(x), p.y(y), p.y(h), p.ink.near, p.ink.middle))
      .join(''),
  front: (p) =>
    [
      [77, 66, 30],
      [86, 82, 54],
      [97, 94, 84],
    ]
      .map(([x = 0, y = 0, h = 0]) => deodar(p.pen, p.x(x), p.y(y), p.y(h), p.ink.dark, p.ink.near))
      .join('') + p.crags(p.ink.dark, '-2 84, 10 86, 20 88, 50 88, 60 92, 76 94, 102 88'),
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

export const FOOTHILLS = {
  'great-himalayan-national-park': greatHimalayan,
  'manas-national-park': manas,
  'valmiki-national-park': valmiki,
} satisfies Record<string, PosterArt>;
