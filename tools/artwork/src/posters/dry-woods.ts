import { n0 } from '../drawing/numbers';
import { moved, painted } from '../figures/parts/shapes';
import { foliage, tall } from './foliage';
import { whole } from './near-animals';
import { standingBear } from './near-bear';
import { lion } from './near-lion';
import { bellowingStag, hinds } from './near-barasingha';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Gir: a lion's face before the evening sun, Girnar behind it. */
const gir: PosterArt = {
  inks: ['#fdf0cf', '#f3b866', '#c98a5c', '#96574c', '#5b3040', '#2a151a'],
  back: (p) =>
    p.sky() +
    p.sun(50, 42, 43) +
    p.crags(
      p.ink.far,
      '-2 44, 1 40.4, 3 39.4, 5 36, 6.2 35.4, 7.4 36.4, 9 36, 11 39, 14 40, 20 44, 50 47, 62 47, 76 44, 90 46, 102 43',
    ) +
    p.face('#b1714f', '6.2 35.4, 7.4 36.4, 9 36, 11 39, 14 40, 20 44, 20 58, 8 58, 9.4 48, 7 42') +
    p.face(p.ink.far, '5.4 36, 5.4 34.6, 6.2 32.4, 7 34.6, 7 36') +
    p.hills(p.ink.middle, '-2 58, 20 53, 46 57, 70 54, 102 57') +
    p.hills(p.ink.near, '-2 66, 20 62, 50 66, 80 63, 102 65') +
    tall(p, -4, 104, 82, 14, 60, '#b5713a') +
    p.hills('#b5713a', '-2 77, 50 76, 102 77'),
  front: (p) =>
    whole(
      p,
      each(
        '-3 8 64 .9, 6 -4 40 1, 20 -5 24 .8, 90 -2 112 1, 88 14 128 .86, 78 -6 152 .76',
        (x = 0, y = 0, turn = 0, size = 1) => moved(TEAK, x, y, turn, size),
      ),
    ) +
    lion(p) +
    tall(p, -4, 104, 97, 16, 70, '#8a4c2a') +
    tall(p, -4, 104, 101, 15, 60, p.ink.dark) +
    tall(p, -6, 18, 101, 24, 26, p.ink.dark) +
    tall(p, 84, 106, 101, 24, 26, p.ink.dark) +
    p.hills(p.ink.dark, '-2 93, 50 92, 102 93'),
};

/** A leaf of teak. */
const TEAK = painted({ leaf: '#5b3040', rib: '#96574c' })(`
  leaf 0 0, 2.4 3.6, 6.6 6.6, 11 8, 15.4 7.6, 19 5.2, 22 2.6, 25.4 0, 22 -3, 19 -5.6, 15.4 -7.8, 11 -8.2, 6.6 -6.4, 2.4 -3.2
  rib -6 1 .8, 0 0 .7, 12 .3 .5, 24 0 .1; 4 0 .4, 6.6 2.6 .3, 8 5.6 .1; 4 0 .4, 6.6 -2.6 .3, 8 -5.6 .1; 8.4 0 .4, 11.4 2.8 .3, 13 6 .1; 8.4 0 .4, 11.4 -2.8 .3, 13 -6 .1; 13 0 .4, 16 2.4 .3, 17.6 4.8 .1; 13 0 .4, 16 -2.4 .3, 17.6 -4.8 .1`);

