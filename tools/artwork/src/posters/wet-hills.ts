import { along } from '../figures/parts/along';
import { blob, both, limb, moved } from '../figures/parts/shapes';
import { foliage, leaves, tall } from './foliage';
import { set } from './near-animals';
import { peeringLeopard } from './near-clouded-leopard';
import { swingingGibbon } from './near-gibbon';
import { tahr } from './near-tahr';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Eravikulam: an old tahr on its crag over a valley of mist and shola, behind it Anamudi; neelakurinji in flower. */
const eravikulam: PosterArt = {
  inks: ['#fbf3dd', '#f6d9a4', '#a8c6bd', '#6fa36c', '#6a5fb4', '#1b1a3a'],
  air: ['#fbf3dd', '#dfe6d0'],
  back: (p) =>
    p.sky() +
    p.sun(78, 21, 27, '#f9e5bd') +
    p.sun(78, 21, 18) +
    p.blob(p.ink.light, '-6 9, 14 7, 30 9, 44 7.4, 60 10, 40 11.6, 18 11, -6 12, -6 9') +
    p.hills('#c3d0bb', '-2 33, 14 29, 30 35, 60 36, 76 29, 88 32, 102 27') +
    p.hills(p.ink.far, '-2 40, 20 38, 44 42, 66 40, 84 35, 102 38') +
    // Anamudi: a dome of grass over walls of rock.
    p.hills(
      '#7fae86',
      '-4 40, 3 33, 9 24, 16 16, 25 12.4, 36 12, 46 15, 53 22, 59 32, 70 40, 84 45, 104 48',
    ) +
    p.blob(
      '#a9cb92',
      '36 12, 46 15, 53 22, 59 32, 70 40, 84 45, 104 48, 104 70, 60 70, 54 58, 50 44, 46 32, 42 22, 36 12',
    ) +
    p.blob('#4f8a72', '36 12, 25 12.4, 16 16, 9 24, 3 33, -4 40, -4 54, 6 50, 12 40, 17 30, 24 21, 36 12') +
    p.face('#8d8a7c', '18 30, 24 21, 27 24, 28 33, 33 44, 30 55, 24 50, 20 42, 15 46, 14 38') +
    p.face('#c9bfa4', '24 21, 27 24, 28 33, 33 44, 30 55, 27 47, 24 36') +
    p.face('#c9bfa4', '40 22, 43 25, 44 34, 49 44, 48 54, 43 47, 41 36') +
    shola(
      p,
      '#2f6a5c',
      '2 56 4, 8 54 3.4, 13 55 3, 36 55 3, 41 57 3.4, 54 57 4, 59 54 3, 63 56 3.4, 72 55 3',
    ) +
    p.blob(p.ink.light, '-6 58, 10 55, 24 58, 40 55.4, 56 59, 74 55, 90 58, 106 54, 106 72, -6 72, -6 58') +
    p.hills(p.ink.middle, '-2 70, 14 64, 28 66, 44 70, 58 68, 74 59, 88 57, 102 54') +
    p.blob('#8fbb7c', '58 68, 74 59, 88 57, 104 54, 104 58, 90 61, 78 65, 70 72, 58 68') +
    shola(p, '#265a54', '4 68 4, 10 66 4.6, 17 67 4, 24 69 3.6, 30 71 3, 84 70 4, 91 68 4.6, 99 66 5') +
    tahr(p, 12, 66, 6.6, '#2c4a44') +
    p.hills('#dfe6d0', '-2 78, 14 74, 30 77, 46 74, 70 78, 102 74') +
    // The crag.
    p.face(
      '#54423f',
      '4 104, 9 92, 14 88, 17 83, 26 79.6, 40 78.4, 52 76.6, 66 77.4, 80 75.6, 104 78, 104 104',
    ) +
    p.face(
      '#d0b48c',
      '17 83, 26 79.6, 40 78.4, 52 76.6, 66 77.4, 80 75.6, 104 78, 104 80.6, 82 78.4, 66 80.4, 52 79.4, 36 82, 22 86, 14 88',
    ) +
    p.face('#8f7360', '9 92, 14 88, 22 86, 36 82, 40 86, 33 92, 35 104, 4 104') +
    p.face('#7a604f', '66 80.4, 82 78.4, 86 86, 80 92, 70 88'),
  front: (p) =>
    p.blob('#8f7360', '24 80, 44 78.6, 70 78, 88 79, 60 81, 30 81.4, 24 80') +
    tahr(p, 55, 79.6, 58) +
    tall(p, 20, 104, 81.6, 4, 50, '#b0a760') +
    foliage(p, '#2f3a6a', '-2 94 9, 9 95 7, 19 96 5, 80 96 5, 90 95 7, 101 94 9') +
    kurinji(
      p,
      '1 92 22, 7 94 19, 13 94 21, 19 95 15, 25 96 13, 31 96 10, 72 96 10, 78 96 13, 84 96 17, 90 94 19, 95 95 24, 100 94 18',
    ) +
    p.hills(p.ink.dark, '-2 91, 30 93, 66 94, 102 91'),
};

