import { n1 } from '../../drawing/numbers';
import type { Figure } from '../figure';
import { ellipses, form, gaze } from '../parts/plumage';
import { bars, blob, blobPath, dots, limb, moved, oval, poly, points, stroke, within } from '../parts/shapes';

const DARK = '#33281e';
const YELLOW = '#ecca68';
const SKIN = '#c9a866';
const SKIN_SHADE = '#876b3c';

/** A raised scute: one facet to each edge, lit or in shade, and a star from its top to its corners and edges. */
const scute = (corners: string, x: number, y: number, count: number): string => {
  const rim = points(corners);
  const edges = rim.map((from, i) => ({ from, to: rim[(i + 1) % rim.length] ?? from }));
  const facets = edges
    .map(({ from, to }) => {
      const lit = (from.y + to.y) / 2 - y + ((from.x + to.x) / 2 - x) * 0.5 < 0;
      return poly(
        lit ? '#fff3cf' : '#0c0703',
        `${x} ${y}, ${from.x} ${from.y}, ${to.x} ${to.y}`,
        `opacity="${lit ? '.13' : '.3'}"`,
      );
    })
    .join('');
  const reach = (angle: number): [number, number] => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const hits = edges.map(({ from, to }) => {
      const [ex, ey] = [to.x - from.x, to.y - from.y];
      const det = dx * ey - dy * ex;
      const t = ((from.x - x) * ey - (from.y - y) * ex) / det;
      const s = ((from.x - x) * dy - (from.y - y) * dx) / det;
      return det && t > 0 && s >= 0 && s <= 1 ? t : Infinity;
    });
    const t = Math.min(...hits);
    return [x + dx * t, y + dy * t];
  };
  const star = Array.from({ length: count }, (_, i) => {
    const [toX, toY] = reach((i / count) * 6.283 + 0.3);
    return `${x} ${y} 1.4, ${n1(toX)} ${n1(toY)} 3`;
  }).join('; ');
  return (
    poly(DARK, corners) +
    bars(YELLOW, star) +
    facets +
    oval(YELLOW, x, y, 4, 3) +
    oval('#f7e3a0', x - 0.6, y - 0.6, 2.2, 1.5) +
    poly('none', corners, 'stroke="#17100a" stroke-width="1.4" stroke-linejoin="round"')
  );
};

/** Of the rim: wedges from its lower corner. */
const rimScute = (corners: string): string => {
  const [a, b, c, d] = points(corners);
  if (!a || !b || !c || !d) throw new Error('a scute of the rim has four corners');
  const [x, y] = [d.x + (c.x - d.x) * 0.7, d.y - 1.5];
  return (
    poly(DARK, corners) +
    bars(
      YELLOW,
      [0.12, 0.5, 0.88]
        .map((t) => `${n1(x)} ${n1(y)} 1.4, ${n1(a.x + (b.x - a.x) * t)} ${n1(a.y + (b.y - a.y) * t)} 2.6`)
        .join('; '),
    ) +
    poly('none', corners, 'stroke="#17100a" stroke-width="1.2" stroke-linejoin="round"')
  );
};

const SHELL =
  '22 104, 24 96, 28.6 86, 33 74, 40 62.6, 50 53, 57 46.6, 64 40, 75 34.6, 84 33.4, 90 33, 98 29, 108 27.4, 117 28.6, 123 31.4, 133 33.4, 144 39, 151.4 46.6, 162 56, 171 69, 177 82, 184 92, 188 103, 184 109, 160 114, 122 116, 82 116, 44 113';

const UPPER = ['24 94', '46 97', '64 99', '83 100', '102 100', '122 100', '141 99', '159 97', '184 92'];
const LOWER = ['18 107', '42 113', '62 116', '82 117', '102 117', '123 117', '143 116', '163 114', '192 107'];

const shell = (): string => {
  const path = blobPath(SHELL);
  return (
    `<path fill="${DARK}" d="${path}"/>` +
    within(
      'st',
      path,
      scute('22 96, 52 62, 58 43, 44 48, 28 70', 42, 64, 8) +
        scute('52 62, 68 64, 86 49, 89 31, 76 20, 58 30, 58 43', 73, 46, 9) +
        scute('86 49, 103 58, 120 48, 123 29, 110 12, 94 18, 89 31', 106, 39, 9) +
        scute('120 48, 137 62, 152 60, 151 44, 142 26, 126 22, 123 29', 136, 47, 9) +
        scute('152 60, 159 97, 188 94, 178 60, 162 46, 151 44', 167, 70, 9) +
        scute('22 96, 46 97, 64 99, 68 64, 52 62', 52, 82, 10) +
        scute('64 99, 102 100, 103 58, 86 49, 68 64', 84, 77, 12) +
        scute('102 100, 141 99, 137 62, 120 48, 103 58', 121, 77, 12) +
        scute('141 99, 159 97, 160 96, 152 60, 137 62', 148, 80, 10) +
        UPPER.slice(1)
          .map((to, i) => rimScute(`${UPPER[i] ?? ''}, ${to}, ${LOWER[i + 1] ?? ''}, ${LOWER[i] ?? ''}`))
          .join('') +
        blob('#0c0703', '20 108, 60 108, 110 110, 160 108, 192 98, 190 122, 20 122', 'opacity=".28"'),
    )
  );
};

