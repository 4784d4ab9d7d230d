import { n0 } from '../drawing/numbers';
import { limb, moved, poly } from '../figures/parts/shapes';
import { foliage, pads, reeds, tall } from './foliage';
import { set } from './near-animals';
import { callingPair, type CraneInks } from './near-cranes';
import { wadingElephants } from './near-elephants';
import { sangaiStag } from './near-sangai';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';
import { darter, stork } from './water-birds';

/** Keoladeo: a pair of sarus call at each other, the sun low between them; storks nest in the flooded babul behind. */
const keoladeo: PosterArt = {
  inks: ['#fdf5de', '#f6d795', '#ddc79a', '#9aa99f', '#4d6b74', '#17293a'],
  back: (p) =>
    p.sky() +
    p.sun(50, 57, 15, '#ee7b45') +
    p.hills(p.ink.far, '-2 60, 24 59, 52 60, 76 58.6, 102 60') +
    `<rect y="${p.y(61)}" width="${p.x(100)}" height="${p.y(42)}" fill="#a9c9bf"/>` +
    p.blob(p.ink.far, '-4 61, 104 61, 104 64, 70 63.4, 40 64, -4 63.4, -4 61') +
    p.hills('#8fb8b2', '-2 78, 30 76.6, 64 78.4, 102 77') +
    p.lights('#f8b06c', 63, 90, 16, 50, 14) +
    nestTree(p, 10, 66, 38, p.ink.near) +
    nestTree(p, 92, 66, 34, p.ink.near),
  front: (p) =>
    pads(p, '#5f8f6e', '50 72 8, 41 82 12, 56 88 14') +
    callingPair(p, SARUS) +
    tall(p, -6, 16, 101, 20, 26, p.ink.dark) +
    tall(p, 84, 106, 101, 22, 26, p.ink.dark) +
    tall(p, -4, 104, 101, 9, 60, p.ink.dark) +
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
  bill: '#87947c',
  leg: '#cf5f52',
};

/** A babul in the water, storks and their nests on its crown, its image below. */
function nestTree(p: Print, x: number, foot: number, h: number, fill: string): string {
  const masses = (side: number, k: number) =>
    each(
      '-0.36 0.6 0.2, -0.16 0.78 0.24, 0.12 0.84 0.26, 0.36 0.66 0.22, 0.04 0.6 0.26',
      (dx = 0, dy = 0, r = 0) => `${x + dx * h} ${foot - side * dy * h} ${r * h * k}`,
      ', ',
    );
  const fork = [-0.3, -0.1, 0.12, 0.32].map((dx) =>
    p.line(
      fill,
      h * 0.22,
      `${x} ${foot - h * 0.2}, ${x + dx * h * 0.5} ${foot - h * 0.42}, ${x + dx * h} ${foot - h * 0.62}`,
    ),
  );
  return (
    p.line('#8fb0a8', h * 0.42, `${x - h * 0.02} ${foot}, ${x} ${foot + h * 0.24}`) +
    p.lights(p.ink.light, foot + h * 0.04, foot + h * 0.16, 3, x, 2) +
    p.line(fill, h * 0.42, `${x - h * 0.02} ${foot}, ${x} ${foot - h * 0.26}`) +
    fork.join('') +
    foliage(p, fill, masses(1, 1)) +
    foliage(p, fill === p.ink.near ? '#63828a' : '#b1bcb2', masses(1.06, 0.5)) +
    each('-0.4 0.7, -0.2 0.9, 0.08 0.98, 0.28 0.91, 0.46 0.76', (dx = 0, dy = 0) =>
      stork(p, x + dx * h, foot - dy * h, h * 0.13),
    )
  );
}

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

/** Periyar: an elephant wades through the drowned forest at sunrise, her trunk on her calf. */
const periyar: PosterArt = {
  inks: ['#fdeed0', '#f7c98c', '#c3a79c', '#7d8796', '#46627a', '#14243a'],
  air: ['#f9d8a6'],
  back: (p) =>
    p.sky() +
    p.hills('#f9d8a6', '-2 20, 30 16, 70 19, 102 13') +
    p.sun(27, 14.6, 12.4, '#ee7a45') +
    p.hills('#e0b49c', '-2 28, 14 27, 32 28.6, 50 18, 66 25, 82 19, 102 27') +
    p.hills(p.ink.far, '-2 33, 20 30, 40 32, 62 23, 84 27, 102 24') +
    p.hills(p.ink.middle, '-2 37, 20 34, 40 37.6, 64 31, 84 34, 102 30') +
    p.hills(p.ink.near, '-2 41, 30 39, 56 41, 80 37, 102 39') +
    `<rect y="${p.y(42)}" width="${p.x(100)}" height="${p.y(60)}" fill="#5f95a6"/>` +
    p.blob(p.ink.near, '-4 41, 104 41, 104 47, 80 48, 60 46, 40 47, 16 46, -4 46, -4 41') +
    p.hills('#4f869a', '-2 62, 30 60.6, 62 62.6, 102 60') +
    p.hills('#3d7289', '-2 80, 34 78, 66 80.6, 102 78') +
    // The sun's way on the water.
    p.lights('#f5a35f', 46, 66, 12, 25, 16) +
    p.lights('#fbdca4', 48, 90, 14, 24, 24) +
    moved(drowned(p, 8, 56, 28, 1, '#437286'), 0, p.y(84), 0, 1, -0.5) +
    each('8 56 28 1, 24 47 8 -1', (x = 0, y = 0, h = 0, s = 1) => drowned(p, x, y, h, s, '#2b4159')) +
    darter(p, 8.2, 29, 8),
  front: (p) =>
    p.lights('#fbdca4', 76, 92, 8, 30, 60) +
    wadingElephants(p) +
    p.hills(p.ink.dark, '-2 90.6, 20 91.4, 50 90.8, 80 91.4, 102 90') +
    tall(p, -6, 14, 101, 18, 26, p.ink.dark) +
    tall(p, 93, 108, 101, 18, 24, p.ink.dark),
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
