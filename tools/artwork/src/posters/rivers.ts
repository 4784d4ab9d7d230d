import { n0 } from '../drawing/numbers';
import { moved, oval, within } from '../figures/parts/shapes';
import { foliage, tall } from './foliage';
import { turningMahseer } from './near-mahseer';
import { risingGharial } from './near-gharial';
import { rhinoceros } from './near-rhinoceros';
import { mirroredStag } from './near-wading-stag';
import { tusker, tuskersLegs } from './near-tusker';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';
import { egret, skimmer } from './water-birds';

/** Kaziranga: a rhinoceros in the elephant grass, an egret on its back, the Brahmaputra behind. */
const kaziranga: PosterArt = {
  inks: ['#fdf3d8', '#d3dec2', '#9db7a4', '#8ea65c', '#3d6a4c', '#12291f'],
  air: ['#e4e8cd', '#f0eed8'],
  back: (p) =>
    p.sky() +
    p.hills('#e4e8cd', '-2 22, 30 19, 66 22, 102 18') +
    p.sun(24, 34, 23, '#ec6f43') +
    p.hills(p.ink.far, '-2 48, 8 45, 18 48, 34 44, 102 43') +
    p.hills('#f0eed8', '-2 50, 16 49, 40 51, 102 50') +
    `<rect y="${p.y(53)}" width="${p.x(100)}" height="${p.y(24)}" fill="#a8cbc4"/>` +
    p.lights(p.ink.light, 54, 70, 12, 12, 20) +
    p.blob('#86a98a', '-4 60, 6 58.6, 16 60, 6 61.4, -4 61, -4 60') +
    tall(p, -4, 60, 78, 17, 44, '#b99a4e') +
    p.hills('#b99a4e', '-2 72, 40 70, 102 72'),
  front: (p) =>
    rhinoceros(p) +
    egret(p, 82.6, 26.8, 19) +
    tall(p, 76, 106, 99, 44, 16, '#a59b52') +
    tall(p, -6, 106, 99, 23, 56, '#8f8a48') +
    tall(p, -6, 106, 99, 18, 50, p.ink.near) +
    tall(p, -4, 104, 101, 10, 60, p.ink.dark) +
    p.hills(p.ink.dark, '-2 94, 50 95, 102 94'),
};

/** Corbett: a tusker of Dhikala wades the Ramganga at sunrise, a golden mahseer before its legs. */
const corbett: PosterArt = {
  inks: ['#fcf3d9', '#f6d79a', '#b6c593', '#4f9a86', '#1f5f5c', '#0f2b2f'],
  back: (p) =>
    p.sky() +
    p.sun(26, 20, 36, '#f9e3b4') +
    p.sun(26, 20, 25) +
    p.hills('#d3cf9f', '-2 26, 12 22, 26 28, 42 24, 60 28, 76 20, 90 25, 102 22') +
    p.hills(p.ink.far, '-2 33, 20 27, 40 33, 62 34, 82 27, 102 31') +
    foliage(
      p,
      '#6f9f78',
      '-2 45 6, 6 44 5, 14 45 5, 22 46 4, 30 47 4, 70 47 4, 78 46 4.4, 86 45 5, 94 44 5.4, 102 44 6',
    ) +
    p.hills('#6f9f78', '-2 44, 30 46, 70 46.6, 102 44') +
    p.hills('#e6d9a4', '-2 50, 30 48.6, 70 49, 102 48') +
    `<rect y="${p.y(50.6)}" width="${p.x(100)}" height="${p.y(54)}" fill="#a9d0b3"/>` +
    p.lights(p.ink.light, 51, 53.6, 9, 24, 90) +
    tusker(p),
  front: (p) =>
    `<rect y="${p.y(54.4)}" width="${p.x(100)}" height="${p.y(54)}" fill="#58a893"/>` +
    p.face('#72bba1', '10 54, 24 54, 8 94, -18 94; 34 54, 44 54, 40 94, 24 94; 84 54, 92 54, 112 88, 96 94') +
    tuskersLegs(p) +
    p.hills('#1f6b68', '-2 87, 20 86, 50 90, 80 89, 102 86') +
    // The surface, seen from just above it, and its rings about what breaks it.
    p.blob(
      '#a9d0b3',
      '-4 53, 20 52.6, 50 53, 80 52.6, 104 53, 104 55.2, 80 55, 50 55.4, 20 55, -4 55.2, -4 53',
    ) +
    p.blob('#5f9c8c', '42 53.5, 60 52.4, 92 52.6, 100 53.6, 84 54.6, 62 54.8, 48 54.4, 42 53.5') +
    p.line(p.ink.light, 3, '20.4 53, 25 54.2, 33 54.3, 38 53.2') +
    p.blob(
      p.ink.light,
      '-4 54.9, 14 54.9, 30 55.2, 50 54.9, 72 55.1, 104 54.8, 104 55.4, 72 55.8, 50 55.5, 30 56, 14 55.5, -4 55.6, -4 54.9',
    ) +
    turningMahseer(p, p.ink.dark, p.ink.light) +
    stones(p, '#17474b', p.ink.near, '6 94 26, 28 96 17, 78 95.6 21, 97 94 24, 52 97 16') +
    p.hills(p.ink.dark, '-2 94, 30 95, 70 95, 102 94'),
};

