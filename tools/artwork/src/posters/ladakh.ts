import { gompa } from './buildings';
import type { PosterArt } from './poster-art';

/** The gorge of the Indus side valleys, a monastery on its crag. */
const hemis: PosterArt = {
  inks: ['#f6ead0', '#7fb0c4', '#c4b79d', '#a5764f', '#6b4a3c', '#2c2326'],
  animals: [
    { figure: 'snow-leopard', x: 26, y: 82, height: 11, inks: ['#2c2326', '#6b4a3c', '#c4b79d', '#f6ead0'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(50, 13, 6) +
    p.face(p.ink.far, '20 44, 34 24, 40 30, 50 14, 58 28, 66 22, 82 46') +
    p.face(p.ink.light, '50 14, 58 28, 53 26, 50 31, 46 24, 42 28') +
    p.crags(p.ink.middle, '-2 20, 8 24, 13 34, 20 37, 24 50, 34 58, 38 72, 46 80') +
    p.crags(p.ink.middle, '44 84, 56 70, 60 56, 70 50, 72 44, 92 43, 94 36, 102 30') +
    p.face(p.ink.light, '70 50, 72 44, 92 43, 94 47, 86 50, 84 62, 76 66, 72 80, 60 86, 66 70, 62 66') +
    gompa(p, p.ink.light, p.ink.near, 73, 44, 9, 9) +
    gompa(p, p.ink.light, p.ink.near, 82, 43.4, 7, 13) +
    gompa(p, p.ink.light, p.ink.near, 89, 42, 6, 7) +
    p.face(p.ink.sky, '40 86, 47 76, 50 72, 53 74, 50 80, 56 86, 50 92, 38 92') +
    p.crags(p.ink.near, '-2 44, 6 50, 10 62, 16 66, 18 78, 34 82, 40 84, 44 100') +
    p.crags(p.ink.dark, '-2 86, 14 90, 30 89, 46 95, 60 97, 76 92, 90 90, 102 84'),
};

/** Tso Moriri: a lake among bare hills, cranes small on the shore. */
const changthang: PosterArt = {
  inks: ['#f5ecd7', '#3c7fa6', '#d3b48c', '#a9795a', '#6a4c4a', '#22263a'],
  animals: [
    {
      figure: 'black-necked-crane',
      x: 30,
      y: 86,
      height: 26,
      inks: ['#22263a', '#6a4c4a', '#cfc4b2', '#f5ecd7'],
    },
    {
      figure: 'black-necked-crane',
      x: 44,
      y: 84,
      height: 20,
      flip: true,
      inks: ['#22263a', '#6a4c4a', '#cfc4b2', '#f5ecd7'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.blob(p.ink.light, '60 12, 70 8, 84 10, 94 14, 80 16, 66 15, 60 12') +
    p.blob(p.ink.light, '8 20, 18 16, 30 18, 40 21, 26 23, 14 22, 8 20') +
    p.crags(p.ink.middle, '-2 38, 12 30, 24 36, 38 26, 52 36, 66 30, 80 38, 102 28') +
    p.face(p.ink.light, '38 26, 45 31, 40 31, 36 34, 33 30') +
    p.hills(p.ink.far, '-2 42, 20 38, 50 44, 74 38, 102 44') +
    `<rect y="${p.y(46)}" width="${p.x(100)}" height="${p.y(24)}" fill="#1f6f95"/>` +
    p.lights('#7fc0cf', 48, 68, 12, 50, 90) +
    p.hills(p.ink.light, '-2 69, 30 66, 64 71, 102 66') +
    p.hills(p.ink.far, '-2 71, 30 68, 64 73, 102 68') +
    p.hills(p.ink.middle, '-2 82, 40 84, 102 78'),
  front: (p) => p.hills(p.ink.dark, '-2 92, 34 89, 70 94, 102 90'),
};

export const LADAKH = {
  'hemis-national-park': hemis,
  'changthang-cold-desert-wildlife-sanctuary': changthang,
} satisfies Record<string, PosterArt>;
