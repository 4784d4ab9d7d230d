import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { bearHead } from '../parts/heads';
import { blob, limb, stroke } from '../parts/shapes';

export const slothBear = (): Figure => {
  const coat = '#2c2828';
  return quadruped({
    coat,
    belly: '',
    height: 66,
    length: 72,
    depth: 38,
    tuck: 2,
    croup: 5,
    neck: { x: -16, y: 2, base: 36, top: 30 },
    leg: 12,
    thigh: 24,
    paw: 9,
    behind: ({ withers: [x, y] }) =>
      blob(
        '#221e1e',
        `${x - 16} ${y + 10}, ${x - 10} ${y - 10}, ${x - 4} ${y - 4}, ${x + 2} ${y - 12}, ${x + 8} ${y - 5}, ${x + 16} ${y - 9}, ${x + 20} ${y + 8}`,
      ),
    pattern: ({ left, girth, right }) =>
      stroke(
        '#413a39',
        2,
        [10, 22, 34, 46, 58].map((d) => `${left + d} ${girth - 22}, ${left + d + 3} ${girth - 8}`).join('; '),
      ) + stroke('#1d1a1a', 2.4, `${left + 16} ${girth - 3}, ${right - 20} ${girth - 5}`),
    tail: ({ rump: [x, y] }) => limb(coat, `${x - 2} ${y + 4} 8, ${x + 5} ${y + 12} 7`),
    over: ({ withers: [x, y], left, right }) =>
      blob(
        '#2c2828',
        `${x - 27} ${y + 8}, ${x - 16} ${y + 4}, ${x - 6} ${y + 22}, ${x - 8} ${y + 40}, ${x - 12} ${y + 30}, ${x - 16} ${y + 38}, ${x - 20} ${y + 24}, ${x - 26} ${y + 26}`,
      ) +
      limb('#eadfc4', `${x - 22} ${y + 21} 2.6, ${x - 16} ${y + 30} 4, ${x - 8} ${y + 26} 2.4`) +
      stroke(
        '#e3dac8',
        1.8,
        [0, 4, 8].map((d) => `${left + 3 + d} 119, ${left - 1 + d} 124`).join('; ') +
          '; ' +
          [0, 4, 8].map((d) => `${right - 20 + d} 119, ${right - 24 + d} 124`).join('; '),
      ),
    head: ({ poll: [x, y] }) =>
      bearHead(x, y, {
        coat,
        muzzle: '#d8cbb2',
        tilt: 12,
        scale: 1.04,
        ear: '#3a3434',
        behind: blob('#221e1e', '6 -20, 16 -16, 22 -4, 16 10, 6 14'),
      }),
    box: [4, 35, 115, 124],
    size: 0.44,
  });
};

export const polarBear = (): Figure =>
  quadruped({
    coat: '#eef0ea',
    belly: '#dfe6e6',
    height: 66,
    length: 78,
    depth: 40,
    tuck: 2,
    croup: -3,
    neck: { x: -22, y: 1, base: 34, top: 23 },
    leg: 13,
    thigh: 27,
    paw: 11,
    tail: ({ rump: [x, y] }) => limb('#dfe3de', `${x - 2} ${y + 2} 8, ${x + 4} ${y + 9} 5`),
    head: ({ poll: [x, y] }) =>
      bearHead(x, y, {
        coat: '#eef0ea',
        muzzle: '#f8f9f5',
        ear: '#e6e8e2',
        earInner: '#c9ccc6',
        tilt: 6,
        scale: 0.92,
      }),
    box: [1, 40, 119, 124],
    size: 0.46,
  });
