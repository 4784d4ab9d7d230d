import { bars, both, mirrored, moved, oval, painted } from '../figures/parts/shapes';
import { branch } from '../landscape/coral';
import { foliage, leaves } from './foliage';
import { dugong } from './near-dugong';
import { haulingRidley } from './near-ridley';
import { seaTurtle } from './near-turtle';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Gahirmatha: the night of the arribada; turtle after turtle comes out of the moonlit surf onto the sand. */
const gahirmatha: PosterArt = {
  inks: ['#fdf0cd', '#1d3a60', '#5d80a2', '#a58a94', '#6d5a72', '#171a33'],
  back: (p) =>
    p.sky() +
    p.sun(50, 17, 32, '#234470') +
    p.sun(50, 17, 22, '#2d5380') +
    p.sun(50, 17, 13) +
    p.stars('12 8, 24 14, 30 5, 88 7, 16 24, 92 26, 80 18, 8 29') +
    `<rect y="${p.y(32)}" width="${p.x(100)}" height="${p.y(70)}" fill="${p.ink.far}"/>` +
    p.blob('#47698e', '-6 32, 106 32, 106 36, 60 37, 30 36, -6 37, -6 32') +
    p.lights(p.ink.light, 33, 41, 16, 50, 24) +
    p.hills('#cfd3c6', '-2 39, 20 37, 44 39.6, 70 37, 102 39') +
    p.hills(p.ink.far, '-2 40.2, 20 38.2, 44 40.8, 70 38.2, 102 40.2') +
    p.hills(p.ink.light, '-2 43, 16 42, 44 44.6, 70 41.4, 102 43.4') +
    p.hills('#54657f', '-2 45, 16 44, 44 46.6, 70 43.4, 102 45.4') +
    p.hills(p.ink.near, '-2 46.6, 16 45.4, 44 48, 70 45, 102 47') +
    p.hills(p.ink.middle, '-2 52, 16 50, 44 53, 70 50, 102 52') +
    p.hills('#bba09c', '-2 68, 30 64, 60 66, 102 62') +
    each(LANDED, (x = 0, y = 0, w = 0) => track(p, x, y, w)) +
    each(LANDED, (x = 0, y = 0, w = 0) => moved(HOST, p.x(x), p.y(y), 0, p.x(w) / 100)),
  front: (p) =>
    haulingRidley(p) +
    p.blob(
      '#bba09c',
      '-6 98, 4 94, 18 95.4, 34 93, 50 93.4, 66 93, 82 95.4, 96 93.6, 106 98, 106 104, -6 104, -6 98',
    ) +
    p.hills(p.ink.dark, '-2 94, 40 95, 102 94'),
};

/** Those behind it. */
const LANDED =
  '5 46.8 5, 17 47 6, 28 47.8 5, 39 48.4 6, 61 48 5, 71 46.8 6, 83 47 5, 94 47.4 6, 29 53.4 8, 75 53.4 8, 14 56.4 10, 89 58 12, 4 66 14';

/** From the surf to one of them: where it dragged itself, and on either side the marks of its flippers. */
const track = (p: Print, x: number, foot: number, w: number): string => {
  const t = (y: number) => (y - 36) / (foot - 36);
  const at = (across: number, y: number) => `${x + (50 - x) * (1 - t(y)) * 0.2 + across * w * t(y)} ${y}`;
  const marks = Array.from({ length: Math.floor((foot - 48) / 1.3) }, (_, i) => {
    const [side, y] = [i % 2 ? 1 : -1, 48 + i * 1.3];
    return p.line('#5d4b64', w / 2.6, `${at(side * 0.4, y)}, ${at(side * 0.6, y + 0.5)}`);
  });
  const strip = [at(-0.3, 47), at(0.3, 47), at(0.34, foot), at(-0.34, foot)].join(', ');
  return p.face('#7d667b', strip) + marks.join('');
};

/** One of them, a hundred wide. */
const HOST =
  both(
    painted({ skin: '#3b3d55' })(`
  skin 22 -8 16, 42 -6 17, 60 8 13, 72 32 4; 26 -34 10, 42 -42 13, 54 -38 5`),
  ) +
  painted({ lit: '#f3e3b4', shell: '#3b3d55', plate: '#54566e', head: '#7d7f95' })(`
  lit ${mirrored('0 -56, 20 -53, 36 -38, 42 -18, 36 0, 18 10, 0 12')}
  shell ${mirrored('0 -50, 18 -47, 32 -34, 40 -16, 35 1, 18 10, 0 12')}
  plate ${mirrored('0 -44, 7 -42, 10 -26, 8 -8, 0 -4')}
  plate 14 -38, 24 -30, 31 -16, 28 -4, 16 -4, 14 -22
  plate -14 -38, -24 -30, -31 -16, -28 -4, -16 -4, -14 -22
  head ${mirrored('0 -4, 10 0, 15 11, 12 22, 5 29, 0 30')}
  shell ~4 -8 12, -7.8 12.2; 8 12, 7.8 12.2`);

