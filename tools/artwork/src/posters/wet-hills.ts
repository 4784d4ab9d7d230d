import { n0 } from '../drawing/numbers';
import { dots, moved } from '../figures/parts/shapes';
import { foliage, leaves } from './foliage';
import { peeringLeopard } from './near-clouded-leopard';
import { swingingHoolocks } from './near-gibbon';
import { nanny, tahr } from './near-tahr';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Eravikulam: a saddleback tahr on the brink of the high Ghats faces the low sun by Anamudi, neelakurinji in flower down the slope. */
const eravikulam: PosterArt = {
  inks: ['#f8f1f4', '#f9c896', '#c7a9cc', '#8f7cc0', '#5b4fa6', '#1b1a3a'],
  air: ['#fbd9b4', '#fbe5d0', '#e6cbd6', '#fcd3a4'],
  back: (p) =>
    p.sky() +
    p.hills('#fbd9b4', '-2 14, 30 10, 64 15, 102 9') +
    p.hills('#fbe5d0', '-2 27, 40 24, 102 21') +
    p.sun(43, 36.4, 15, '#fcd3a4') +
    p.sun(43, 36.4, 10, '#f59a6c') +
    p.hills('#e6cbd6', '-2 42, 30 47, 60 48, 76 44, 90 46, 102 43') +
    // Anamudi: a dome of grass over walls of rock.
    p.hills(
      p.ink.far,
      '-6 37, 0 27, 5 20, 10 16, 15 14.6, 20 16.4, 24.4 21.6, 28 29, 32 36.4, 38 42.4, 48 46.6, 66 50, 80 52',
    ) +
    p.face(
      '#9a84bd',
      '-4 30, 0 27, 5 20, 8 18.4, 5 27, 6 36, 3 43, 5 56, -4 56; 12 17, 17 17.6, 18 26, 22 33, 21 43, 25 52, 16 56, 16 44, 12.6 34, 14 25',
    ) +
    p.face('#dcc0d6', '15 14.8, 20 16.4, 24.4 21.6, 28 29, 32 36.4, 38 42.4, 29 41, 24 33, 20 24') +
    p.blob(p.ink.light, '-6 52, 14 48, 40 51, 66 48, 106 50, 106 66, -6 66, -6 52') +
    p.hills('#b39bcb', '-2 60, 16 55, 30 56, 48 62, 70 60, 102 60') +
    foliage(p, p.ink.middle, '3 61 3, 8 62 4, 14 63 3.4, 20 62 2.4, 30 61.4 2.6, 35 63 3.4') +
    p.hills(p.ink.middle, '-2 64, 20 63, 40 67, 60 72, 102 72') +
    p.blob(p.ink.light, '-6 72, 20 69, 44 73, 70 71, 70 82, 30 80, -6 82, -6 72'),
  front: (p) =>
    // The brink, its wall lit from the left.
    p.face(
      '#a48fd0',
      '41 60, 46 57.4, 56 56.6, 70 56, 104 54, 104 104, 34 104, 39.4 88, 37.4 80, 41.4 68, 40 64',
    ) +
    p.face(
      '#6a5fb0',
      '53 58.6, 50 69, 51.4 75, 46.4 88, 45 104, 104 104, 104 56, 70 58; 45.4 60, 47 60, 44.4 70, 45 76, 42.6 84, 43.4 75, 42.8 69',
    ) +
    p.face('#4a4288', '66 58, 60 68, 60.6 76, 54 90, 54 104, 104 104, 104 58') +
    p.blob(
      '#7f74c6',
      '40.6 60, 45 57, 54 55.6, 66 55, 80 53, 106 50, 106 60, 90 58, 76 60.4, 66 59, 56 60.6, 46 59.4',
    ) +
    nanny(p, '#4a4288', 86.4, 52.6, 0.066) +
    p.blob(p.ink.near, '46 58, 58 57.2, 70 57, 88 56.6, 80 58.4, 68 58.8, 54 59, 46 58') +
    tahr(p, 62, 58, 28) +
    slope(p) +
    p.hills(p.ink.dark, '-2 92.6, 30 94, 66 95, 102 92.6'),
};

