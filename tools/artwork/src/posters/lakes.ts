import { n0 } from '../drawing/numbers';
import { limb, moved, poly } from '../figures/parts/shapes';
import { foliage, pads, reeds, tall } from './foliage';
import { set } from './near-animals';
import { callingPair, type CraneInks } from './near-cranes';
import { embracingElephants } from './near-elephants';
import { sangaiStag } from './near-sangai';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';
import { darter, stork } from './water-birds';

/** Keoladeo: a pair of sarus call at each other, their necks a lyre about the sun; storks on the babuls of the bund. */
const keoladeo: PosterArt = {
  inks: ['#fdf5de', '#f6d795', '#ddc79a', '#9aa99f', '#4d6b74', '#17293a'],
  back: (p) =>
    p.sky() +
    p.sun(50, 32.4, 17, '#fae3b2') +
    p.sun(50, 32.4, 9.4, '#ee7b45') +
    p.hills(p.ink.far, '-2 53, 24 52, 52 53, 76 51.6, 102 53') +
    babuls(p) +
    `<rect y="${p.y(57)}" width="${p.x(100)}" height="${p.y(46)}" fill="#a9c9bf"/>` +
    p.blob(p.ink.middle, '-4 56.4, 30 56, 70 56, 104 56.4, 104 59, 76 58.6, 50 57.6, 24 58.6, -4 59') +
    p.hills('#8fb8b2', '-2 74, 30 72.6, 64 74.4, 102 73') +
    p.lights('#79a1a6', 66, 92, 15, 22, 16) +
    p.lights('#79a1a6', 66, 92, 15, 78, 16) +
    p.lights('#f8b06c', 59, 91, 20, 50, 14),
  front: (p) =>
    pads(p, '#5f8f6e', '50 68 6, 41 78 9, 58 86 12') +
    callingPair(p, SARUS) +
    tall(p, -6, 12, 101, 17, 26, p.ink.dark) +
    tall(p, 88, 106, 101, 18, 26, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 30 94, 70 94, 102 92'),
};

const SARUS: CraneInks = {
  body: '#9fb0ba',
  shade: '#6c8190',
  lit: '#cbd6da',
  plume: '#a3b2bb',
  neck: '#fdf5de',
  hood: '#c23b2c',
  crown: '#a9b7ac',
  eye: '#f0b63c',
  bill: '#9da883',
  leg: '#cf5f52',
};

/** Babuls on a bund, painted storks on their crowns. */
const babuls = (p: Print): string =>
  each(
    '5 -3, 16 3, 77 3, 86 -3, 96 2',
    (x = 0, lean = 0) =>
      p.line('#978c72', 7, `${x} 57, ${x + lean * 0.6} 51, ${x + lean} 46`) +
      p.line('#978c72', 4, `${x + lean * 0.6} 51, ${x - lean} 48, ${x - lean * 1.6} 45`),
  ) +
  foliage(
    p,
    '#b7b08c',
    '-1 44 7, 6 42 6, 13 42 6, 20 44 5, 26 46 4, 31 47 3, 70 47 3, 75 45 4, 81 43 5, 88 41 6, 95 42 6, 102 44 7',
  ) +
  foliage(
    p,
    '#cac39c',
    '-1 42.4 6, 6 40.4 5, 13 40.2 5, 20 42.6 4, 26 45 3, 75 44 3, 81 41.4 4, 88 39.4 5, 95 40.4 5, 102 42.4 6',
  ) +
  each('79 39, 90 36, 97 37.4', (x = 0, y = 0) => stork(p, x, y, 3.8));

/** Keibul Lamjao: a sangai stag, its antlers a bow about the sun; the hills of Loktak, and the rings of the fishers. */
const keibul: PosterArt = {
  inks: ['#fdeedd', '#f6c4a8', '#c991a2', '#98a14e', '#545a7c', '#221d36'],
  back: (p) =>
    p.sky() +
    p.sun(48.2, 21.6, 17, '#e4624c') +
    p.hills('#e3a8a4', '-2 47, 10 42, 22 45, 34 51, 54 53, 70 44, 82 46, 102 37') +
    p.hills(p.ink.far, '-2 54, 14 49, 32 54, 56 55, 76 49, 88 51, 102 45') +
    `<rect y="${p.y(56)}" width="${p.x(100)}" height="${p.y(48)}" fill="#eab9b0"/>` +
    p.blob('#a97f9c', '-4 55.4, 104 55.4, 104 58, 70 57.4, 30 58, -4 58, -4 55.4') +
    p.hills('#d394a2', '-2 66, 20 65, 50 66.4, 80 64.4, 102 66') +
    p.hills('#a5708f', '-2 77, 24 76, 60 77.6, 102 76') +
    p.lights('#fde6c6', 58, 88, 22, 70, 50) +
    ring(p, 8, 61, 30) +
    ring(p, 88, 62, 26) +
    ring(p, 86, 80.6, 50) +
    canoe(p, 87, 81.4, 13),
  front: (p) =>
    sangaiStag(p) +
    tall(p, -4, 104, 97, 11, 70, '#7c8741') +
    tall(p, -4, 104, 101, 13, 60, '#5b6636') +
    reeds(p, '99 60 98, 95 68 94', p.ink.near) +
    tall(p, 80, 108, 101, 20, 32, p.ink.dark) +
    tall(p, -8, 16, 101, 20, 30, p.ink.dark) +
    p.hills(p.ink.dark, '-2 93, 40 95, 102 92'),
};

/** A ring of floating plants that fishers set round open water. */
const ring = (p: Print, x: number, y: number, w: number): string => {
  const ellipse = (fill: string, dy: number, share: number) =>
    `<ellipse cx="${n0(p.x(x))}" cy="${n0(p.y(y + dy))}" rx="${n0(p.x(w * share) / 2)}" ry="${n0(p.x(w * share) * 0.07)}" fill="${fill}"/>`;
  return (
    ellipse(p.ink.near, w * 0.012, 1) +
    ellipse(p.ink.middle, 0, 1) +
    ellipse('#757f3c', w * 0.002, 0.84) +
    ellipse('#d9a0a8', w * 0.012, 0.82)
  );
};

/** A fisher stands in a dugout with a pole. */
const canoe = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.dark,
    `${x - w / 2} ${y - 0.9}, ${x - w * 0.2} ${y + 0.1}, ${x + w * 0.3} ${y + 0.1}, ${x + w / 2} ${y - 0.9}, ${x + w * 0.2} ${y + 0.8}, ${x - w * 0.3} ${y + 0.8}, ${x - w / 2} ${y - 0.9}`,
  ) +
  p.face(
    p.ink.dark,
    `${x + w * 0.14} ${y}, ${x + w * 0.16} ${y - w * 0.34}, ${x + w * 0.26} ${y - w * 0.34}, ${x + w * 0.26} ${y}`,
  ) +
  p.sun(x + w * 0.21, y - w * 0.4, w * 0.06, p.ink.dark) +
  p.line(p.ink.dark, 2.4, `${x + w * 0.02} ${y - w * 0.62}, ${x + w * 0.42} ${y + w * 0.12}`);

