import { along, beside } from '../figures/parts/along';
import { blob, limb, limbPath, moved, oval, painted, pair, stroke, within } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '9.6 59 3.4, 13 58 8, 19 56 12.6, 26 54 17, 34 52.6 19.6, 42 52.4 19, 50 54 16, 57 56.4 12, 63 57.6 9, 68 57.6 7, 72.6 56.6 6.4';

/** Their rows from the back down, the two colours in turn. */
const ROWS = [
  [0.33, '#a8701f', '#b87d24'],
  [0.18, '#d3962f', '#c98c2b'],
  [0.02, '#e9b248', '#dfa53c'],
  [-0.14, '#f0c468', '#e9b853'],
  [-0.29, '#f8e0a4', '#f3d58e'],
] as const;

/** The large scales of a mahseer, each over the one behind it. */
const scales = (edge: string): string =>
  along(BODY, 3.5, 17)
    .map((place, column) =>
      ROWS.map(([row, ...golds]) => {
        const side = row + (column % 2 ? 0.08 : 0);
        const [ax, ay] = beside(place, side + 0.085);
        const [bx, by] = beside(place, side - 0.085);
        const [tx, ty] = [-place.ny * 5, place.nx * 5];
        return `<path fill="${golds[column % 2] ?? edge}" d="M${pair(ax, ay)}C${pair(ax + tx, ay + ty)} ${pair(bx + tx, by + ty)} ${pair(bx, by)}"/>`;
      }).join(''),
    )
    .reverse()
    .join('');

/** A golden mahseer in the current. */
export function turningMahseer(p: Print, dark: string, light: string): string {
  const [fin, ray, edge, gold, back] = ['#94702f', '#d6b262', '#8a571c', '#e6ae42', '#8a5a1e'];
  const rim = along(BODY, 4, 10)
    .map((place) => beside(place, 0.45).join(' '))
    .join(', ');
  const drawn =
    // Tail, dorsal, anal and pelvic fins with their rays.
    painted({ fin, ray, red: '#b9672b', edge })(`
  fin 71 53.8, 75.4 51, 80 46, 84.4 40.6, 88.4 38.4, 87.6 45, 83.4 52, 79.4 57.4, 82 62.6, 84.4 68, 84.4 71.6, 80 68.4, 75.6 63, 71 59.8
  ray ~.6 75 54, 80 48.6, 86 41.6; 75.6 56, 81 50; 75 59, 79 63, 83 69.4; 75.6 58, 80.4 63
  fin 33 45, 36.6 37, 41.4 29, 43.4 28.8, 43.4 34.6, 45.4 39.6, 48.8 43, 54 45.6, 51 48, 40 48
  edge 34 45 1.8, 37.6 38 1.4, 42.6 29.4 .4
  ray ~.6 39 43, 42 34; 42.4 43, 43.6 38; 46 44, 46.4 42
  red 37.4 61, 38 66, 41 70.4, 44.4 71.4, 46 69, 46.4 65.4, 46 61
  ray ~.6 40 63, 42.6 69.6; 42.6 62.6, 44.4 67.6
  red 54 60, 57.4 66.4, 62 72.6, 65.4 74.6, 66 72.4, 63.4 69, 62.6 65, 62.6 60.6
  ray ~.6 57.4 62, 62.4 70.6; 59.6 61.6, 61.4 65.6`) +
    limb(gold, BODY) +
    within(
      'ms',
      limbPath(BODY),
      scales(edge).replace(/"\/>/g, `" stroke="${edge}" stroke-width=".35"/>`) +
        blob(back, '10 54, 18 47, 28 42, 40 40, 54 44, 66 56, 40 45, 30 46.6, 14 56', 'opacity=".75"') +
        blob(light, '10 63, 20 60.4, 30 61, 42 60, 54 60.4, 66 63, 54 70, 34 70', 'opacity=".85"') +
        stroke(light, 0.9, rim, 'opacity=".8"'),
    ) +
    // Head with gill cover, thick lips and barbels.
    painted({ gold, back, light, edge, fin })(`
  gold 8.8 59, 9.8 56.4, 17.6 49.8, 22 46.9, 24.8 49.6, 26 54, 25 59, 22.6 62.6, 18 62.6, 10 60.8
  back 10 56.2, 13 53.4, 17.6 49.8, 22 46.9, 24.8 49.6, 20 50.6, 16 53, 12.6 55.8
  light 9.2 60, 12 59.4, 15.6 60, 19 59, 23.6 61, 22.6 62.6, 18 62.8, 13 61.8, 10 61
  edge ~.9 22.4 47.6, 25 51, 25.6 55, 24.4 59.6, 22.4 62.2
  edge ~.6 20.4 52, 21.6 55, 20.8 58.4, 18.4 59.6
  edge 8.8 58.8 0.6, 11 59.2 0.9, 13.4 60.2 0.3
  gold 8.6 58 1.4, 10 57.8 1.4, 12 58.2 0.4
  fin ~.8 10.2 60.6, 9.4 63, 10 65; 13 61.2, 13.2 64, 14.6 66`) +
    oval(light, 15.6, 55.2, 1.9) +
    oval(dark, 15.5, 55.2, 1.2) +
    oval('#fff', 15, 54.7, 0.4) +
    // Breast fin, spread for the turn.
    blob(
      '#b9672b',
      '21.6 59.6, 20.4 64, 21.4 69.4, 24.6 73, 28.6 74.4, 32.4 74, 33 71.4, 31 66.4, 27.6 62.4, 25 60',
    ) +
    stroke(ray, 0.6, '23 62.6, 22.8 67, 25 71; 24 62.4, 25.6 68, 28.4 72.6; 25.4 62, 28.6 66.6, 31.4 72');
  return whole(p, moved(drawn, 11.6, 41, 0, 0.68));
}
