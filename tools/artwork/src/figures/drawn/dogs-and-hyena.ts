import { darker } from '../../drawing/colour';
import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { dogHead } from '../parts/heads';
import { blob, limb, stroke } from '../parts/shapes';

const brush = (x: number, y: number, coat: string, tip: string, hang = 34): string =>
  limb(coat, `${x - 2} ${y + 1} 7, ${x + 8} ${y + hang * 0.4} 11, ${x + 10} ${y + hang * 0.85} 9`) +
  limb(tip, `${x + 9.5} ${y + hang * 0.62} 11, ${x + 10} ${y + hang} 8, ${x + 8} ${y + hang * 1.22} 1`);

export const dhole = (): Figure =>
  quadruped({
    coat: '#b9622f',
    belly: '#f3e4cc',
    height: 62,
    length: 66,
    depth: 28,
    tuck: 7,
    neck: { x: -15, y: -13, base: 25, top: 19 },
    leg: 6.6,
    thigh: 18,
    paw: 7,
    stockings: '#d99a68',
    tail: ({ rump: [x, y] }) => brush(x, y, '#9c4f25', '#2c2422', 40),
    over: ({ withers: [x, y] }) =>
      blob(
        '#f3e4cc',
        `${x - 24} ${y + 2}, ${x - 14} ${y + 2}, ${x - 8} ${y + 14}, ${x - 10} ${y + 26}, ${x - 17} ${y + 20}`,
      ),
    head: ({ poll: [x, y] }) =>
      dogHead(x, y, {
        coat: '#b9622f',
        muzzle: '#f3e4cc',
        earLength: 14,
        scale: 0.98,
        marks: limb('#8e4a25', '-14 2 4, -22 4 4'),
      }),
    box: [6, 27, 117, 124],
    size: 0.44,
  });

export const indianWolf = (): Figure =>
  quadruped({
    coat: '#a8977f',
    belly: '#e9dfcc',
    stockings: '#cdbfa5',
    height: 70,
    length: 66,
    depth: 29,
    tuck: 9,
    neck: { x: -16, y: -13, base: 25, top: 19 },
    leg: 6.4,
    thigh: 19,
    paw: 7,
    pattern: ({ withers: [x, y], right }) =>
      blob(
        '#6f6353',
        `${x - 12} ${y - 4}, ${x + 20} ${y - 4}, ${right - 4} ${y - 2}, ${right - 8} ${y + 7}, ${x + 30} ${y + 7}, ${x + 8} ${y + 12}`,
      ),
    tail: ({ rump: [x, y] }) => brush(x, y, '#93836c', '#4b4239', 38),
    over: ({ withers: [x, y] }) =>
      blob(
        '#e9dfcc',
        `${x - 26} ${y + 2}, ${x - 15} ${y + 1}, ${x - 9} ${y + 12}, ${x - 12} ${y + 20}, ${x - 19} ${y + 14}`,
      ),
    head: ({ poll: [x, y] }) =>
      dogHead(x, y, {
        coat: '#a8977f',
        muzzle: '#e9dfcc',
        ear: '#92816a',
        earLength: 16,
        marks: limb('#7c6f5c', '-13 1 4, -23 3.5 3.4'),
      }),
    box: [4, 17, 117, 124],
    size: 0.48,
  });

export const arcticFox = (): Figure =>
  quadruped({
    coat: '#e6ecef',
    belly: '#ffffff',
    stockings: '#dde6ea',
    height: 54,
    length: 62,
    depth: 29,
    tuck: 3,
    neck: { x: -14, y: -9, base: 28, top: 23 },
    leg: 7.4,
    thigh: 19,
    paw: 7.4,
    tail: ({ rump: [x, y] }) =>
      limb(
        '#dbe4e9',
        `${x - 4} ${y + 6} 10, ${x + 10} ${y + 14} 18, ${x + 24} ${y + 26} 19, ${x + 32} ${y + 40} 6`,
      ) + limb('#f7fafb', `${x + 14} ${y + 16} 8, ${x + 25} ${y + 27} 9, ${x + 31} ${y + 38} 3`),
    head: ({ poll: [x, y] }) =>
      dogHead(x, y, { coat: '#eef3f5', muzzle: '#ffffff', nose: '#2d2a2c', ear: '#d5dfe5', earLength: 11 }),
    box: [6, 42, 132, 124],
    size: 0.38,
  });

export const stripedHyena = (): Figure => {
  const coat = '#b7a68d';
  const stripe = '#38312c';
  return quadruped({
    coat,
    belly: '',
    height: 74,
    length: 66,
    depth: 34,
    croup: 15,
    tuck: 11,
    neck: { x: -17, y: -9, base: 29, top: 21 },
    leg: 6.8,
    thigh: 19,
    paw: 7,
    behind: ({ withers: [x, y], right }) =>
      blob(
        '#6f6455',
        `${x - 20} ${y - 12}, ${x - 14} ${y - 22}, ${x - 8} ${y - 13}, ${x - 1} ${y - 20}, ${x + 6} ${y - 10}, ${x + 14} ${y - 14}, ${x + 21} ${y - 4}, ${x + 29} ${y - 5}, ${x + 34} ${y + 4}, ${right - 10} ${y + 10}, ${right - 4} ${y + 20}, ${x + 10} ${y + 16}`,
      ),
    pattern: ({ withers: [x, y] }) =>
      stroke(
        stripe,
        3,
        [4, 14, 24, 34, 44]
          .map(
            (d, i) =>
              `${x + d} ${y + 3 + i * 2.4}, ${x + d - 2} ${y + 16 + i * 2}, ${x + d + 1} ${y + 28 + i}`,
          )
          .join('; '),
      ),
    tail: ({ rump: [x, y] }) =>
      limb('#8b7d6a', `${x - 2} ${y} 7, ${x + 8} ${y + 16} 14, ${x + 9} ${y + 34} 12, ${x + 6} ${y + 46} 2`) +
      stroke(darker(coat, 0.5), 1.4, `${x + 5} ${y + 14}, ${x + 7} ${y + 36}`),
    over: ({ withers: [x, y], girth, right }) =>
      blob(
        stripe,
        `${x - 24} ${y + 2}, ${x - 15} ${y + 2}, ${x - 9} ${y + 12}, ${x - 14} ${y + 18}, ${x - 20} ${y + 12}`,
      ) +
      stroke(
        stripe,
        2.4,
        `${x - 5} ${girth + 10}, ${x + 3} ${girth + 11}; ${x - 5} ${girth + 19}, ${x + 2} ${girth + 20}; ${right - 20} ${girth - 8}, ${right - 6} ${girth - 5}; ${right - 18} ${girth + 2}, ${right - 6} ${girth + 5}; ${right - 11} ${girth + 15}, ${right - 4} ${girth + 16}`,
      ),
    head: ({ poll: [x, y] }) =>
      dogHead(x, y, {
        coat,
        muzzle: '#4a413a',
        ear: '#9c8b73',
        earLength: 19,
        scale: 1.04,
        marks: stroke(stripe, 1.8, '-4 5, -1 10; 1 3, 4 8'),
      }),
    box: [2, 13, 117, 124],
    size: 0.48,
  });
};
