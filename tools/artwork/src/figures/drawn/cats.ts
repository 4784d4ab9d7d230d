import { lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { beast } from '../kit/beast';
import type { BeastOptions, Frame } from '../kit/beast';
import { catHead } from '../kit/heads';
import { blob, dots, limb, rings, stroke } from '../kit/shapes';

/** Grid positions over the trunk, shifted row by row, as coats are spotted. */
const scatter = (
  { left, withers: [, top] }: Frame,
  columns: number,
  rows: number,
  size: number,
  each: (x: number, y: number, i: number) => string,
): string =>
  Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    return each(
      left + 4 + (i % columns) * size + (row % 2) * size * 0.5,
      top + 4 + row * size * 0.72 + (i % 3) - 1,
      i,
    );
  }).join(', ');

const rosettes = (frame: Frame, colour: string, fill: string, size = 8.6): string => {
  const spots = scatter(frame, 9, 5, size, (x, y) => `${x} ${y} 2.7`);
  return dots(fill, spots) + rings(colour, 1.7, spots, 'stroke-dasharray="4.4 1.3"');
};

const cat = (
  options: Partial<BeastOptions> & Pick<BeastOptions, 'coat' | 'head' | 'tail' | 'box' | 'size'>,
): Figure =>
  beast({
    belly: lighter(options.coat, 0.55),
    height: 56,
    length: 70,
    depth: 29,
    tuck: 4,
    neck: { x: -16, y: -6, base: 27, top: 22 },
    leg: 9,
    thigh: 20,
    paw: 9,
    ...options,
  });

const spotsOnLegs = ({ left, right, girth }: Frame, colour: string): string =>
  dots(
    colour,
    `${left + 11} ${girth + 4} 1.7, ${left + 15} ${girth + 10} 1.6, ${left + 11} ${girth + 16} 1.4, ${right - 15} ${girth - 4} 1.8, ${right - 9} ${girth} 1.7, ${right - 13} ${girth + 6} 1.6, ${right - 8} ${girth + 12} 1.4, ${right - 9} ${girth - 10} 1.8`,
  );

const faceSpots = (colour: string): string =>
  dots(colour, '-4 -10 1, -8 -9 .9, 2 -8 1.1, 5 -3 1.2, -6 6 1, -1 3 1.1, 3 6 1.2, -13 5 .6, -15 7 .6');

/** Snow leopard: smoky white with dark rosettes, and a tail as long and thick as a scarf. */
export const snowLeopard = (): Figure => {
  const coat = '#cfd0cc';
  return cat({
    coat,
    belly: '#f4f3ee',
    height: 54,
    pattern: (frame) => rosettes(frame, '#4e4f53', '#b2b3b1'),
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 4} ${y + 4} 10, ${x + 12} ${y + 16} 12, ${x + 26} ${y + 10} 13, ${x + 29} ${y - 12} 13, ${x + 21} ${y - 26} 9`,
      ) +
      stroke(
        '#4e4f53',
        3,
        `${x + 7} ${y + 8}, ${x + 6} ${y + 19}; ${x + 17} ${y + 8}, ${x + 19} ${y + 20}; ${x + 21} ${y + 2}, ${x + 33} ${y + 4}; ${x + 23} ${y - 9}, ${x + 35} ${y - 11}`,
      ),
    over: (frame) =>
      spotsOnLegs(frame, '#4e4f53') +
      dots(
        '#4e4f53',
        `${frame.withers[0] - 12} ${frame.withers[1] + 2} 1.8, ${frame.withers[0] - 6} ${frame.withers[1] + 8} 1.8, ${frame.withers[0] - 13} ${frame.withers[1] + 12} 1.7`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#fbfaf6',
        nose: '#a8837c',
        ear: '#b4b5b3',
        marks: faceSpots('#55565a'),
      }),
    box: [10, 40, 136, 124],
    size: 0.42,
  });
};

/** Clouded leopard: short legs, great cloud-shaped blotches with dark hind edges, a very long tail. */
export const cloudedLeopard = (): Figure => {
  const coat = '#c9a468';
  const cloud = (x: number, y: number, w: number, h: number) =>
    blob(
      '#2f2924',
      `${x} ${y}, ${x + w * 0.5} ${y - h * 0.1}, ${x + w} ${y + h * 0.2}, ${x + w * 1.05} ${y + h * 0.8}, ${x + w * 0.6} ${y + h * 1.05}, ${x + w * 0.1} ${y + h * 0.8}`,
    ) +
    blob(
      '#9a7b4e',
      `${x - 0.5} ${y + 1}, ${x + w * 0.45} ${y + h * 0.02}, ${x + w * 0.84} ${y + h * 0.26}, ${x + w * 0.8} ${y + h * 0.7}, ${x + w * 0.5} ${y + h * 0.86}, ${x + w * 0.08} ${y + h * 0.68}`,
    );
  return cat({
    coat,
    belly: '#efe0bf',
    height: 50,
    depth: 28,
    length: 72,
    pattern: ({ withers: [x, y] }) =>
      cloud(x - 8, y + 5, 15, 17) +
      cloud(x + 12, y + 3, 15, 12) +
      cloud(x + 11, y + 17, 13, 9) +
      cloud(x + 31, y + 4, 14, 16) +
      cloud(x + 48, y + 3, 11, 13),
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 3} ${y + 4} 9, ${x + 10} ${y + 18} 9, ${x + 24} ${y + 18} 9, ${x + 32} ${y} 9, ${x + 28} ${y - 18} 6`,
      ) +
      stroke(
        '#2f2924',
        2.6,
        `${x + 6} ${y + 9}, ${x + 3} ${y + 17}; ${x + 15} ${y + 14}, ${x + 15} ${y + 23}; ${x + 24} ${y + 13}, ${x + 29} ${y + 20}; ${x + 27} ${y + 5}, ${x + 36} ${y + 6}; ${x + 28} ${y - 5}, ${x + 36} ${y - 7}; ${x + 26} ${y - 14}, ${x + 33} ${y - 17}`,
      ),
    over: (frame) =>
      spotsOnLegs(frame, '#2f2924') +
      stroke(
        '#2f2924',
        2.4,
        `${frame.withers[0] - 16} ${frame.withers[1] - 12}, ${frame.withers[0] - 2} ${frame.withers[1] - 3}, ${frame.withers[0] + 8} ${frame.withers[1] + 2}`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#f4e9cf',
        nose: '#c08474',
        ear: '#4a3c2e',
        scale: 0.95,
        marks: faceSpots('#2f2924') + stroke('#2f2924', 1.6, '-7 0, 0 2, 6 1'),
      }),
    box: [8, 44, 136, 124],
    size: 0.38,
  });
};

