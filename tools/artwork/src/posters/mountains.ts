import { teak } from '../landscape/indian-trees';
import { birds } from '../landscape/sky';
import { gompa } from './buildings';
import { foliage, leaves } from './foliage';
import { tusker } from './near-animals';
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

/** Khangchendzonga's five summits at sunrise, rhododendron below. */
const khangchendzonga: PosterArt = {
  inks: ['#fde9cf', '#28496a', '#e8a06f', '#8c6a78', '#3d3f5c', '#171d33'],
  animals: [
    {
      figure: 'red-panda',
      x: 34,
      y: 84,
      height: 22,
      inks: ['#171d33', '#7a3322', '#d2693a', '#fde9cf'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.face(
      p.ink.far,
      '-2 56, 8 46, 18 40, 26 42, 38 24, 44 27, 52 16, 58 25, 66 22, 74 34, 84 36, 92 44, 102 48, 102 70, -2 70',
    ) +
    p.face(
      p.ink.light,
      '52 16, 58 25, 66 22, 70 28, 64 34, 60 31, 56 40, 51 30, 46 38, 43 33, 38 24, 44 27',
    ) +
    p.face(
      p.ink.middle,
      '-2 56, 8 46, 14 52, 22 50, 30 60, 40 52, 50 62, 58 52, 68 60, 78 50, 88 58, 102 52, 102 74, -2 74',
    ) +
    p.hills(p.ink.near, '-2 66, 20 60, 44 68, 70 62, 102 70') +
    birds(p.pen, p.x(76), p.y(14), 4, p.ink.far, 1.2),
  front: (p) =>
    p.line(p.ink.dark, 30, '102 78, 76 80, 54 83, 30 85, 6 82, -4 84') +
    p.line(p.ink.dark, 12, '40 84, 32 90, 26 100') +
    flowers(p.x, p.y, '#c9384b') +
    p.hills(p.ink.dark, '-2 96, 30 93, 60 96, 102 90'),
};

/** Heads of rhododendron on the branch. */
function flowers(x: (share: number) => number, y: (share: number) => number, fill: string): string {
  let d = '';
  for (const [cx, cy, r] of [
    [8, 80, 24],
    [14, 88, 20],
    [84, 77, 26],
    [92, 84, 22],
    [70, 86, 18],
  ] as const)
    for (let i = 0; i < 6; i++) {
      const [px, py] = [x(cx) + Math.cos(i) * r * 0.8, y(cy) + Math.sin(i * 1.05) * r * 0.6];
      d += `M${Math.round(px - r * 0.5)} ${Math.round(py)}a${r / 2} ${r / 2} 0 1 0 ${r} 0a${r / 2} ${r / 2} 0 1 0 ${-r} 0`;
    }
  return `<path fill="${fill}" d="${d}"/>`;
}

/** Dachigam: the valley in autumn, chinar leaves gone red. */
const dachigam: PosterArt = {
  inks: ['#f8e7c3', '#b9cdc9', '#8ba3a6', '#c8742e', '#7c3a22', '#2b1c1a'],
  animals: [
    { figure: 'hangul', x: 60, y: 84, height: 27, inks: ['#2b1c1a', '#5c3a28', '#a9805a', '#f8e7c3'] },
  ],
  back: (p) =>
    p.sky() +
    p.face(p.ink.far, '-2 44, 12 28, 26 40, 40 22, 54 38, 70 18, 88 36, 102 26, 102 60, -2 60') +
    p.face(p.ink.light, '70 18, 78 28, 73 28, 70 34, 66 27, 62 30') +
    p.face(p.ink.light, '40 22, 46 30, 41 31, 37 29') +
    p.hills(p.ink.middle, '-2 52, 20 62, 44 70') +
    p.hills(p.ink.near, '34 72, 56 62, 80 50, 102 44') +
    p.blob('#e2a13c', '10 62, 16 54, 26 56, 28 66, 20 72, 10 70, 10 62') +
    p.blob('#b8412a', '78 58, 84 48, 96 50, 100 62, 92 70, 80 68, 78 58') +
    p.line(p.ink.dark, 7, '19 72, 19 78') +
    p.line(p.ink.dark, 9, '89 68, 89 78') +
    p.hills('#d99a3d', '-2 76, 30 73, 60 78, 102 74') +
    p.hills(p.ink.near, '-2 84, 40 82, 102 86'),
  front: (p) => p.hills(p.ink.dark, '-2 90, 26 92, 60 89, 102 93'),
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

/** Bandipur: the road through dry teak, and a tusker that stands on it. */
const bandipur: PosterArt = {
  inks: ['#faf1da', '#eed9ab', '#b9a79a', '#cf9350', '#7b4b30', '#2b1b16'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 36, 12 28, 26 18, 36 16, 48 26, 60 31, 74 20, 88 17, 102 30') +
    p.hills('#8d7a78', '-2 46, 20 40, 42 46, 66 38, 102 46') +
    p.hills(p.ink.middle, '-2 52, 30 50, 64 51, 102 49') +
    [16, 25, 33, 69, 77, 86]
      .map((x, i) =>
        teak(
          p.pen,
          p.x(x),
          p.y([58, 55, 53, 53, 55, 59][i] ?? 55),
          p.y([36, 25, 16, 15, 26, 38][i] ?? 20),
          p.ink.near,
          '#b5652f',
        ),
      )
      .join('') +
    p.face(p.ink.light, '48 50, 52 50, 98 104, 2 104') +
    p.face(p.ink.sky, '48 60, 50 60, 34 104, 24 104') +
    p.face(p.ink.sky, '52 60, 54 60, 76 104, 66 104') +
    foliage(
      p,
      p.ink.sky,
      '16 76 6, 23 70 8, 22 80 8, 31 76 9, 30 64 7, 84 76 6, 77 70 8, 78 80 8, 69 76 9, 70 64 7, 12 82 5, 88 82 5',
    ) +
    foliage(
      p,
      p.ink.light,
      '20 80 6, 28 76 7, 27 83 7, 35 80 7, 80 80 6, 72 76 7, 73 83 7, 65 80 7, 50 82 8',
    ),
  front: (p) =>
    p.blob(p.ink.far, '24 86, 50 84, 78 86, 82 88, 50 90, 20 88, 24 86') +
    tusker(p, 50, 88, 58, ['#2b1b16', '#54463f', '#80695a', p.ink.light]) +
    p.hills(p.ink.near, '-2 82, 8 85, 16 91, 24 102') +
    p.hills(p.ink.near, '78 102, 85 90, 92 85, 102 82') +
    p.face(p.ink.dark, '-2 -2, 5 -2, 7.4 104, -2 104') +
    p.face(p.ink.dark, '95 -2, 102 -2, 102 104, 92.6 104') +
    p.line(p.ink.dark, 20, '4 36, 13 26, 19 14, 22 -4') +
    p.line(p.ink.dark, 12, '14 24, 24 17, 31 10') +
    p.line(p.ink.dark, 12, '5 56, 11 50, 14 42') +
    p.line(p.ink.dark, 18, '96 26, 88 18, 83 8, 82 -4') +
    p.line(p.ink.dark, 12, '95 50, 88 44, 84 36') +
    leaves(
      p,
      '#b5652f',
      '31 10 9 30, 30 11 8 95, 31 9 8 -30, 22 3 9 40, 21 4 10 110, 19 14 8 160, 14 42 8 40, 13 43 8 110, 14 41 7 -40, 0 12 8 60, 84 36 8 140, 85 37 8 75, 84 35 7 -140, 83 8 9 150, 84 7 9 80, 89 18 8 100, 82 2 9 190, 98 40 6 120, 66 -1 9 60, 60 -2 8 100, 40 -2 8 70',
    ) +
    leaves(p, '#d98a3c', '32 9 8 62, 22 2 9 75, 14 43 8 75, 83 36 8 110, 82 8 9 115, 63 -2 8 80'),
};

export const MOUNTAINS = {
  'hemis-national-park': hemis,
  'khangchendzonga-national-park': khangchendzonga,
  'dachigam-national-park': dachigam,
  'changthang-cold-desert-wildlife-sanctuary': changthang,
  'eravikulam-national-park': eravikulam,
  'namdapha-national-park': namdapha,
  'bandipur-national-park': bandipur,
} satisfies Record<string, PosterArt>;
