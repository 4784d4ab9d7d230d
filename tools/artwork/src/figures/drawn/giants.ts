import type { Figure } from '../figure';
import { beast } from '../kit/beast';
import { blob, dots, eye, limb, oval, stroke } from '../kit/shapes';

/** Asian elephant: two domes on the brow, small ears, an arched back, short tusks. */
export const asianElephant = (): Figure => {
  const coat = '#8b8a8c';
  return beast({
    coat,
    belly: '#9b9a9b',
    height: 84,
    length: 76,
    depth: 52,
    dip: -7,
    croup: 8,
    tuck: 1,
    neck: { x: -17, y: 12, base: 44, top: 36 },
    leg: 17,
    thigh: 27,
    paw: 9.5,
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 2} ${y + 2} 5, ${x + 6} ${y + 20} 3.6, ${x + 6} ${y + 38} 2.6`) +
      limb('#4d4b4d', `${x + 6} ${y + 36} 3, ${x + 6.5} ${y + 44} 5, ${x + 6} ${y + 51} 1`),
    over: ({ left, right }) =>
      dots(
        '#d9d2c4',
        [0, 5, 10].map((d) => `${left + 4 + d} 121.5 1.7`).join(', ') +
          ', ' +
          [0, 5, 10].map((d) => `${right - 22 + d} 121.5 1.7`).join(', '),
      ),
    head: ({ poll: [x, y] }) =>
      blob(
        coat,
        `${x + 8} ${y - 17}, ${x} ${y - 21}, ${x - 6} ${y - 16}, ${x - 12} ${y - 18}, ${x - 20} ${y - 8}, ${x - 24} ${y + 6}, ${x - 24} ${y + 20}, ${x - 12} ${y + 24}, ${x + 6} ${y + 22}, ${x + 18} ${y + 8}`,
      ) +
      limb(
        coat,
        `${x - 19} ${y + 4} 15, ${x - 24} ${y + 20} 13, ${x - 25} ${y + 38} 10, ${x - 22} ${y + 54} 8, ${x - 27} ${y + 66} 6.4, ${x - 35} ${y + 66} 5`,
      ) +
      stroke(
        '#737274',
        1.2,
        `${x - 30} ${y + 20}, ${x - 20} ${y + 21}; ${x - 30} ${y + 28}, ${x - 21} ${y + 29}; ${x - 29} ${y + 36}, ${x - 21} ${y + 37}; ${x - 27} ${y + 44}, ${x - 20} ${y + 45}; ${x - 26} ${y + 52}, ${x - 19} ${y + 52}`,
      ) +
      limb('#efe4cb', `${x - 15} ${y + 21} 6, ${x - 20} ${y + 31} 4.6, ${x - 29} ${y + 36} 1.4`) +
      blob(
        '#7a797b',
        `${x - 5} ${y - 10}, ${x + 8} ${y - 12}, ${x + 18} ${y - 3}, ${x + 17} ${y + 10}, ${x + 8} ${y + 26}, ${x + 2} ${y + 14}, ${x - 4} ${y + 6}`,
      ) +
      blob(
        '#b39a95',
        `${x + 2} ${y + 10}, ${x + 10} ${y + 6}, ${x + 13} ${y + 11}, ${x + 8} ${y + 23}, ${x + 4} ${y + 18}`,
      ) +
      eye(x - 13, y - 1, 2.4),
    box: [-4, 24, 122, 124],
    size: 0.56,
  });
};

/** Indian rhinoceros: one horn, skin in plates with deep folds, studs on shoulder and rump. */
export const indianRhinoceros = (): Figure => {
  const coat = '#86827f';
  const fold = '#5d5957';
  const studs = (x: number, y: number, rows: number) =>
    dots(
      '#9c9894',
      Array.from(
        { length: rows * 4 },
        (_, i) => `${x + (i % 4) * 5 + (Math.floor(i / 4) % 2) * 2.5} ${y + Math.floor(i / 4) * 5} 1.1`,
      ).join(', '),
    );
  return beast({
    coat,
    belly: '#76726f',
    height: 68,
    length: 82,
    depth: 46,
    dip: 4,
    croup: 1,
    tuck: 0,
    neck: { x: -18, y: 13, base: 40, top: 28 },
    leg: 13,
    thigh: 25,
    paw: 8.6,
    pattern: ({ withers: [x, y], right }) => studs(right - 21, y + 12, 4) + studs(x - 6, y + 14, 3),
    tail: ({ rump: [x, y] }) =>
      limb('#6f6b69', `${x - 1} ${y + 3} 5, ${x + 5} ${y + 18} 3.4, ${x + 5} ${y + 30} 1.6`) +
      limb('#3f3b3a', `${x + 5} ${y + 28} 2.6, ${x + 5} ${y + 37} 1`),
    over: ({ withers: [x, y], left, right, girth }) =>
      stroke(
        fold,
        2.4,
        `${x - 12} ${y + 6}, ${x - 6} ${y + 24}, ${x - 10} ${y + 44}; ${x + 16} ${y + 2}, ${x + 20} ${y + 22}, ${x + 15} ${y + 42}; ${right - 24} ${y + 2}, ${right - 27} ${y + 22}, ${right - 21} ${y + 42}; ${left + 5} ${girth - 2}, ${left + 14} ${girth + 1}, ${left + 22} ${girth - 3}; ${right - 22} ${girth - 1}, ${right - 10} ${girth + 1}, ${right - 2} ${girth - 4}`,
      ) +
      blob(
        '#7a7673',
        `${x - 16} ${y + 20}, ${x - 7} ${y + 22}, ${x - 6} ${y + 36}, ${x - 13} ${y + 40}, ${x - 18} ${y + 32}`,
      ) +
      dots(
        '#d0c8bb',
        [0, 5, 10].map((d) => `${left + 5 + d} 121.6 1.6`).join(', ') +
          ', ' +
          [0, 5, 10].map((d) => `${right - 21 + d} 121.6 1.6`).join(', '),
      ),
    head: ({ poll: [x, y] }) =>
      limb('#6c6866', `${x + 4} ${y - 8} 6, ${x + 3} ${y - 18} 5, ${x + 5} ${y - 23} 1`) +
      limb(
        coat,
        `${x + 6} ${y + 2} 30, ${x - 8} ${y + 9} 26, ${x - 20} ${y + 17} 20, ${x - 29} ${y + 23} 16`,
      ) +
      blob(
        '#767270',
        `${x - 34} ${y + 20}, ${x - 37} ${y + 27}, ${x - 31} ${y + 32}, ${x - 22} ${y + 32}, ${x - 22} ${y + 26}`,
      ) +
      blob(
        '#4b4642',
        `${x - 34} ${y + 19}, ${x - 36} ${y + 8}, ${x - 31} ${y - 6}, ${x - 28} ${y + 4}, ${x - 24} ${y + 12}`,
      ) +
      stroke(
        fold,
        1.6,
        `${x - 34} ${y + 29}, ${x - 28} ${y + 29}, ${x - 23} ${y + 27}; ${x + 8} ${y - 6}, ${x + 2} ${y + 10}, ${x + 8} ${y + 22}; ${x - 12} ${y + 10}, ${x - 8} ${y + 12}`,
      ) +
      oval('#4b4642', x - 32, y + 24, 1.6, 1.2) +
      eye(x - 13, y + 7, 2.2) +
      blob(
        coat,
        `${x + 3} ${y - 6}, ${x + 1} ${y - 17}, ${x + 7} ${y - 24}, ${x + 12} ${y - 16}, ${x + 10} ${y - 6}`,
      ) +
      blob('#a58f88', `${x + 5} ${y - 9}, ${x + 4} ${y - 16}, ${x + 7} ${y - 20}, ${x + 9.5} ${y - 14}`),
    box: [-2, 42, 124, 124],
    size: 0.44,
  });
};
