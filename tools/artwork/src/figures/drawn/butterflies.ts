import type { Figure } from '../figure';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, oval, stroke } from '../parts/shapes';

/** Both sides of a butterfly seen from above: `x` counts from the middle. */
const bothSides = (draw: (at: (text: string) => string, side: 'l' | 'r') => string): string =>
  (['l', 'r'] as const)
    .map((side) =>
      draw(
        (text) =>
          text.replace(
            /(-?[\d.]+) (-?[\d.]+)((?: [\d.]+)?)/g,
            (_, x: string, y: string, w: string) =>
              `${(100 + (side === 'r' ? 1 : -1) * Number(x)).toFixed(1)} ${y}${w}`,
          ),
        side,
      ),
    )
    .join('');

/** Wing cells between veins that spread from a point. */
const cells = (
  cx: number,
  cy: number,
  angles: readonly number[],
  inner: number,
  outer: readonly number[],
  gap: number,
): string[] =>
  outer.map((r, i) => {
    const [from, to] = [(angles[i] ?? 0) + gap, (angles[i + 1] ?? 0) - gap];
    const point = (angle: number, radius: number): string =>
      `${(cx + Math.cos((angle * Math.PI) / 180) * radius).toFixed(1)} ${(cy + Math.sin((angle * Math.PI) / 180) * radius).toFixed(1)}`;
    const middle = (from + to) / 2;
    return [
      point(from + gap * 0.6, inner),
      point(from, (inner + r) / 2),
      point(from + 0.5, r * 0.94),
      point(middle, r),
      point(to - 0.5, r * 0.94),
      point(to, (inner + r) / 2),
      point(to - gap * 0.6, inner),
    ].join(', ');
  });

/** Gold on the hind wings, pale rays along the veins of the fore wings. */
export const southernBirdwing = (): Figure => {
  const black = '#1b191c';
  const gold = '#f2bf22';
  const hindCells = cells(20, 78, [-12, 8, 27, 46, 66, 88, 112], 17, [39, 41, 40, 38, 35, 29], 2);
  const fore =
    '3 62, 10 48, 28 32, 52 17, 78 6, 98 0, 110 1, 112 9, 106 24, 98 42, 90 58, 80 70, 66 76, 44 76, 22 74, 6 72';
  const hind =
    '4 68, 24 70, 48 73, 64 77, 71 86, 73 98, 68 108, 60 116, 50 122, 40 126, 30 122, 20 110, 11 94';
  return {
    body:
      bothSides(
        (at, side) =>
          form(
            `bh${side}`,
            black,
            at(hind),
            blob(gold, at('7 74, 20 74, 33 76, 36 82, 31 88, 20 88, 11 82')) +
              hindCells.map((cell) => blob(gold, at(cell))).join('') +
              hindCells
                .map((cell) => blob('#f9dd6e', at(cell), 'opacity=".35" transform="translate(0 -2)"'))
                .join('') +
              dots(black, at('53 80 3.2, 55 90 3.4, 51 100 3.4, 44 108 3.3, 34 111 3.1, 25 107 2.8')) +
              stroke(
                '#d9d2bf',
                1.2,
                at('72 92, 73 100; 68 108, 64 113; 56 119, 50 122; 40 126, 34 124'),
                'opacity=".6"',
              ),
          ) +
          form(
            `bf${side}`,
            '#232126',
            at(fore),
            bars(
              '#cfc8b6',
              at(
                '50 34 .6, 80 16 2.6, 104 8 2; 52 38 .6, 84 24 2.8, 104 20 2; 52 43 .6, 82 36 2.8, 99 33 2; 51 48 .6, 78 46 2.8, 94 45 2; 48 54 .6, 70 57 2.6, 86 58 2; 42 59 .6, 60 66 2.4, 76 68 1.8; 32 64 .6, 46 70 2, 60 73 1.6',
              ),
            ) +
              stroke(
                '#0d0c0e',
                1.1,
                at(
                  '5 64, 24 44, 46 31, 54 36, 46 46, 30 58, 6 66; 54 34, 108 6; 54 36, 110 14; 53 40, 104 27; 52 45, 98 39; 49 51, 92 52; 44 57, 82 65; 34 62, 68 74',
                ),
              ) +
              stroke('#45414a', 1.4, at('4 62, 12 48, 30 33, 54 18, 80 7, 104 1')),
          ),
      ) +
      bothSides(
        (at) => stroke(black, 1.7, at('2 46, 8 32, 18 22')) + limb(black, at('17 23 2, 20 20 3, 22 19 2.4')),
      ) +
      limb(gold, '100 72 9, 100 90 9.6, 100 108 8, 100 122 3.4') +
      stroke(
        '#2a2520',
        1.8,
        '96 80, 100 81.6, 104 80; 95.6 88, 100 89.6, 104.4 88; 95.6 96, 100 97.6, 104.4 96; 96 104, 100 105.6, 104 104; 97 112, 100 113.4, 103 112',
      ) +
      limb(black, '100 52 9, 100 62 12.6, 100 73 10') +
      blob('#c5382c', '95 53, 100 51, 105 53, 105.6 57, 100 55.6, 94.4 57') +
      oval(black, 100, 47.4, 5, 4.8) +
      dots('#4d4038', '96.4 46.4 1.9, 103.6 46.4 1.9'),
    box: [-12, 0, 212, 126],
    pose: 'fly',
    size: 0.6,
    head: [44, 8, 156, 120],
  };
};

