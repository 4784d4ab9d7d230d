import { lontar } from '../landscape/indian-trees';
import { foliage, leaves } from './foliage';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Eravikulam: a tahr on its ledge, the bald dome of Anamudi over clouds, neelakurinji in flower. */
const eravikulam: PosterArt = {
  inks: ['#f8f1df', '#cfe2e0', '#9cc3b8', '#5f9a78', '#6f5fae', '#1c1b3d'],
  animals: [
    {
      figure: 'nilgiri-tahr',
      x: 68,
      y: 84,
      height: 42,
      glass: '.36 .7 .13',
      inks: ['#1c1b3d', '#4a3532', '#a3866c', '#f8f1df'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 40, 10 32, 20 34, 60 26, 78 22, 90 27, 102 24') +
    p.blob(p.ink.light, '60 34, 72 31, 86 33, 104 30, 104 42, 80 42, 60 38, 60 34') +
    p.hills(p.ink.middle, '-4 56, 2 40, 9 24, 18 14, 30 10.6, 42 13, 52 24, 60 40, 76 50, 102 54') +
    p.blob(
      '#467d63',
      '30 10.6, 42 13, 52 24, 60 40, 76 50, 104 54, 104 70, 60 66, 50 50, 46 36, 40 22, 30 10.6',
    ) +
    p.blob('#86bd92', '30 10.6, 20 13, 10 24, 2 42, -4 58, 10 56, 20 52, 17 42, 21 30, 26 20, 30 10.6') +
    p.blob('#b3b7ad', '24 24, 28 20, 30 26, 29 36, 32 46, 26 52, 22 44, 23 34, 24 24') +
    p.blob('#8f958f', '36 18, 39 20, 40 30, 44 38, 47 48, 42 52, 38 44, 36 34, 35 26, 36 18') +
    p.blob('#8f958f', '46 28, 49 33, 53 42, 58 50, 52 52, 48 44, 46 36, 46 28') +
    p.line('#7c8480', 4, '26 28, 25 36, 28 44') +
    p.line('#7c8480', 4, '38 26, 39 34, 42 44') +
    p.blob(
      p.ink.light,
      '-6 50, 6 45, 16 47, 26 43, 38 47, 50 44, 60 49, 74 46, 90 50, 106 47, 106 64, -6 64, -6 50',
    ) +
    foliage(p, '#2f6350', '-1 57 5, 6 55 6, 14 57 6, 22 58 5, 29 59 4, 94 58 4, 101 57 5') +
    p.hills('#8d80c4', '-2 58, 20 60, 44 56, 70 62, 102 58') +
    p.hills(p.ink.near, '-2 68, 24 70, 48 65, 74 72, 102 67') +
    p.face('#3d3a5e', '36 84, 44 79, 52 81, 62 79, 78 80, 90 77, 104 79, 104 104, 30 104') +
    p.face(
      '#6b678f',
      '44 79, 52 81, 62 79, 78 80, 90 77, 104 79, 104 82, 88 81, 76 84, 60 82.6, 50 84.6, 40 82',
    ),
  front: (p) =>
    kurinji(p, '#5a4a9c', '4 72 100, 13 79 101, 22 75 102, 31 83 103, 40 86 104, 92 86 104, 98 79 101') +
    kurinji(p, '#a99be0', '-1 79 100, 8 84 102, 17 82 101, 26 87 104, 36 90 104, 86 90 104, 96 87 103') +
    p.hills(p.ink.dark, '-2 93, 30 94, 66 95, 102 92'),
};

/** Flower spikes of the neelakurinji, `'x top foot, …'`. */
const kurinji = (p: Print, fill: string, list: string): string =>
  list
    .split(', ')
    .map((spike) => spike.split(' ').map(Number))
    .map(([x = 0, top = 0, foot = 0]) => {
      const bells = Array.from({ length: 7 }, (_, i) => {
        const t = i / 7;
        const y = top + t * 11;
        return [-1, 1].map((side) => `${x} ${y + 1.4} ${1.8 + 2.4 * t} ${-90 + side * 52}`).join(', ');
      });
      return (
        p.line(p.ink.dark, 5, `${x} ${foot}, ${x} ${top + 2}`) +
        leaves(p, fill, `${x} ${top + 2} 2.6 -90, ${bells.join(', ')}`)
      );
    })
    .join('');

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
