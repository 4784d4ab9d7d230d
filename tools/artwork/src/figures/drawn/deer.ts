import type { Figure } from '../figure';
import { beast } from '../kit/beast';
import { longHead } from '../kit/heads';
import { blob, dots, limb, oval, stroke } from '../kit/shapes';

/** An antler: a beam through points, and its tines. */
const antler = (colour: string, beam: string, ...tines: string[]): string =>
  limb(colour, beam) + tines.map((tine) => limb(colour, tine)).join('');

const shortTail = (x: number, y: number, coat: string, under: string): string =>
  limb(under, `${x - 2} ${y + 3} 6, ${x + 3} ${y + 12} 6, ${x + 2} ${y + 17} 1.5`) +
  limb(coat, `${x} ${y} 6, ${x + 5} ${y + 8} 5, ${x + 5} ${y + 15} 1.5`);

/** Chital stag: rufous with rows of white spots, white bib, lyre-shaped antlers of three tines. */
export const chital = (): Figure =>
  beast({
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
    box: [12, -20, 110, 124],
    size: 0.56,
  });

/** Sambar stag: large, dark brown, a ruff on the throat, stout antlers of three tines. */
export const sambar = (): Figure =>
  beast({
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
    box: [10, 2, 114, 124],
    size: 0.58,
  });

/** Barasingha stag: golden rufous, antlers of many tines that branch only above. */
export const barasingha = (): Figure =>
  beast({
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
    box: [10, -22, 112, 124],
    size: 0.58,
  });

/** Sangai, the dancing deer: the brow tine and the beam form one long bow. */
export const sangai = (): Figure =>
  beast({
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
    box: [8, -22, 106, 124],
    size: 0.56,
  });

/** Hangul stag: grey-brown with a pale rump, antlers of five tines a side. */
export const hangul = (): Figure =>
  beast({
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
    box: [8, -24, 114, 124],
    size: 0.6,
  });

/** Reindeer: grey-brown with a pale neck and mane, long bowed antlers with a brow shovel. */
export const reindeer = (): Figure =>
  beast({
    coat: '#7f7166',
    belly: '#d9d2c6',
    stockings: '#6b5e55',
    hoof: '#2f2a28',
    height: 70,
    length: 70,
    depth: 35,
    tuck: 4,
    neck: { x: -19, y: -13, base: 28, top: 16 },
    leg: 6.6,
    thigh: 20,
    pattern: ({ left, girth, right }) =>
      stroke(
        '#e6e0d5',
        6,
        `${left + 16} ${girth - 9}, ${left + 36} ${girth - 8}, ${right - 20} ${girth - 12}`,
      ),
    tail: ({ rump: [x, y] }) => limb('#f1ece2', `${x - 2} ${y} 8, ${x + 4} ${y + 8} 7, ${x + 3} ${y + 14} 2`),
    over: ({ withers: [x, y] }) =>
      blob(
        '#e6e0d5',
        `${x - 28} ${y - 8}, ${x - 16} ${y - 14}, ${x - 2} ${y - 3}, ${x - 4} ${y + 14}, ${x - 10} ${y + 28}, ${x - 14} ${y + 18}, ${x - 19} ${y + 24}, ${x - 24} ${y + 8}`,
      ),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#6d6057',
        muzzle: '#d9d2c6',
        tilt: 18,
        scale: 1.08,
        earLength: 12,
        earTurn: 80,
        behind: antler(
          '#6d5844',
          '1 -7 4.6, 16 -14 4, 28 -30 3.6, 26 -50 3, 16 -62 1',
          '28 -34 3, 36 -42 1',
          '25 -52 3, 31 -64 1',
          '20 -58 2.4, 21 -70 1',
        ),
        front: antler(
          '#8b7257',
          '-3 -7 5, 10 -17 4.4, 19 -34 4, 14 -55 3.2, 2 -66 1',
          '-3 -9 4, -12 -12 3.4, -20 -10 1',
          '-9 -12 3, -15 -19 1',
          '1 -11 3.4, -10 -22 3, -14 -30 1',
          '-9 -21 2.6, -18 -24 1',
          '19 -38 3, 28 -47 1',
          '12 -57 3, 15 -70 1',
          '6 -63 2.4, 3 -76 1',
        ),
      }),
    box: [4, -22, 116, 124],
    size: 0.62,
  });

/** Nilgiri tahr: stocky, dark with a pale saddle, short horns that curve back and out. */
export const nilgiriTahr = (): Figure =>
  beast({
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
    box: [10, 18, 116, 124],
    size: 0.46,
  });

/** Bharal: slate-grey sheep with black flank and leg lines and horns that sweep out and back. */
export const bharal = (): Figure =>
  beast({
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
    box: [10, 18, 114, 124],
    size: 0.46,
  });

/** Moose bull: towering shoulder, long legs, drooping nose, a bell at the throat, palmed antlers. */
export const moose = (): Figure =>
  beast({
    coat: '#5b4436',
    belly: '#4b382d',
    stockings: '#9c8a76',
    height: 82,
    length: 70,
    depth: 38,
    croup: 8,
    tuck: 6,
    hump: 6,
    neck: { x: -18, y: -4, base: 32, top: 20 },
    leg: 7.4,
    thigh: 22,
    tail: ({ rump: [x, y] }) => limb('#4b382d', `${x - 1} ${y + 2} 6, ${x + 4} ${y + 9} 4`),
    over: ({ withers: [x, y] }) =>
      limb('#43322a', `${x - 20} ${y + 14} 6, ${x - 20} ${y + 24} 5, ${x - 18} ${y + 34} 1.5`),
    head: ({ poll: [x, y] }) =>
      longHead(x, y, {
        coat: '#5b4436',
        muzzle: '#7d6655',
        tilt: 24,
        scale: 1.36,
        earLength: 12,
        earTurn: 84,
        behind:
          limb('#8d7254', '2 -6 4, 9 -10 4') +
          blob(
            '#8d7254',
            '8 -8, 14 -16, 20 -20, 30 -30, 28 -22, 36 -24, 31 -17, 37 -15, 29 -10, 30 -4, 20 -5',
          ),
        marks:
          blob('#5b4436', '-19 3, -27 4, -31 10, -30 16, -25 17, -19 14') + oval('#2b2523', -28, 9, 2, 1.6),
        front:
          limb('#a98c68', '-2 -6 4.4, -6 -11 4.4') +
          blob(
            '#a98c68',
            '-4 -10, -10 -20, -18 -33, -14 -30, -11 -36, -6 -28, -1 -36, 2 -26, 8 -30, 8 -20, 3 -12',
          ) +
          limb('#a98c68', '-5 -10 4, -12 -12 3.4, -18 -18 1') +
          limb('#a98c68', '-9 -11.5 3, -16 -11 1'),
      }),
    box: [0, -14, 112, 124],
    size: 0.6,
  });