/** Kanha: a barasingha stag bellows among sal trees at dawn, and its breath joins the mist over the meadow. */
const kanha: PosterArt = {
  inks: ['#fff6d8', '#f6d588', '#d3c07c', '#8fa267', '#3f5f43', '#12261b'],
  air: ['#f9e5ac', '#d3c07c', '#c6b06a'],
  back: (p) =>
    p.sky() +
    p.face('#f9e5ac', '104 -8, 84 -8, -6 40, -6 62; 104 2, 104 14, 20 74, 2 74; 70 -8, 60 -8, -6 20, -6 30') +
    [17, 26, 40, 53, 66, 77, 86]
      .map((x, i) => trunk(p, p.ink.far, '#c6b06a', x, [2.6, 1.4, 1.8, 2.4, 1.5, 2.6, 1.6][i] ?? 2))
      .join('') +
    breath(p) +
    hinds(p, '#d6ba78', '70 58.6 1.1 1 20') +
    p.blob(
      '#f6e3b0',
      '60 62.4, 68 60.6, 76 61.3, 88 60.2, 100 61, 100 63.6, 88 63.2, 74 64.2, 64 63.8, 60 62.4',
    ) +
    hinds(p, '#a98845', '90.6 59.6 1.7 -1 0') +
    p.hills('#dfbf62', '-2 67, 40 65.6, 102 66') +
    p.blob('#f6e3b0', '60 66.6, 70 65.4, 80 63.8, 92 64.6, 100 63.8, 100 68, 90 67, 78 68, 60 66.6') +
    p.hills('#c39a43', '-2 78, 40 76, 102 77'),
  front: (p) =>
    bellowingStag(p) +
    trunk(p, p.ink.dark, '#22392a', 2, 9) +
    trunk(p, p.ink.near, '#33523a', 97, 5) +
    foliage(p, p.ink.near, '14 5 8, 26 2 7, 84 3 7, 96 7 9') +
    foliage(
      p,
      p.ink.dark,
      '2 2 11, 14 -2 9, 27 -4 8, 40 -5 8, 54 -5 8, 66 -5 8, 80 -4 8, 92 -2 10, 100 4 9',
    ) +
    tall(p, 56, 104, 96, 20, 40, '#e6c766') +
    tall(p, -4, 104, 96, 17, 40, '#94a163') +
    tall(p, -4, 104, 99, 17, 50, p.ink.near) +
    tall(p, -4, 104, 101, 13, 40, p.ink.dark),
};

/** Its breath in the cold air, lit from behind. */
const breath = (p: Print): string =>
  p.blob(
    p.ink.light,
    '71 39.2, 74.6 36.4, 78 34, 79.6 30.6, 83 29.6, 85.6 30.4, 86 26.4, 89.6 23.4, 94 24, 95.6 19.6, 100 17, 108 18, 108 70, -8 70, -8 58, 2 55.4, 10 57, 20 53.4, 32 56, 50 55, 60 52, 68 53.4, 75 50.4, 82 51, 86 47.6, 86 43, 82 41.2, 79.6 39.8, 75 39.6',
  ) +
  p.line('#f6e3b0', 7, '80 35.4, 85 34.6, 89 36, 92 39, 93 43.6, 91 48.4, 86 52.4') +
  p.line('#f6e3b0', 7, '89 30, 94 31, 97.6 35') +
  p.line('#f6e3b0', 7, '60 56.6, 68 57.6, 78 55.4, 88 56.6, 96 52');

/** The bole of a sal that stands at `x`, its foot spread, its bark furrowed. */
const trunk = (p: Print, fill: string, furrow: string, x: number, w: number): string =>
  p.blob(
    fill,
    `${x - w * 0.5} -6, ${x + w * 0.5} -6, ${x + w * 0.54} 40, ${x + w * 0.6} 78, ${x + w * 0.86} 90, ${x + w * 1.9} 104, ${x - w * 1.9} 104, ${x - w * 0.86} 90, ${x - w * 0.6} 78, ${x - w * 0.54} 40, ${x - w * 0.5} -6`,
  ) +
  [-0.26, 0.06, 0.32]
    .map((share, i) =>
      p.line(
        furrow,
        3.4,
        `${x + w * share} ${18 + i * 9}, ${x + w * share * 1.1} 58, ${x + w * share * 1.5} ${88 - i * 5}`,
      ),
    )
    .join('');

