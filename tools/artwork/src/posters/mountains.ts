import { teak } from '../landscape/indian-trees';
import { foliage, leaves, tall } from './foliage';
import { leadDhole, packDhole } from './near-dhole';
import { chinarHangul } from './near-hangul';
import { sleepingPanda } from './near-red-panda';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Khangchendzonga: its five summits over the mist at first light, a red panda asleep on a bough of rhododendron. */
const khangchendzonga: PosterArt = {
  inks: ['#fdeed6', '#4f86a8', '#f2a45e', '#7f7fa8', '#3c4a78', '#171a3a'],
  air: ['#7fabbb', '#b4cabf', '#f2d9ac', '#f2a45e'],
  back: (p) =>
    p.sky() +
    p.hills('#7fabbb', '-2 13, 30 16, 66 11, 102 14') +
    p.hills('#b4cabf', '-2 24, 40 27, 102 22') +
    p.hills('#f2d9ac', '-2 33, 40 36, 102 31') +
    // Kabru, Kangbachen, Yalung Kang, the main, the central and the south summit, the gap of the Zemu, Siniolchu.
    p.crags(
      p.ink.middle,
      '-2 32, 4 27, 9 26, 14 30, 18 28, 24 21, 29 23, 36 15, 42 17, 50 8, 55 12.4, 60 10.6, 64.4 13.4, 71 9.6, 78 18, 85 28, 89 30, 95 23, 99 27, 104 30',
    ) +
    p.face(
      p.ink.light,
      '-2 32, 4 27, 9 26, 14 30, 18 28, 24 21, 29 23, 36 15, 42 17, 50 8, 55 12.4, 60 10.6, 64.4 13.4, 71 9.6, 78 18, 85 28, 89 30, 95 23, 99 27, 104 30, 104 46, -2 46',
    ) +
    // The sun comes from the east.
    p.face(
      p.ink.far,
      '9 26, 14 30, 14 33, 11.6 31.4, 10.5 30; 24 21, 29 23, 30 27, 33 30, 29.6 31, 28 27, 26 26; 36 15, 42 17, 42 21, 44 26, 40 25, 38 20; 50 8, 55 12.4, 58 15, 57 20, 55 22, 56 27, 53.6 25, 52 18, 51.4 14; 60 10.6, 64.4 13.4, 68 15, 66 22, 64 24, 62 19, 60.6 16; 71 9.6, 78 18, 85 28, 88 32, 82 31, 79 26, 76 27, 74 20, 71.6 16; 95 23, 99 27, 104 30, 104 34, 99 31, 97 31, 96 28',
    ) +
    p.face(
      '#a39fc4',
      '9 26, 4 27, -2 32, -2 36, 6 38, 5 34, 8 31; 24 21, 18 28, 14 30, 13 35, 20 38, 19 33, 23 29, 22 25; 36 15, 29 23, 27 26, 26 35, 31 39, 30 34, 34 29, 32.6 25, 35.6 20; 50 8, 42 17, 40 21, 38 30, 38 36, 43 41, 42 35, 47 29, 44.6 25, 49 19, 48 14; 60 10.6, 55 12.4, 54 18, 53 28, 54 34, 56 28, 58.6 23, 57.6 18, 59.6 14; 71 9.6, 64.4 13.4, 62.6 18, 62 28, 61 38, 67 35, 66 30, 69.6 25, 67.6 20, 70.6 15; 95 23, 89 30, 88 35, 93 38, 92 33, 95 29, 94 26',
    ) +
    // Bare rock below the snow.
    p.crags(
      p.ink.middle,
      '-2 35, 8 37, 12 34.4, 22 37.4, 31 36.6, 36 34, 42 39, 50 40.6, 58 36.4, 66 37.4, 78 33.4, 86 37, 96 34.4, 104 36',
    ) +
    p.hills('#f2d9ac', '-2 49, 12 45, 28 48, 46 44, 64 49, 84 45, 102 48') +
    firs(p, p.ink.near, 64, 7, 22) +
    p.hills(p.ink.near, '-2 63, 30 62, 70 64, 102 62') +
    p.blob('#a9b0cc', '-6 73, 14 69, 34 72, 58 68, 82 72, 106 68, 106 82, -6 82, -6 73') +
    p.hills('#43528c', '-2 84, 24 80, 56 85, 102 80'),
  front: (p) =>
    sleepingPanda(p) +
    rhododendron(p, '96 50 6.4, 3 82 7') +
    p.hills(p.ink.dark, '-2 93, 30 94, 60 95, 102 92'),
};

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
  each(list, (x = 0, y = 0, s = 0) => {
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
  });

