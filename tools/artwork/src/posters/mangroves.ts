import { foliage, leaves } from './foliage';
import { strikingCat } from './near-fishing-cat';
import { crocodile } from './near-reptiles';
import { both, limb, moved } from '../figures/parts/shapes';
import { whole } from './near-animals';
import { swimmingTiger } from './near-swimming-tiger';
import type { PosterArt } from './poster-art';
import { each, type Print } from './print';

/** Sundarbans: a tiger swims its creek toward us in the morning mist, the stilt roots of the mangrove on both sides. */
const sundarbans: PosterArt = {
  inks: ['#f8f1d3', '#cfdfc4', '#a3c3ab', '#5d9686', '#1f5650', '#08231f'],
  air: ['#e6ebcd'],
  back: (p) =>
    p.sky() +
    p.sun(50, 20, 28, '#e0e8cb') +
    p.sun(50, 20, 17) +
    foliage(
      p,
      p.ink.far,
      '-2 30 10, 12 30 8, 24 34 7, 34 37 5, 42 39.6 3.4, 58 39.6 3.4, 66 37 5, 76 33 7, 88 29 8, 101 29 10',
    ) +
    p.hills(p.ink.far, '-2 34, 20 37, 42 42, 58 42, 80 37, 102 34') +
    p.blob('#e6ebcd', '-6 44, 24 41, 50 44, 76 41, 106 44, 106 56, -6 56, -6 44') +
    `<rect y="${p.y(49)}" width="${p.x(100)}" height="${p.y(54)}" fill="#b3d0b8"/>` +
    foliage(
      p,
      p.ink.middle,
      '-2 18 12, 10 26 9, 20 22 8, 27 30 6.4, 18 33 6, 31 36 4.4, 20 27.4 4.4, 80.6 27.6 5, 102 17 12, 91 25 9, 80 21 8, 74 30 6.4, 83 33 6, 69 36 4.4',
    ) +
    stilts(p, p.ink.middle, '29 41 53, 20 39 56, 71 41 53, 80 39 56') +
    p.blob(p.ink.middle, '-6 52, 16 54, 34 52.6, 22 57, -6 60, -6 52') +
    p.blob(p.ink.middle, '106 52, 84 54, 66 52.6, 78 57, 106 60, 106 52') +
    p.hills('#8dbaa5', '-2 64, 20 62, 44 65, 70 62, 102 64') +
    p.lights(p.ink.light, 51, 66, 12, 50, 40) +
    foliage(
      p,
      p.ink.near,
      '-2 6 13, 9 2 10, 20 4 8, 3 20 9, 11 15 8, 2 32 7, 102 5 13, 91 1 10, 80 3 8, 97 19 9, 89 14 8, 98 31 7',
    ) +
    stilts(p, p.ink.near, '10 30 66, 2 36 68, 90 30 66, 98 36 68') +
    p.line(p.ink.near, 13, '8 10, 9 22, 10 32') +
    p.line(p.ink.near, 13, '92 10, 91 22, 90 32') +
    p.blob(p.ink.near, '-6 64, 10 65, 20 67.6, 8 70, -6 72, -6 64') +
    p.blob(p.ink.near, '106 64, 90 65, 80 67.6, 92 70, 106 72, 106 64') +
    spikes(p, p.ink.near, -2, 18, 67, 6, 6) +
    spikes(p, p.ink.near, 82, 102, 67, 6, 6),
  front: (p) =>
    swimmingTiger(p) +
    whole(
      p,
      moved(
        both(
          limb(p.ink.light, '39.4 78.6 .2, 34 80.4 .8, 26 82 1, 15 83 .2') +
            limb(p.ink.light, '30 76.6 .2, 22 77.4 .8, 10 77.6 .8, 0 77.4 .6'),
        ),
        42.7,
        -1.4,
      ),
    ) +
    spikes(p, p.ink.dark, 76, 104, 98, 15, 7) +
    spikes(p, p.ink.dark, -2, 22, 99, 15, 6) +
    p.hills(p.ink.dark, '-2 92, 24 94, 60 94.6, 80 93, 102 90'),
};

/** Breathing roots that stand in the mud. */
const spikes = (
  p: Print,
  fill: string,
  from: number,
  to: number,
  foot: number,
  h: number,
  count: number,
): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + p.pen.rand())) / count;
    const [k, y] = [h * p.pen.rand.in(0.5, 1.1), foot + p.pen.rand.in(-2, 2)];
    return p.blob(
      fill,
      `${x - k * 0.1} ${y}, ${x - k * 0.05} ${y - k * 0.6}, ${x} ${y - k}, ${x + k * 0.06} ${y - k * 0.6}, ${x + k * 0.1} ${y}, ${x - k * 0.1} ${y}`,
    );
  }).join('');

