import { at } from '../../drawing/numbers';
import { createRandom } from '../../drawing/random';

/** The mark on one place of a coat; nothing where the coat is plain. */
export type Mark = { size: number; solid?: boolean; turn?: number; stretch?: number } | undefined;

export const pairs = (outline: string): number[][] =>
  outline.split(',').map((pair) => pair.trim().split(/\s+/).map(Number));

export function inside(polygon: readonly number[][], x: number, y: number): boolean {
  let found = false;
  polygon.forEach(([x1 = 0, y1 = 0], i) => {
    const [x2 = 0, y2 = 0] = polygon[(i + 1) % polygon.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) found = !found;
  });
  return found;
}

/** Corners of a ring. */
const CORNERS = 5;

const tenth = (value: number): string =>
  (Math.round(value * 10) / 10 + 0).toString().replace(/^(-?)0\./, '$1.');

/** A closed curve round uneven corners. */
const ring = (
  x: number,
  y: number,
  size: number,
  turn: number,
  stretch: number,
  rand: () => number,
): string => {
  const start = rand() * 6.28;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = start + (i / CORNERS) * 6.28;
    const r = size * (1 + rand() * 0.56);
    const [dx, dy] = [Math.cos(angle) * r * stretch, Math.sin(angle) * r];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const;
  });
  const middles = corners.map(([ax, ay], i) => {
    const [bx, by] = at(corners, (i + 1) % CORNERS);
    return [(ax + bx) / 2, (ay + by) / 2] as const;
  });
  let [fromX, fromY] = at(middles, CORNERS - 1);
  let path = `M${tenth(fromX)} ${tenth(fromY)}q`;
  corners.forEach(([cx, cy], i) => {
    const [mx, my] = at(middles, i);
    path += `${i ? ' ' : ''}${tenth(cx - fromX)} ${tenth(cy - fromY)} ${tenth(mx - fromX)} ${tenth(my - fromY)}`;
    [fromX, fromY] = [mx, my];
  });
  return `${path.replaceAll(' -', '-')}z`;
};

/** A short line, which round ends make a spot. */
const spot = (
  x: number,
  y: number,
  size: number,
  turn: number,
  stretch: number,
  rand: () => number,
): string => {
  const angle = turn + (rand() - 0.5) * 0.9;
  const length = Math.max(0.1, size * 2 * (stretch - 1 + rand() * 0.4));
  return `M${tenth(x)} ${tenth(y)}l${tenth(Math.cos(angle) * length)} ${tenth(Math.sin(angle) * length)}`.replaceAll(
    ' -',
    '-',
  );
};

export interface Coat {
  seed: string;
  /** The silhouette; a mark's middle lies within it. */
  outline: string;
  /** Between two marks. */
  step: number;
  /** The colour of rings and spots. */
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
  const spots = new Map<number, string>();
  const addSpot = (x: number, y: number, { size, turn = 0, stretch = 1 }: NonNullable<Mark>) =>
    spots.set(size, (spots.get(size) ?? '') + spot(x, y, size, turn, stretch, rand));
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.8, row++)
    for (let x = Math.min(...xs) + (row % 2) * step * 0.5; x < Math.max(...xs); x += step) {
      const px = x + (rand() - 0.5) * step * 0.42;
      const py = y + (rand() - 0.5) * step * 0.34;
      const found = inside(polygon, px, py) ? mark(px, py) : undefined;
      if (!found) continue;
      if (found.solid) addSpot(px, py, found);
      else {
        rings += ring(px, py, found.size, found.turn ?? 0, found.stretch ?? 1, rand);
        if (dot) addSpot(px + (rand() - 0.5) * 2, py, { size: dot });
      }
    }
  return (
    (rings &&
      `<path fill="${fill ?? 'none'}" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linejoin="round" d="${rings}"/>`) +
    [...spots]
      .map(
        ([size, d]) =>
          `<path fill="none" stroke="${ink}" stroke-width="${tenth(size * 2)}" stroke-linecap="round" d="${d}"/>`,
      )
      .join('')
  );
}
