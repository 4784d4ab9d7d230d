import { createRandom } from '../../drawing/random';
import { blobPath } from './shapes';

/** What stands on one place of a coat; nothing where the coat is plain. */
export type Mark = { size: number; solid?: boolean; turn?: number; stretch?: number } | undefined;

const pairs = (outline: string): number[][] =>
  outline.split(',').map((pair) => pair.trim().split(/\s+/).map(Number));

function inside(polygon: readonly number[][], x: number, y: number): boolean {
  let found = false;
  polygon.forEach(([x1 = 0, y1 = 0], i) => {
    const [x2 = 0, y2 = 0] = polygon[(i + 1) % polygon.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) found = !found;
  });
  return found;
}

const ring = (x: number, y: number, size: number, rand: () => number, turn = 0, stretch = 1): string => {
  const start = rand() * 6.28;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return blobPath(
    Array.from({ length: 5 }, (_, i) => {
      const angle = start + (i / 5) * 6.28;
      const r = size * (0.82 + rand() * 0.36);
      const [dx, dy] = [Math.cos(angle) * r * stretch, Math.sin(angle) * r];
      return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
    }).join(', '),
  );
};

export interface Coat {
  seed: string;
  /** The silhouette; a mark's middle lies within it. */
  outline: string;
  /** Between two marks. */
  step: number;
  /** Of rings and spots. */
  ink: string;
  /** Within rings. */
  fill?: string;
  width?: number;
  /** Lengths of line and gap of a ring. */
  dash?: string;
  /** In the middle of rings. */
  dot?: number;
  mark: (x: number, y: number) => Mark;
}

/** Rosettes and spots over a silhouette in shifted rows, none like the next. */
export function coatMarks({
  seed,
  outline,
  step,
  ink,
  fill,
  width = 1.6,
  dash = '4.2 1.5',
  dot,
  mark,
}: Coat): string {
  const rand = createRandom(seed);
  const polygon = pairs(outline);
  const xs = polygon.map(([x = 0]) => x);
  const ys = polygon.map(([, y = 0]) => y);
  let rings = '';
  let spots = '';
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.8, row++)
    for (let x = Math.min(...xs) + (row % 2) * step * 0.5; x < Math.max(...xs); x += step) {
      const px = x + (rand() - 0.5) * step * 0.42;
      const py = y + (rand() - 0.5) * step * 0.34;
      const found = inside(polygon, px, py) ? mark(px, py) : undefined;
      if (!found) continue;
      if (found.solid) spots += ring(px, py, found.size, rand, found.turn, found.stretch);
      else {
        rings += ring(px, py, found.size, rand, found.turn, found.stretch);
        if (dot) spots += ring(px + 0.4, py + 0.3, dot, rand);
      }
    }
  return (
    (rings &&
      `<path fill="${fill ?? 'none'}" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${dash}" d="${rings}"/>`) +
    (spots && `<path fill="${ink}" d="${spots}"/>`)
  );
}