/** Stilt roots that arch down from a stem, `'x top foot, …'`. */
const stilts = (p: Print, fill: string, list: string): string =>
  each(list, (x = 0, top = 0, foot = 0) =>
    [-4, -1.7, 1.4, 3.8]
      .map((dx) =>
        p.line(
          fill,
          5.4,
          `${x} ${top - 4}, ${x + dx * 0.3} ${top}, ${x + dx * 0.84} ${top + (foot - top) * 0.4}, ${x + dx} ${foot}`,
        ),
      )
      .join(''),
  );

/** Bhitarkanika: from above, a salt-water crocodile in its creek between the crowns, egrets over it. */
const bhitarkanika: PosterArt = {
  inks: ['#f4f1cf', '#86bdaf', '#6fa994', '#3f7a69', '#1f4e48', '#082624'],
  back: (p) =>
    `<rect x="-5" y="-5" width="${p.x(102)}" height="${p.y(102)}" fill="#a9d3bd"/>` +
    // Not the sky's ink, which is midnight blue by night.
    p.blob(
      '#85bcae',
      '30 -6, 40 -6, 60 12, 74 30, 78 46, 70 62, 66 78, 72 106, 60 106, 54 82, 58 64, 66 48, 62 32, 48 14, 30 -6',
    ) +
    p.blob(
      '#c5e3ca',
      '20 -6, 24 -6, 40 14, 52 30, 54 46, 44 58, 34 74, 30 106, 20 106, 24 76, 36 56, 44 44, 40 30, 26 12, 20 -6',
    ) +
    p.lights(p.ink.light, 6, 92, 14, 50, 60),
  front: (p) =>
    crocodile(p, { dark: p.ink.dark, shade: '#454a2c', skin: '#7c7f48', lit: '#cbc982' }) +
    crowns(p, -1) +
    crowns(p, 1) +
    each('24 32 12, 19 21 9, 71 80 10', (x = 0, y = 0, w = 0) => wings(p, x, y, w)) +
    p.hills(p.ink.dark, '-2 92, 40 94.6, 102 93'),
};

/** The wood beside the creek, seen from above: mud, shadow, crowns and their lit sides. */
const crowns = (p: Print, side: number): string => {
  const edge = side < 0 ? [14, 16, 19, 24, 24, 17, 9, 8, 14] : [70, 80, 88, 91, 92, 91, 86, 84, 90];
  const masses = (dx: number, dy: number, k: number) =>
    edge
      .flatMap((x, i) => {
        const y = -2 + i * 12;
        const r = [12, 7, 9.6, 6.2, 10.8][i % 5] ?? 9;
        return (Math.abs(x - 50) > 40 ? [0] : [0, 1]).map(
          (row) => `${x + side * (r * 0.9 + row * 13) + dx * r} ${y + row * 5 + dy * r} ${r * k}`,
        );
      })
      .join(', ');
  return (
    foliage(p, '#b9a877', masses(-side * 0.2, 0.1, 1.06)) +
    foliage(p, p.ink.dark, masses(-side * 0.1, 0.14, 0.98)) +
    foliage(p, p.ink.near, masses(0, 0, 0.96)) +
    foliage(p, p.ink.middle, masses(-0.2, -0.22, 0.6)) +
    p.face('#5f9a7f', each(masses(-0.2, -0.26, 0.52), palm, ';'))
  );
};

/** The crown of a hental palm from above. */
const palm = (x = 0, y = 0, r = 0): string =>
  [1, 0.4, 1, 0.4, 1, 0.4, 1, 0.4, 1, 0.4, 1, 0.4]
    .map((k, i) => `${x + r * k * Math.cos(i / 1.91 + x)} ${y + r * k * Math.sin(i / 1.91 + x)}`)
    .join(', ');

/** A white bird on the wing. */
const wings = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.light,
    `${x} ${y + w * 0.1}, ${x - w * 0.24} ${y - w * 0.16}, ${x - w * 0.6} ${y - w * 0.1}, ${x - w * 0.26} ${y}, ${x - w * 0.06} ${y + w * 0.22}, ${x + w * 0.2} ${y + w * 0.2}, ${x + w * 0.16} ${y + w * 0.06}, ${x + w * 0.36} ${y - w * 0.2}, ${x + w * 0.7} ${y - w * 0.26}, ${x + w * 0.3} ${y - w * 0.26}, ${x} ${y + w * 0.1}`,
  );

