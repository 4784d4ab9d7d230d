import { stilted } from '../biomes/mangrove';
import { foliage, leaves } from './foliage';
import { fishingCat } from './near-fishing-cat';
import { crocodile } from './near-reptiles';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Sundarbans: before the storm, the tracks of a tiger lead into the mangrove, where somebody waits. */
const sundarbans: PosterArt = {
  inks: ['#f8eab4', '#50697a', '#a9a98c', '#77806a', '#2f4a46', '#0c1f22'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.blob('#6b8390', '-6 2, 20 4, 44 2, 70 7, 106 4, 106 13, 80 17, 52 13, 24 16, -6 12, -6 2') +
    p.blob('#3f5666', '-6 -4, 106 -4, 106 5, 84 8, 60 4, 30 8, 10 5, -6 8, -6 -4') +
    p.hills('#c9c69a', '-2 27, 30 25, 60 27, 102 25') +
    p.hills(p.ink.light, '-2 31, 40 30, 102 31') +
    p.hills('#5f7a74', '-2 35, 14 33.6, 30 35, 44 34, 102 35') +
    `<rect y="${p.y(37)}" width="${p.x(100)}" height="${p.y(66)}" fill="${p.ink.light}"/>` +
    p.lights('#c9c69a', 39, 70, 16, 16, 50) +
    p.blob(p.ink.dark, '38 44, 42 34, 56 24, 80 18, 106 14, 106 54, 84 49, 60 46, 46 46, 38 44') +
    foliage(
      p,
      p.ink.near,
      '39 30 6, 46 25 9, 56 19 10, 50 29 7, 66 14 12, 61 26 9, 80 9 14, 73 22 11, 86 22 11, 96 6 14, 98 20 13, 104 28 9',
    ) +
    foliage(p, '#48695c', '44 22.4 5, 55 15.4 6.4, 65 9.6 7, 79 4 8, 95 1 8, 72 18 6, 88 17 6') +
    stilts(p, p.ink.near, '41 33 45, 48 33 46, 55 34 47, 87 32 51, 95 32 53, 102 34 55') +
    leaves(p, '#f0b83e', '66 38.6 3.4 14, 76.6 38.6 3.4 166') +
    p.sun(67.7, 39, 0.44, p.ink.dark) +
    p.sun(74.9, 39, 0.44, p.ink.dark) +
    p.blob(
      p.ink.middle,
      '30 46, 44 43.4, 62 44, 84 47.6, 104 50, 104 104, -4 104, -4 92, 10 82, 26 72, 36 60, 30 52, 30 46',
    ) +
    p.blob(
      p.ink.far,
      '33 47, 48 45.2, 66 46, 84 50, 104 54, 104 104, -4 104, -4 95, 14 84, 30 74, 40 61, 33 53, 33 47',
    ) +
    (
      [
        [71, 48, 3],
        [67, 50.6, 3.4],
        [69, 54, 4.2],
        [62, 57, 5],
        [63, 61.6, 6.2],
        [52, 65, 7.4],
        [56, 70, 9],
        [40, 75, 11],
        [52, 85.4, 14],
      ] as const
    )
      .map(([x, y, s]) => pugmark(p, x, y, s, '#3d4a42'))
      .join(''),
  front: (p) =>
    spikes(p, p.ink.near, 62, 104, 66, 5, 11) +
    spikes(p, p.ink.near, -2, 22, 92, 8, 7) +
    spikes(p, p.ink.dark, 64, 104, 97, 17, 13) +
    spikes(p, p.ink.dark, -2, 30, 99, 15, 9) +
    p.hills(p.ink.dark, '-2 92, 24 95, 60 95.6, 80 94, 102 90'),
};

/** A pugmark at (x, y), turned and flattened by the view. */
function pugmark(p: Print, x: number, y: number, size: number, fill: string): string {
  const pad = (dx: number, dy: number, rx: number, ry: number) =>
    `<ellipse cx="${Math.round(p.x(x + dx * size))}" cy="${Math.round(p.y(y + dy * size * 0.5))}" rx="${Math.round(p.x(rx * size))}" ry="${Math.round(p.y(ry * size * 0.5))}" fill="${fill}"/>`;
  return (
    pad(0, 0.2, 0.36, 0.34) +
    pad(-0.25, 0.42, 0.2, 0.24) +
    pad(0, 0.48, 0.2, 0.24) +
    pad(0.25, 0.42, 0.2, 0.24) +
    pad(-0.5, -0.16, 0.15, 0.24) +
    pad(-0.19, -0.5, 0.15, 0.27) +
    pad(0.16, -0.56, 0.15, 0.27) +
    pad(0.47, -0.28, 0.14, 0.24)
  );
}

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
  list
    .split(', ')
    .map((root) => root.split(' ').map(Number))
    .map(([x = 0, top = 0, foot = 0]) =>
      [-4, -1.7, 1.4, 3.8]
        .map((dx) =>
          p.line(
            fill,
            5.4,
            `${x} ${top - 4}, ${x + dx * 0.3} ${top}, ${x + dx * 0.84} ${top + (foot - top) * 0.4}, ${x + dx} ${foot}`,
          ),
        )
        .join(''),
    )
    .join('');

/** Bhitarkanika: from above, a salt-water crocodile in its creek between the crowns, egrets over it. */
const bhitarkanika: PosterArt = {
  inks: ['#f4f1cf', '#86bdaf', '#6fa994', '#3f7a69', '#1f4e48', '#082624'],
  animals: [],
  back: (p) =>
    `<rect x="-5" y="-5" width="${p.x(102)}" height="${p.y(102)}" fill="#a9d3bd"/>` +
    p.blob(
      p.ink.sky,
      '30 -6, 40 -6, 60 12, 74 30, 78 46, 70 62, 66 78, 72 106, 60 106, 54 82, 58 64, 66 48, 62 32, 48 14, 30 -6',
    ) +
    p.blob(
      '#c5e3ca',
      '20 -6, 24 -6, 40 14, 52 30, 54 46, 44 58, 34 74, 30 106, 20 106, 24 76, 36 56, 44 44, 40 30, 26 12, 20 -6',
    ) +
    p.lights(p.ink.light, 6, 92, 20, 50, 60),
  front: (p) =>
    p.blob('#6fa89a', '42 88, 36 82, 34 74, 38 70, 37 80, 42 90, 50 94, 42 95, 42 88') +
    crocodile(p, { dark: p.ink.dark, shade: '#454a2c', skin: '#7c7f48', lit: '#b7b673' }) +
    crowns(p, -1) +
    crowns(p, 1) +
    [
      [24, 27, 12],
      [34, 17, 9],
      [80, 73, 13],
      [72, 84, 10],
    ]
      .map(([x = 0, y = 0, w = 0]) => wings(p, x, y, w))
      .join('') +
    p.hills(p.ink.dark, '-2 92, 40 94.6, 102 93'),
};

/** The wood beside the creek, seen from above: mud, shadow, crowns and their lit sides. */
const crowns = (p: Print, side: number): string => {
  const edge = side < 0 ? [12, 18, 26, 24, 15, 8, 6, 10, 16] : [58, 72, 86, 91, 91, 86, 81, 86, 92];
  const masses = (dx: number, dy: number, k: number) =>
    edge
      .flatMap((x, i) => {
        const y = -2 + i * 12;
        const r = [10, 8, 9, 7.6, 9.4][i % 5] ?? 9;
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
    foliage(p, '#5f9a7f', masses(-0.34, -0.4, 0.26))
  );
};

/** A white bird on the wing. */
const wings = (p: Print, x: number, y: number, w: number): string =>
  p.blob(
    p.ink.light,
    `${x} ${y + w * 0.1}, ${x - w * 0.24} ${y - w * 0.16}, ${x - w * 0.6} ${y - w * 0.1}, ${x - w * 0.26} ${y}, ${x - w * 0.06} ${y + w * 0.22}, ${x + w * 0.2} ${y + w * 0.2}, ${x + w * 0.16} ${y + w * 0.06}, ${x + w * 0.36} ${y - w * 0.2}, ${x + w * 0.7} ${y - w * 0.26}, ${x + w * 0.3} ${y - w * 0.26}, ${x} ${y + w * 0.1}`,
  );

/** Coringa: under the arches of the mangrove a fishing cat waits at its creek, the lighthouse at the mouth. */
const coringa: PosterArt = {
  inks: ['#f9e7a8', '#17425c', '#2b7683', '#1f5a69', '#12384a', '#071822'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.face('#2c6474', '34 16, -4 3, -4 27') +
    p.face('#2c6474', '34 16, 104 -2, 104 40') +
    p.face('#6b9c8f', '34 16, 104 6, 104 31') +
    p.hills(p.ink.middle, '-2 35, 14 33, 30 36, 50 38, 70 36, 102 33') +
    p.face(p.ink.light, '31 41, 32.6 18, 35.4 18, 37 41') +
    p.face('#d8593c', '31.8 29, 32.2 23.4, 35.8 23.4, 36.2 29') +
    p.face('#d8593c', '31.2 39.4, 31.6 34, 36.4 34, 36.8 39.4') +
    p.face('#fff6d8', '32.4 18, 32.6 14, 35.4 14, 35.6 18') +
    p.face(p.ink.dark, '31 17.6, 37 17.6, 37 18.6, 31 18.6') +
    p.face('#d8593c', '32 14, 34 11, 36 14') +
    p.blob(p.ink.near, '12 40, 26 38.6, 40 38.4, 56 40, 40 42, 12 42, 12 40') +
    `<rect y="${p.y(40.4)}" width="${p.x(100)}" height="${p.y(64)}" fill="${p.ink.far}"/>` +
    p.hills(p.ink.middle, '-2 62, 24 60, 60 64, 102 58') +
    p.hills('#174b5c', '-2 80, 30 78, 60 82, 102 78') +
    p.lights(p.ink.light, 42, 70, 22, 33, 20) +
    stilted(p.pen, p.x(8), p.y(46), p.y(19), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(18), p.y(43), p.y(11), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(62), p.y(44), p.y(13), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(74), p.y(47), p.y(22), p.ink.near, p.ink.middle) +
    p.blob(p.ink.near, '-4 45, 14 44.6, 26 43.6, 16 47, -4 50, -4 45') +
    p.blob(p.ink.near, '104 44, 80 44, 56 43.6, 66 47, 84 50, 104 52, 104 44') +
    // Rings about the paw, and what it waits for.
    [9, 16, 24].map((r) => ring(p, 22, 80.4, r, p.ink.light, 3.4 - r * 0.08)).join('') +
    mullet(p, 15, 86.6, 15, '#8fc0b0') +
    mullet(p, 29, 88.8, 11, '#5f9a98'),
  front: (p) =>
    p.blob('#3d4a44', '30 78, 40 74.6, 56 73.4, 74 73, 106 70, 106 104, 30 104, 40 92, 34 84, 30 78') +
    p.blob('#66705a', '32 77, 42 74, 56 72.6, 74 72.2, 106 69, 106 73, 76 75.6, 56 76, 42 77.6, 32 77') +
    fishingCat(p, {
      dark: p.ink.dark,
      shade: '#877c58',
      coat: '#b8a877',
      lit: '#e2d39b',
      light: '#fbf0c6',
    }) +
    roots(p, p.ink.dark, '97 -6 101 60 24, 100 40 91 100 9, 2 -6 -5 92 14, -1 24 6 100 9, -2 44 12 100 7') +
    spikes(p, '#26343a', 52, 92, 88, 7, 9) +
    spikes(p, p.ink.dark, 44, 104, 95, 11, 10) +
    leaves(
      p,
      p.ink.dark,
      '-2 -1 17 30, 4 -3 17 62, 10 -3 15 40, 18 -4 16 76, 26 -4 14 52, 34 -5 15 84, 44 -5 14 60, 54 -5 15 96, 62 -4 15 70, 70 -4 17 108, 78 -4 18 84, 85 -3 19 118, 92 -2 20 98, 99 0 20 132, 102 8 20 116, 101 18 17 150, -1 8 16 66, -2 16 13 40, 80 4 15 140, 94 14 14 96',
    ) +
    // Seedlings that hang ready to drop.
    '17 3 16, 49 2 12, 67 2 15, 83 8 13'
      .split(', ')
      .map((drop) => drop.split(' ').map(Number))
      .map(([x = 0, y = 0, l = 0]) =>
        p.blob(
          '#4f8a5c',
          `${x} ${y}, ${x + 0.7} ${y + l * 0.4}, ${x + 0.9} ${y + l * 0.8}, ${x} ${y + l}, ${x - 0.9} ${y + l * 0.8}, ${x - 0.7} ${y + l * 0.4}, ${x} ${y}`,
        ),
      )
      .join('') +
    p.hills(p.ink.dark, '-2 91, 14 93, 50 94, 80 92, 102 88'),
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

/** A mullet under the surface that swims to the right. */
const mullet = (p: Print, x: number, y: number, l: number, fill: string): string =>
  p.blob(
    fill,
    `${x + l / 2} ${y}, ${x + l * 0.2} ${y - l * 0.12}, ${x - l * 0.2} ${y - l * 0.07}, ${x - l * 0.36} ${y - l * 0.01}, ${x - l * 0.56} ${y - l * 0.12}, ${x - l * 0.5} ${y + l * 0.01}, ${x - l * 0.56} ${y + l * 0.13}, ${x - l * 0.36} ${y + l * 0.03}, ${x - l * 0.1} ${y + l * 0.09}, ${x + l * 0.26} ${y + l * 0.1}, ${x + l / 2} ${y}`,
  );

/** Roots that arch from a trunk down into the mud, `'x top toX foot width, …'`, wider above. */
const roots = (p: Print, fill: string, list: string): string =>
  list
    .split(', ')
    .map((root) => root.split(' ').map(Number))
    .map(([x = 0, top = 0, to = 0, foot = 0, w = 0]) => {
      const point = (t: number, side: number) =>
        `${x + (to - x) * (1 - (1 - t) ** 2.4) + side * w * 0.14 * (1.3 - 0.6 * t)} ${top + (foot - top) * t}`;
      const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
      return p.blob(
        fill,
        [...steps.map((t) => point(t, 1)), ...steps.reverse().map((t) => point(t, -1)), point(0, 1)].join(
          ', ',
        ),
      );
    })
    .join('');

export const MANGROVES = {
  'sundarbans-national-park': sundarbans,
  'bhitarkanika-national-park': bhitarkanika,
  'coringa-wildlife-sanctuary': coringa,
} satisfies Record<string, PosterArt>;