/** Gulf of Mannar: a dugong and her calf from above, over their seagrass, off a palm islet where a fisherman rows. */
const mannar: PosterArt = {
  inks: ['#fbf3d4', '#36a0a6', '#8fd0c4', '#5fbab7', '#17707f', '#0a3145'],
  back: (p) =>
    // From the shallows about the islet to the depth, without sky or stars.
    p.hills('#35a0a7', '-2 -2, 102 -2') +
    p.blob(p.ink.middle, '-8 -6, 60 -6, 56 10, 62 24, 50 36, 30 40, 18 52, -8 56, -8 -6') +
    p.blob(p.ink.far, '-8 -6, 46 -6, 44 10, 46 20, 36 29, 20 32, 8 42, -8 44, -8 -6') +
    p.blob(p.ink.light, '-8 -6, 32 -6, 33 6, 30 15, 20 21, 8 25, -8 30, -8 -6') +
    p.blob('#f0dca6', '-8 -6, 26 -6, 27 5, 24 12, 15 17, 4 20, -8 24, -8 -6') +
    p.blob(p.ink.near, '106 44, 92 50, 88 62, 72 72, 66 84, 40 90, 20 100, 20 106, 106 106, 106 44') +
    each('4 4 9, 16 3 8, 10 12 8, 1 15 7', (x = 0, y = 0, r = 0) => crown(p, x, y, r)) +
    each(
      '1 79, 9 84, 3 90, 16 91, 24 85, 32 92, 38 86, 46 92, 50 84, 57 89, 62 80, 66 86, 72 92, 76 83, 83 88, 88 79, 92 85, 97 91, 99 81',
      (x = 0, y = 0) => moved(bars('#2a8a80', TUFT), p.x(x), p.y(y), ((x * 7) % 40) - 50, p.x(0.9)),
    ) +
    rowing(p, 86, 13, 80),
  front: (p) =>
    dugong(p, 'dm', 42, 58, 74, 32) +
    dugong(p, 'dc', 73, 66, 36, 26) +
    p.hills(p.ink.dark, '-2 94, 30 95, 64 95, 102 93'),
};

/** A palm from above. */
const crown = (p: Print, x: number, y: number, r: number): string => {
  const star = (fill: string, k: number, d = 0) =>
    leaves(
      p,
      fill,
      Array.from({ length: 9 }, (_, i) => `${x + d} ${y + d} ${r * k} ${i * 40 + x * 9}`).join(', '),
    );
  return star('#1d5f4c', 1, 1) + star('#2f7f5c', 1) + star('#68ad72', 0.6);
};

/** A tuft of sea grass from above, its blades laid over by the current. */
const TUFT =
  '0 0 .5, 2.6 -3 1, 6 -5 .1; 0 0 .5, 3.6 -1.8 1, 8 -2.6 .1; 0 0 .5, 4 -.3 1, 8.6 .2 .1; 0 0 .5, 3 1.4 1, 6.6 3.2 .1';

/** A fisherman at the oars, from above, with a shadow on the sea bed. */
const rowing = (p: Print, x: number, y: number, w: number): string => {
  const boat = painted({ hull: p.ink.dark, wood: '#c98a55', plank: '#7d4a32', shirt: '#e2683c' });
  const outline = `
  hull ~.3 1.2 1.6, -2 8; 1.2 -1.6, -2 -8
  hull -1.4 6.4 .3, -2 8 1.1, -2.5 9.4 .4; -1.4 -6.4 .3, -2 -8 1.1, -2.5 -9.4 .4
  hull -13 0, -10.6 -.9, -5 -2, 1 -2.2, 7 -1.7, 13 0, 7 1.7, 1 2.2, -5 2, -10.6 .9`;
  const drawn = boat(`${outline}
  wood -11.6 0, -9.6 -.6, -4.8 -1.5, 1 -1.7, 6.8 -1.2, 11.6 0, 6.8 1.2, 1 1.7, -4.8 1.5, -9.6 .6
  plank -9.4 0, -4.8 .2, 1 .3, 6.8 .2, 9.4 0, 6.8 1, 1 1.5, -4.8 1.3, -8.6 .5
  hull -6.6 -1.3 .6, -6.6 1.3 .6; -3.4 -1.5 .6, -3.4 1.5 .6; 2.6 -1.6 .9, 2.6 1.6 .9
  plank 2.2 -1 .7, 1.2 -1.5 .5, .8 -2 .4; 2.2 1 .7, 1.2 1.5 .5, .8 2 .4
  shirt 1.6 -1.4, 2.8 -1.2, 3.2 0, 2.8 1.2, 1.6 1.4, 1.2 0`);
  const place = (dx: number, form: string) => moved(form, p.x(x + dx), p.y(y + 2 * dx), -24, p.x(w) / 26);
  return (
    `<g opacity=".3">${place(3, boat(outline))}</g>` +
    place(0, drawn + oval('#f6dc92', 1.9, 0, 1) + oval('#c98a55', 1.9, 0, 0.45))
  );
};