/** The bells of a neelakurinji's spike, 100 units high: each its place and radius. */
const BELLS = '0 2 7, -8 16 9, 8 20 9, -1 32 10, -14 44 11, 13 48 11, 0 60 12, -18 76 13, 17 80 13, 0 92 13';

/** Lit from the left. */
const LIPS = each(BELLS, (x = 0, y = 0, r = 0) => `${x - r * 0.24} ${y - r * 0.24} ${r * 0.66}`, ', ');

/** A hillside of kurinji that runs from behind the tahr down to the foot, its spikes larger the nearer. */
const slope = (p: Print): string => {
  const edge = (x: number) => 58 + 34 / (1 + Math.exp((x - 55) / 12));
  const row = (share: number, h: number, bell: string, lip: string) => {
    const id = `k${h}`;
    p.pen.defs.push(`<g id="${id}">${moved(dots(bell, BELLS) + dots(lip, LIPS), 0, 0, 0, h / 10)}</g>`);
    let sown = '';
    for (let x = -2; x < 103; x += h * p.pen.rand.in(0.34, 0.54)) {
      const y = edge(x) + (100 - edge(x)) * share - h * p.pen.rand.in(0.2, 0.6);
      if (y < 92) sown += `<use href="#${id}" x="${n0(p.x(x))}" y="${n0(p.y(y))}"/>`;
    }
    return sown;
  };
  return (
    p.hills('#4a4090', [-2, 15, 30, 40, 50, 60, 70, 80, 90, 102].map((x) => `${x} ${edge(x)}`).join(', ')) +
    row(0, 4, '#5f54aa', '#8a7fd0') +
    row(0.13, 5.4, '#5f54aa', '#968bd8') +
    row(0.3, 7.2, '#6a5fb8', '#a79ce8') +
    row(0.52, 9, '#7468c4', '#b5aaf0') +
    row(0.78, 10.6, '#7d70cc', '#c8bff6')
  );
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
const orchids = (p: Print, list: string, petal = '#d9608a'): string =>
  each(
    list,
    (x = 0, y = 0, s = 0) =>
      leaves(p, petal, [-150, -90, -30, 30, 150].map((turn) => `${x} ${y} ${3 * s} ${turn}`).join(', ')) +
      leaves(p, '#fbe3c0', `${x} ${y} ${2.2 * s} 90`),
  );

/** Dampa: a male hoolock swings along a bough between tall trees, high above misty hills; a female holds a liana. */
const dampa: PosterArt = {
  inks: ['#fbf3cf', '#c9dcb4', '#a3c49c', '#5f9f83', '#225b50', '#0a2723'],
  air: ['#dde8c0', '#f0eec6', '#f8d692', '#c3d8ae', '#b4cfa6', '#fbf3cf'],
  back: (p) =>
    p.sky() +
    p.hills('#dde8c0', '-2 24, 40 28, 102 22') +
    p.hills('#f0eec6', '-2 42, 40 45, 102 40') +
    p.sun(26, 58, 14, '#f8d692') +
    p.sun(26, 58, 8, '#fffaec') +
    p.hills('#c3d8ae', '-2 58, 10 57, 20 62, 30 65.6, 42 65, 54 60, 63 54, 70 52, 78 55, 88 60, 102 58') +
    giant(p, '#b4cfa6', 58, 3.4) +
    giant(p, '#b4cfa6', 80, 2.4) +
    p.hills(p.ink.far, '-2 66, 10 63, 17 61, 24 64, 36 71, 50 72, 64 69, 80 62, 102 55') +
    p.blob('#f0eec6', '-6 75, 20 73.6, 40 76, 64 72, 84 71, 106 70, 106 77, 60 79, 30 80, -6 79') +
    foliage(
      p,
      '#85b592',
      '11 78 5, 18 77 6, 25 79 4, 30 80 3, 35 80 4, 41 81 3, 46 80 4, 52 79 4, 57 78 5, 63 77 4, 69 78 5, 76 78 4, 82 77 6, 90 76 6',
    ) +
    p.hills('#85b592', '-2 78, 20 77.6, 40 80.8, 58 78.4, 102 76.6') +
    p.blob(p.ink.light, '-6 83.6, 20 82.6, 44 84, 70 82, 106 82, 106 87, 60 88, 30 89, -6 87') +
    foliage(
      p,
      p.ink.middle,
      '12 88 5, 20 86 7, 28 88 5, 35 89 4, 41 89 5, 49 88 5, 56 87 6, 64 89 4, 71 88 5, 79 87 6, 87 88 6',
    ) +
    giant(p, '#3f8170', 97, 14) +
    p.face('#6ba588', '91.1 -4, 92.6 -4, 91.8 60, 90 104, 88.3 104, 90 60') +
    p.face('#347263', '96 -4, 97 -4, 96.6 50, 97.4 104, 94.6 104'),
  front: (p) =>
    p.line('#1d4f45', 5, '85 10, 85.4 20, 86.6 32, 87.4 42, 87.4 50, 86.4 57') +
    p.blob(p.ink.near, '100 84, 92 80.4, 82 79, 74 79.6, 67 78.4, 70 77.4, 80 76.8, 90 76.6, 98 72, 100 84') +
    giant(p, p.ink.near, 3, 15) +
    p.face('#4f9580', '9.3 -4, 10.4 -4, 10.6 60, 12.3 104, 10.6 104, 9.6 60') +
    p.face('#1b4a41', '2.4 -4, 3.4 -4, 3 50, 4.6 104, 1.4 104; 6.8 -4, 7.3 -4, 7.2 40, 7.8 104, 6.4 104') +
    redVanda(p) +
    swingingHoolocks(p) +
    foliage(p, p.ink.near, '50 -5 8, 64 -5 8, 78 -4 9, 98 1 9') +
    foliage(p, p.ink.dark, '-2 -1 12, 12 -3 9, 25 -5 8, 36 -6 7, 92 -4 8, 103 -1 10') +
    spray(p, p.ink.near, '4 96 28 -60, 100 98 24 -120') +
    spray(p, p.ink.dark, '-2 96 24 -40, 105 97 22 -140') +
    p.hills(p.ink.dark, '-2 87.6, 22 88.4, 50 89, 78 88.4, 102 87.6'),
};

/** The bole of a forest giant about `x`, seen at the height of its crown. */
const giant = (p: Print, fill: string, x: number, w: number): string =>
  p.face(
    fill,
    `${x - w * 0.42} -4, ${x + w * 0.42} -4, ${x + w * 0.5} 60, ${x + w * 0.62} 104, ${x - w * 0.62} 104, ${x - w * 0.5} 60`,
  );

/** A red vanda, the flower of Mizoram, on the near bole. */
const redVanda = (p: Print): string =>
  p.blob(p.ink.dark, '9 50, 4 44, -3 43, 4 46, 8 51') +
  p.blob(p.ink.dark, '9 50, 8 42, 4 36, 6.6 42, 8 51') +
  p.blob(p.ink.middle, '8.6 51, 10 42, 15 36.6, 12 43, 10 51') +
  p.blob(p.ink.middle, '9 51, 14 44.6, 21 43, 26 45.4, 20 45.4, 15 47.4, 10 52') +
  p.blob('#3f8170', '9 51, 12 43, 18 38.6, 21.6 38.6, 16.6 42, 13 46, 10 52') +
  p.blob('#3f8170', '9 51, 15 49, 21 51, 23 55.4, 19 52.8, 14 51.6, 9 52.4') +
  p.line('#7d3327', 4, '8.4 50, 10.6 42, 14.6 36.6, 19 34, 24 33.6, 27.4 35.6') +
  orchids(p, '12 40.2 1, 15.2 36.4 1.1, 19 34.2 1.1, 22.8 33.4 1, 25.8 34.4 .8, 27.8 36.2 .6', '#d8492f');

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
