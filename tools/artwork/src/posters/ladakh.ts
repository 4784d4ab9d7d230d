import { n0 } from '../drawing/numbers';
import { gompa } from './buildings';
import { tall } from './foliage';
import { sittingSnowLeopard } from './near-snow-leopard';
import { flyingCrane } from './near-crane-flight';
import { crane, type CraneInks } from './near-cranes';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Hemis: a winter night in the gorge; before the moon a snow leopard looks over to the lamps of the monastery. */
const hemis: PosterArt = {
  inks: ['#f2efe0', '#1b2c54', '#5f7ea9', '#3d578c', '#273a66', '#0d1530'],
  back: (p) =>
    p.sky() +
    p.sun(52, 34, 30, '#f2a93b') +
    p.face('#2f4678', '-2 40, 6 36, 13 27, 22 38, 30 44, 38 54, 44 66, -2 66') +
    p.face(p.ink.light, '13 27, 20.6 36.4, 17 35.4, 15 39, 12 35, 9 38, 8.6 35.4, 5 37.4') +
    p.face('#a9b4cf', '13 27, 20.6 36.4, 17 35.4, 15 39, 12.6 35.6, 14 32') +
    p.face(p.ink.middle, '-2 54, 10 50, 20 54, 34 56, 46 66, 46 80, -2 80') +
    // The crag of the monastery, lit on the moon's side.
    p.face(p.ink.near, '104 36, 74.8 41, 74.4 46, 71 51, 69.8 57, 63 66, 104 66') +
    p.face(
      p.ink.middle,
      '74.8 41, 80.6 40.4, 79.4 46, 76.2 51, 77 58, 72 66, 63 66, 69.8 57, 71 51, 74.4 46; 85.4 40.4, 91 40, 91.6 47, 88 53, 89.4 59, 86 66, 79 66, 83 58, 82 52, 85.6 46; 96 40, 104 39, 104 48, 98.6 54, 99 60, 95 66, 92 66, 95 55, 94 49',
    ) +
    p.face(
      p.ink.light,
      '74 41.6, 77 39.8, 98 37.6, 104 37.4, 104 40.4, 95 40.6, 93 42.4, 90 40.8, 84 42, 82 44.4, 80 41.6, 76.4 43',
    ) +
    gompa(p, 78, 40.6, 7, 8, 1) +
    gompa(p, 93, 38.6, 7, 7, 3) +
    gompa(p, 83.6, 39.6, 9.6, 13, 2) +
    p.face(
      '#f2a93b',
      '84.6 25.4, 86.2 25, 87 23.8, 88.1 23.6, 88.2 22.2, 88.6 22.2, 88.7 23.6, 89.8 23.8, 90.6 25, 92.2 25.4, 91.4 26.1, 85.4 26.1',
    ) +
    p.stars('12 12, 7 20, 18 19, 88 18, 82 14, 93 21') +
    flags(p, '-2 0, 22 4, 50 5.4, 78 4, 102 -1') +
    p.face('#33497c', '-2 58, 14 66, 28 72, 28 104, -2 104') +
    p.face(p.ink.near, '56 66, 66 63.6, 73 60, 80 63, 87 59, 94 62.4, 102 58, 102 104, 56 104') +
    // Its ledge: snow on top, the rock below.
    p.face(
      p.ink.dark,
      '-2 88, 8 78, 16 70, 22 63, 38 64, 58 63.4, 70 66, 80 72, 88 77, 96 85, 102 90, 102 104, -2 104',
    ) +
    p.face(
      p.ink.light,
      '9 77.4, 16 70, 22 62.6, 34 63.4, 58 63, 70 65.6, 80 71.6, 88 76.6, 93 81.4, 85 78.4, 80 80.6, 73 75.4, 68 80, 58 77, 52 82, 44 79, 36 81, 28 77, 20 74',
    ),
  front: (p) =>
    sittingSnowLeopard(p, {
      dark: '#1b2340',
      shade: '#9aa5bd',
      coat: '#c3cad8',
      lit: '#f4e8cf',
      light: p.ink.light,
    }),
};

/** A line of prayer flags that hangs through points. */
const flags = (p: Print, points: string): string => {
  const list = points.split(', ').map((pair) => pair.split(' ').map(Number));
  const colours = ['#4f86c6', '#f2efe0', '#cf4a3c', '#4f9a63', '#f0b94a'];
  let out = '';
  let count = 0;
  list.slice(0, -1).forEach(([x = 0, y = 0], i) => {
    const [toX = 0, toY = 0] = list[i + 1] ?? [];
    for (let k = 0; k < 5; k++) {
      const at = (t: number) => [x + (toX - x) * t, y + (toY - y) * t + Math.sin(t * 3.14) * 1.2] as const;
      const [[ax, ay], [bx, by]] = [at((k + 0.14) / 5), at((k + 0.86) / 5)];
      out += p.face(
        colours[count++ % 5] ?? '',
        `${ax} ${ay}, ${bx} ${by}, ${bx + 0.6} ${by + 4}, ${(ax + bx) / 2 + 0.8} ${(ay + by) / 2 + 3.4}, ${ax + 0.5} ${ay + 4}`,
      );
    }
  });
  return out + p.line(p.ink.dark, 2.4, points);
};

