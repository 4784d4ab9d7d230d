import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { blob, dots, eye, limb, oval, stroke } from '../parts/shapes';

export const asianElephant = (): Figure => {
  const coat = '#8b8a8c';
  return quadruped({
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
    box: [-3, 30, 120, 124],
    size: 0.56,
  });
};

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
  return quadruped({
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
    box: [-4, 45, 124, 124],
    size: 0.44,
  });
};

export const savannaElephant = (): Figure => {
  const coat = '#9a938b';
  return quadruped({
    coat,
    belly: '#aaa39a',
    height: 88,
    length: 74,
    depth: 52,
    dip: 4,
    croup: 2,
    tuck: 1,
    neck: { x: -16, y: 10, base: 44, top: 36 },
    leg: 17,
    thigh: 27,
    paw: 9.5,
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 2} ${y + 2} 5, ${x + 6} ${y + 22} 3.6, ${x + 6} ${y + 42} 2.6`) +
      limb('#4d4844', `${x + 6} ${y + 40} 3, ${x + 6.5} ${y + 48} 5, ${x + 6} ${y + 55} 1`),
    over: ({ left, right }) =>
      dots(
        '#ddd4c4',
        [0, 5, 10].map((d) => `${left + 4 + d} 121.5 1.7`).join(', ') +
          ', ' +
          [0, 5, 10].map((d) => `${right - 22 + d} 121.5 1.7`).join(', '),
      ),
    head: ({ poll: [x, y] }) =>
      blob(
        coat,
        `${x + 8} ${y - 17}, ${x - 4} ${y - 19}, ${x - 14} ${y - 15}, ${x - 21} ${y - 4}, ${x - 24} ${y + 8}, ${x - 24} ${y + 20}, ${x - 12} ${y + 24}, ${x + 6} ${y + 22}, ${x + 18} ${y + 8}`,
      ) +
      limb(
        '#ded2b8',
        `${x - 16} ${y + 22} 6, ${x - 24} ${y + 34} 5, ${x - 38} ${y + 38} 3, ${x - 46} ${y + 32} 1`,
      ) +
      limb(
        coat,
        `${x - 18} ${y + 4} 16, ${x - 23} ${y + 22} 13, ${x - 24} ${y + 42} 10, ${x - 21} ${y + 60} 8, ${x - 25} ${y + 73} 6.4, ${x - 33} ${y + 74} 5`,
      ) +
      stroke(
        '#7c766f',
        1.2,
        `${x - 29} ${y + 24}, ${x - 19} ${y + 25}; ${x - 29} ${y + 32}, ${x - 20} ${y + 33}; ${x - 28} ${y + 40}, ${x - 20} ${y + 41}; ${x - 26} ${y + 48}, ${x - 19} ${y + 49}; ${x - 24} ${y + 56}, ${x - 18} ${y + 56}`,
      ) +
      limb(
        '#f6ecd6',
        `${x - 14} ${y + 22} 6.4, ${x - 21} ${y + 36} 5.2, ${x - 35} ${y + 42} 3, ${x - 44} ${y + 37} 1`,
      ) +
      blob(
        '#857e77',
        `${x - 6} ${y - 14}, ${x + 10} ${y - 19}, ${x + 27} ${y - 13}, ${x + 32} ${y + 4}, ${x + 27} ${y + 22}, ${x + 14} ${y + 40}, ${x + 6} ${y + 28}, ${x - 1} ${y + 12}`,
      ) +
      blob(
        '#a89a90',
        `${x + 4} ${y - 6}, ${x + 16} ${y - 10}, ${x + 25} ${y - 2}, ${x + 23} ${y + 14}, ${x + 13} ${y + 30}, ${x + 8} ${y + 18}`,
        'opacity=".6"',
      ) +
      eye(x - 13, y - 1, 2.4),
    box: [-11, 26, 118, 124],
    size: 0.58,
  });
};

export const dromedary = (): Figure => {
  const coat = '#cda36c';
  return quadruped({
    coat,
    belly: '#b98d58',
    height: 78,
    length: 70,
    depth: 34,
    dip: -3,
    croup: 3,
    tuck: 8,
    neck: { x: -24, y: -14, base: 22, top: 12 },
    leg: 7,
    thigh: 19,
    paw: 8,
    behind: ({ withers: [x, y] }) =>
      blob(
        '#bd925a',
        `${x + 2} ${y + 8}, ${x + 12} ${y - 8}, ${x + 24} ${y - 24}, ${x + 34} ${y - 21}, ${x + 44} ${y - 4}, ${x + 52} ${y + 10}`,
      ),
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x} ${y + 2} 4, ${x + 5} ${y + 16} 3, ${x + 4} ${y + 28} 2.4`) +
      limb('#8a6238', `${x + 4} ${y + 24} 3, ${x + 4} ${y + 32} 5, ${x + 3} ${y + 38} 1`),
    over: ({ withers: [x, y], left, girth }) =>
      limb(
        coat,
        `${x - 2} ${y + 22} 18, ${x - 13} ${y + 16} 14, ${x - 22} ${y + 2} 12, ${x - 24} ${y - 14} 11`,
      ) +
      blob('#a97f4c', `${x - 13} ${y + 22}, ${x - 3} ${y + 28}, ${x - 4} ${y + 36}, ${x - 10} ${y + 30}`) +
      oval('#a97f4c', left + 12, girth + 24, 4.4, 3.6),
    head: ({ poll: [x, y] }) =>
      limb('#a97f4c', `${x + 5} ${y - 6} 5, ${x + 9} ${y - 11} 1`) +
      limb(coat, `${x + 2} ${y} 14, ${x - 8} ${y + 2} 13, ${x - 18} ${y + 6} 11, ${x - 24} ${y + 9} 9`) +
      blob(
        '#dcb984',
        `${x - 18} ${y + 6}, ${x - 26} ${y + 5}, ${x - 30} ${y + 10}, ${x - 26} ${y + 15}, ${x - 18} ${y + 13}`,
      ) +
      stroke('#6d4a2a', 1.2, `${x - 29} ${y + 11}, ${x - 24} ${y + 11}, ${x - 19} ${y + 13}`) +
      oval('#6d4a2a', x - 27, y + 7.5, 1.2, 0.9) +
      eye(x - 9, y - 1, 2.3) +
      stroke('#8a6238', 1.8, `${x - 12.5} ${y - 2.5}, ${x - 9} ${y - 4.2}, ${x - 5.5} ${y - 2}`) +
      limb(coat, `${x + 3} ${y - 5} 5.4, ${x + 8} ${y - 12} 1.4`),
    box: [-2, 19, 112, 124],
    size: 0.54,
  });
};