/** A spike of neelakurinji, 100 units high: bells in pairs up its stem. */
const KURINJI =
  limb('#2f3a6a', '0 2 2, 0 100 3') +
  [8, 26, 46, 68]
    .map((y, i) =>
      both(
        moved(
          blob('#6a5fb4', '0 8, 8 0, 22 -4, 25 2, 16 9, 2 12') +
            blob('#a79ce8', '1 6, 6 -4, 13 -10, 16 -4, 10 5'),
          0,
          y,
          0,
          0.6 + i * 0.2,
        ),
      ),
    )
    .join('');

/** `'x foot height, …'` */
const kurinji = (p: Print, list: string): string =>
  each(list, (x = 0, foot = 0, h = 0) => set(p, x, foot, h, KURINJI));

/** Stunted forest in the folds of the grassland, `'x y radius, …'`. */
const shola = (p: Print, fill: string, list: string): string => {
  const lit = each(list, (x = 0, y = 0, r = 0) => `${x - r * 0.25} ${y - r * 0.4} ${r * 0.5}`, ', ');
  return foliage(p, fill, list) + foliage(p, '#4c8a68', lit);
};

/** Namdapha: a clouded leopard looks out from behind a trunk, Dapha Bum and the mist of the rain forest behind it. */
const namdapha: PosterArt = {
  inks: ['#fcf4d0', '#ecd998', '#adc49c', '#5c9a80', '#1d5a54', '#07262b'],
  air: ['#eef0c6', '#fcf4d0', '#f3e4ac'],
  back: (p) =>
    p.sky() +
    p.hills('#f3e4ac', '-2 12, 40 14, 102 10') +
    p.sun(15, 22, 8.6, '#fffaec') +
    p.face('#c3cfa4', '-4 36, 4 32, 14 28, 22 34, 40 30, 60 25, 79 16, 90 21, 104 30, 104 60, -4 60') +
    p.hills(p.ink.far, '-2 42, 16 37, 34 43, 52 39, 72 42, 88 34, 102 38') +
    p.blob(p.ink.light, '-6 49, 16 45, 38 48, 60 44, 84 46, 106 42, 106 56, -6 56, -6 49') +
    p.hills('#85b08e', '-2 56, 18 50, 38 56, 60 52, 80 52, 102 48') +
    foliage(p, '#85b08e', '2 54 5, 12 51 5, 22 52 5, 82 52 5, 92 50 6, 101 48 6') +
    p.blob('#eef0c6', '-6 66, 20 62, 44 66, 70 62, 106 60, 106 72, -6 74, -6 66') +
    foliage(p, p.ink.middle, '-1 76 8, 9 77 7, 20 78 7, 96 76 7, 103 72 9') +
    p.hills(p.ink.middle, '-2 78, 30 82, 70 82, 102 76') +
    foliage(p, p.ink.near, '-2 90 9, 9 91 8, 20 92 7, 92 91 7, 101 89 9'),
  front: (p) =>
    peeringLeopard(p, p.ink.dark) +
    leaves(p, p.ink.near, '36 -3 16 118, 48 -3 15 70, 58 -4 12 96, 30 30 11 140, 31 44 10 128') +
    leaves(
      p,
      p.ink.dark,
      '102 2 17 160, 92 -3 17 118, 80 -4 14 84, -2 -1 16 40, 10 -4 14 70, 103 14 14 150',
    ) +
    p.line(p.ink.near, 4, '42 58, 40 66, 41 74') +
    orchids(p, '41 62 1, 38.6 67 1.1, 42 72 1, 39.6 77 1.1') +
    p.hills(p.ink.dark, '-2 93, 26 94, 50 93.4, 102 94'),
};

/** Hanging orchids, `'x y size, …'`. */
const orchids = (p: Print, list: string): string =>
  each(
    list,
    (x = 0, y = 0, s = 0) =>
      leaves(p, '#d9608a', [-150, -90, -30, 30, 150].map((turn) => `${x} ${y} ${3 * s} ${turn}`).join(', ')) +
      leaves(p, '#fbe3c0', `${x} ${y} ${2.2 * s} 90`),
  );