/** Coringa: a fishing cat leans from a root and strikes at a mullet, in the light of the lighthouse. */
const coringa: PosterArt = {
  inks: ['#f9e7a8', '#17425c', '#2b7683', '#1f5a69', '#12384a', '#071822'],
  back: (p) =>
    p.sky() +
    p.face('#2c6474', '14 18, -4 10, -4 32') +
    p.face('#3f8287', '14 18, 104 -8, 104 60') +
    p.face('#6fa793', '14 18, 104 6, 104 44') +
    `<g fill-opacity=".2">${p.face('#f4e8cf', '14 18, 104 -8, 104 60')}${p.face('#f4e8cf', '14 18, 104 6, 104 44')}</g>` +
    p.hills(p.ink.middle, '-2 43, 14 41, 30 44, 50 46, 70 44, 102 41') +
    p.face('#f4e8cf', '10.6 47, 12.4 20, 15.6 20, 17.4 47') +
    p.face('#d8593c', '11.5 33, 11.9 26, 16.1 26, 16.5 33') +
    p.face('#d8593c', '10.6 47, 11.1 39.6, 16.9 39.6, 17.4 47') +
    p.face('#f2a93b', '12.4 20, 12.6 15.6, 15.4 15.6, 15.6 20') +
    p.face(p.ink.dark, '11 19.6, 17 19.6, 17 20.8, 11 20.8') +
    p.face('#d8593c', '11.6 15.8, 14 12.2, 16.4 15.8') +
    p.blob(p.ink.near, '-4 48, 10 46, 24 46.4, 36 48, 20 50, -4 50, -4 48') +
    `<rect y="${p.y(48.4)}" width="${p.x(100)}" height="${p.y(56)}" fill="${p.ink.far}"/>` +
    p.hills(p.ink.middle, '-2 64, 24 62, 60 66, 102 60') +
    p.hills('#174b5c', '-2 78, 30 75, 60 79, 102 76') +
    p.lights(p.ink.light, 50, 56, 4, 14, 8) +
    // The root, lit along its back, and the shadow of the cat on it.
    p.blob(
      '#9a8f63',
      '46 91, 47 86.6, 52 83.8, 62 82.6, 74 80.6, 88 76.4, 104 70, 104 104, 46 104, 45 97, 46 91',
    ) +
    p.blob(
      '#4a4335',
      '47.4 91, 48.4 87.4, 53 85, 62 83.8, 74 82, 88 78, 104 71.6, 104 104, 46 104, 46.6 97, 47.4 91',
    ) +
    p.blob(p.ink.dark, '54 95, 58 90.6, 72 88.6, 88 85.4, 104 79, 104 104, 50 104, 54 95') +
    p.line('#2f2a22', 5, '50 91, 54 87.6, 64 86, 76 84.2, 90 80, 104 74'),
  front: (p) =>
    ring(p, 19, 90.6, 40, '#6fa793', 3) +
    strikingCat(p) +
    leaves(
      p,
      p.ink.dark,
      '-2 -1 17 30, 4 -3 17 62, 10 -3 15 40, 18 -4 16 76, 26 -4 14 52, 34 -5 15 84, 44 -5 14 60, 54 -5 15 96, 62 -4 15 70, 70 -4 17 108, 78 -4 18 84, 85 -3 19 118, 92 -2 20 98, 99 0 20 132, 102 8 20 116, 101 18 17 150, -1 8 16 66, -2 16 13 40, 80 4 15 140, 94 14 14 96',
    ) +
    // Seedlings that hang ready to drop.
    each('22 3 11, 49 2 12, 67 2 14, 83 8 13', (x = 0, y = 0, l = 0) =>
      p.blob(
        '#4f8a5c',
        `${x} ${y}, ${x + 0.7} ${y + l * 0.4}, ${x + 0.9} ${y + l * 0.8}, ${x} ${y + l}, ${x - 0.9} ${y + l * 0.8}, ${x - 0.7} ${y + l * 0.4}, ${x} ${y}`,
      ),
    ) +
    p.hills(p.ink.dark, '-2 92.6, 14 94, 50 94, 80 92, 102 88'),
};

/** A ripple seen at a flat angle. */
const ring = (
  { x, y }: Print,
  at: number,
  height: number,
  w: number,
  colour: string,
  width: number,
): string =>
  `<ellipse cx="${Math.round(x(at))}" cy="${Math.round(y(height))}" rx="${Math.round(x(w / 2))}" ry="${Math.round(x(w * 0.13))}" fill="none" stroke="${colour}" stroke-opacity=".7" stroke-width="${width}"/>`;

export const MANGROVES = {
  'sundarbans-national-park': sundarbans,
  'bhitarkanika-national-park': bhitarkanika,
  'coringa-wildlife-sanctuary': coringa,
} satisfies Record<string, PosterArt>;