/** Rounded boulders, `'x foot width, …'`, lit from above. */
const stones = (p: Print, fill: string, lit: string, list: string): string =>
  each(list, (x = 0, y = 0, w = 0) => {
    const at = (points: string) => each(points, (dx = 0, dy = 0) => `${x + dx * w} ${y + dy * w}`, ', ');
    return (
      p.blob(fill, at('-0.5 0, -0.42 -0.26, -0.1 -0.42, 0.26 -0.36, 0.48 -0.14, 0.5 0, 0 0.06, -0.5 0')) +
      p.blob(lit, at('-0.4 -0.2, -0.1 -0.38, 0.24 -0.33, 0.4 -0.18, 0.1 -0.22, -0.16 -0.14, -0.4 -0.2'))
    );
  });

/** Chambal: an old gharial lifts its snout from the river, its image and it as jaws about the sun; skimmers, and the ravines. */
const chambal: PosterArt = {
  inks: ['#fdf0d2', '#f6d49c', '#e0a463', '#a9623a', '#2f8f94', '#1d2a30'],
  back: (p) =>
    p.sky() +
    p.sun(23, 48, 27, '#fae0ae') +
    p.sun(23, 48, 16.4, '#ee7f43') +
    moved(ravines(p), p.x(101), p.y(2), 0, -0.76, 1.02) +
    p.hills(p.ink.far, '-2 46.4, 12 46, 30 46.6, 52 46.4, 102 46.6') +
    `<rect y="${p.y(48)}" width="${p.x(100)}" height="${p.y(54)}" fill="#b4dccb"/>` +
    p.hills('#9fd0c3', '-2 56, 30 55, 60 57, 102 55.4') +
    p.hills('#86c5ba', '-2 68, 20 67, 44 69, 70 67, 102 68') +
    within('cr', `M0 ${n0(p.y(48))}h900v300h-900z`, p.sun(23, 48, 16.4, '#f2a468')) +
    p.blob('#d9a86c', '-4 47.4, 104 47.4, 104 50, 84 51.6, 66 49.4, 48 50.4, 40 48.4, -4 47.9') +
    p.lights('#b4dccb', 51, 62, 9, 22, 18) +
    p.lights(p.ink.light, 50, 79, 12, 60, 90) +
    skimmer(p, 62, 17.4, 13) +
    skimmer(p, 81, 13, 9) +
    skimmer(p, 46, 12.4, 7),
  front: (p) => risingGharial(p) + p.hills(p.ink.dark, '-2 94, 40 93.4, 102 94'),
};

