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

/** A male: gold hind wings between black veins, scalloped with black; pale rays along the veins of the fore wings. */
export const southernBirdwing = (): Figure => {
  const black = '#1b191c';
  const gold = '#f2b91c';
  const pale = '#d6d0c0';
  const fore =
    '3 63, 9 49, 26 31, 52 14, 80 3, 102 -3, 113 -3, 116 3, 113 14, 106 31, 98 47, 88 60, 76 70, 60 75, 40 76, 20 75, 6 72';
  const hind =
    '4 68, 24 70, 48 73, 65 77, 75 86, 79 97, 77 106, 73 110, 71 117, 64 119, 60 126, 51 127, 46 132, 37 130, 29 126, 20 114, 10 96';
  const body = '#2a2320';
  return {
    body:
      bothSides(
        (at, side) =>
          form(
            `bh${side}`,
            black,
            at(hind),
            blob(
              gold,
              at(
                '9 74, 26 73, 46 76, 60 80, 69 88, 72 97, 69 107, 62 115, 52 121, 41 124, 33 120, 24 108, 14 92',
              ),
            ) +
              blob('#fbdc62', at('12 75, 28 75, 46 78, 58 83, 50 90, 36 94, 22 90'), 'opacity=".75"') +
              blob(
                '#c9830e',
                at('70 92, 74 104, 64 118, 46 126, 34 124, 44 116, 58 108, 66 98'),
                'opacity=".45"',
              ) +
              blob(black, at('4 70, 10 74, 18 92, 30 112, 38 126, 28 132, 8 104')) +
              bars(
                black,
                at(
                  '76 82 9, 70 84 6, 62 84.6 .5; 80 97 10, 73 96 6.4, 63 93.6 .5; 77 110 11, 69 106 7, 60 101 .5; 65 122 11, 59 116 7, 52 109 .5; 50 131 10, 46 124 6.4, 42 116 .5; 37 132 9, 36 125 6, 34 117 .5',
                ),
              ) +
              stroke(
                black,
                1.7,
                at(
                  '8 77, 22 75, 34 77, 40 83, 37 90, 29 93, 20 89, 11 82; 36 78, 52 76, 68 80; 40 83, 58 87, 79 91; 38 89, 56 98, 76 106; 34 92, 48 107, 66 121; 29 93, 40 110, 52 129; 24 92, 32 110, 42 130',
                ),
              ) +
              stroke(
                '#6d5a4a',
                0.9,
                at('9 84, 15 94; 11 90, 18 100; 14 97, 22 107; 18 105, 26 114'),
                'opacity=".8"',
              ),
          ) +
          form(
            `bf${side}`,
            '#232126',
            at(fore),
            blob(
              '#34313d',
              at('6 60, 24 38, 50 21, 80 8, 104 1, 96 12, 66 26, 40 44, 20 58'),
              'opacity=".9"',
            ) +
              bars(
                pale,
                at(
                  '60 27 .5, 84 12 3.5, 108 1 1.4; 58 33 .5, 84 21 4.3, 108 12 2; 57 39 .5, 84 32 4.6, 104 27 2.2; 55 45 .5, 80 43 4.6, 99 40 2.2; 52 51 .5, 74 54 4.6, 92 53 2.2; 46 57 .5, 64 64 4.3, 82 65 2; 34 62 .5, 50 70 3.5, 66 73 1.6; 22 66 .5, 34 72 1.8, 46 75 1.2',
                ),
              ) +
              stroke(
                '#0d0c0e',
                1.3,
                at(
                  '5 64, 24 44, 46 30, 57 32, 56 40, 46 50, 28 60, 6 67; 54 28, 82 12, 110 -2; 57 33, 84 21, 112 10; 57 39, 84 32, 108 26; 55 44, 80 43, 101 41; 51 49, 74 54, 94 54; 45 54, 64 64, 84 65; 36 58, 50 70, 68 74; 24 62, 34 72, 48 76',
                ),
              ) +
              bars('#6d6963', at('12 56 .5, 26 43 1.6, 44 33 .5; 14 62 .5, 30 52 1.4, 48 42 .5')) +
              stroke('#57535f', 1.5, at('4 62, 12 47, 28 31, 54 15, 82 4, 106 -2')),
          ),
      ) +
      bothSides(
        (at) => stroke(black, 1.7, at('2 46, 8 32, 18 22')) + limb(black, at('17 23 2, 20 20 3, 22 19 2.4')),
      ) +
      limb('#e2a81c', '100 72 9.4, 100 90 10.6, 100 108 9, 100 123 3.4') +
      limb(body, '100 72 6, 100 90 6.4, 100 108 5, 100 121 2') +
      stroke(
        '#2a2520',
        1.4,
        '95.4 80, 100 81.6, 104.6 80; 94.8 88, 100 89.6, 105.2 88; 94.8 96, 100 97.6, 105.2 96; 95.4 104, 100 105.6, 104.6 104; 96.4 112, 100 113.4, 103.6 112',
      ) +
      limb(black, '100 52 9, 100 62 12.6, 100 73 10') +
      stroke('#57535f', 1, '96 58, 95.4 66, 97 72; 104 58, 104.6 66, 103 72') +
      blob('#c5382c', '94.6 53, 100 50.6, 105.4 53, 106 57.6, 100 56, 94 57.6') +
      oval(black, 100, 47.4, 5, 4.8) +
      dots('#4d4038', '96.4 46.4 1.9, 103.6 46.4 1.9'),
    box: [-16, -4, 216, 133],
    pose: 'fly',
    size: 0.64,
    head: [42, 8, 158, 124],
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
