import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { longHead } from '../parts/heads';
import { limb, oval, poly } from '../parts/shapes';

export const masaiGiraffe = (): Figure => {
  const pale = '#ecd3a0';
  const dark = '#8a5a2f';
  const patch = (x: number, y: number, r: number): string => {
    let points = '';
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * 2 * Math.PI + x;
      const reach = r * (i % 2 ? 0.86 : 1.2) * (i % 3 ? 1 : 0.9);
      points += `${points && ', '}${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.95).toFixed(1)}`;
    }
    return poly(dark, points);
  };
  return quadruped({
    coat: pale,
    belly: '#f6e8c8',
    hoof: '#5a4632',
    height: 74,
    length: 58,
    depth: 33,
    croup: 11,
    tuck: 6,
    neck: { x: -22, y: -64, base: 27, top: 11 },
    leg: 6,
    thigh: 19,
    pattern: ({ withers: [x, y] }) =>
      [
        [-4, 6, 6],
        [8, 8, 6.5],
        [20, 12, 6],
        [31, 16, 5.6],
        [40, 24, 5],
        [1, 19, 5.6],
        [13, 21, 5.6],
        [25, 25, 5],
        [35, 32, 4.4],
        [-8, 17, 4.6],
        [43, 14, 4.4],
      ]
        .map(([dx = 0, dy = 0, r = 0]) => patch(x + dx, y + dy, r))
        .join(''),
    tail: ({ rump: [x, y] }) =>
      limb(pale, `${x} ${y} 4, ${x + 5} ${y + 20} 2.6`) +
      limb('#2f2620', `${x + 5} ${y + 18} 3, ${x + 5} ${y + 30} 5, ${x + 4} ${y + 40} 1`),
    over: ({ withers: [x, y], left, right, girth }) =>
      limb('#6d4323', `${x - 22} ${y - 66} 3, ${x - 10} ${y - 36} 4, ${x + 3} ${y - 3} 4`) +
      [
        [-22, -54, 3.4],
        [-17, -56, 2.6],
        [-20, -44, 3.8],
        [-14, -44, 3],
        [-18, -33, 4.4],
        [-10, -32, 3.6],
        [-15, -21, 5],
        [-6, -20, 4.2],
        [-12, -8, 5.4],
        [-1, -8, 4.6],
      ]
        .map(([dx = 0, dy = 0, r = 0]) => patch(x + dx, y + dy, r))
        .join('') +
      patch(left + 12, girth + 5, 3.4) +
      patch(left + 14, girth + 14, 2.8) +
      patch(right - 13, girth + 2, 4) +
      patch(right - 9, girth + 12, 3),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#d9b278',
        muzzle: '#f1dfb8',
        tilt: 22,
        scale: 0.96,
        earLength: 13,
        earTurn: 88,
        behind: limb('#c69a60', '1 -6 4, 4 -15 3.4') + oval('#3a2c22', 4.4, -16.5, 2.6, 2.4),
        marks: '',
        front: limb('#d9b278', '-3 -6 4.4, -1 -16 3.6') + oval('#3a2c22', -0.6, -17.5, 2.8, 2.6),
      }),
    box: [4, -30, 100, 124],
    size: 0.7,
  });
};
