import type { Figure } from '../figure';
import { cat, faceSpots, rosettes, scatter, spotsOnLegs } from '../parts/cat';
import { catHead } from '../parts/heads';
import { blob, dots, limb, stroke } from '../parts/shapes';

export const asiaticLion = (): Figure => {
  const coat = '#d3a05c';
  const mane = '#7d5432';
  return cat({
    coat,
    belly: '#ead0a0',
    height: 64,
    length: 72,
    depth: 33,
    tuck: 5,
    leg: 9,
    thigh: 22,
    paw: 9.6,
    neck: { x: -17, y: -9, base: 32, top: 24 },
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 2} ${y + 3} 7, ${x + 9} ${y + 20} 5, ${x + 20} ${y + 30} 4.4, ${x + 29} ${y + 22} 4`,
      ) +
      blob('#5a3b26', `${x + 27} ${y + 25}, ${x + 28} ${y + 16}, ${x + 36} ${y + 12}, ${x + 36} ${y + 21}`),
    behind: ({ poll: [x, y] }) =>
      blob(
        mane,
        `${x - 6} ${y - 20}, ${x + 8} ${y - 19}, ${x + 19} ${y - 8}, ${x + 24} ${y + 8}, ${x + 12} ${y + 22}`,
      ),
    over: ({ poll: [x, y], left, girth }) =>
      blob(
        mane,
        `${x - 2} ${y - 17}, ${x + 10} ${y - 15}, ${x + 19} ${y - 4}, ${x + 22} ${y + 10}, ${x + 19} ${y + 26}, ${x + 12} ${y + 38}, ${x + 5} ${y + 31}, ${x} ${y + 37}, ${x - 7} ${y + 27}, ${x - 13} ${y + 24}, ${x - 13} ${y + 10}`,
      ) +
      blob(
        '#9a6b3f',
        `${x} ${y - 10}, ${x + 9} ${y - 6}, ${x + 13} ${y + 8}, ${x + 8} ${y + 24}, ${x + 1} ${y + 20}, ${x - 8} ${y + 16}, ${x - 10} ${y + 4}`,
      ) +
      stroke('#a77b42', 2, `${left + 22} ${girth - 1}, ${left + 38} ${girth + 1}, ${left + 50} ${girth - 3}`),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#f0dcb4',
        nose: '#8a5a4c',
        scale: 1.12,
        marks: limb('#c08a48', '-10 -9 5, -19 -1 4') + blob(mane, '-13 12, -6 13, 0 16, -5 21, -10 18'),
      }),
    box: [9, 27, 144, 124],
    size: 0.48,
  });
};

export const drawnLeopard = (): Figure => {
  const coat = '#dca652';
  const dark = '#33281e';
  return cat({
    coat,
    belly: '#faefd8',
    height: 58,
    length: 74,
    depth: 30,
    tuck: 5,
    leg: 8.8,
    thigh: 20,
    paw: 9,
    pattern: (frame) => rosettes(frame, dark, '#b97f34', 8.2),
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 3} ${y + 4} 9, ${x + 9} ${y + 22} 8, ${x + 23} ${y + 28} 8, ${x + 36} ${y + 18} 8, ${x + 38} ${y + 4} 6`,
      ) +
      dots(
        dark,
        `${x + 4} ${y + 12} 1.8, ${x + 9} ${y + 21} 1.9, ${x + 16} ${y + 26} 1.9, ${x + 24} ${y + 28} 1.9, ${x + 31} ${y + 24} 1.9`,
      ) +
      limb(dark, `${x + 36.5} ${y + 16} 7, ${x + 38} ${y + 10} 7`) +
      limb(dark, `${x + 38} ${y + 5} 6.4, ${x + 37} ${y + 1} 5`),
    over: (frame) =>
      spotsOnLegs(frame, dark) +
      dots(
        dark,
        `${frame.withers[0] - 12} ${frame.withers[1]} 1.9, ${frame.withers[0] - 6} ${frame.withers[1] + 6} 1.9, ${frame.withers[0] - 13} ${frame.withers[1] + 9} 1.8, ${frame.withers[0] - 4} ${frame.withers[1] - 3} 1.8, ${frame.withers[0] - 8} ${frame.withers[1] + 14} 1.8`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, { coat, muzzle: '#fbf3e2', nose: '#b8786c', marks: faceSpots(dark) }),
    box: [12, 40, 151, 124],
    size: 0.43,
  });
};

export const snowLeopard = (): Figure => {
  const coat = '#cfd0cc';
  return cat({
    coat,
    belly: '#f4f3ee',
    height: 54,
    pattern: (frame) => rosettes(frame, '#4e4f53', '#b2b3b1'),
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 4} ${y + 4} 10, ${x + 12} ${y + 16} 12, ${x + 26} ${y + 10} 13, ${x + 29} ${y - 12} 13, ${x + 21} ${y - 26} 9`,
      ) +
      stroke(
        '#4e4f53',
        3,
        `${x + 7} ${y + 8}, ${x + 6} ${y + 19}; ${x + 17} ${y + 8}, ${x + 19} ${y + 20}; ${x + 21} ${y + 2}, ${x + 33} ${y + 4}; ${x + 23} ${y - 9}, ${x + 35} ${y - 11}`,
      ),
    over: (frame) =>
      spotsOnLegs(frame, '#4e4f53') +
      dots(
        '#4e4f53',
        `${frame.withers[0] - 12} ${frame.withers[1] + 2} 1.8, ${frame.withers[0] - 6} ${frame.withers[1] + 8} 1.8, ${frame.withers[0] - 13} ${frame.withers[1] + 12} 1.7`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#fbfaf6',
        nose: '#a8837c',
        ear: '#b4b5b3',
        marks: faceSpots('#55565a'),
      }),
    box: [12, 44, 142, 124],
    size: 0.42,
  });
};

export const jaguar = (): Figure => {
  const coat = '#d99a3f';
  const dark = '#30261d';
  return cat({
    coat,
    belly: '#f8ecd2',
    height: 56,
    length: 72,
    depth: 34,
    tuck: 1,
    leg: 10.5,
    thigh: 23,
    paw: 10,
    neck: { x: -17, y: -5, base: 31, top: 26 },
    pattern: (frame) =>
      rosettes(frame, dark, '#b87c2c', 10) +
      dots(
        dark,
        scatter(frame, 8, 5, 10, (x, y) => `${x} ${y} .9`),
      ),
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 3} ${y + 4} 10, ${x + 10} ${y + 18} 9, ${x + 23} ${y + 18} 8, ${x + 30} ${y + 6} 7`) +
      stroke(
        dark,
        3,
        `${x + 7} ${y + 9}, ${x + 3} ${y + 18}; ${x + 15} ${y + 13}, ${x + 14} ${y + 23}; ${x + 23} ${y + 13}, ${x + 27} ${y + 21}`,
      ),
    over: (frame) =>
      spotsOnLegs(frame, dark) +
      dots(
        dark,
        `${frame.withers[0] - 12} ${frame.withers[1] + 2} 2, ${frame.withers[0] - 5} ${frame.withers[1] + 8} 2, ${frame.withers[0] - 13} ${frame.withers[1] + 13} 1.9`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, { coat, muzzle: '#fbf3e2', nose: '#b86f62', scale: 1.14, marks: faceSpots(dark) }),
    box: [8, 40, 141, 124],
    size: 0.42,
  });
};
