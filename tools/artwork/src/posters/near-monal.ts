import { blob, blobPath, limb, moved, oval, pair, stroke, within } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** Neck and back, from the nape to the picture's edge. */
const BODY =
  '44.6 45, 44 52, 41 58.6, 36.6 66, 33.4 75, 32.4 85, 34.4 95, 40 106, 100 106, 100 76, 88 71, 76 64.6, 67.6 57, 62 49, 59 41, 54 36';

/** The colours of a cock's neck from the head down: copper, bronze, green, blue, violet. */
const ROWS = [
  '#e08a48 #8f3b22',
  '#cf6a34 #8f3b22',
  '#c4582c #7c3320',
  '#b9883a #6f5222',
  '#9aa23e #4f6a2c',
  '#5fae62 #24633f',
  '#3aa486 #175a52',
  '#3aa6b4 #175a72',
  '#4a90d4 #234c8e',
  '#5f78d6 #2e3f90',
  '#7664c8 #3a3284',
  '#6a54b4 #322a74',
];

/** Rounded feathers like tiles on a roof, in rings about the head; the nearer lies over the farther. */
const feathers = (): string =>
  ROWS.map((inks, row) => {
    const [fill, edge] = inks.split(' ');
    const r = 8 + row * 4.1 + row * row * 0.1;
    const step = (6.2 + row * 0.12) / r;
    const point = (a: number, far: number) => [53 + Math.cos(a) * far, 39 + Math.sin(a) * far] as const;
    let d = '';
    for (let a = 0.05 + (row % 2 ? step / 2 : 0); a < 2; a += step) {
      // No two lie quite alike.
      const loose = Math.sin(row * 5 + a * 31);
      const [[ax, ay], [bx, by]] = [point(a - step * 0.5, r - 3), point(a + step * 0.5, r - 3)];
      const [[cx, cy], [ex, ey]] = [
        point(a - step * (0.5 - loose * 0.22), r + 9.6 + loose),
        point(a + step * (0.5 + loose * 0.22), r + 9.6 + loose),
      ];
      d += `M${pair(ax, ay)}C${pair(cx, cy)} ${pair(ex, ey)} ${pair(bx, by)}`;
    }
    return `<path fill="${fill}" stroke="${edge}" stroke-width=".5" d="${d}"/>`;
  })
    .reverse()
    .join('');

const BREAST =
  '44.4 45, 44 52, 41 58.6, 36.6 66, 33.4 75, 32.4 85, 34.4 95, 40 106, 60 106, 58 97, 60 92, 55.6 88, 57 82, 52.6 78, 54.4 72, 50.6 68, 53 62, 50 58, 52 53, 51 47';

/** The black of the breast with its cold sheen toward the light, each feather with a brighter edge. */
const breast = (): string => {
  const edges = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 5 }, (_column, i) => {
      const [x, y] = [
        46 - row * 1.5 + (row % 2) * 2.6 + i * 5.2 - (row < 5 ? 0 : (row - 5) * -1.2),
        50 + row * 5,
      ];
      return `${x - 2.6} ${y}, ${x} ${y + 3.2}, ${x + 2.6} ${y}`;
    }).join('; '),
  ).join('; ');
  return (
    blob('#1c3a5c', '46 45, 47 54, 45 62, 42 70, 40 80, 41 90, 46 106, 24 106, 24 60, 40 46') +
    blob(
      '#2f7186',
      '44.4 46, 44.4 53, 41.8 60, 37.6 68, 35 77, 34.6 86, 37 96, 42 106, 24 106, 24 60, 40 46',
    ) +
    stroke(`#3f6fa8`, 0.6, edges, 'opacity=".75"')
  );
};

/** Wires with a spoon at the end, from the crown up and back. */
const crest = (fill: string, lit: string): string =>
  [-112, -101, -90, -79, -68, -57, -46, -35]
    .map((turn, i) => {
      const [length, a] = [13 + (i % 2) * 3 - i * 0.2, (turn * Math.PI) / 180];
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const end = (r: number) => `${52 + i * 0.55 + c * r} ${32 + i * 0.2 + s * r}`;
      return (
        stroke(fill, 0.7, `${51 + i * 0.7} 33, ${end(length * 0.6)}, ${end(length)}`) +
        limb(fill, `${end(length - 1)} 0.6, ${end(length + 2.4)} 3, ${end(length + 5)} 0.8`) +
        limb(lit, `${end(length)} 0.2, ${end(length + 2)} 0.9, ${end(length + 4)} 0.2`)
      );
    })
    .join('');

/** Head, neck and breast of a cock monal in profile, looking to the left. */
export function monal(p: Print, right: number): string {
  const [black, green, lit, skin] = ['#101a2b', '#157060', '#3fb893', '#5fb4ea'];
  const drawn =
    crest(green, lit) +
    blob(black, BODY) +
    within('mb', blobPath(BODY), feathers()) +
    blob(black, BREAST) +
    within('mr', blobPath(BREAST), breast()) +
    // Head.
    blob(
      green,
      '45 38, 45.6 34, 48.4 31.4, 52.4 30.4, 56.6 31.6, 59.4 35, 60 40, 58.6 44.6, 55 48, 50.4 50, 46.4 49.4, 44.6 46.6, 44.4 42',
    ) +
    blob(lit, '47 33.6, 50 31.6, 54 31.4, 57.4 33.6, 59 37.6, 56.6 35.8, 53 34.2, 49.4 34') +
    stroke(lit, 0.7, '50 46, 53 45.4, 56 43; 49 48, 52 47.6, 54.6 46') +
    blob(skin, '44.6 38.2, 47 35.8, 50.4 35.4, 53.4 37, 55.4 39.6, 53.6 41.2, 50.4 42.4, 47 42, 44.8 40.8') +
    blob('#2f7fc4', '50.6 41, 54.6 39.4, 55.4 39.8, 53.4 41.4, 50.4 42.4') +
    oval(black, 49.4, 38.6, 1.9) +
    oval('#8a4a2a', 49.4, 38.6, 1.25) +
    oval(black, 49.4, 38.6, 0.8) +
    oval('#fff', 48.8, 38, 0.5) +
    // A digger's bill: straight at its base, the upper half bent over the lower.
    blob('#5a5248', '45.6 42, 42 41.8, 38.8 42.2, 37.2 43, 39.8 43.4, 42.8 43.6, 45.6 43.6') +
    blob(
      '#8c8070',
      '45.8 38, 42.6 38.2, 39.4 39, 36.8 40.4, 35.2 42.6, 34.8 44.8, 36.4 43.2, 38.8 42.3, 41.6 42, 45.4 42.2, 46.4 40',
    ) +
    blob('#c9bda6', '45.4 38.8, 42.4 39, 39.6 39.8, 37.4 41, 35.8 43, 38 41.6, 40.6 40.6, 45 40.4') +
    stroke(black, 0.5, '44.6 40.6, 43 40.4, 41.8 40.8');
  return whole(p, moved(drawn, right, 0));
}
