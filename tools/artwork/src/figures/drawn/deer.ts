import type { Figure } from '../figure';
import { antler, shortTail } from '../parts/antlers';
import { quadruped } from '../parts/quadruped';
import { longHead } from '../parts/heads';
import { blob, dots, limb, stroke } from '../parts/shapes';

export const chital = (): Figure =>
  quadruped({
    coat: '#b9713f',
    belly: '#f7eddb',
    stockings: '#d8b48a',
    height: 68,
    length: 66,
    depth: 30,
    tuck: 5,
    neck: { x: -15, y: -23, base: 20, top: 12 },
    leg: 5.4,
    thigh: 19,
    pattern: ({ withers: [x, y] }) =>
      dots(
        '#f9efdc',
        [0, 1, 2, 3]
          .flatMap((row) =>
            Array.from(
              { length: 7 },
              (_, i) =>
                `${x - 8 + i * 9 + (row % 2) * 4.5} ${y + 5 + row * 5.6 + (i % 2)} ${1.7 - row * 0.1}`,
            ),
          )
          .join(', '),
      ) + stroke('#6f3f22', 2.4, `${x - 6} ${y}, ${x + 22} ${y + 2}, ${x + 48} ${y + 1}`),
    tail: ({ rump: [x, y] }) => shortTail(x, y, '#8a5029', '#fffaf0'),
    over: ({ withers: [x, y] }) =>
      limb('#f7eddb', `${x - 21} ${y - 17} 4, ${x - 17} ${y - 9} 7, ${x - 14} ${y - 1} 2`) +
      dots('#f9efdc', `${x - 6} ${y - 4} 1.5, ${x - 9} ${y - 11} 1.3, ${x - 3} ${y + 6} 1.5`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#b9713f',
        muzzle: '#f7eddb',
        tilt: 14,
        earLength: 16,
        behind: antler(
          '#8c6f50',
          '1 -7 4, 12 -20 3.4, 16 -36 2.8, 10 -50 1',
          '3 -10 3, -3 -17 1',
          '16 -36 2.6, 20 -46 1',
        ),
        front: antler(
          '#a98a66',
          '-3 -7 4.2, 5 -22 3.6, 6 -38 2.8, -2 -52 1',
          '-2 -10 3, -10 -17 1',
          '6 -38 2.6, 12 -49 1',
        ),
        marks: limb('#6f3f22', '-18 3 2, -22 5 2'),
      }),
    box: [10, -20, 109, 124],
    size: 0.56,
  });

