import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { longHead } from '../parts/heads';
import { blob, limb, stroke } from '../parts/shapes';
import { tuftedTail } from '../parts/tails';

export const wildAss = (): Figure =>
  quadruped({
    coat: '#c9a074',
    belly: '#f6eedd',
    stockings: '#f1e6d1',
    height: 72,
    length: 70,
    depth: 34,
    croup: -1,
    tuck: 5,
    neck: { x: -18, y: -23, base: 24, top: 15 },
    leg: 6,
    thigh: 22,
    pattern: ({ left, right, girth }) =>
      blob(
        '#f6eedd',
        `${left - 4} ${girth - 20}, ${left + 14} ${girth - 12}, ${left + 34} ${girth - 16}, ${left + 48} ${girth - 10}, ${right - 10} ${girth - 24}, ${right + 4} ${girth - 18}, ${right} ${girth + 8}, ${left} ${girth + 8}`,
      ),
    tail: ({ rump: [x, y] }) => tuftedTail(x, y, '#c9a074', '#3d3029', 38),
    over: ({ withers: [x, y], right }) =>
      limb('#3d3029', `${x - 20} ${y - 27} 4, ${x - 10} ${y - 18} 6, ${x} ${y - 4} 5, ${x + 6} ${y} 1`) +
      stroke('#5a4432', 2.4, `${x + 4} ${y}, ${x + 28} ${y + 2}, ${right - 6} ${y + 1}`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#c9a074',
        muzzle: '#f6eedd',
        nose: '#4a3c34',
        tilt: 24,
        scale: 1.18,
        earLength: 20,
        earTurn: 22,
        marks: limb('#f6eedd', '-14 11 5, -6 9 5'),
      }),
    box: [5, -1, 113, 124],
    size: 0.5,
  });

export const bayHorse = (): Figure => {
  const coat = '#9c5a33';
  const dark = '#2f2420';
  return quadruped({
    coat,
    belly: '#b9754a',
    stockings: dark,
    hoof: '#3d332d',
    height: 82,
    length: 72,
    depth: 37,
    croup: -1,
    tuck: 5,
    dip: 4,
    neck: { x: -20, y: -27, base: 30, top: 16 },
    leg: 6.6,
    thigh: 25,
    tail: ({ rump: [x, y] }) =>
      limb(dark, `${x - 1} ${y} 6, ${x + 8} ${y + 16} 10, ${x + 10} ${y + 40} 11, ${x + 5} ${y + 58} 2`),
    over: ({ withers: [x, y] }) =>
      blob(
        dark,
        `${x - 24} ${y - 36}, ${x - 14} ${y - 32}, ${x - 4} ${y - 18}, ${x + 5} ${y - 2}, ${x + 2} ${y + 10}, ${x - 3} ${y + 2}, ${x - 6} ${y + 4}, ${x - 9} ${y - 8}, ${x - 13} ${y - 10}, ${x - 15} ${y - 20}, ${x - 20} ${y - 24}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat,
        muzzle: '#4a352c',
        tilt: 28,
        scale: 1.24,
        earLength: 12,
        earTurn: 22,
        marks: limb('#f3ebdd', '-8 -5 2, -14 -1.5 3, -20 2.5 1.6'),
        front: blob(dark, '2 -8, -4 -9, -10 -5, -8 -2, -3 -4, 4 -3'),
      }),
    box: [3, -7, 122, 124],
    size: 0.54,
  });
};
