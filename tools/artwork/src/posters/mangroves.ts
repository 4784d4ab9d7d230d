import { n0, n1 } from '../drawing/numbers';
import { blobPath, moved } from '../figures/parts/shapes';
import { stilted } from '../biomes/mangrove';
import { foliage, leaves } from './foliage';
import { whole } from './near-animals';
import { bathingTiger } from './near-bathing-tiger';
import { fishingCat } from './near-fishing-cat';
import { crocodile } from './near-reptiles';
import type { PosterArt } from './poster-art';
import type { Print } from './print';

/** Sundarbans: before the storm, the tracks of a tiger lead into the mangrove, where somebody waits. */
const sundarbans: PosterArt = {
  inks: ['#fbe9b0', '#43667a', '#c0a777', '#8b7654', '#1f4d4c', '#0a2027'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.blob('#5f8797', '-6 2, 20 4, 44 2, 70 7, 106 4, 106 13, 80 17, 52 13, 24 16, -6 12, -6 2') +
    p.blob('#2f4f63', '-6 -4, 106 -4, 106 5, 84 8, 60 4, 30 8, 10 5, -6 8, -6 -4') +
    p.hills('#e8b877', '-2 25, 30 23, 60 26, 102 24') +
    p.hills(p.ink.light, '-2 30, 40 29, 102 31') +
    p.hills('#4d7a7a', '-2 35, 14 33.6, 30 35, 44 34, 102 35') +
    `<rect y="${p.y(36.6)}" width="${p.x(100)}" height="${p.y(66)}" fill="#f4cf8d"/>` +
    p.blob('#e2ae6c', '-4 36.6, 50 36.6, 50 40, 24 41, -4 39.6, -4 36.6') +
    p.lights(p.ink.light, 40, 84, 20, 14, 46) +
    p.blob(p.ink.dark, '38 44, 42 34, 56 24, 80 18, 106 14, 106 54, 84 49, 60 46, 46 46, 38 44') +
    foliage(
      p,
      p.ink.near,
      '39 30 6, 46 25 9, 56 19 10, 50 29 7, 66 14 12, 61 26 9, 80 9 14, 73 22 11, 86 22 11, 96 6 14, 98 20 13, 104 28 9',
    ) +
    foliage(p, '#2f6a60', '42 23.6 5, 52 15.6 7, 63 9.6 8, 78 3 9, 95 0 9, 57 23 4.6, 70 18 6.4, 86 15 7') +
    foliage(p, '#549078', '40 21.6 2.4, 49.6 13 3.6, 60 6.6 4, 75 0.6 4.6, 67.6 15.6 3, 83 12 3.4') +
    stilts(p, p.ink.near, '41 33 45, 48 33 46, 55 34 47, 87 32 51, 95 32 53, 102 34 55') +
    bathingTiger(p, 72, 52, 25, {
      dark: p.ink.dark,
      shade: '#24302c',
      coat: '#5b4a2c',
      lit: '#7d6234',
      light: '#9aa08a',
      hem: '#5f6f66',
      nose: '#6e4f45',
      noseLit: '#8a6456',
    }) +
    stilts(p, p.ink.near, '55 34 47, 87 32 51, 61 30 49, 83 30 50') +
    p.blob(
      p.ink.middle,
      '30 46, 44 43.4, 62 44, 84 47.6, 104 50, 104 104, -4 104, -4 92, 10 82, 26 72, 36 60, 30 52, 30 46',
    ) +
    p.blob(
      p.ink.far,
      '33 47, 48 45.2, 66 46, 84 50, 104 54, 104 104, -4 104, -4 95, 14 84, 30 74, 40 61, 33 53, 33 47',
    ) +
    // Light that lies on the wet mud.
    p.blob('#d6bd8b', '38 50, 52 48.6, 64 51, 60 58, 52 63, 44 60, 38 53, 38 50') +
    p.blob('#d6bd8b', '30 78, 48 72, 66 74, 84 70, 104 74, 104 80, 70 86, 34 88, 20 86, 30 78') +
    `<defs><path id="pug" d="${PUGMARK}"/></defs>` +
    (
      [
        [68.6, 49, 2],
        [66, 51.4, 2.6],
        [67.4, 54.2, 3.2],
        [61.6, 57, 4],
        [62.6, 61.2, 5],
        [53.6, 65.4, 6.2],
        [54.6, 71.4, 7.8],
        [42, 77, 9.6],
        [43.6, 85.6, 11.8],
      ] as const
    )
      .map(
        ([x, y, s]) =>
          pugmark(p, x + s * 0.02, y + s * 0.04, s * 1.04, '#efdfb4') + pugmark(p, x, y, s, '#4a3b2c'),
      )
      .join(''),
  front: (p) =>
    spikes(p, '#4f4a3a', 62, 104, 66, 5, 11) +
    spikes(p, '#4f4a3a', -2, 22, 92, 8, 7) +
    spikes(p, p.ink.dark, 70, 104, 97, 17, 11) +
    spikes(p, p.ink.dark, -2, 28, 99, 15, 9) +
    p.hills(p.ink.dark, '-2 92, 24 95, 60 95.6, 80 94, 102 90'),
};

/** The pad in its lobes and four toes, flattened by the view, 100 units wide. */
const PUGMARK = [
  '0 -6, 13 -2, 24 8, 32 21, 30 32, 21 36, 11 31, 0 33, -11 31, -21 36, -30 32, -32 21, -24 8, -13 -2',
  '-49 -15, -41 -20, -33 -12, -32 0, -38 7, -47 1',
  '-23 -46, -14 -50, -6 -41, -6 -27, -14 -19, -23 -28',
  '9 -51, 19 -50, 25 -39, 23 -26, 14 -20, 6 -30',
  '43 -20, 51 -14, 50 -1, 42 6, 34 -1, 36 -14',
]
  .map(blobPath)
  .join('');

const pugmark = ({ x, y }: Print, at: number, middle: number, size: number, fill: string): string =>
  `<use href="#pug" fill="${fill}" transform="translate(${n0(x(at))} ${n0(y(middle))})scale(${n1(x(size) / 10) / 10} ${n1(x(size * 0.74) / 10) / 10})"/>`;

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
    // Not the sky's ink, which is midnight blue by night.
    p.blob(
      '#85bcae',
      '30 -6, 40 -6, 60 12, 74 30, 78 46, 70 62, 66 78, 72 106, 60 106, 54 82, 58 64, 66 48, 62 32, 48 14, 30 -6',
    ) +
    p.blob(
      '#c5e3ca',
      '20 -6, 24 -6, 40 14, 52 30, 54 46, 44 58, 34 74, 30 106, 20 106, 24 76, 36 56, 44 44, 40 30, 26 12, 20 -6',
    ) +
    p.lights(p.ink.light, 6, 92, 20, 50, 60),
  front: (p) =>
    // Its wake.
    p.blob('#dcefd8', '41 92, 36 84, 31 72, 27 58, 29 58, 34 71, 39 82, 41 92') +
    p.blob('#dcefd8', '47 92, 54 83, 61 72, 67 60, 65.4 59.6, 58.6 71, 51.6 82, 47 92') +
    p.blob('#6fa89a', '42 88, 36 82, 34 74, 38 70, 37 80, 42 90, 50 94, 42 95, 42 88') +
    crocodile(p, { dark: p.ink.dark, shade: '#454a2c', skin: '#7c7f48', lit: '#b7b673' }) +
    crowns(p, -1) +
    crowns(p, 1) +
    [
      [24, 27, 12],
      [34, 17, 9],

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

/** Coringa: a fishing cat wades from its creek under the lighthouse, a mullet in its jaws. */
const coringa: PosterArt = {
  inks: ['#f9e7a8', '#17425c', '#2b7683', '#1f5a69', '#12384a', '#071822'],
  animals: [],
  back: (p) =>
    p.sky() +
    p.face('#2c6474', '14 18, -4 10, -4 32') +
    p.face('#3f8287', '14 18, 104 -8, 104 60') +
    p.face('#6fa793', '14 18, 104 6, 104 44') +
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
    p.hills('#174b5c', '-2 82, 30 79, 60 83, 102 80') +
    p.lights(p.ink.light, 51, 74, 14, 14, 20) +
    stilted(p.pen, p.x(72), p.y(50), p.y(12), p.ink.near, p.ink.middle) +
    stilted(p.pen, p.x(88), p.y(54), p.y(24), p.ink.near, p.ink.middle) +
    p.blob(p.ink.near, '104 50, 86 50, 62 50, 72 53, 86 57, 104 59, 104 50'),
  front: (p) =>
    ring(p, 50, 81, 82, p.ink.light, 1.8) +
    ring(p, 50, 80, 104, p.ink.light, 1.2) +
    whole(
      p,
      moved(
        fishingCat(
          { dark: p.ink.dark, shade: '#7d7452', coat: '#b0a57a', lit: '#ddd0a0', light: '#f4e8cf' },
          { back: '#7fa3a6', belly: '#e6eee6' },
        ),
        42.7,
        41,
        0,
        1.14,
      ),
    ) +
    p.hills('#174b5c', '-2 80.4, 13 80.4, 17 80.8, 30 83, 50 84, 70 83, 83 80.8, 87 80.4, 102 80.4') +
    p.lights('#877c58', 86, 92, 5, 50, 24) +
    p.line(p.ink.light, 3, '15 80.6, 22 82.4, 34 84, 50 84.6, 66 84, 78 82.4, 85 80.6') +
    p.line(p.ink.light, 1.8, '9 80.4, 18 84.4, 32 87, 50 88, 68 87, 82 84.4, 91 80.4') +
    roots(p, p.ink.dark, '97 -6 101 60 24, 101 44 98 100 8, 2 -6 -5 92 14, -1 24 6 100 9, -2 44 12 100 7') +
    spikes(p, p.ink.dark, 62, 104, 96, 9, 7) +
    leaves(
      p,
      p.ink.dark,
      '-2 -1 17 30, 4 -3 17 62, 10 -3 15 40, 18 -4 16 76, 26 -4 14 52, 34 -5 15 84, 44 -5 14 60, 54 -5 15 96, 62 -4 15 70, 70 -4 17 108, 78 -4 18 84, 85 -3 19 118, 92 -2 20 98, 99 0 20 132, 102 8 20 116, 101 18 17 150, -1 8 16 66, -2 16 13 40, 80 4 15 140, 94 14 14 96',
    ) +
    // Seedlings that hang ready to drop.
    '22 3 11, 49 2 12, 67 2 14, 83 8 13'
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
