import type { Figure } from '../figure';
import { quadruped } from '../parts/quadruped';
import { broadHead } from '../parts/heads';
import { blob, limb, oval, stroke } from '../parts/shapes';
import { tuftedTail } from '../parts/tails';

export const gaur = (): Figure =>
  quadruped({
    coat: '#43312b',
    belly: '',
    stockings: '#e9dcbc',
    height: 82,
    length: 76,
    depth: 48,
    croup: 15,
    tuck: 6,
    hump: 8,
    dip: -6,
    neck: { x: -20, y: 6, base: 38, top: 24 },
    leg: 8.6,
    thigh: 26,
    pattern: ({ right, flank }) =>
      oval('#553f35', right - 22, flank - 26, 22, 16) + oval('#352621', 62, flank + 4, 34, 9),
    tail: ({ rump: [x, y] }) => tuftedTail(x, y, '#43312b', '#1e1815', 40),
    over: ({ withers: [x, y] }) =>
      blob(
        '#352621',
        `${x - 28} ${y + 22}, ${x - 14} ${y + 22}, ${x - 6} ${y + 40}, ${x - 14} ${y + 52}, ${x - 22} ${y + 40}`,
      ),
    head: ({ poll: [x, y] }) =>
      broadHead(x, y, {
        coat: '#43312b',
        muzzle: '#cdbd9e',
        tilt: 22,
        scale: 1.15,
        earLength: 16,
        earTurn: 104,
        behind: limb('#a89a72', '2 -8 7, 9 -14 6, 8 -23 4.5, 1 -28 1.5'),
        marks: blob('#b7a789', '3 -11, -6 -10, -9 -6, -3 -5, 4 -6'),
        front:
          limb('#cfc59a', '-2 -8 8, -10 -13 7, -11 -22 5') +
          limb('#2a2523', '-11 -20 5, -9 -25 3.6, -5 -29 1'),
      }),
    box: [4, 16, 119, 124],
    size: 0.54,
  });

export const zebu = (): Figure =>
  quadruped({
    coat: '#d8d2c4',
    belly: '#ece7da',
    stockings: '#bfb8a9',
    height: 72,
    length: 72,
    depth: 39,
    croup: 0,
    tuck: 5,
    dip: 4,
    neck: { x: -18, y: -8, base: 28, top: 17 },
    leg: 7.4,
    thigh: 23,
    behind: ({ withers: [x, y] }) =>
      blob(
        '#b9b2a3',
        `${x - 8} ${y + 6}, ${x - 5} ${y - 12}, ${x + 6} ${y - 21}, ${x + 15} ${y - 14}, ${x + 17} ${y + 6}`,
      ),
    tail: ({ rump: [x, y] }) => tuftedTail(x, y, '#d8d2c4', '#3a332e', 46),
    over: ({ withers: [x, y] }) =>
      blob(
        '#c9c2b3',
        `${x - 24} ${y + 6}, ${x - 13} ${y + 6}, ${x - 6} ${y + 26}, ${x - 4} ${y + 42}, ${x - 12} ${y + 44}, ${x - 17} ${y + 32}, ${x - 22} ${y + 22}`,
      ) + stroke('#aaa294', 1.4, `${x - 18} ${y + 14}, ${x - 12} ${y + 28}, ${x - 10} ${y + 40}`),
    head: ({ poll: [x, y] }) =>
      broadHead(x, y, {
        coat: '#d8d2c4',
        muzzle: '#8f877c',
        tilt: 20,
        earLength: 20,
        earTurn: 122,
        behind: limb('#6d665c', '1 -8 6, 8 -18 5, 10 -30 1.5'),
        front: limb('#575048', '-3 -8 6.4, -6 -20 5.4, -3 -34 1.5'),
      }),
    box: [8, 12, 116, 124],
    size: 0.53,
  });

