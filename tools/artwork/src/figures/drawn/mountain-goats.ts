import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { longHead } from '../parts/heads';
import { blob, limb, stroke } from '../parts/shapes';

export const nilgiriTahr = (): Figure =>
  quadruped({
    coat: '#5d4a3c',
    belly: '#8f7860',
    stockings: '#3f3229',
    height: 66,
    length: 70,
    depth: 37,
    tuck: 3,
    neck: { x: -16, y: -17, base: 30, top: 17 },
    leg: 7.2,
    thigh: 22,
    pattern: ({ withers: [x, y] }) =>
      blob(
        '#b79f7d',
        `${x + 8} ${y - 4}, ${x + 34} ${y - 4}, ${x + 44} ${y + 6}, ${x + 34} ${y + 16}, ${x + 16} ${y + 14}`,
        'opacity=".75"',
      ),
    tail: ({ rump: [x, y] }) => limb('#40332a', `${x} ${y} 6, ${x + 5} ${y + 6} 5, ${x + 6} ${y + 13} 2`),
    over: ({ withers: [x, y] }) =>
      limb('#3d3028', `${x - 16} ${y - 18} 5, ${x - 4} ${y - 6} 7, ${x + 8} ${y - 1} 3`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#4e3d32',
        muzzle: '#6b5646',
        tilt: 20,
        scale: 1.02,
        earLength: 12,
        earTurn: 84,
        behind: limb('#3b332c', '1 -7 6, 8 -18 5.4, 19 -22 4, 27 -17 1'),
        marks:
          limb('#c9b291', '-1 -6 1.6, -9 -3.5 2.2, -14 0 1.4') + blob('#c9b291', '-4 7, -10 8, -8 12, -2 11'),
        front:
          limb('#5b5046', '-3 -7 7, 2 -20 6.4, 14 -27 4.8, 24 -24 1') +
          stroke('#38302a', 1, '-5 -12, 0 -13; -3 -18, 2 -18; 2 -23, 5 -21; 9 -27, 10 -23'),
      }),
    box: [10, 7, 113, 124],
    size: 0.5,
  });

export const bharal = (): Figure =>
  quadruped({
    coat: '#8b8f95',
    belly: '#f4f1ea',
    stockings: '#e8e4da',
    height: 66,
    length: 70,
    depth: 35,
    tuck: 4,
    neck: { x: -16, y: -18, base: 27, top: 16 },
    leg: 6.8,
    thigh: 21,
    pattern: ({ left, right, girth, rump: [, y] }) =>
      stroke(
        '#33343a',
        3.4,
        `${left + 10} ${girth - 8}, ${left + 34} ${girth - 7}, ${right - 14} ${girth - 12}`,
      ) +
      blob(
        '#f4f1ea',
        `${right - 7} ${y - 4}, ${right + 4} ${y - 4}, ${right + 4} ${y + 18}, ${right - 6} ${y + 12}`,
      ),
    tail: ({ rump: [x, y] }) => limb('#33343a', `${x} ${y} 5, ${x + 5} ${y + 7} 5, ${x + 5} ${y + 15} 2`),
    over: ({ left, girth, withers: [x, y] }) =>
      limb(
        '#33343a',
        `${left + 10} ${girth + 4} 4, ${left + 10} ${girth + 16} 4, ${left + 10} ${girth + 22} 2`,
      ) +
      blob(
        '#4a4c52',
        `${x - 22} ${y - 2}, ${x - 15} ${y - 3}, ${x - 8} ${y + 12}, ${x - 12} ${y + 22}, ${x - 18} ${y + 12}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#8b8f95',
        muzzle: '#f4f1ea',
        tilt: 16,
        scale: 1.04,
        earLength: 12,
        earTurn: 88,
        behind: limb('#6a6152', '2 -7 8, 14 -15 7, 25 -14 5, 34 -6 1.4'),
        marks: limb('#55585e', '-12 1 4, -18 4 4'),
        front:
          limb('#8f836c', '-2 -7 9, 9 -19 8, 24 -21 6, 36 -14 1.4') +
          stroke('#6a6152', 1.1, '-2 -13, 4 -12; 4 -19, 9 -15; 12 -23, 15 -17; 21 -24, 22 -18'),
      }),
    box: [8, 9, 113, 124],
    size: 0.5,
  });