/** Fishing cat: stocky, olive grey, spots in rows, short tail, stripes from the brow to the nape. */
export const fishingCat = (): Figure => {
  const coat = '#9b927c';
  const dark = '#39342d';
  return cat({
    coat,
    belly: '#e9e2cf',
    height: 50,
    length: 60,
    depth: 29,
    leg: 8.4,
    pattern: (frame) =>
      `<g transform="translate(0 0)">${scatter(frame, 8, 5, 8, (x, y) => `${x} ${y} 1.7`)
        .split(', ')
        .map((spot) => {
          const [x = '0', y = '0'] = spot.split(' ');
          return `<ellipse cx="${Number(x).toFixed(1)}" cy="${Number(y).toFixed(1)}" rx="2.6" ry="1.5" fill="${dark}"/>`;
        })
        .join('')}</g>`,
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 3} ${y + 4} 9, ${x + 9} ${y + 16} 8, ${x + 20} ${y + 22} 7`) +
      stroke(dark, 2.4, `${x + 5} ${y + 8}, ${x + 1} ${y + 15}; ${x + 12} ${y + 13}, ${x + 9} ${y + 21}`) +
      limb(dark, `${x + 18} ${y + 21.5} 7, ${x + 23} ${y + 23} 5`),
    over: (frame) => spotsOnLegs(frame, dark),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#f1ead9',
        nose: '#b07a6e',
        ear: '#5b5447',
        marks: stroke(dark, 1.5, '-13 -9, -4 -13, 4 -11; -12 -6, -3 -9, 6 -7; -6 3, 2 5, 8 4; -5 7, 2 9'),
      }),
    box: [10, 50, 124, 124],
    size: 0.36,
  });
};

/** Cheetah: long-legged and deep-chested, solid spots, a black tear line from the eye. */
export const cheetah = (): Figure => {
  const coat = '#dfaa5c';
  const dark = '#33291f';
  return cat({
    coat,
    belly: '#fbf2de',
    height: 70,
    length: 70,
    depth: 28,
    tuck: 10,
    croup: -1,
    dip: 4,
    leg: 6.6,
    thigh: 18,
    paw: 7,
    neck: { x: -17, y: -10, base: 22, top: 17 },
    pattern: (frame) =>
      dots(
        dark,
        scatter(frame, 11, 6, 6.4, (x, y, i) => `${x} ${y} ${1.4 + (i % 3) * 0.25}`),
      ),
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 3} ${y + 3} 8, ${x + 10} ${y + 16} 7, ${x + 22} ${y + 24} 7, ${x + 32} ${y + 18} 7`) +
      stroke(
        dark,
        2.6,
        `${x + 19} ${y + 19}, ${x + 17} ${y + 27}; ${x + 26} ${y + 19}, ${x + 27} ${y + 26}`,
      ) +
      limb('#fffaf0', `${x + 31} ${y + 18.5} 7, ${x + 35} ${y + 15} 5`),
    over: (frame) =>
      spotsOnLegs(frame, dark) +
      dots(
        dark,
        `${frame.withers[0] - 12} ${frame.withers[1] - 3} 1.4, ${frame.withers[0] - 7} ${frame.withers[1] + 3} 1.5, ${frame.withers[0] - 13} ${frame.withers[1] + 6} 1.4, ${frame.withers[0] - 5} ${frame.withers[1] + 12} 1.5`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#fbf2de',
        nose: '#2b2523',
        ear: '#c08d45',
        scale: 0.8,
        marks: faceSpots(dark) + stroke(dark, 1.8, '-13 0, -15.5 4, -15 8'),
      }),
    box: [12, 30, 130, 124],
    size: 0.48,
  });
};

