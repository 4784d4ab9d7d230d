import { snag } from '../landscape/indian-trees';
import { birds } from '../landscape/sky';
import { tall } from './foliage';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Keoladeo: trees stand in the marsh, full of nests. */
const keoladeo: PosterArt = {
  inks: ['#fdeccb', '#f3b48a', '#d38a7c', '#8f6474', '#51425c', '#1e1a2e'],
  animals: [
    { figure: 'sarus-crane', x: 32, y: 95, height: 62, inks: ['#1e1a2e', '#a43a34', '#b3a6a8', '#fdeccb'] },
  ],
  back: (p) =>
    p.sky() +
    p.sun(66, 34, 17) +
    p.hills(p.ink.far, '-2 47, 24 45, 52 47, 76 44, 102 47') +
    `<rect y="${p.y(49)}" width="${p.x(100)}" height="${p.y(52)}" fill="${p.ink.sky}"/>` +
    p.lights(p.ink.light, 50, 92, 20, 66, 50) +
    nestTree(p, 62, 58, 20, p.ink.middle) +
    nestTree(p, 84, 68, 36, p.ink.near) +
    nestTree(p, 46, 54, 11, p.ink.far),
  front: (p) =>
    p.blob(p.ink.middle, '52 88, 64 86, 80 88, 66 90, 52 88') +
    tall(p, 70, 104, 101, 26, 30, p.ink.dark) +
    p.hills(p.ink.dark, '-2 99, 50 97, 102 96'),
};

function nestTree(p: Print, x: number, foot: number, height: number, fill: string): string {
  const h = height;
  const crown = [
    [-0.42, 0.5],
    [-0.2, 0.78],
    [0.12, 0.9],
    [0.4, 0.7],
    [0.1, 0.55],
  ]
    .map(([dx = 0, dy = 0]) => p.sun(x + dx * h * 0.9, foot - dy * h, h * 0.24, fill))
    .join('');
  const nests = birds(p.pen, p.x(x), p.y(foot - h * 1.02), 5, p.ink.light, h / 22);
  return (
    p.line(fill, h * 0.5, `${x} ${foot}, ${x - 0.6} ${foot - h * 0.3}, ${x + 1} ${foot - h * 0.6}`) +
    p.line(
      fill,
      h * 0.3,
      `${x} ${foot - h * 0.3}, ${x - h * 0.2} ${foot - h * 0.5}, ${x - h * 0.3} ${foot - h * 0.6}`,
    ) +
    crown +
    nests
  );
}

/** Loktak: floating meadows on the lake, sangai on one of them. */
const keibul: PosterArt = {
  inks: ['#f3efd0', '#8fc0b5', '#5b998f', '#a6a552', '#5d7440', '#17302b'],
  animals: [
    { figure: 'sangai', x: 66, y: 62, height: 17, inks: ['#17302b', '#6b4428', '#b98350', '#f3efd0'] },
  ],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 24, 14 16, 30 22, 50 12, 70 20, 86 14, 102 22') +
    `<rect y="${p.y(28)}" width="${p.x(100)}" height="${p.y(74)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.sky, 30, 90, 24, 50, 120) +
    mat(p, 20, 34, 16) +
    mat(p, 74, 38, 22) +
    mat(p, 36, 47, 26) +
    mat(p, 68, 62, 44),
  front: (p) => mat(p, 14, 78, 60) + mat(p, 82, 92, 70) + p.hills(p.ink.dark, '-2 99, 40 97, 102 98'),
};

/** A raft of vegetation. */
const mat = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.near,
    `${x - w / 2} ${y + 1}, ${x - w * 0.3} ${y - 0.6}, ${x} ${y - 1}, ${x + w * 0.34} ${y - 0.6}, ${x + w / 2} ${y + 1}, ${x} ${y + w * 0.07}, ${x - w / 2} ${y + 1}`,
  ) +
  p.blob(
    p.ink.middle,
    `${x - w / 2} ${y + 0.6}, ${x - w * 0.3} ${y - 0.8}, ${x} ${y - 1.2}, ${x + w * 0.34} ${y - 0.8}, ${x + w / 2} ${y + 0.6}, ${x} ${y + w * 0.04}, ${x - w / 2} ${y + 0.6}`,
  ) +
  tall(p, x - w * 0.4, x + w * 0.42, y + 0.6, 2 + w * 0.06, Math.round(w * 0.7), p.ink.near);

/** Periyar: the drowned forest of the lake. */
const periyar: PosterArt = {
  inks: ['#f1f1d6', '#b5cfc0', '#7fa99a', '#4f8273', '#2a5048', '#0f2522'],
  animals: [{ figure: 'asian-elephant', x: 62, y: 72, height: 17 }],
  back: (p) =>
    p.sky() +
    p.hills(p.ink.far, '-2 30, 18 20, 36 28, 58 16, 80 26, 102 18') +
    p.hills(p.ink.middle, '-2 42, 24 34, 50 42, 74 34, 102 42') +
    `<rect y="${p.y(46)}" width="${p.x(100)}" height="${p.y(56)}" fill="${p.ink.light}"/>` +
    p.lights(p.ink.sky, 48, 96, 26, 50, 120) +
    snag(p.pen, p.x(40), p.y(52), p.y(9), p.ink.far) +
    snag(p.pen, p.x(26), p.y(56), p.y(13), p.ink.middle) +
    snag(p.pen, p.x(88), p.y(58), p.y(16), p.ink.middle) +
    p.blob(p.ink.middle, '104 66, 84 67, 56 69, 34 73, 60 76, 104 78, 104 66'),
  front: (p) =>
    snag(p.pen, p.x(17), p.y(88), p.y(62), p.ink.dark) +
    snag(p.pen, p.x(88), p.y(92), p.y(40), p.ink.near) +
    p.lights(p.ink.sky, 88, 96, 6, 20, 40) +
    p.hills(p.ink.dark, '-2 97, 50 99, 102 96'),
};

export const LAKES = {
  'keoladeo-national-park': keoladeo,
  'keibul-lamjao-national-park': keibul,
  'periyar-national-park': periyar,
} satisfies Record<string, PosterArt>;
