import { dots, oval, stroke } from './shapes';

/** Ringed, the iris as the species has it. */
export const fishEye = (x: number, y: number, r: number, iris: string): string =>
  oval('#2a241c', x, y, r * 1.14) +
  oval(iris, x, y, r) +
  oval('#120f0c', x, y, r * 0.56) +
  dots('#fff', `${x - r * 0.3} ${y - r * 0.34} ${r * 0.18}`);

/** Fin rays from a root to the rim. */
export const rays = (
  colour: string,
  from: readonly number[],
  to: readonly number[],
  count: number,
  width = 0.9,
): string => {
  const [ax = 0, ay = 0, bx = 0, by = 0] = from;
  const [cx = 0, cy = 0, dx = 0, dy = 0] = to;
  return stroke(
    colour,
    width,
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      return `${(ax + (bx - ax) * t).toFixed(1)} ${(ay + (by - ay) * t).toFixed(1)}, ${(cx + (dx - cx) * t).toFixed(1)} ${(cy + (dy - cy) * t).toFixed(1)}`;
    }).join('; '),
    'opacity=".75"',
  );
};
