import { foliage, leaves, tall } from './foliage';
import { dhole, nearDhole } from './near-dhole';
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

/** Bandipur: a dhole before the low sun, its pack in the dust behind it, between trunks of teak beneath the Nilgiris. */
const bandipur: PosterArt = {
  inks: ['#ffe3a0', '#c8472b', '#f0a04a', '#a8382a', '#6b2226', '#27121a'],
  air: ['#d55a30', '#e2763a', '#f0a04a', '#f4bd6b', '#e08a42', '#ffd48a'],
  back: (p) =>
    p.sky() +
    p.hills('#d55a30', '-2 18, 30 22, 66 16, 102 20') +
    p.hills('#e2763a', '-2 36, 40 40, 102 35') +
    p.sun(37, 37, 32, p.ink.far) +
    p.sun(37, 37, 27) +
    p.hills(
      '#f4bd6b',
      '-2 52, 6 48.6, 14 47, 22 48, 30 50.6, 40 54, 50 55.4, 62 55, 70 51.6, 78 49.6, 86 50.6, 94 48.6, 102 50',
    ) +
    p.hills('#e08a42', '-2 57, 20 58, 40 60, 60 60, 80 58, 102 56') +
    foliage(p, '#e08a42', '10 57 4, 15 58 3') +
    p.blob('#ffd48a', '-6 66, 12 62, 30 64, 44 60, 60 64, 78 61, 92 64, 106 60, 106 88, -6 88') +
    dhole(p, 'halt', [14.6, 68, 9, -1], ['#8a2b25', '#74211f']) +
    dhole(p, 'lope', [26.6, 66.4, 8.6, 1], ['#8a2b25', '#74211f']) +
    dhole(p, 'bow', [36.6, 68.6, 8, 1], ['#8a2b25', '#74211f']) +
    p.hills('#e08a42', '-2 67.6, 20 67, 38 68, 60 69, 102 68') +
    p.hills(p.ink.middle, '-2 76, 20 74, 44 76, 64 75, 102 75') +
    tall(p, -6, 106, 78, 6, 60, p.ink.middle) +
    p.hills(p.ink.near, '-2 83, 24 81, 50 82, 102 82'),
  front: (p) =>
    p.face('#3a1520', '92.6 -2, 96.6 -2, 97 40, 98 76, 101 94, 89.6 94, 92 78, 93 40') +
    nearDhole(p) +
    tall(p, -6, 106, 96, 17, 72, '#481923') +
    tall(p, -6, 106, 98, 13, 64, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 40 93.4, 102 92') +
    p.face('#3a1520', '2 -2, 7.4 -2, 7 30, 7.6 60, 9 78, 12 94, -1 94, 1.4 78, 2.4 50') +
    p.line('#3a1520', 12, '6 17, 12 10, 20 4, 26 -2') +
    p.line('#3a1520', 10, '94 20, 86 12, 77 7, 67 5') +
    leaves(p, '#3a1520', '10.4 12 15 96, 21 3.2 15 42, 67.4 5 14 164, 79 8 15 74, 88 14 15 92') +
    leaves(p, '#7d2a22', '15.6 7.4 15 70, 72 6 15 112'),
};

export const MOUNTAINS = {
  'khangchendzonga-national-park': khangchendzonga,
  'dachigam-national-park': dachigam,
  'bandipur-national-park': bandipur,
} satisfies Record<string, PosterArt>;