/** Changthang: a black-necked crane comes in over Tso Moriri to its mate and young on the shore. */
const changthang: PosterArt = {
  inks: ['#f9ecda', '#2c6fa6', '#ddb98d', '#b27a5a', '#6a4657', '#1e1e33'],
  back: (p) =>
    p.sky() +
    p.hills('#4f93bd', '-2 24, 30 28, 64 23, 102 27') +
    p.hills('#83b9cf', '-2 38, 34 41, 70 36, 102 40') +
    p.hills('#b9d8dc', '-2 50, 40 47, 70 50, 102 47') +
    p.blob(
      '#f4e8cf',
      '84 7, 88.6 8.4, 91.4 12, 91 16.6, 87.6 19.8, 82.6 20, 86.4 17.4, 88.2 13.8, 87 10, 84 7',
    ) +
    cloud(p, 96, 34, 40) +
    `<g transform="translate(0 ${n0(p.y(33))})">` +
    p.crags(p.ink.near, '-2 26, 10 21, 22 26, 36 18, 48 26, 60 21, 74 27, 88 16, 102 24') +
    p.face('#8b5a63', '36 17.8, 48 25.8, 54 34, 44 34, 36 24; 88 15.8, 102 23.8, 104 34, 94 34, 88 22') +
    p.face(
      p.ink.light,
      '36 17.6, 43 22.5, 40 23, 37 26, 34 23, 31 24, 29 22; 88 15.6, 96 20.5, 92 22, 89 26, 86 22, 82 24, 80 23; 10 20.6, 16 23.4, 12 24, 9 26, 6 23',
    ) +
    p.crags('#cb7d4f', '-2 33, 14 27, 28 35, 40 36') +
    p.face(p.ink.near, '14 26.7, 28 34.7, 40 35.8, 40 40, 20 40, 17 33') +
    p.crags('#cb7d4f', '30 39, 50 30, 58 33, 72 28, 84 37, 102 36') +
    p.face('#8f5a4f', '50 29.7, 58 32.7, 72 27.7, 84 36.8, 80 40, 64 36, 58 40, 54 34') +
    p.hills(p.ink.far, '-2 38, 20 36, 44 40, 70 38, 102 39') +
    '</g>' +
    `<rect y="${p.y(73)}" width="${p.x(100)}" height="${p.y(28)}" fill="#174c86"/>` +
    p.hills('#2577ab', '-2 76, 30 75.4, 64 76.6, 102 75.4') +
    p.hills('#4aa3bb', '-2 79, 26 80, 60 78.6, 102 80') +
    p.hills('#8fcfcb', '-2 83, 34 84, 66 82.6, 102 84') +
    p.lights('#f9ecda', 74, 84, 10, 60, 120) +
    p.hills(p.ink.light, '-2 86, 24 88, 50 89, 76 87, 102 85') +
    p.hills(p.ink.far, '-2 87, 24 89, 50 90, 76 88, 102 86') +
    crane(p, 20, 90.6, -17, BLACK_NECKED) +
    crane(p, 29, 91, -8, CHICK),
  front: (p) =>
    flyingCrane(p, BLACK_NECKED) +
    tall(p, 78, 106, 101, 15, 26, p.ink.near) +
    tall(p, -6, 8, 101, 13, 12, p.ink.near) +
    p.hills(p.ink.dark, '-2 92, 20 93.6, 50 94, 80 93.6, 102 92'),
};

const BLACK_NECKED: CraneInks = {
  body: '#fdf6ea',
  shade: '#b9b4b4',
  lit: '#ffffff',
  plume: '#1e1e33',
  neck: '#1e1e33',
  hood: '#1e1e33',
  crown: '#c8402c',
  eye: '#f2cf5a',
  bill: '#8b8a6a',
  leg: '#1e1e33',
};

const CHICK: CraneInks = {
  body: '#c9915a',
  shade: '#a8713f',
  lit: '#e0b078',
  plume: '#a8713f',
  neck: '#c9915a',
  hood: '#c9915a',
  crown: '#a8713f',
  eye: '#1e1e33',
  bill: '#8b6a4a',
  leg: '#6a4657',
};

/** A flat-footed cloud of the plateau. */
const cloud = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.light,
    `${x - w / 2} ${y}, ${x - w * 0.32} ${y - w * 0.07}, ${x - w * 0.16} ${y - w * 0.08}, ${x} ${y - w * 0.15}, ${x + w * 0.2} ${y - w * 0.13}, ${x + w * 0.3} ${y - w * 0.06}, ${x + w / 2} ${y}, ${x} ${y + 0.5}, ${x - w / 2} ${y}`,
  );

export const LADAKH = {
  'hemis-national-park': hemis,
  'changthang-cold-desert-wildlife-sanctuary': changthang,
} satisfies Record<string, PosterArt>;