/** Tadoba: a sloth bear stands up by the lake at dusk, the mark on its chest bent as the young moon above it. */
const tadoba: PosterArt = {
  inks: ['#f4e8cf', '#123c48', '#e6b45c', '#2c6a68', '#17474c', '#060d12'],
  air: ['#1b5058', '#2f6f6c', '#7c9a70', '#1d4a54', '#e6b45c'],
  back: (p) =>
    p.sky() +
    p.hills('#1b5058', '-2 24, 30 20, 70 25, 102 21') +
    p.hills('#2f6f6c', '-2 37, 40 33, 102 37') +
    p.hills('#7c9a70', '-2 46.6, 40 44.4, 102 46.4') +
    p.hills(p.ink.far, '-2 53, 40 51, 102 53') +
    youngMoon(p, 50, 11.8, 9) +
    p.hills(p.ink.middle, '-2 57, 10 53, 20 51.4, 32 55, 60 60, 84 58, 102 60') +
    foliage(p, p.ink.near, '1 61 5, 8 61 4, 15 62 3, 21 62 3, 77 62 3, 84 61 4, 92 60 5, 100 60 6') +
    p.hills(p.ink.near, '-2 62, 50 63, 102 61') +
    p.hills(p.ink.far, '-2 66, 50 66, 102 66') +
    p.hills('#7c9a70', '-2 73, 50 73, 102 73') +
    p.hills(p.ink.near, '-2 80, 30 78, 60 80, 102 77') +
    mahua(p),
  front: (p) =>
    standingBear(p) +
    tall(p, -4, 104, 101, 13, 44, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 40 93.6, 102 92'),
};

/** A bunch of mahua, which flowers on bare boughs and opens at dusk. */
const BUNCH = painted({ stalk: '#86603a', flower: '#f4e8cf' })(`
  stalk 0 0 .9, -2.6 .8 .7, -4 3 .8; 0 0 .9, -1.6 2 .7, -2.2 5 .8; 0 0 .9, .2 1.8 .7, 0 3.6 .8; 0 0 .9, 1.6 2 .7, 2.2 5.2 .8; 0 0 .9, 2.6 .6 .7, 4 2.6 .8
  flower -4 2.4 .6, -4 3.8 2.6, -4 5.4 1; -2.2 4.4 .6, -2.2 5.8 2.6, -2.2 7.4 1; 0 3 .6, 0 4.4 2.6, 0 6 1; 2.2 4.6 .6, 2.2 6 2.6, 2.2 7.6 1; 4 2 .6, 4 3.4 2.6, 4 5 1`);

const mahua = (p: Print): string =>
  whole(
    p,
    painted({ bough: p.ink.dark })(`
  bough -3 60 6, 0 36 5, 3 17 3.4, 8 5 2.6, 15 -3 1.6
  bough 2 25 2.4, 6 19 1.6, 10.4 17.4 .8
  bough 6 9 2, 12 6.6 1.4, 17.4 7 .8
  bough 88 44 6, 85 24 4.4, 81 8 3, 75 -3 1.8
  bough 83.6 18 2.4, 78 10.6 1.6, 71.6 9 .8
  bough 81 13 2, 77.6 17 1.4, 75 21.4 .8`) +
      each('10.4 17.4, 17.4 7, 71.6 9, 75 21.4', (x = 0, y = 0) => moved(BUNCH, x, y, 0, 0.86)),
  );

/** Lying on its back, as it sets in the tropics; the rest of its disc in earthshine. */
const youngMoon = (p: Print, x: number, y: number, r: number): string => {
  const R = p.x(r) + 1;
  const horn = (side: number) => `${n0(p.x(x) + side * 0.97 * R)} ${n0(p.y(y) - 0.24 * R)}`;
  const arc = (k: number, side: number) => `A${n0(k * R)} ${n0(k * R)} 0 0 1 ${horn(side)}`;
  return p.sun(x, y, r) + `<path fill="#1d4a54" d="M${horn(-1)}${arc(1, 1)}${arc(0.975, -1)}z"/>`;
};

export const DRY_WOODS = {
  'gir-national-park': gir,
  'kanha-national-park': kanha,
  'tadoba-national-park': tadoba,
} satisfies Record<string, PosterArt>;
