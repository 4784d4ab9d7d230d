import { sal } from '../landscape/indian-trees';
import { foliage, tall } from './foliage';
import { bearWithCub } from './near-bear';
import { lion } from './near-lion';
import { barasinghaStag } from './near-barasingha';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Gir: a lion's face before the evening sun, Girnar behind it. */
const gir: PosterArt = {
  inks: ['#fdf0cf', '#f3b866', '#c98a5c', '#96574c', '#5b3040', '#2a151a'],
  back: (p) =>
    p.sky() +
    p.sun(50, 42, 43) +
    p.hills(p.ink.far, '-2 52, 10 47, 20 39, 28 31, 33 28, 39 31, 50 42, 62 47, 76 44, 90 46, 102 43') +
    p.blob('#b1714f', '33 28, 39 31, 50 42, 62 47, 62 60, 30 60, 36 44, 33 28') +
    p.hills(p.ink.middle, '-2 58, 20 53, 46 57, 70 54, 102 57') +
    p.hills(p.ink.near, '-2 66, 20 62, 50 66, 80 63, 102 65') +
    tall(p, -4, 104, 82, 14, 60, '#b5713a') +
    p.hills('#b5713a', '-2 77, 50 76, 102 77'),
  front: (p) =>
    lion(p) +
    tall(p, -4, 104, 97, 16, 70, '#8a4c2a') +
    tall(p, -4, 104, 101, 15, 60, p.ink.dark) +
    tall(p, -6, 18, 101, 24, 26, p.ink.dark) +
    tall(p, 84, 106, 101, 24, 26, p.ink.dark) +
    p.hills(p.ink.dark, '-2 93, 50 92, 102 93'),
};

/** Kanha: a stag of the hard-ground barasingha in the grass of the maidan, as the mist lifts between the sal. */
const kanha: PosterArt = {
  inks: ['#fdf2d3', '#f5d99c', '#d6c48a', '#94a163', '#41613f', '#15281c'],
  back: (p) =>
    p.sky() +
    p.sun(48, 25, 16) +
    p.hills(p.ink.far, '-2 36, 24 33, 50 37, 78 32, 102 36') +
    [14, 58, 64, 73, 82]
      .map((x, i) => sal(p.pen, p.x(x), p.y(46), p.y([30, 15, 18, 25, 31][i] ?? 20), '#b9b27a', p.ink.far))
      .join('') +
    p.hills(p.ink.light, '-2 42, 20 41, 40 44, 60 43, 80 40, 102 43') +
    p.hills(p.ink.sky, '-2 54, 30 52, 60 55, 102 52') +
    p.blob(p.ink.light, '-4 58, 24 56, 50 59, 80 57, 104 60, 104 64, 70 62, 40 64, -4 62, -4 58') +
    p.hills('#dcb65a', '-2 70, 40 67, 102 70'),
  front: (p) =>
    trunk(p, p.ink.near, '#33523a', 11, 3) +
    trunk(p, p.ink.near, '#33523a', 89.4, 2.8) +
    trunk(p, p.ink.dark, '#22392a', 2, 8.4) +
    trunk(p, p.ink.dark, '#22392a', 98, 9) +
    foliage(p, p.ink.near, '14 10 9, 26 7 8, 74 7 8, 86 11 9, 62 3 7, 38 3 7') +
    foliage(
      p,
      p.ink.dark,
      '2 4 12, 4 18 9, 14 2 10, 27 0 9, 40 -3 9, 54 -4 8, 66 -2 9, 80 0 9, 90 4 11, 98 10 11, 97 22 7',
    ) +
    barasinghaStag(p, 48, 94, 83, {
      dark: '#2a170e',
      deep: '#3f2415',
      shade: '#6b3f20',
      coat: '#c07a38',
      warm: '#a3622c',
      pale: '#e3b77a',
      lit: '#f3c883',
      light: p.ink.light,
    }) +
    tall(p, 12, 88, 98, 17, 44, '#94a163') +
    tall(p, 14, 86, 101, 17, 40, p.ink.near) +
    tall(p, -4, 104, 101, 13, 30, p.ink.dark),
};

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

/** Tadoba: a sloth bear with her cub on her back by the lake, a ghost tree on the shore. */
const tadoba: PosterArt = {
  inks: ['#fbf1d0', '#e9d08c', '#8fb59a', '#4a8a80', '#1f5558', '#0a2228'],
  back: (p) =>
    p.sky() +
    p.sun(72, 29, 25) +
    p.hills(p.ink.far, '-2 29, 24 25, 50 33, 78 37, 102 34') +
    p.hills('#6aa08c', '-2 35, 20 31, 46 37, 74 40, 102 37') +
    p.hills(p.ink.middle, '-2 41, 30 38.6, 62 42.4, 102 40') +
    p.hills(p.ink.near, '-2 46, 30 46.6, 60 46.6, 102 45') +
    ghost(p, 8, 50, 44, 1) +
    `<rect y="${p.y(48.6)}" width="${p.x(100)}" height="${p.y(54)}" fill="#a8cdb0"/>` +
    p.blob(p.ink.middle, '-4 48, 104 48, 104 51, 76 52, 50 50.6, 24 52, -4 51, -4 48') +
    p.lights(p.ink.light, 51, 64, 14, 34, 24) +
    p.hills('#c9a24e', '-2 66, 24 64, 56 67, 102 63') +
    tall(p, -4, 104, 68, 6, 30, '#c9a24e') +
    p.hills('#b3853a', '-2 82, 40 80, 102 81') +
    p.blob('#8a5a2c', '14 88.6, 40 86, 80 86.4, 96 88, 70 90.4, 34 90.4, 14 88.6'),
  front: (p) =>
    bearWithCub(p) +
    tall(p, -4, 12, 101, 13, 22, p.ink.dark) +
    tall(p, 88, 104, 101, 22, 24, p.ink.dark) +
    tall(p, -4, 104, 101, 11, 34, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 40 93.6, 102 92'),
};

/** A bare tree with white bark; each limb is its width and the points it runs through, in its heights. */
const ghost = (p: Print, x: number, foot: number, h: number, s: number): string =>
  each(LIMBS, (width = 0, ...points) =>
    p.line(
      p.ink.light,
      p.y(h * width),
      points
        .flatMap((dx, i) => (i % 2 ? [] : `${x + s * dx * h} ${foot - (points[i + 1] ?? 0) * h}`))
        .join(', '),
    ),
  );

const LIMBS =
  '0.055 0 -0.02 0.02 0.3 -0.02 0.5 -0.05 0.66, 0.038 -0.03 0.52 0.03 0.72 0 0.86 0.06 1, 0.034 0.01 0.34 0.12 0.44 0.2 0.6 0.3 0.68, ' +
  '0.026 -0.05 0.64 -0.16 0.76 -0.17 0.9, 0.022 0.2 0.6 0.19 0.74 0.25 0.88, 0.016 0.26 0.65 0.36 0.7 0.4 0.8, 0.016 0.02 0.76 0.12 0.84 0.14 0.96, ' +
  '0.016 -0.11 0.71 -0.24 0.74 -0.3 0.82, 0.011 -0.16 0.82 -0.24 0.88 -0.25 0.97, 0.011 0.2 0.74 0.13 0.8, 0.01 0.3 0.68 0.42 0.7, 0.01 -0.22 0.74 -0.34 0.74';

export const DRY_WOODS = {
  'gir-national-park': gir,
  'kanha-national-park': kanha,
  'tadoba-national-park': tadoba,
} satisfies Record<string, PosterArt>;