/** Jaguar: thickset, broad-headed, large rosettes with spots inside. */
export const jaguar = (): Figure => {
  const coat = '#d99a3f';
  const dark = '#30261d';
  return cat({
    coat,
    belly: '#f8ecd2',
    height: 56,
    length: 72,
    depth: 34,
    tuck: 1,
    leg: 10.5,
    thigh: 23,
    paw: 10,
    neck: { x: -17, y: -5, base: 31, top: 26 },
    pattern: (frame) =>
      rosettes(frame, dark, '#b87c2c', 10) +
      dots(
        dark,
        scatter(frame, 8, 5, 10, (x, y) => `${x} ${y} .9`),
      ),
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 3} ${y + 4} 10, ${x + 10} ${y + 18} 9, ${x + 23} ${y + 18} 8, ${x + 30} ${y + 6} 7`) +
      stroke(
        dark,
        3,
        `${x + 7} ${y + 9}, ${x + 3} ${y + 18}; ${x + 15} ${y + 13}, ${x + 14} ${y + 23}; ${x + 23} ${y + 13}, ${x + 27} ${y + 21}`,
      ),
    over: (frame) =>
      spotsOnLegs(frame, dark) +
      dots(
        dark,
        `${frame.withers[0] - 12} ${frame.withers[1] + 2} 2, ${frame.withers[0] - 5} ${frame.withers[1] + 8} 2, ${frame.withers[0] - 13} ${frame.withers[1] + 13} 1.9`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, { coat, muzzle: '#fbf3e2', nose: '#b86f62', scale: 1.14, marks: faceSpots(dark) }),
    box: [6, 38, 132, 124],
    size: 0.42,
  });
};

/** Asiatic lion: a sparse mane that leaves the ears bare, and a fold of skin along the belly. */
export const asiaticLion = (): Figure => {
  const coat = '#d3a05c';
  const mane = '#7d5432';
  return cat({
    coat,
    belly: '#ead0a0',
    height: 64,
    length: 72,
    depth: 33,
    tuck: 5,
    leg: 9,
    thigh: 22,
    paw: 9.6,
    neck: { x: -17, y: -9, base: 32, top: 24 },
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 2} ${y + 3} 7, ${x + 9} ${y + 20} 5, ${x + 20} ${y + 30} 4.4, ${x + 29} ${y + 22} 4`,
      ) +
      blob('#5a3b26', `${x + 27} ${y + 25}, ${x + 28} ${y + 16}, ${x + 36} ${y + 12}, ${x + 36} ${y + 21}`),
    behind: ({ poll: [x, y] }) =>
      blob(
        mane,
        `${x - 6} ${y - 20}, ${x + 8} ${y - 19}, ${x + 19} ${y - 8}, ${x + 24} ${y + 8}, ${x + 12} ${y + 22}`,
      ),
    over: ({ poll: [x, y], left, girth }) =>
      blob(
        mane,
        `${x - 2} ${y - 17}, ${x + 10} ${y - 15}, ${x + 19} ${y - 4}, ${x + 22} ${y + 10}, ${x + 19} ${y + 26}, ${x + 12} ${y + 38}, ${x + 5} ${y + 31}, ${x} ${y + 37}, ${x - 7} ${y + 27}, ${x - 13} ${y + 24}, ${x - 13} ${y + 10}`,
      ) +
      blob(
        '#9a6b3f',
        `${x} ${y - 10}, ${x + 9} ${y - 6}, ${x + 13} ${y + 8}, ${x + 8} ${y + 24}, ${x + 1} ${y + 20}, ${x - 8} ${y + 16}, ${x - 10} ${y + 4}`,
      ) +
      stroke('#a77b42', 2, `${left + 22} ${girth - 1}, ${left + 38} ${girth + 1}, ${left + 50} ${girth - 3}`),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#f0dcb4',
        nose: '#8a5a4c',
        scale: 1.12,
        marks: limb('#c08a48', '-10 -9 5, -19 -1 4') + blob(mane, '-13 12, -6 13, 0 16, -5 21, -10 18'),
      }),
    box: [6, 30, 132, 124],
    size: 0.48,
  });
};