/** Wandoor: a hawksbill over the reef, the rain forest of Jolly Buoy down to its white beach. */
const wandoor: PosterArt = {
  inks: ['#fbf7dc', '#bfe8df', '#66cfc6', '#1f9aa6', '#12605f', '#07293f'],
  air: ['#fdf9e6'],
  back: (p) =>
    p.sky() +
    p.blob('#fdf9e6', '-6 9, 8 4, 20 7, 34 5, 46 10, 40 16, -6 16, -6 9') +
    p.blob('#fdf9e6', '60 7, 72 3, 88 6, 106 4, 106 12, 66 12, 60 7') +
    p.hills('#8fcabf', '-2 22, 14 20, 30 21.6, 44 23, 102 24') +
    // The island: crowns in three depths, tall pale trunks, the beach.
    foliage(
      p,
      '#2c8571',
      '44 20 4.6, 51 16 5.4, 59 12.6 6, 68 10 6.4, 77 11 6.4, 86 9 6.6, 95 11 6.4, 103 10 6',
    ) +
    p.hills('#2c8571', '38 25, 46 20, 60 13, 80 11, 102 11') +
    foliage(
      p,
      p.ink.near,
      '40 24 3.6, 46 22 4.4, 53 20.4 5, 61 19 5.4, 70 20 5, 78 18.6 5.4, 87 19 5.4, 96 18.6 5.4, 104 19 5',
    ) +
    p.hills(p.ink.near, '34 27, 44 24, 60 21, 102 21') +
    p.blob(p.ink.light, '24 28.6, 40 26.4, 60 25, 84 25.4, 106 25, 106 31, 24 30, 24 28.6') +
    `<rect y="${p.y(28.4)}" width="${p.x(100)}" height="${p.y(5)}" fill="#a9e6d8"/>` +
    // Under its bright edge the water, and one shaft of light that falls on the shell.
    p.hills('#4dbdc0', '-2 32, 16 31.4, 30 32.4, 48 31.4, 66 32.4, 84 31.4, 102 32') +
    p.face('#7fd6cd', '54 32, 84 32, 80 90, 18 90') +
    p.face('#b9efdf', '61 32, 75 32, 64 90, 34 90') +
    p.hills('#3fb3b3', '-2 76, 20 73, 44 78, 70 74, 102 77') +
    p.hills(p.ink.middle, '-2 82, 24 79, 50 84, 78 79, 102 82') +
    p.line(p.ink.light, 9, '-2 32, 16 31.4, 30 32.4, 48 31.4, 66 32.4, 84 31.4, 102 32'),
  front: (p) =>
    seaTurtle(p, 50, 61.4, 67, 8, { dark: p.ink.dark, shade: '#7d4a26', lit: '#c07f3c', pale: '#e6d6a0' }) +
    p.blob(p.ink.near, '-6 76, 6 77, 16 82, 26 88, 36 92, 40 104, -6 104, -6 76') +
    p.blob(p.ink.near, '106 72, 96 76, 86 83, 78 89, 66 92, 60 104, 106 104, 106 72') +
    branch(p.pen, p.x(7), p.y(96), p.y(7), '#f0805a', 5) +
    p.hills(p.ink.dark, '-2 92, 30 94, 64 95, 102 91'),
};

export const SEA_SHORES = {
  'gahirmatha-marine-wildlife-sanctuary': gahirmatha,
  'gulf-of-mannar-marine-national-park': mannar,
  'mahatma-gandhi-marine-national-park': wandoor,
} satisfies Record<string, PosterArt>;