export const sambar = (): Figure =>
  quadruped({
    coat: '#6e5240',
    belly: '#8d715c',
    stockings: '#9a7f66',
    height: 74,
    length: 70,
    depth: 35,
    tuck: 5,
    croup: 2,
    neck: { x: -16, y: -21, base: 27, top: 15 },
    leg: 6.4,
    thigh: 21,
    tail: ({ rump: [x, y] }) => limb('#3d2c22', `${x} ${y} 7, ${x + 6} ${y + 10} 8, ${x + 6} ${y + 22} 3`),
    over: ({ withers: [x, y] }) =>
      blob(
        '#553e30',
        `${x - 23} ${y - 8}, ${x - 16} ${y - 6}, ${x - 8} ${y + 6}, ${x - 8} ${y + 18}, ${x - 13} ${y + 12}, ${x - 15} ${y + 20}, ${x - 19} ${y + 10}, ${x - 22} ${y + 12}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#6e5240',
        muzzle: '#a88d76',
        tilt: 14,
        scale: 1.08,
        earLength: 18,
        earTurn: 70,
        behind: antler(
          '#6b5540',
          '1 -7 5.4, 10 -20 4.6, 14 -36 1.4',
          '3 -10 4, -2 -20 1.2',
          '11 -24 3.6, 20 -34 1.2',
        ),
        front: antler(
          '#8a6f54',
          '-3 -7 5.6, 4 -22 4.8, 4 -40 1.4',
          '-2 -10 4.2, -10 -20 1.2',
          '4.5 -25 3.8, 13 -36 1.2',
        ),
      }),
    box: [7, -16, 115, 124],
    size: 0.64,
  });

export const barasingha = (): Figure =>
  quadruped({
    coat: '#b3824a',
    belly: '#e8d5b0',
    stockings: '#d6bb8d',
    height: 74,
    length: 68,
    depth: 32,
    tuck: 5,
    neck: { x: -16, y: -23, base: 24, top: 14 },
    leg: 5.8,
    thigh: 20,
    pattern: ({ withers: [x, y] }) =>
      dots('#d8b27c', Array.from({ length: 6 }, (_, i) => `${x + 2 + i * 8} ${y + 6} 1.3`).join(', ')),
    tail: ({ rump: [x, y] }) => shortTail(x, y, '#94673a', '#f3e6c8'),
    over: ({ withers: [x, y] }) =>
      limb('#8d6238', `${x - 20} ${y - 5} 5, ${x - 14} ${y + 8} 7, ${x - 11} ${y + 18} 2`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#a97945',
        muzzle: '#d9c19a',
        tilt: 14,
        earLength: 17,
        earTurn: 70,
        behind: antler(
          '#7c6346',
          '1 -7 4.4, 13 -16 3.8, 20 -30 3.4, 18 -46 1',
          '3 -9 3, -4 -16 1',
          '20 -30 3, 29 -40 1',
          '20 -36 2.6, 25 -50 1',
          '19 -42 2, 12 -50 1',
        ),
        front: antler(
          '#9d8058',
          '-3 -7 4.6, 6 -18 4, 8 -33 3.6, 2 -50 1',
          '-2 -9 3.2, -11 -16 1',
          '8 -33 3, 17 -42 1',
          '7 -39 2.8, 11 -54 1',
          '6 -36 2.6, -5 -45 1',
          '4 -44 2, -4 -54 1',
        ),
      }),
    box: [9, -30, 111, 124],
    size: 0.64,
  });

export const sangai = (): Figure =>
  quadruped({
    coat: '#9c6a3f',
    belly: '#e6d2b0',
    stockings: '#c9a779',
    height: 72,
    length: 64,
    depth: 30,
    tuck: 5,
    neck: { x: -15, y: -24, base: 22, top: 12.5 },
    leg: 5.2,
    thigh: 19,
    tail: ({ rump: [x, y] }) => shortTail(x, y, '#7d5230', '#f3e6c8'),
    over: ({ withers: [x, y] }) =>
      limb('#7a5131', `${x - 18} ${y - 8} 5, ${x - 13} ${y + 6} 6, ${x - 11} ${y + 15} 2`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#966540',
        muzzle: '#e6d2b0',
        tilt: 12,
        earLength: 17,
        earTurn: 70,
        behind: antler(
          '#7c6346',
          '-16 -14 1.4, -8 -14 2.8, 2 -9 4, 13 -16 3.6, 21 -30 3.2, 18 -46 1',
          '20.5 -36 2.4, 26 -44 1',
        ),
        front: antler(
          '#a58658',
          '-24 -15 1.4, -15 -16 3, -4 -9 4.4, 6 -18 4, 11 -33 3.6, 5 -52 1',
          '11 -36 2.6, 18 -46 1',
          '9 -42 2.2, 13 -54 1',
        ),
      }),
    box: [9, -30, 107, 124],
    size: 0.61,
  });

export const hangul = (): Figure =>
  quadruped({
    coat: '#7d6654',
    belly: '#5b483b',
    stockings: '#a48d76',
    height: 76,
    length: 70,
    depth: 34,
    tuck: 6,
    neck: { x: -15, y: -23, base: 27, top: 15 },
    leg: 5.8,
    thigh: 21,
    pattern: ({ right, rump: [, y] }) =>
      blob(
        '#e3d3b6',
        `${right - 9} ${y - 6}, ${right + 4} ${y - 6}, ${right + 4} ${y + 20}, ${right - 8} ${y + 14}`,
      ),
    tail: ({ rump: [x, y] }) =>
      limb('#c9b18d', `${x - 1} ${y + 1} 6, ${x + 4} ${y + 8} 5, ${x + 4} ${y + 13} 2`),
    over: ({ withers: [x, y] }) =>
      blob(
        '#5f4a3b',
        `${x - 22} ${y - 10}, ${x - 14} ${y - 14}, ${x - 4} ${y - 2}, ${x - 6} ${y + 12}, ${x - 12} ${y + 18}, ${x - 17} ${y + 8}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#77604f',
        muzzle: '#b7a189',
        tilt: 14,
        scale: 1.04,
        earLength: 16,
        earTurn: 70,
        behind: antler(
          '#6d543d',
          '1 -7 4.6, 13 -18 4.2, 19 -34 3.6, 18 -50 1',
          '3 -9 3, -4 -14 1',
          '8 -13 3, 2 -22 1',
          '18 -28 3, 10 -36 1',
          '19 -38 2.8, 28 -50 1',
        ),
        front: antler(
          '#94765a',
          '-3 -7 5, 6 -19 4.4, 9 -36 3.8, 5 -54 1',
          '-3 -9 3.4, -13 -14 1',
          '2 -14 3.2, -9 -21 1',
          '8 -29 3.2, -3 -38 1',
          '9 -40 3, 18 -54 1',
        ),
      }),
    box: [9, -36, 112, 124],
    size: 0.66,
  });