/** Periyar: an elephant, her calf within her trunk, and the sun that rises over the drowned forest within it too. */
const periyar: PosterArt = {
  inks: ['#fdeed0', '#f7c98c', '#c3a79c', '#7d8796', '#46627a', '#14243a'],
  air: ['#f9d8a6', '#fbe3b8'],
  back: (p) =>
    p.sky() +
    p.hills('#f9d8a6', '-2 22, 30 18, 70 21, 102 15') +
    p.hills('#fbe3b8', '-2 38, 30 35, 70 37, 102 33') +
    p.hills('#e0b49c', '-2 50, 14 44, 26 47, 44 53, 60 52, 82 40, 102 44') +
    p.sun(44.4, 55.6, 11.4, '#ee7a45') +
    p.hills(p.ink.far, '-2 56, 10 51, 24 54, 36 59, 52 60, 70 55, 102 50') +
    p.hills(p.ink.middle, '-2 59, 14 57, 30 61, 60 61.6, 102 57') +
    `<rect y="${p.y(62)}" width="${p.x(100)}" height="${p.y(40)}" fill="#5f95a6"/>` +
    p.hills('#4f869a', '-2 74, 30 72.6, 62 74.6, 102 72') +
    p.hills('#3d7289', '-2 84, 34 83, 66 84.6, 102 83') +
    // The sun's way on the water.
    p.lights('#f5a35f', 63, 74, 12, 45, 16) +
    p.lights('#fbdca4', 64, 90, 14, 44, 30) +
    moved(drowned(p, 7, 70, 40, 1, '#437286'), 0, p.y(105), 0, 1, -0.5) +
    drowned(p, 7, 70, 40, 1, '#2b4159') +
    darter(p, 7.2, 31.4, 9),
  front: (p) =>
    embracingElephants(p) +
    p.hills(p.ink.dark, '-2 91.6, 20 92.4, 50 91.8, 80 92.4, 102 91') +
    tall(p, -6, 12, 101, 18, 24, p.ink.dark),
};

/** A dead trunk that stands in the lake, its top broken. */
const drowned = (p: Print, x: number, foot: number, h: number, s: number, fill: string): string =>
  set(
    p,
    x,
    foot,
    h,
    `<g transform="scale(${s} 1)">` +
      poly(fill, '-4.6 100, -3.4 60, -3 24, -2.6 4, -1 9, 0.4 0, 1.4 7, 2.6 5, 2.8 30, 3.4 62, 5 100') +
      limb(fill, '0 52 5, 8 42 4, 13 30 2.8, 14 18 1.4') +
      limb(fill, '10 39 2.6, 18 34 1.8, 21 27 0.8') +
      limb(fill, '0 38 4, -8 30 3, -11 20 2, -10 13 0.9') +
      limb(fill, '-9 27 2, -16 24 1.3, -18 19 0.7') +
      limb(fill, '0 70 4, -7 63 2.8, -9 57 1.2') +
      '</g>',
  );

export const LAKES = {
  'keoladeo-national-park': keoladeo,
  'keibul-lamjao-national-park': keibul,
  'periyar-national-park': periyar,
} satisfies Record<string, PosterArt>;
