import { limb, stroke } from '../figures/parts/shapes';
import { foliage, leaves } from './foliage';
import { restingCloudedLeopard } from './near-clouded-leopard';
import { hoolocks } from './near-hoolock';
import { tahr } from './near-tahr';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Eravikulam: an old tahr among neelakurinji in flower, the dome of Anamudi in a sea of mist. */
const eravikulam: PosterArt = {
  inks: ['#f8f1df', '#bcdcdc', '#9cc3b8', '#5f9a78', '#6f5fae', '#1c1b3d'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(38, 26, 27, '#f4e8cf') +
    p.blob(p.ink.light, '66 26, 78 24.6, 88 25.4, 106 24, 106 27, 88 28, 76 27, 66 26') +
    p.blob(p.ink.light, '74 14, 84 12.8, 106 12, 106 14.6, 88 15.4, 74 14') +
    p.hills('#a9c9cc', '-2 52, 12 47, 24 50, 40 46, 60 50, 80 44, 102 47') +
    p.hills('#d5e4dc', '-2 58, 30 55, 64 59, 102 55') +
    `<g transform="translate(${-p.x(8)} ${p.y(43)})scale(.8)">${
      p.hills(p.ink.middle, '-4 60, 5 40, 9 24, 18 14, 30 10.6, 42 13, 52 24, 60 40, 76 50, 102 54') +
      p.blob(
        '#467d63',
        '30 10.6, 42 13, 52 24, 60 40, 76 50, 104 54, 104 70, 60 66, 50 50, 46 36, 40 22, 30 10.6',
      ) +
      p.blob('#86bd92', '30 10.6, 20 13, 10 24, 2 42, -4 58, 10 56, 20 52, 17 42, 21 30, 26 20, 30 10.6') +
      p.blob('#b3b7ad', '24 24, 28 20, 30 26, 29 36, 32 46, 26 52, 22 44, 23 34, 24 24') +
      p.blob('#8f958f', '36 18, 39 20, 40 30, 44 38, 47 48, 42 52, 38 44, 36 34, 35 26, 36 18')
    }</g>` +
    p.blob(
      p.ink.light,
      '-6 74, 6 70, 16 71.6, 26 68, 38 71, 50 67, 60 71, 74 69, 90 72, 106 70, 106 104, -6 104, -6 74',
    ) +
    p.blob('#d5e4dc', '-6 82, 8 79, 20 81, 34 78, 50 80, 66 77.6, 84 80, 106 78, 106 104, -6 104, -6 82') +
    p.hills(p.ink.near, '-2 87, 10 86.6, 24 89, 44 91'),
  front: (p) =>
    tahr(p, {
      dark: p.ink.dark,
      shade: '#3b2b33',
      coat: '#5c4139',
      lit: '#c79a68',
      saddle: '#b39a80',
      pale: '#f4e8cf',
    }) +
    p.hills(p.ink.near, '20 95, 36 89, 60 90, 82 87.6, 102 86.6') +
    kurinji(p, '#5448b0', '#8f86e0', '5 74 101, 15 80 102, 43 80 103, 62 83 103, 93 79 103') +
    kurinji(
      p,
      '#7367d8',
      '#b9b3f4',
      '-1 82 102, 24 85 103, 34 84 103, 52 84 104, 72 85 104, 82 83 104, 101 84 103',
    ) +
    p.hills(p.ink.dark, '-2 93, 30 94.6, 66 95, 102 93'),
};

/** Flower heads of the neelakurinji, whorls of wide bells, `'x top foot, …'`. */
const kurinji = (p: Print, fill: string, lit: string, list: string): string =>
  list
    .split(', ')
    .map((spike) => spike.split(' ').map(Number))
    .map(([x = 0, top = 0, foot = 0]) => {
      const whorls = [0, 1, 2].flatMap((row) =>
        [-150, -122, -90, -58, -30].map((turn) => `${x} ${top + 4 + row * 4.4} ${3 + row * 0.7} ${turn}`),
      );
      const throats = [0, 1, 2].flatMap((row) =>
        [-122, -58].map((turn) => `${x} ${top + 4 + row * 4.4} ${1.7 + row * 0.3} ${turn}`),
      );
      return (
        p.line(p.ink.dark, 5, `${x} ${foot}, ${x} ${top + 2}`) +
        leaves(p, '#2f6350', `${x} ${top + 17} 6 -150, ${x} ${top + 17} 6 -30`) +
        leaves(p, fill, whorls.join(', ')) +
        leaves(p, lit, throats.join(', '))
      );
    })
    .join('');

/** Namdapha: a clouded leopard rests on its bough at dusk, mist in the forest below. */
const namdapha: PosterArt = {
  inks: ['#feeccd', '#efb384', '#86a79d', '#41797a', '#1d5158', '#082430'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(47, 33, 33, '#f6cf9f') +
    p.sun(47, 33, 25) +
    p.hills(p.ink.far, '-2 50, 12 46.6, 30 49, 50 45, 66 41, 84 44, 102 46') +
    p.hills('#c7cdb4', '-2 54, 30 51, 50 54, 70 51, 102 54') +
    p.hills(p.ink.light, '-2 59, 20 57, 46 60, 74 57, 102 59') +
    p.hills('#f6d8ac', '-2 70, 30 68, 60 71, 102 68') +
    foliage(
      p,
      p.ink.middle,
      '-2 78 8, 8 78 7, 17 79 7, 26 80 7, 36 81 7, 46 82 7, 55 82 7, 65 81 7, 74 80 7, 83 79 7, 92 78 7, 101 77 8',
    ) +
    p.hills(p.ink.middle, '-2 78, 18 80, 50 84, 82 80, 102 77') +
    foliage(
      p,
      p.ink.near,
      '-2 90 8, 8 90 7, 17 91 7, 26 91 7, 36 92 7, 46 93 7, 55 93 7, 65 92 7, 74 92 7, 83 91 7, 92 90 7, 101 89 8',
    ),
  front: (p) =>
    p.hills(p.ink.dark, '-2 93, 26 94, 50 93.4, 102 94') +
    restingCloudedLeopard(
      p,
      limb(p.ink.dark, '84 -6 22, 82 20 19, 81.4 46 18, 82 74 19, 83 104 22') +
        limb(p.ink.near, '73 4 0.4, 73.6 24 1.4, 73.6 40 0.4'),
      limb(p.ink.dark, '86 66 15, 72 67.4 12, 56 68 10.4, 40 67.4 9.6, 22 68 9, 6 69 7.6, -6 69.6 7') +
        limb(p.ink.middle, '66 63.4 0.3, 54 64 1.2, 36 63.6 1.4, 18 64.4 1.3, 2 66 0.4') +
        limb(p.ink.near, '74 70 0.4, 54 70.8 1.6, 36 70 1.5, 18 70.6 1.4, 2 71 0.4') +
        limb(p.ink.near, '30 67 0.3, 38 67.2 0.9, 46 67.4 0.3'),
      { dark: '#2c2520', shade: '#a37c42', coat: '#cda55f', lit: '#e8ca8d', light: '#f7ecd0' },
    ) +
    leaves(
      p,
      p.ink.near,
      '-2 4 17 20, 10 -3 17 62, 24 -4 15 96, 36 -4 12 70, 70 -3 15 130, 60 -4 12 88, 85 5 14 152',
    ) +
    leaves(
      p,
      p.ink.dark,
      '-3 -2 19 52, -3 12 15 44, 16 -4 16 42, 44 -4 11 110, 81 -2 17 156, 84.6 14 12 128',
    ) +
    p.line(p.ink.dark, 4, '41 71, 42 75, 44 79') +
    orchids(p, '39 73.4 1, 45 80 1.1, 42 76.4 1.2'),
};

/** Hanging orchids, `'x y size, …'`. */
const orchids = (p: Print, list: string): string =>
  list
    .split(', ')
    .map((flower) => flower.split(' ').map(Number))
    .map(
      ([x = 0, y = 0, s = 0]) =>
        leaves(
          p,
          '#d9608a',
          [-150, -90, -30, 30, 150].map((turn) => `${x} ${y} ${3 * s} ${turn}`).join(', '),
        ) + leaves(p, '#fbe3c0', `${x} ${y} ${2.2 * s} 90`),
    )
    .join('');

/** Dampa: a pair of hoolocks at sunrise before ridge behind ridge of bamboo, the mist still in their valleys. */
const dampa: PosterArt = {
  inks: ['#fff2c2', '#f7cf74', '#d9b765', '#7f9f63', '#2d6352', '#0a2723'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.sun(62, 40, 41, '#f4e8cf') +
    p.hills('#efc877', '-2 59, 8 55, 16 57, 30 50, 40 54, 52 56, 66 51, 82 57, 92 54, 102 58') +
    p.hills(p.ink.light, '-2 65, 30 62, 64 66, 102 63') +
    p.hills(p.ink.far, '-2 68, 12 64, 24 59, 34 64, 50 69, 66 65, 78 60, 90 65, 102 68') +
    p.hills(p.ink.light, '-2 76, 26 73, 56 77, 102 74') +
    p.hills(p.ink.middle, '-2 78, 16 77, 34 81, 52 84, 74 80, 88 74, 102 77') +
    bamboo(p, p.ink.middle, '7 78 15, 95 77 17') +
    p.hills(p.ink.near, '-2 82, 20 84, 50 85, 80 84, 102 81'),
  front: (p) =>
    hoolocks(
      p,
      limb(p.ink.near, '-4 8.6 6, 30 9.6 6, 62 10 5.8, 90 9 5.6') +
        limb(p.ink.middle, '-4 7.6 3.6, 30 8.6 3.6, 62 9 3.4, 90 8 3.2') +
        limb('#c3cf85', '-4 6.6 1, 30 7.6 1.1, 62 8 1, 90 7.1 1') +
        stroke(
          p.ink.near,
          1.4,
          '5 5.8, 5.6 9, 5 12.2; 36 6.6, 36.6 9.6, 36 12.8; 67 6.8, 67.6 9.8, 67 12.9',
        ) +
        stroke('#c3cf85', 0.6, '6.4 6, 7 8, 6.8 10; 37.4 6.8, 38 8.8, 37.8 10.6; 68.4 7, 69 9, 68.8 10.8'),
      {
        coat: '#16302b',
        shade: '#0c211e',
        fold: '#35564c',
        lit: '#c98f4a',
        skin: '#0a1513',
        bare: '#3f4a44',
        pale: '#f4e8cf',
      },
      {
        coat: '#c4844a',
        shade: '#8a532e',
        fold: '#9c6236',
        lit: '#f5cc86',
        skin: '#3a2620',
        bare: '#6d4a3a',
        pale: '#f4e8cf',
        female: true,
      },
    ) +
    spray(p, p.ink.dark, '100 3 15 130, 92 -2 12 100, -1 2 15 50, 97 22 9 110') +
    spray(p, p.ink.near, '4 94 20 -70, 30 95 17 -100, 60 96 16 -80, 96 94 22 -112') +
    spray(p, p.ink.dark, '-3 92 20 -40, 16 96 16 -80, 44 97 15 -92, 78 97 15 -95, 103 92 18 -140') +
    p.hills(p.ink.dark, '-2 92, 22 92, 50 93, 78 92, 102 92'),
};

/** Sprays of narrow bamboo leaves that hang, `'x y length turn, …'`. */
const spray = (p: Print, fill: string, list: string): string =>
  list
    .split(', ')
    .map((place) => place.split(' ').map(Number))
    .map(([x = 0, y = 0, l = 0, turn = 0]) =>
      [-46, -22, 0, 24, 48]
        .map((by, i) => {
          const a = ((turn + by) * Math.PI) / 180;
          const k = l * (i % 2 ? 0.85 : 1);
          const at = (along: number, across: number) =>
            `${x + k * (along * Math.cos(a) - across * Math.sin(a))} ${y + 0.85 * k * (along * Math.sin(a) + across * Math.cos(a))}`;
          return p.blob(fill, `${at(0, 0)}, ${at(0.3, -0.09)}, ${at(1, 0)}, ${at(0.3, 0.09)}, ${at(0, 0)}`);
        })
        .join(''),
    )
    .join('');

/** A far clump of bamboo whose culms bow outward, `'x foot height, …'`. */
const bamboo = (p: Print, fill: string, list: string): string =>
  list
    .split(', ')
    .map((clump) => clump.split(' ').map(Number))
    .map(([x = 0, y = 0, h = 0]) =>
      [-0.5, -0.3, -0.08, 0.16, 0.36, 0.54]
        .map((lean, i) => {
          const [k, side] = [h * (i % 2 ? 0.84 : 1), Math.sign(lean)];
          const to = (dx: number, dy: number) => `${x + k * dx} ${y - k * dy}`;
          return p.blob(
            fill,
            `${to(lean * 0.1 - 0.02, 0)}, ${to(lean * 0.3 - side * 0.03, 0.5)}, ${to(lean * 0.66, 0.94)}, ${to(lean + side * 0.1, 0.96)}, ${to(lean + side * 0.3, 0.74)}, ${to(lean + side * 0.1, 0.82)}, ${to(lean * 0.7 + side * 0.08, 0.7)}, ${to(lean * 0.4 + side * 0.03, 0.4)}, ${to(lean * 0.1 + 0.02, 0)}`,
          );
        })
        .join(''),
    )
    .join('');

export const WET_HILLS = {
  'eravikulam-national-park': eravikulam,
  'namdapha-national-park': namdapha,
  'dampa-wildlife-sanctuary': dampa,
} satisfies Record<string, PosterArt>;
