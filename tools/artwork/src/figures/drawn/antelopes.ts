import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { longHead } from '../parts/heads';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';
import { tuftedTail } from '../parts/tails';

export const nilgai = (): Figure =>
  quadruped({
    coat: '#6d7b85',
    belly: '#8d989e',
    stockings: '#4d565e',
    height: 78,
    length: 66,
    depth: 37,
    croup: 10,
    tuck: 8,
    hump: 4,
    neck: { x: -16, y: -26, base: 26, top: 15 },
    leg: 7,
    thigh: 21,
    tail: ({ rump: [x, y] }) => tuftedTail(x, y, '#6d7b85', '#33302f', 34),
    over: ({ withers: [x, y], girth }) =>
      limb('#3d454c', `${x - 10} ${y - 24} 4, ${x - 3} ${y - 12} 5, ${x + 3} ${y - 3} 4, ${x + 12} ${y} 1`) +
      blob('#f2efe6', `${x - 22} ${y - 8}, ${x - 15} ${y - 8}, ${x - 13} ${y + 2}, ${x - 18} ${y + 4}`) +
      limb('#3d3a38', `${x - 14} ${y + 14} 3, ${x - 16} ${y + 24} 5, ${x - 15} ${y + 34} 1`) +
      stroke(
        '#f2efe6',
        2.4,
        `${x - 4} ${girth + 32}, ${x + 3} ${girth + 32}; ${x + 37} ${girth + 32}, ${x + 44} ${girth + 32}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#5f6c76',
        muzzle: '#3b4147',
        tilt: 16,
        ear: '#6d7b85',
        earLength: 15,
        behind: limb('#2b2726', '-1 -6 5, 0 -13 3.6, -3 -20 1'),
        marks: dots('#f2efe6', '-11 7.5 1.6, -15 9 1.3') + stroke('#f2efe6', 1.6, '-21 13, -24 13.5'),
        front: limb('#3a3432', '-4 -6 5.4, -4 -13 3.8, -7 -21 1'),
      }),
    box: [9, 0, 109, 124],
    size: 0.52,
  });

/** A long horn in four or five turns. */
const spiral = (x: number, dx: number, length: number, colour: string): string => {
  const turns = 9;
  let core = `${x} -5 6`;
  for (let i = 1; i <= turns; i++) {
    const t = i / turns;
    core += `, ${(x + dx * t + (i % 2 ? 2.4 : -2.4) * (1 - t * 0.5)).toFixed(1)} ${(-5 - length * t).toFixed(1)} ${(5.6 - 4.6 * t).toFixed(1)}`;
  }
  return limb(colour, core);
};

export const blackbuck = (): Figure =>
  quadruped({
    coat: '#3a2f2a',
    belly: '#f6f1e6',
    stockings: '#3a2f2a',
    height: 68,
    length: 64,
    depth: 28,
    tuck: 6,
    croup: 1,
    neck: { x: -13, y: -25, base: 18, top: 11 },
    leg: 5,
    thigh: 18,
    pattern: ({ left, right, girth }) =>
      blob(
        '#f6f1e6',
        `${left + 8} ${girth - 6}, ${(left + right) / 2} ${girth - 8}, ${right - 4} ${girth - 14}, ${right + 4} ${girth}, ${right} ${girth + 12}, ${left} ${girth + 10}`,
      ),
    tail: ({ rump: [x, y] }) =>
      limb('#3a2f2a', `${x} ${y} 6, ${x + 4} ${y + 8} 5, ${x + 3} ${y + 15} 1`) +
      limb('#f6f1e6', `${x - 1} ${y + 8} 5, ${x + 1} ${y + 16} 3`),
    over: ({ withers: [x, y] }) =>
      limb('#f6f1e6', `${x - 18} ${y - 14} 4, ${x - 13} ${y + 2} 4, ${x - 10} ${y + 14} 1`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#3a2f2a',
        muzzle: '#f6f1e6',
        tilt: 12,
        earLength: 14,
        scale: 0.92,
        behind: spiral(0, 17, 48, '#3f362e'),
        marks: oval('#f6f1e6', -6, 0.5, 5, 4.4) + limb('#f6f1e6', '-14 10 4, -8 9.5 4'),
        front: spiral(-3, 3, 52, '#6b5d4c'),
      }),
    box: [14, -22, 106, 124],
    size: 0.56,
  });

const lyre = (x: number, length: number, back: number, colour: string): string =>
  limb(
    colour,
    `${x} -6 4.4, ${x + back * 0.6} ${-6 - length * 0.35} 3.8, ${x + back} ${-6 - length * 0.7} 3, ${x + back * 0.7} ${-6 - length} 1`,
  ) +
  stroke(
    '#241f1b',
    0.9,
    [0.2, 0.34, 0.48, 0.6]
      .map(
        (t) =>
          `${x + back * t * 1.3 - 2.2} ${-6 - length * t + 1}, ${x + back * t * 1.3 + 2.2} ${-6 - length * t - 0.4}`,
      )
      .join('; '),
  );

export const chinkara = (): Figure =>
  quadruped({
    coat: '#c98d56',
    belly: '#fbf4e4',
    height: 68,
    length: 60,
    depth: 27,
    tuck: 6,
    neck: { x: -14, y: -25, base: 17, top: 10.5 },
    leg: 4.6,
    thigh: 18,
    pattern: ({ left, right, girth }) =>
      stroke(
        '#a66f3e',
        4,
        `${left + 14} ${girth - 7}, ${(left + right) / 2} ${girth - 9}, ${right - 12} ${girth - 12}`,
      ),
    tail: ({ rump: [x, y] }) => limb('#3a2d26', `${x} ${y} 4, ${x + 5} ${y + 8} 5, ${x + 4} ${y + 16} 2`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#c98d56',
        muzzle: '#efe0c6',
        tilt: 12,
        scale: 0.92,
        earLength: 18,
        behind: lyre(0, 26, 7, '#4d4239'),
        marks:
          limb('#fbf4e4', '-4 -3.5 3, -12 2 3, -20 5.5 2') +
          limb('#7c5230', '-8 4 2.6, -14 6.5 2.6, -19 8.5 1.5'),
        front: lyre(-3, 27, 6, '#5a4d42'),
      }),
    box: [13, 0, 103, 124],
    size: 0.53,
  });

export const saola = (): Figure =>
  quadruped({
    coat: '#6b4630',
    belly: '#7d573f',
    height: 68,
    length: 68,
    depth: 32,
    tuck: 4,
    croup: -2,
    neck: { x: -14, y: -18, base: 23, top: 14 },
    leg: 6.4,
    thigh: 20,
    stockings: '#4a3226',
    tail: ({ rump: [x, y] }) =>
      limb('#6b4630', `${x} ${y} 5, ${x + 5} ${y + 10} 4`) +
      limb('#f4ead8', `${x + 4} ${y + 9} 4.4, ${x + 5} ${y + 14} 4.4`) +
      limb('#2b211c', `${x + 5} ${y + 16} 5, ${x + 4} ${y + 28} 1`),
    over: ({ withers: [x, y], right }) =>
      stroke('#40291d', 2.6, `${x} ${y - 2}, ${x + 26} ${y + 2}, ${right - 8} ${y}`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#5c3b29',
        muzzle: '#f4ead8',
        tilt: 14,
        earLength: 14,
        behind: limb('#4d453f', '0 -6 4.4, 14 -28 3.4, 27 -50 1'),
        marks:
          limb('#f4ead8', '-3 -4.5 2, -9 -3.4 2.4') +
          limb('#f4ead8', '-9 7 2.4, -15 10 2.6') +
          limb('#f4ead8', '-15 2 2, -17 6 2'),
        front: limb('#2f2926', '-3 -6 4.6, 9 -29 3.6, 21 -52 1'),
      }),
    box: [11, -21, 111, 124],
    size: 0.6,
  });

export const wildebeest = (): Figure =>
  quadruped({
    coat: '#72767c',
    belly: '#5f6267',
    stockings: '#8a7257',
    height: 78,
    length: 70,
    depth: 38,
    croup: 13,
    tuck: 10,
    hump: 5,
    neck: { x: -20, y: 0, base: 30, top: 18 },
    leg: 6,
    thigh: 21,
    pattern: ({ withers: [x, y] }) =>
      stroke(
        '#4a4c51',
        2.6,
        [2, 11, 20, 29]
          .map((d) => `${x + d} ${y}, ${x + d - 3} ${y + 15}, ${x + d - 1} ${y + 28}`)
          .join('; '),
        'opacity=".8"',
      ),
    tail: ({ rump: [x, y] }) =>
      limb('#2c2a2b', `${x} ${y} 6, ${x + 7} ${y + 20} 7, ${x + 5} ${y + 44} 9, ${x + 3} ${y + 56} 1`),
    over: ({ withers: [x, y] }) =>
      blob(
        '#2c2a2b',
        `${x - 24} ${y - 10}, ${x - 10} ${y - 10}, ${x + 6} ${y - 7}, ${x + 16} ${y}, ${x + 10} ${y + 12}, ${x + 4} ${y + 2}, ${x} ${y + 14}, ${x - 6} ${y + 3}, ${x - 11} ${y + 14}, ${x - 16} ${y + 2}`,
      ) +
      blob(
        '#38353a',
        `${x - 26} ${y + 14}, ${x - 14} ${y + 12}, ${x - 10} ${y + 24}, ${x - 16} ${y + 38}, ${x - 20} ${y + 28}, ${x - 26} ${y + 36}, ${x - 28} ${y + 24}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#55575c',
        muzzle: '#2c2a2b',
        tilt: 44,
        scale: 1.28,
        earLength: 12,
        earTurn: 70,
        behind: '',
        marks: limb('#2c2a2b', '0 -4 7, -10 -1 6, -20 4 5'),
        front:
          limb('#b9ac94', '3 -9 5, 8 -13 5, 5 -20 3.4, -2 -20 1') +
          limb('#d3c7ae', '-3 -8 6, -10 -14 5, -9 -22 3.4, -3 -24 1'),
      }),
    box: [2, 20, 116, 124],
    size: 0.54,
  });
