import type { Figure } from '../figure';
import { antler } from '../parts/antlers';
import { quadruped } from '../parts/quadruped';
import { longHead } from '../parts/heads';
import { blob, limb, oval, stroke } from '../parts/shapes';

export const reindeer = (): Figure =>
  quadruped({
    coat: '#7f7166',
    belly: '#d9d2c6',
    stockings: '#6b5e55',
    hoof: '#2f2a28',
    height: 70,
    length: 70,
    depth: 35,
    tuck: 4,
    neck: { x: -19, y: -13, base: 28, top: 16 },
    leg: 6.6,
    thigh: 20,
    pattern: ({ left, girth, right }) =>
      stroke(
        '#e6e0d5',
        6,
        `${left + 16} ${girth - 9}, ${left + 36} ${girth - 8}, ${right - 20} ${girth - 12}`,
      ),
    tail: ({ rump: [x, y] }) => limb('#f1ece2', `${x - 2} ${y} 8, ${x + 4} ${y + 8} 7, ${x + 3} ${y + 14} 2`),
    over: ({ withers: [x, y] }) =>
      blob(
        '#e6e0d5',
        `${x - 28} ${y - 8}, ${x - 16} ${y - 14}, ${x - 2} ${y - 3}, ${x - 4} ${y + 14}, ${x - 10} ${y + 28}, ${x - 14} ${y + 18}, ${x - 19} ${y + 24}, ${x - 24} ${y + 8}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#6d6057',
        muzzle: '#d9d2c6',
        tilt: 18,
        scale: 1.08,
        earLength: 12,
        earTurn: 80,
        behind: antler(
          '#6d5844',
          '1 -7 4.6, 16 -14 4, 28 -30 3.6, 26 -50 3, 16 -62 1',
          '28 -34 3, 36 -42 1',
          '25 -52 3, 31 -64 1',
          '20 -58 2.4, 21 -70 1',
        ),
        front: antler(
          '#8b7257',
          '-3 -7 5, 10 -17 4.4, 19 -34 4, 14 -55 3.2, 2 -66 1',
          '-3 -9 4, -12 -12 3.4, -20 -10 1',
          '-9 -12 3, -15 -19 1',
          '1 -11 3.4, -10 -22 3, -14 -30 1',
          '-9 -21 2.6, -18 -24 1',
          '19 -38 3, 28 -47 1',
          '12 -57 3, 15 -70 1',
          '6 -63 2.4, 3 -76 1',
        ),
      }),
    box: [5, -40, 113, 124],
    size: 0.68,
  });

export const moose = (): Figure =>
  quadruped({
    coat: '#5b4436',
    belly: '#4b382d',
    stockings: '#9c8a76',
    height: 82,
    length: 70,
    depth: 38,
    croup: 8,
    tuck: 6,
    hump: 6,
    neck: { x: -18, y: -4, base: 32, top: 20 },
    leg: 7.4,
    thigh: 22,
    tail: ({ rump: [x, y] }) => limb('#4b382d', `${x - 1} ${y + 2} 6, ${x + 4} ${y + 9} 4`),
    over: ({ withers: [x, y] }) =>
      limb('#43322a', `${x - 20} ${y + 14} 6, ${x - 20} ${y + 24} 5, ${x - 18} ${y + 34} 1.5`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#5b4436',
        muzzle: '#7d6655',
        tilt: 24,
        scale: 1.36,
        earLength: 12,
        earTurn: 84,
        behind:
          limb('#8d7254', '2 -6 4, 9 -10 4') +
          blob(
            '#8d7254',
            '8 -8, 14 -16, 20 -20, 30 -30, 28 -22, 36 -24, 31 -17, 37 -15, 29 -10, 30 -4, 20 -5',
          ),
        marks:
          blob('#5b4436', '-19 3, -27 4, -31 10, -30 16, -25 17, -19 14') + oval('#2b2523', -28, 9, 2, 1.6),
        front:
          limb('#a98c68', '-2 -6 4.4, -6 -11 4.4') +
          blob(
            '#a98c68',
            '-4 -10, -10 -20, -18 -33, -14 -30, -11 -36, -6 -28, -1 -36, 2 -26, 8 -30, 8 -20, 3 -12',
          ) +
          limb('#a98c68', '-5 -10 4, -12 -12 3.4, -18 -18 1') +
          limb('#a98c68', '-9 -11.5 3, -16 -11 1'),
      }),
    box: [-7, -16, 111, 124],
    size: 0.6,
  });
