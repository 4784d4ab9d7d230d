import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, stroke } from '../parts/shapes';

const SKIN = '#857b66';
const DARK = '#59523f';
const INK = '#2f2a22';
const PALE = '#e3d9b6';
const SAND = '#a8c4b0';
const SAND_SHADE = '#6f998f';
const GRAINS = '#d9dcbd';

const BODY =
  '8 128, 3 117, 5 104, 13 94, 26 87, 44 83, 66 81, 90 79, 114 77.6, 138 78, 160 80.6, 180 86, 196 94, 206 105, 210 118, 206 130, 150 136, 60 136';

/** The height of the back. */
const back = (x: number): number => 78 + 30 * Math.abs((x - 108) / 102) ** 3;

/** One of the shields at the mouth that mop up sand. */
const mop = (x: number, y: number, rootX: number, rootY: number): string =>
  limb('#b9a877', `${rootX} ${rootY} 5, ${(x + rootX) / 2} ${(y + rootY) / 2 - 1} 4, ${x} ${y} 3.4`) +
  dots(
    '#8f7f55',
    `${x - 3} ${y + 0.6} 2.4, ${x + 2.6} ${y + 1} 2.4, ${x - 0.6} ${y + 2.4} 2.5, ${x - 0.4} ${y - 1.8} 2.4`,
  ) +
  dots('#e0d1a0', `${x - 2.2} ${y - 0.6} 1.5, ${x + 1.6} ${y - 0.4} 1.5, ${x - 0.4} ${y + 1} 1.5`);

/** Half in the sand like a loaf: broken wrinkles across the back, pale in their grooves, black pores, mops at the mouth. */
export const sandfishSeaCucumber = (): Figure => {
  const rand = createRandom('sandfish');
  // Two rows that interlock: over the back and down the side. They bend round the body and crowd at its ends.
  const wrinkles = [0, 1].flatMap((row) =>
    Array.from({ length: 19 }, (_, i) => {
      const t = ((i + row * 0.5) / 19) * 2 - 1;
      const x = 108 + 98 * Math.sin(t * 1.5) + rand.in(-2, 2);
      const top = back(x) + (row ? rand.in(15, 21) : rand.in(1, 3.4));
      return { x, t, top, foot: top + (row ? rand.in(12, 20) : rand.in(11, 18)), w: rand.in(2.2, 4) };
    }),
  );
  const lines = (shift: number, thick: number): string =>
    wrinkles
      .map(({ x, t, top, foot, w }) => {
        const bend = t * 5;
        return `${(x + shift - bend * 0.7).toFixed(1)} ${top.toFixed(1)} .6, ${(x + shift + bend * 0.5).toFixed(1)} ${((top + foot) / 2).toFixed(1)} ${(w * thick).toFixed(1)}, ${(x + shift + bend).toFixed(1)} ${foot.toFixed(1)} .5`;
      })
      .join('; ');
  const scatter = (count: number, from: number, to: number, low: number, high: number): string =>
    Array.from({ length: count }, () => {
      const x = rand.in(from, to);
      return `${x.toFixed(1)} ${(back(x) + rand.in(low, high)).toFixed(1)} ${rand.in(0.6, 1.2).toFixed(1)}`;
    }).join(', ');
  return {
    body:
      mop(-6, 112, 10, 114) +
      mop(0, 104, 12, 112) +
      form(
        'sc',
        SKIN,
        BODY,
        blob(
          DARK,
          '0 108, 16 86, 60 74, 120 70, 180 80, 216 112, 204 104, 186 94, 160 87.6, 114 85, 66 88.6, 30 95, 12 108',
        ) +
          blob(
            '#b5aa8a',
            '4 118, 20 106, 50 98, 96 96, 150 98, 190 106, 208 118, 150 112, 96 111, 50 112',
            'opacity=".5"',
          ) +
          blob(PALE, '0 130, 14 119, 50 120, 100 120, 150 120, 212 118, 208 136, 20 138', 'opacity=".75"') +
          dots(INK, scatter(80, 14, 202, 4, 40)) +
          bars(PALE, lines(2, 0.75)) +
          bars(INK, lines(-0.4, 0.85)) +
          stroke(
            '#d6cba6',
            1.3,
            '30 90, 44 86.6, 58 84.6; 70 83.4, 86 82.2; 98 81, 116 80.4, 128 80.6; 142 82, 158 84.6',
            'opacity=".75"',
          ) +
          blob(INK, '0 104, 8 108, 9 118, 6 128, -2 128', 'opacity=".35"') +
          dots(GRAINS, scatter(60, 120, 206, 2, 22)),
      ) +
      mop(-9, 121, 9, 118) +
      mop(-4, 129, 10, 122) +
      mop(6, 131, 14, 123) +
      blob(
        SAND,
        '-20 137, -8 134, 0 131, 16 130, 34 125, 52 127, 72 122.6, 94 125, 116 121, 138 123, 156 116, 174 116, 190 106, 202 100, 212 106, 220 117, 234 129, 246 137, 200 141, 110 143, 30 141',
      ) +
      blob(
        SAND_SHADE,
        '202 100, 206 108, 200 118, 186 124, 160 126, 136 131, 100 130, 70 133, 40 133, 100 136, 180 136, 236 134, 222 121, 212 106',
        'opacity=".6"',
      ) +
      dots(
        GRAINS,
        Array.from(
          { length: 60 },
          () =>
            `${rand.in(0, 220).toFixed(1)} ${rand.in(126, 135).toFixed(1)} ${rand.in(0.4, 0.9).toFixed(1)}`,
        ).join(', '),
        'opacity=".8"',
      ),
    box: [-19, 77, 245, 142],
    pose: 'stand',
    size: 0.3,
    head: [-20, 58, 92, 170],
  };
};