/** Large ones overlap on the fore legs. */
const LEG_SCALES = ellipses(
  '#ead49a',
  '37 117 4 2.6 -50; 44 113 3.4 2.4 -40; 36 126 4 2.8 -60; 43 122 3.8 2.6 -50; 50 117 3.4 2.4 -40; 36 134 3.6 2.4 -70; 43 131 3.6 2.6 -55; 50 126 3.4 2.4 -45',
  `stroke="${SKIN_SHADE}" stroke-width=".9"`,
);

const head = (): string =>
  form(
    'sn',
    SKIN,
    '56 100, 44 92, 34 84, 27 74, 20 68, 11 66, 2 68, -5 74, -8 81, -8 88, -3 92, 6 95, 14 99, 22 107, 34 114, 50 116',
    blob('#e3cd93', '-10 86, 2 91, 14 95, 26 104, 44 112, 24 116, -6 98') +
      blob(SKIN_SHADE, '60 98, 44 90, 34 82, 29 75, 40 78, 56 90', 'opacity=".7"') +
      blob(DARK, '8 67, 18 68, 24 73, 18 76, 10 73', 'opacity=".75"') +
      blob(DARK, '12 86, 20 84, 22 90, 15 92', 'opacity=".6"') +
      stroke(SKIN_SHADE, 1.3, '28 78, 24 88, 24 98; 34 86, 30 95, 31 105; 41 92, 37 101, 39 110') +
      dots(SKIN_SHADE, '16 80 .9, 20 80 .9, 8 88 .9'),
  ) +
  stroke('#54401f', 1.4, '-8 85, -4 83.6, 2 85.4, 10 86') +
  gaze(3, 76.6, 3.2, '#4a3413', 0.8) +
  stroke(SKIN_SHADE, 1.1, '-1 73.4, 3 72, 7.4 73.6') +
  oval('#54401f', -5, 76, 0.8, 0.6);

/** Strides, the neck out: each scute of the dome a hill with a star. */
export const indianStarTortoise = (): Figure => ({
  body:
    // Far legs, under the shell.
    limb(SKIN_SHADE, '76 112 22, 82 124 18, 84 133 17, 82 137 16') +
    limb(SKIN_SHADE, '138 112 22, 132 124 19, 131 133 18') +
    blob('#4a3a22', '40 104, 80 111, 130 112, 176 104, 164 122, 120 126, 70 125') +
    limb(SKIN, '178 108 9, 188 113 6, 194 120 2') +
    moved(head(), 7, 12, 0, 0.9) +
    shell() +
    form(
      'sl',
      SKIN,
      '40 112, 52 106, 64 110, 66 120, 60 131, 54 139, 42 143, 30 142, 27 137, 32 130, 34 120',
      blob(SKIN_SHADE, '60 108, 70 112, 62 134, 52 144, 44 144, 54 132', 'opacity=".7"') + LEG_SCALES,
    ) +
    form(
      'sm',
      SKIN,
      '148 108, 164 104, 178 107, 180 118, 174 128, 174 138, 170 143, 154 144, 149 140, 152 130, 146 120',
      blob(SKIN_SHADE, '170 106, 184 110, 178 144, 164 146, 170 126', 'opacity=".7"') +
        dots('#e6cf95', '156 116 1.8, 163 119 1.7, 157 124 1.7, 165 127 1.6, 158 131 1.6, 164 135 1.5'),
    ) +
    bars(
      '#f0e3bd',
      '31 138 4, 27 143 2.4; 37 139 4, 34 144.6 2.4; 44 139 4, 42 145 2.4; 152 139 4, 150 144.6 2.4; 158 140 4, 157 145.4 2.4; 165 140 4, 165 145.4 2.4; 78 135 3.6, 76 140 2; 84 136 3.6, 84 141 2',
    ),
  box: [-0.6, 27, 195, 146],
  pose: 'stand',
  size: 0.5,
  head: [-8, 56, 66, 130],
});