/** A bank of clay that rain has cut: each spur is lit on the sun's side, each gully is deep in its own way. */
const ravines = (p: Print): string =>
  p.crags('#f1c98f', '-2 23, 30 22, 47 24.6, 54 23.4, 62 27, 70 28, 76 35, 82 39, 90 46') +
  p.crags('#e3b47a', '44 38, 55 32, 62 34, 67 30.6, 73 31.4, 77 37, 83 40, 88 46') +
  p.face('#cf9a60', '62 34, 67 30.6, 72 33, 70 45, 58 45; 55 32, 57 38, 50 45, 44 38') +
  p.crags(
    p.ink.far,
    '-2 17, 6 16, 12 18.6, 15 23, 19 20.4, 28 19.6, 34 22.6, 37 29, 41 26.6, 48 28, 53 34, 59 33.4, 66 38.6, 76 43, 84 45',
  ) +
  p.face(
    '#c4854c',
    '-2 17, 6 16, 9 24, 6 31, 11 38, 9 46, -2 46; 15 23, 19 20.4, 28 19.6, 31 27, 27 34, 32 46, 17 46, 19 37, 16 30; 37 29, 41 26.6, 48 28, 51 34, 48 39, 54 46, 40 46, 41 40, 38 35; 53 34, 59 33.4, 62 38, 61 42, 65 46, 56 46, 55 39',
  ) +
  p.face(
    '#8f4f2e',
    '12 18.6, 15 23, 18 30, 21.6 37, 24 46, 13 46, 17 38, 14 30, 13.6 24; 34 22.6, 37 29, 40 35, 45 40, 47 46, 37 46, 39.6 40, 36 34; 53 34, 56.6 39, 61 46, 54 46, 54.4 39; 24 21, 25.4 27, 23 33, 26 41, 21.4 34, 23.6 27; 3 18.4, 4.4 25, 2.4 31, 5.4 40, .6 32, 2.6 25; 44.6 28.6, 46 33, 44.4 38, 43 33',
  ) +
  p.face(
    '#f3cf95',
    '-2 17, 6 16, 12 18.6, 8 18.8, 2 18.4; 19 20.4, 28 19.6, 34 22.6, 30 22, 23 22; 41 26.6, 48 28, 53 34, 48.6 30, 44 28.8',
  );

/** Dudhwa: a barasingha stag swims the still swamp at sunrise, which holds it and the sal forest as a mirror does. */
const dudhwa: PosterArt = {
  inks: ['#fdf0cf', '#f4b871', '#c9bc95', '#6f9a80', '#2a6157', '#0d2b2c'],
  air: ['#f0dcaa'],
  back: (p) =>
    p.sky() +
    p.sun(48, 27, 26, '#fde3ae') +
    foliage(p, p.ink.far, '-2 43 8, 10 43 7, 22 45 6, 34 47 5, 46 48 4, 58 47 5, 70 45 6, 82 43 7, 94 43 8') +
    p.hills('#f0dcaa', '-2 47, 30 46, 60 47.6, 102 45') +
    forest(p, p.ink.far, p.ink.middle, p.ink.near) +
    foliage(p, p.ink.middle, '14 2 9, 24 -1 8, 34 -3 7, 62 -3 7, 72 0 8, 82 2 9, 93 5 10, 101 12 9') +
    foliage(p, p.ink.near, '-2 8 10, 6 2 9, 14 -3 7, 88 -4 7, 97 2 9, 103 9 8') +
    `<rect y="${p.y(50)}" width="${p.x(100)}" height="${p.y(50)}" fill="#a9bd9f"/>` +
    oval('#cdd2ac', p.x(48), p.y(73), p.x(26)) +
    moved(forest(p, '#97b096', '#86a48e', '#6a9080'), 0, p.y(100), 0, 1, -1),
  front: (p) =>
    mirroredStag(p, 31, 50, 0.56, '#35675f') +
    p.lights(p.ink.light, 54, 92, 12, 50, 60) +
    tall(p, -8, 108, 101, 10, 70, p.ink.dark) +
    p.hills(p.ink.dark, '-2 92, 30 94, 70 94, 102 92'),
};

/** The stems of sal, far to near. */
const forest = (p: Print, far: string, middle: string, near: string): string =>
  trunks(p, far, '20 1, 31 0.9, 36 0.7, 61 0.8, 66 1, 73 1.1', 50) +
  trunks(p, middle, '13 1.8, 18 1.3, 26.6 1.2, 70 1.2, 77 1.5, 85 1.8', 50) +
  trunks(p, near, '4 3.4, 96 3', 50);

/** Trunks from the upper edge down to a foot, `'x width, …'`, that flare at the root. */
const trunks = (p: Print, fill: string, list: string, foot: number): string =>
  each(list, (x = 0, w = 0) =>
    p.face(
      fill,
      `${x - w * 0.42} -2, ${x + w * 0.42} -2, ${x + w * 0.52} ${foot - 6}, ${x + w} ${foot}, ${x - w} ${foot}, ${x - w * 0.52} ${foot - 6}`,
    ),
  );

export const RIVERS = {
  'kaziranga-national-park': kaziranga,
  'jim-corbett-national-park': corbett,
  'national-chambal-wildlife-sanctuary': chambal,
  'dudhwa-national-park': dudhwa,
} satisfies Record<string, PosterArt>;
