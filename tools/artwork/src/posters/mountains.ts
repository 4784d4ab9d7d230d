import { teak } from '../landscape/indian-trees';
import { birds } from '../landscape/sky';
import { foliage, leaves } from './foliage';
import { tusker } from './near-animals';
import type { PosterArt } from './poster-art';

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
  'khangchendzonga-national-park': khangchendzonga,
  'dachigam-national-park': dachigam,
  'bandipur-national-park': bandipur,
} satisfies Record<string, PosterArt>;