/** Dachigam: a hangul stag before a leaf of chinar as large as the sky, the snows over its valley behind. */
const dachigam: PosterArt = {
  inks: ['#fcefd2', '#c2d6d4', '#8fa9b4', '#dd9432', '#96401f', '#2b1718'],
  back: (p) =>
    p.sky() +
    p.crags('#adc4c9', '-2 50, 5 40, 10 44, 18 33, 30 46, 66 46, 82 31, 91 42, 96 38, 102 47') +
    p.crags(p.ink.far, '-2 59, 6 51, 12 56, 22 52, 34 62, 66 62, 78 54, 88 57, 95 50, 102 56') +
    p.hills('#6d8a98', '-2 63, 14 61, 34 66, 50 68, 66 66, 86 60, 102 62') +
    p.hills('#b9cfd0', '-2 71, 20 68, 50 71, 80 68, 102 70') +
    p.hills('#557381', '-2 79, 20 75, 50 79, 80 75, 102 77'),
  front: (p) => chinarHangul(p) + p.hills(p.ink.dark, '-2 92, 26 93, 60 92, 102 93'),
};

/** Bandipur: a pack of dholes comes through the dry grass from the sun, which sets over the Nilgiris. */
const bandipur: PosterArt = {
  inks: ['#fdf3dc', '#8fbdb3', '#b79aa0', '#cf9350', '#7b4b30', '#2b1b16'],
  air: ['#bfd6bd', '#f6e6b8', '#f4cf9a'],
  back: (p) =>
    p.sky() +
    p.hills('#bfd6bd', '-2 11, 30 14, 66 10, 102 12') +
    p.hills('#f6e6b8', '-2 19, 40 21, 102 18') +
    p.hills('#f4cf9a', '-2 26, 40 28, 102 25') +
    p.sun(74, 19, 13, '#dd6a2c') +
    p.hills(p.ink.far, '-2 19, 8 16, 18 15.4, 28 18, 40 21, 56 24, 72 25, 84 21.6, 92 21, 102 24') +
    p.hills('#9a7c86', '-2 26, 12 23, 26 25.6, 44 28, 60 28.6, 80 28, 102 25.6') +
    foliage(
      p,
      '#7d5a58',
      '-1 33 5, 8 33 4, 16 34 4, 24 34 3, 62 34 2.4, 70 34 2.6, 84 33 3, 92 33 3.6, 100 33 4',
    ) +
    teaks(p, '5 38 21, 16 37 15, 92 35 11', '#5f4039', '#c9823f'),
  front: (p) =>
    p.hills('#f3d596', '-2 33, 40 32, 102 33') +
    p.hills('#eac27f', '-2 39, 40 42, 102 38') +
    p.blob('#cf9f57', '92 41, 82 40.4, 66 42, 52 45, 70 43.6, 84 42.4, 92 41') +
    packDhole(p, 'down', 63, 41.6, 11) +
    p.hills('#d9a95c', '-2 49, 14 50, 34 52, 60 51, 80 50.6, 102 52') +
    p.blob('#b98342', '88 55, 70 54, 56 57, 40 62, 52 61.6, 70 58.6, 84 56.6, 88 55') +
    packDhole(p, 'up', 51, 56.4, 23) +
    leadDhole(p, 29, 61.6, 36) +
    tall(p, -6, 106, 98, 16, 40, '#e9c37c') +
    tall(p, -6, 106, 100, 18, 50, '#a9682f') +
    tall(p, -6, 106, 101, 14, 40, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 40 93.4, 102 92'),
};

/** Teak in the dry months, `'x foot height, …'`. */
const teaks = (p: Print, list: string, fill: string, leaf: string): string =>
  each(list, (x = 0, y = 0, h = 0) => teak(p.pen, p.x(x), p.y(y), p.y(h), fill, leaf));

export const MOUNTAINS = {
  'khangchendzonga-national-park': khangchendzonga,
  'dachigam-national-park': dachigam,
  'bandipur-national-park': bandipur,
} satisfies Record<string, PosterArt>;
