import { lontar } from '../landscape/indian-trees';
import type { PosterArt } from './poster-art';

/** Anamudi's bald dome over shola woods; neelakurinji in flower. */
const eravikulam: PosterArt = {
  inks: ['#f7efcf', '#a8c8bd', '#7da58f', '#5b8a55', '#2f5a44', '#122c26'],
  animals: [
    { figure: 'nilgiri-tahr', x: 24, y: 72, height: 21, inks: ['#122c26', '#4c3a34', '#9a7f6a', '#f7efcf'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(76, 18, 8) +
    p.hills(p.ink.far, '-2 52, 16 46, 34 40, 52 48, 70 44, 102 50') +
    p.hills(p.ink.middle, '18 66, 34 48, 50 30, 64 22, 76 26, 88 42, 102 52') +
    p.face(p.ink.near, '64 22, 76 26, 88 42, 102 52, 102 70, 84 56, 74 62, 70 44') +
    p.face(p.ink.light, '58 26, 62 32, 60 44, 54 54, 56 40') +
    p.blob(p.ink.dark, '60 64, 66 58, 76 60, 86 57, 96 62, 104 68, 96 74, 74 74, 62 70, 60 64') +
    p.hills('#8d7fb5', '-2 72, 16 71, 34 74, 60 82, 102 76') +
    p.hills('#66589a', '-2 82, 30 80, 62 88, 102 84'),
  front: (p) => p.hills(p.ink.dark, '-2 93, 30 90, 66 95, 102 91'),
};

/** Namdapha: from river forest to the snows of Dapha Bum. */
const namdapha: PosterArt = {
  inks: ['#eef3d2', '#7fb3a0', '#4f8f7c', '#2b6a58', '#134638', '#071f1c'],
  animals: [
    {
      figure: 'clouded-leopard',
      x: 46,
      y: 82,
      height: 17,
      inks: ['#071f1c', '#6b5a34', '#cba95e', '#eef3d2'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.face(p.ink.light, '30 30, 44 12, 52 18, 58 13, 74 32') +
    p.face(p.ink.far, '52 18, 58 13, 74 32, 60 32, 56 25, 50 31, 47 24') +
    p.hills(p.ink.far, '-2 34, 20 28, 44 32, 70 28, 102 36') +
    p.hills(p.ink.middle, '-2 46, 22 40, 40 50, 54 56') +
    p.hills(p.ink.middle, '46 58, 62 48, 80 40, 102 44') +
    p.blob(p.ink.light, '48 56, 53 54, 52 60, 62 66, 50 72, 60 78, 40 80, 46 72, 56 67, 46 61, 48 56') +
    p.hills(p.ink.near, '-2 62, 18 58, 36 68, 46 84') +
    p.hills(p.ink.near, '52 86, 66 70, 84 62, 102 58'),
  front: (p) =>
    p.line(p.ink.dark, 34, '-4 80, 20 83, 48 84, 74 80, 104 84') +
    p.line(p.ink.dark, 70, '92 -4, 95 30, 94 60, 98 104') +
    p.blob(p.ink.dark, '60 -4, 70 6, 84 4, 92 12, 104 10, 104 -6, 60 -4') +
    p.line(p.ink.dark, 5, '20 -4, 23 20, 19 44') +
    p.line(p.ink.dark, 4, '30 -4, 28 12, 31 26') +
    p.hills(p.ink.dark, '-2 90, 16 94, 40 96, 70 93, 102 88'),
};

/** Dampa: ridges of bamboo and cane forest in the rain. */
const dampa: PosterArt = {
  inks: ['#e6efcf', '#a7c9ae', '#6fa68c', '#3f7f6a', '#1d5145', '#082521'],
  animals: [
    {
      figure: 'hoolock-gibbon',
      x: 60,
      y: 66,
      height: 56,
      inks: ['#082521', '#082521', '#1d5145', '#e6efcf'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 34, 14 26, 30 34, 50 22, 70 32, 86 24, 102 32') +
    p.hills(p.ink.light, '-2 46, 30 42, 64 47, 102 42') +
    p.hills(p.ink.middle, '-2 54, 22 46, 46 56, 74 48, 102 56') +
    p.blob(p.ink.light, '-4 66, 30 62, 60 67, 104 62, 104 70, 60 72, 30 69, -4 72, -4 66') +
    p.hills(p.ink.near, '-2 78, 24 72, 54 80, 80 74, 102 80'),
  front: (p) =>
    lontar(p.pen, p.x(4), p.y(104), p.y(40), p.ink.dark, p.ink.near) +
    p.hills(p.ink.dark, '-2 92, 22 88, 50 95, 78 89, 102 94'),
};

export const WET_HILLS = {
  'eravikulam-national-park': eravikulam,
  'namdapha-national-park': namdapha,
  'dampa-wildlife-sanctuary': dampa,
} satisfies Record<string, PosterArt>;