export const yak = (): Figure => {
  const coat = '#453531';
  return quadruped({
    coat,
    belly: '',
    height: 74,
    length: 74,
    depth: 42,
    croup: 8,
    tuck: 2,
    hump: 8,
    neck: { x: -16, y: 12, base: 36, top: 24 },
    leg: 9,
    thigh: 24,
    tail: ({ rump: [x, y] }) =>
      limb(
        '#2f2523',
        `${x - 2} ${y} 10, ${x + 8} ${y + 18} 17, ${x + 8} ${y + 44} 18, ${x + 4} ${y + 62} 4`,
      ) +
      stroke(
        '#5d4841',
        1.6,
        `${x + 4} ${y + 14}, ${x + 6} ${y + 50}; ${x + 11} ${y + 20}, ${x + 11} ${y + 46}`,
      ),
    over: ({ left, right, girth, withers: [wx, wy] }) => {
      let hem = `${left - 2} ${girth - 24}, ${left + 2} ${girth + 10}`;
      for (let x = left + 6, i = 0; x < right - 4; x += 7, i++) hem += `, ${x} ${girth + (i % 2 ? 10 : 22)}`;
      return (
        blob(
          '#3a2c29',
          `${hem}, ${right} ${girth + 6}, ${right} ${girth - 16}, ${(left + right) / 2} ${girth - 10}`,
        ) +
        stroke(
          '#5d4841',
          1.6,
          `${left + 16} ${girth - 8}, ${left + 14} ${girth + 12}; ${left + 34} ${girth - 6}, ${left + 33} ${girth + 12}; ${left + 52} ${girth - 8}, ${left + 52} ${girth + 10}`,
        ) +
        blob(
          '#f0e9dc',
          `${wx - 6} ${wy - 8}, ${wx + 8} ${wy - 11}, ${wx + 20} ${wy - 4}, ${wx + 14} ${wy + 4}, ${wx} ${wy + 2}`,
        )
      );
    },
    head: ({ poll: [x, y] }) =>
      broadHead(x, y, {
        coat,
        muzzle: '#d9cfc2',
        tilt: 26,
        scale: 1.05,
        earLength: 13,
        earTurn: 112,
        behind: limb('#8d8273', '4 -8 6, 14 -12 5, 19 -22 3.4, 15 -31 1'),
        marks: blob('#2f2523', '8 -12, -6 -12, -12 -4, -8 3, -3 -3, 2 4, 8 -2'),
        front: limb('#b4a995', '-2 -9 7, -12 -14 6, -17 -24 4, -13 -34 1'),
      }),
    box: [6, 25, 127, 124],
    size: 0.5,
  });
};

export const wildBuffalo = (): Figure =>
  quadruped({
    coat: '#4d5055',
    belly: '#5a5d61',
    stockings: '#8d8f8c',
    height: 74,
    length: 80,
    depth: 46,
    croup: 6,
    tuck: 3,
    neck: { x: -20, y: 4, base: 34, top: 21 },
    leg: 8.6,
    thigh: 25,
    tail: ({ rump: [x, y] }) => tuftedTail(x, y, '#4d5055', '#26272a', 42),
    over: ({ withers: [x, y] }) =>
      limb('#c3c3bc', `${x - 16} ${y + 18} 3, ${x - 12} ${y + 25} 4, ${x - 8} ${y + 30} 2`),
    head: ({ poll: [x, y] }) =>
      broadHead(x, y, {
        coat: '#4d5055',
        muzzle: '#3a3c40',
        tilt: 16,
        scale: 1.12,
        earLength: 16,
        earTurn: 110,
        behind: limb('#35332f', '3 -9 8, 20 -12 7.4, 36 -20 5.4, 42 -33 2'),
        front:
          limb('#57534b', '-1 -9 10, 12 -17 9.4, 27 -29 6.6, 28 -46 1.6') +
          stroke('#35332f', 1.2, '3 -15, 6 -9; 9 -19, 13 -13; 15 -24, 19 -18; 21 -30, 25 -26'),
        marks: limb('#b9b8b0', '-14 12 2.4, -19 15.5 2.4'),
      }),
    box: [3, -6, 123, 124],
    size: 0.56,
  });
