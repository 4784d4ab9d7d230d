import { limb } from '../figures/parts/shapes';
import { teak } from '../landscape/indian-trees';
import { chinar, foliage, leaves } from './foliage';
import { tusker } from './near-animals';
import { redPanda } from './near-red-panda';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Khangchendzonga: the five summits at first light, a red panda at rest on a bough among rhododendrons. */
const khangchendzonga: PosterArt = {
  inks: ['#fdeacf', '#24456b', '#e9a06d', '#87667c', '#3b3c60', '#141a33'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.hills('#3f5f86', '-2 30, 40 26, 70 30, 102 24') +
    p.face(
      p.ink.far,
      '-2 54, 6 42, 14 37, 21 28, 26 33, 33 22, 38 26, 48 8, 55 18, 60 14, 67 22, 73 20, 82 34, 90 38, 102 48, 102 66, -2 66',
    ) +
    p.face(
      p.ink.light,
      '48 8, 55 18, 60 14, 67 22, 73 20, 79 29, 72 27, 69 33, 64 25, 60 31, 55 23, 48 25, 43 32, 41 22',
    ) +
    p.face(p.ink.light, '33 22, 38 26, 37 31, 33 28, 30 34, 28 29') +
    p.face(p.ink.light, '21 28, 26 33, 22 33, 19 37, 17 33') +
    p.face('#c57a66', '48 8, 51 16, 48 25, 54 40, 50 54, 60 62, 68 62, 60 48, 58 38, 56 24, 55 18') +
    p.face('#c57a66', '67 22, 73 20, 76 30, 82 44, 90 56, 78 56, 72 42, 69 33') +
    p.face('#c57a66', '33 22, 35 30, 33 40, 40 54, 32 54, 28 42') +
    p.face(
      p.ink.middle,
      '-2 54, 8 46, 16 51, 25 47, 34 56, 42 50, 52 58, 62 50, 70 56, 80 48, 90 55, 102 50, 102 74, -2 74',
    ) +
    firs(p, p.ink.near, 57, 5, 17) +
    p.hills(p.ink.near, '-2 57, 30 56.4, 70 58, 102 56') +
    p.hills('#8f7f9c', '-2 62, 24 60, 52 63, 78 60, 102 62') +
    p.hills('#b39aa8', '-2 66, 30 64, 60 67, 102 64') +
    p.hills('#8f86a6', '-2 76, 26 74, 56 77.6, 102 73') +
    p.hills('#6f6a92', '-2 84, 24 80, 50 83, 78 79, 102 82') +
    p.hills('#4d4a70', '-2 89, 30 86, 64 89.6, 102 86'),
  front: (p) =>
    redPanda(
      p,
      limb(BARK, '10 70 7, 4 82 5, -4 90 4') +
        limb(BARK, '60 70 6, 70 76 4, 90 78 3') +
        limb(BARK, '-6 67 15, 16 70 14, 44 71 12.6, 70 69 10.6, 94 63 9') +
        limb('#a87560', '-4 62.6 1, 10 64.6 2, 24 65.6 0.6') +
        limb('#a87560', '70 65.4 0.4, 80 63.4 1.6, 92 60.4 0.6') +
        limb('#4d2f34', '-4 72.6 1, 18 75.4 2.4, 46 76 2, 74 72.4 0.6') +
        limb('#6f8f52', '26 66 0.4, 36 65.8 2.4, 46 66.2 0.4') +
        limb('#6f8f52', '2 62.8 0.4, 8 64 2, 14 65.2 0.4'),
      { dark: '#1a1730', shade: '#9c3a24', coat: '#e0733a', lit: '#f4a45c', light: p.ink.light },
    ) +
    rhododendron(p, '5 69 8.4, 97 58 7.6, 5 87 7, 7 6 7.4, 20 2 6') +
    p.hills(p.ink.dark, '-2 93, 30 94, 60 95, 102 92'),
};

const BARK = '#7a5048';

/** A line of firs against the light. */
const firs = (p: Print, fill: string, foot: number, h: number, count: number): string =>
  p.face(
    fill,
    Array.from({ length: count }, (_, i) => {
      const [x, k] = [((i + 0.5) / count) * 108 - 4, h * p.pen.rand.in(0.7, 1.3)];
      return `${x - k * 0.36} ${foot}, ${x - k * 0.14} ${foot - k * 0.5}, ${x - k * 0.2} ${foot - k * 0.5}, ${x} ${foot - k}, ${x + k * 0.2} ${foot - k * 0.5}, ${x + k * 0.14} ${foot - k * 0.5}, ${x + k * 0.36} ${foot}`;
    }).join(', '),
  );

/** Heads of red rhododendron in their whorls of leaves, `'x y size, …'`. */
const rhododendron = (p: Print, list: string): string =>
  list
    .split(', ')
    .map((head) => head.split(' ').map(Number))
    .map(([x = 0, y = 0, s = 0]) => {
      const whorl = [-212, -180, -145, -110, -70, -35, 0, 32]
        .map((turn) => `${x} ${y} ${s * 1.3} ${turn}`)
        .join(', ');
      const bells = (r: number, k: number, from: number) =>
        Array.from({ length: 7 }, (_, i) => {
          const a = (i / 7) * 6.28 + from;
          return `${x + Math.cos(a) * s * r} ${y + Math.sin(a) * s * r * 0.7 - s * 0.25} ${s * k}`;
        }).join(', ');
      return (
        leaves(p, '#33563f', whorl) +
        foliage(p, '#a8243c', bells(0.5, 0.36, 0)) +
        foliage(p, '#d8434f', bells(0.36, 0.26, 0.5)) +
        foliage(
          p,
          '#f08a80',
          `${x - s * 0.16} ${y - s * 0.4} ${s * 0.17}, ${x + s * 0.24} ${y - s * 0.3} ${s * 0.15}`,
        )
      );
    })
    .join('');

/** Dachigam: the valley in autumn, a hangul stag roars under the chinar. */
const dachigam: PosterArt = {
  inks: ['#fcefd2', '#c2d6d4', '#8fa9b4', '#dd9432', '#96401f', '#2b1718'],
  animals: [
    {
      figure: 'hangul',
      x: 57,
      y: 88,
      height: 50,
      glass: '.355 .7 .13',
      inks: ['#2b1718', '#5a3422', '#a06a42', '#fcefd2'],
    },
  ],
  back: (p) =>
    p.sky() +
    p.face(
      p.ink.far,
      '-2 34, 10 24, 18 29, 30 16, 38 22, 52 8, 62 18, 70 14, 84 27, 92 22, 102 30, 102 50, -2 50',
    ) +
    p.face(p.ink.light, '52 8, 62 18, 70 14, 78 21.6, 70 20, 66 26, 60 21, 56 27, 51 19, 46 24, 42 18.4') +
    p.face(p.ink.light, '30 16, 38 22, 33 21, 30 26, 27 22, 23 24, 25 21') +
    p.hills('#b3c4c2', '-2 36, 14 34, 34 39, 50 42, 66 38, 86 33, 102 35') +
    p.hills('#d9d9c4', '-2 46, 20 43, 50 47, 80 43, 102 45') +
    slope(p, '#e9b552', -1, 50, 5.4) +
    slope(p, '#c9622a', 1, 52, 5.4) +
    slope(p, p.ink.middle, -1, 58, 7) +
    slope(p, p.ink.near, 1, 60, 7) +
    p.hills('#f0c877', '-2 68, 30 66, 60 68, 102 64') +
    p.blob(
      p.ink.light,
      '55 53, 57 55, 50 59, 42 64, 24 70, -4 76, -4 84, 26 78, 50 68, 56 61, 63 55, 60 53, 55 53',
    ) +
    p.blob('#e0a444', '-4 76, 30 72, 60 76, 104 82, 104 104, -4 104, -4 76'),
  front: (p) =>
    p.line(p.ink.dark, 20, '104 4, 84 5, 64 2, 50 -4') +
    p.line(p.ink.dark, 9, '82 5, 76 11, 68 13') +
    chinar(p, p.ink.near, '94 3 20 105, 70 2 17 120, 60 12 15 150, 84 -2 15 40') +
    chinar(p, '#c9482a', '78 8 19 80, 101 12 17 100, 64 2 13 75, 50 -2 13 95') +
    chinar(p, p.ink.middle, '88 9 15 75, 69 13 14 75') +
    chinar(p, '#c9482a', '10 93 9 -70, 84 94 8 -110') +
    p.hills(p.ink.dark, '-2 90, 26 92, 60 91, 102 93'),
};

/** Autumn woods that come down from the left (-1) or right. */
const slope = (p: Print, fill: string, side: number, top: number, r: number): string => {
  const crowns = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    return `${50 + side * (56 - 50 * t)} ${top - 5 + 12 * t} ${r * (1 - 0.55 * t)}`;
  });
  const [from, to] = [50 + side * 56, 50 + side * 4];
  const edge = side < 0 ? `${from} ${top - 3}, ${to} ${top + 8}` : `${to} ${top + 8}, ${from} ${top - 3}`;
  return foliage(p, fill, crowns.join(', ')) + p.hills(fill, edge);
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
    // The dry undergrowth on both sides, and dust behind the feet.
    foliage(
      p,
      '#b97f42',
      '-2 66 7, 7 68 6, 14 70 5, 20 73 4, 102 66 7, 93 68 6, 86 70 5, 80 73 4, 2 76 8, 12 78 7, 98 76 8, 88 78 7',
    ) +
    p.blob('#f3e2b8', '14 88, 20 80, 30 77, 40 79, 50 77, 60 79, 70 77, 80 80, 86 88, 50 91, 14 88'),
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