/** Dampa: a hoolock swings from its bowed bamboo, behind it ridge on ridge, the mist still in their valleys. */
const dampa: PosterArt = {
  inks: ['#fff1c4', '#f0a95c', '#d7b06c', '#8aa267', '#2d6352', '#0a2723'],
  air: ['#fff1c4', '#f4bd72', '#f8d48f', '#fce6b0', '#eec583', '#f3d596', '#d7b06c'],
  back: (p) =>
    p.sky() +
    p.hills('#f4bd72', '-2 13, 30 16, 66 12, 102 15') +
    p.hills('#f8d48f', '-2 24, 36 27, 102 23') +
    p.hills('#fce6b0', '-2 34, 40 36, 102 33') +
    p.hills(p.ink.light, '-2 43, 30 45, 102 42') +
    p.sun(82, 51, 9, '#fffaec') +
    p.hills('#eec583', '-2 60, 8 56, 16 58, 30 52, 40 55, 52 57, 66 53, 82 58, 92 55, 102 58') +
    p.hills(p.ink.light, '-2 67, 30 64, 64 68, 102 65') +
    p.line('#f3d596', 13, '71 80, 70 40, 73 -6') +
    p.line('#f3d596', 18, '87 80, 87 40, 91 -6') +
    p.line('#f3d596', 9, '95 80, 96 40, 95 -6') +
    p.line('#f3d596', 13, '17 80, 18 40, 13 -6') +
    p.hills(p.ink.far, '-2 70, 12 66, 24 61, 34 66, 50 71, 66 67, 78 62, 90 67, 102 69') +
    p.hills(p.ink.light, '-2 78, 26 75, 56 79, 102 76') +
    p.hills(p.ink.middle, '-2 81, 16 79, 34 83, 52 86, 74 82, 88 76, 102 79') +
    p.hills('#cfd2a0', '-2 88, 20 86, 50 89, 80 87, 102 88') +
    p.hills(p.ink.near, '-2 92, 20 91, 50 93, 80 91, 102 90') +
    culm(p, '0 106, 1 60, 7 30, 18 14, 30 8, 50 4, 74 4, 106 9'),
  front: (p) =>
    swingingGibbon(p, p.ink.dark, '#fdf3d6') +
    spray(p, p.ink.near, '48 6 12 76, 4 36 14 50') +
    spray(p, p.ink.dark, '2 52 16 50') +
    p.hills(p.ink.dark, '-2 90, 22 90, 50 91, 78 90, 102 90'),
};

/** A stem of bamboo that leans across the picture. */
const culm = (p: Print, points: string): string => {
  const shifted = (by: number) =>
    points.replace(/ (-?[\d.]+)(?=,|$)/g, (_, y: string) => ` ${Number(y) + by}`);
  const knots = along(points.replace(/(?=,|$)/g, ' 1'), 27, 13).map(({ x, y }) =>
    p.line('#c3cf85', 5, `${x} ${y - 2.2}, ${x + 0.4} ${y}, ${x} ${y + 2.2}`),
  );
  return (
    p.line(p.ink.near, 44, points) +
    p.line('#4f8a5c', 22, shifted(-0.9)) +
    p.line('#a9bf74', 6, shifted(-1.7)) +
    knots.join('')
  );
};

/** Sprays of narrow bamboo leaves that hang, `'x y length turn, …'`. */
const spray = (p: Print, fill: string, list: string): string =>
  each(list, (x = 0, y = 0, l = 0, turn = 0) =>
    [-46, -22, 0, 24, 48]
      .map((by, i) => {
        const a = ((turn + by) * Math.PI) / 180;
        const k = l * (i % 2 ? 0.85 : 1);
        const at = (along: number, across: number) =>
          `${x + k * (along * Math.cos(a) - across * Math.sin(a))} ${y + 0.85 * k * (along * Math.sin(a) + across * Math.cos(a))}`;
        return p.blob(fill, `${at(0, 0)}, ${at(0.3, -0.09)}, ${at(1, 0)}, ${at(0.3, 0.09)}, ${at(0, 0)}`);
      })
      .join(''),
  );

export const WET_HILLS = {
  'eravikulam-national-park': eravikulam,
  'namdapha-national-park': namdapha,
  'dampa-wildlife-sanctuary': dampa,
} satisfies Record<string, PosterArt>;
