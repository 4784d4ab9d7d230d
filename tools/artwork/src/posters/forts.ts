import { birds } from '../landscape/sky';
import { battlement, chhatri } from './buildings';
import { tall } from './foliage';
import type { PosterArt } from './poster-art';

/** Ranthambore: the fort on its cliff above the lakes. */
const ranthambore: PosterArt = {
  inks: ['#fdeac4', '#f0a95e', '#cf7443', '#94462f', '#5a2b27', '#25141a'],
  animals: [
    { figure: 'bengal-tiger', x: 60, y: 86, height: 17, inks: ['#25141a', '#94462f', '#f08a2e', '#fdeac4'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(24, 28, 12) +
    birds(p.pen, p.x(36), p.y(20), 6, p.ink.near, 1.1) +
    p.crags(p.ink.far, '-2 50, 14 46, 30 50, 46 44, 60 50, 80 46, 102 50') +
    p.crags(p.ink.middle, '20 64, 30 56, 34 44, 46 41, 48 34, 62 33, 66 27, 90 26, 102 30') +
    p.face(p.ink.far, '34 44, 46 41, 48 34, 52 36, 50 46, 42 54, 40 66, 30 66, 32 54') +
    p.face(p.ink.far, '66 27, 74 27, 72 40, 64 48, 62 62, 54 64, 58 46, 62 34') +
    battlement(p, p.ink.near, 46, 31, 20, 5) +
    battlement(p, p.ink.near, 64, 22, 38, 7) +
    chhatri(p, p.ink.near, 70, 22, 7) +
    chhatri(p, p.ink.near, 80, 20, 10) +
    chhatri(p, p.ink.near, 93, 22, 7) +
    chhatri(p, p.ink.near, 52, 31, 5.4) +
    p.hills(p.ink.near, '-2 66, 26 62, 52 66, 78 62, 102 66') +
    `<rect y="${p.y(69)}" width="${p.x(100)}" height="${p.y(12)}" fill="${p.ink.sky}"/>` +
    p.lights(p.ink.light, 70, 80, 10, 24, 40) +
    p.hills(p.ink.far, '-2 81, 40 79, 102 82'),
  front: (p) => tall(p, -4, 104, 101, 12, 70, p.ink.dark) + p.hills(p.ink.dark, '-2 92, 40 94, 102 91'),
};

/** Betla: the fort of the Chero kings in the sal hills of Palamu. */
const betla: PosterArt = {
  inks: ['#f9ebc8', '#e3c47e', '#b79f64', '#7f8a52', '#4b5a3c', '#1d2519'],
  animals: [
    {
      figure: 'gaur',
      x: 26,
      y: 97,
      height: 56,
      inks: ['#2b1f18', '#5c4432', '#a98360', '#f9ebc8'],
      flip: true,
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 36, 20 30, 46 36, 70 24, 102 32') +
    p.hills(p.ink.middle, '20 56, 46 46, 66 38, 84 36, 102 42') +
    battlement(p, p.ink.near, 52, 37, 46, 9) +
    p.face(p.ink.near, '60 44, 60 22, 62 20, 72 20, 74 22, 74 44') +
    p.face(p.ink.near, '84 44, 84 27, 86 25, 93 25, 95 27, 95 44') +
    p.blob(p.ink.sky, '64 44, 64 34, 67 30, 70 34, 70 44, 64 44') +
    p.blob(p.ink.middle, '48 50, 54 42, 62 46, 70 42, 78 47, 88 42, 104 48, 104 60, 48 60, 48 50') +
    p.hills(p.ink.middle, '-2 58, 40 54, 70 58, 102 54') +
    p.hills('#d0b868', '-2 66, 50 64, 102 62'),
  front: (p) =>
    tall(p, 30, 104, 101, 24, 60, p.ink.near) +
    tall(p, -4, 104, 101, 14, 70, p.ink.dark) +
    p.hills(p.ink.dark, '-2 97, 50 94, 102 95'),
};

export const FORTS = {
  'ranthambore-national-park': ranthambore,
  'betla-national-park': betla,
} satisfies Record<string, PosterArt>;