/** A male: the dark spot on a vein of each hind wing. */
export const monarchButterfly = (): Figure => {
  const black = '#1f1a19';
  const orange = '#ea7a1c';
  const light = '#f6a544';
  const fore =
    '3 60, 10 46, 28 29, 52 14, 76 4, 94 1, 103 5, 103 14, 96 28, 90 42, 86 55, 78 66, 62 70, 38 70, 12 68';
  const hind = '4 66, 28 67, 56 69, 72 74, 80 84, 80 97, 72 109, 59 117, 44 119, 30 111, 18 97, 9 82';
  const hindCells = cells(28, 80, [-16, 4, 22, 40, 58, 78, 104], 17, [42, 42, 40, 36, 32, 28], 2.4);
  return {
    body:
      bothSides(
        (at, side) =>
          form(
            `mh${side}`,
            black,
            at(hind),
            blob(orange, at('8 70, 24 70, 38 73, 44 80, 38 86, 26 86, 14 80')) +
              blob(orange, at('9 82, 20 87, 32 90, 34 100, 28 104, 18 96')) +
              hindCells
                .slice(0, 5)
                .map((cell) => blob(orange, at(cell)))
                .join('') +
              blob(light, at('20 73, 36 76, 40 80, 28 82'), 'opacity=".6"') +
              oval(black, Number(at('44 94').split(' ')[0]), 95, 2.2, 3.2, side === 'r' ? -40 : 40) +
              dots(
                '#f7f2e6',
                at(
                  '76 82 1.5, 76.4 90 1.6, 75 98 1.6, 70.6 105 1.6, 64 110.4 1.6, 56 114 1.6, 47 115.4 1.5, 38 112.6 1.4, 71 84 1, 71.4 91 1.1, 69.4 97.6 1.1, 65 103 1.1, 58.6 107 1.1, 51 110 1.1, 43 110.4 1',
                ),
              ),
          ) +
          form(
            `mf${side}`,
            black,
            at(fore),
            blob(orange, at('7 59, 16 46, 32 32, 48 23, 55 25, 51 33, 38 45, 22 56')) +
              blob(orange, at('13 64, 28 57, 42 55, 58 58, 74 61, 66 66, 44 67, 24 67')) +
              blob(orange, at('40 51, 52 42, 66 44, 81 48, 78 57, 62 55, 48 54')) +
              blob(orange, at('56 38, 62 30, 74 32, 84 36, 83 44, 70 41, 60 41')) +
              blob(light, at('14 52, 28 38, 44 28, 40 36, 26 48'), 'opacity=".6"') +
              blob(light, at('50 45, 66 46, 76 50, 64 52'), 'opacity=".6"') +
              blob('#f3b066', at('66 24, 72 20, 78 22, 76 28, 69 28')) +
              blob('#f3b066', at('78 24, 84 21, 87 25, 83 30, 78 29')) +
              blob('#f3b066', at('70 14, 78 11, 82 13, 76 17')) +
              dots(
                '#f7f2e6',
                at(
                  '97 8 1.7, 99 15 1.7, 95.6 23 1.7, 92 31 1.7, 89.6 39 1.7, 87 47 1.6, 84.6 54.6 1.6, 79.6 61.4 1.5, 70 66 1.4, 92 10 1.6, 92.6 17 1.4, 89.6 25 1.2, 86.6 16 1.6, 60 18 1.5, 66 15 1.3, 86 9 1.5, 88 32 1.1, 85.4 50 1',
                ),
              ),
          ),
      ) +
      bothSides(
        (at) => stroke(black, 1.5, at('2 44, 9 30, 19 20')) + limb(black, at('18 21 2, 21 18 3, 23 17 2.2')),
      ) +
      limb(black, '100 70 8, 100 84 8, 100 98 6.6, 100 108 3') +
      limb(black, '100 50 9, 100 60 12, 100 71 9') +
      dots('#f7f2e6', '96.6 53 1, 103.4 53 1, 95.6 58 1, 104.4 58 1, 96.4 64 1, 103.6 64 1, 100 50 .9') +
      oval(black, 100, 45.6, 4.8, 4.6) +
      dots('#f7f2e6', '98 43.4 .7, 102 43.4 .7'),
    box: [-3, 1, 203, 119],
    pose: 'fly',
    size: 0.6,
    head: [44, 6, 156, 118],
  };
};
