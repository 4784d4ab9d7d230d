import type { Box } from '../figures/figure';

type Point = readonly [x: number, y: number];

/** Takes a point back through one step of a `transform`; undefined for a step that is not known. */
function backThrough(
  step: string,
  [a = 0, b, c = 0]: readonly number[],
): ((point: Point) => Point) | undefined {
  if (step === 'translate') return ([x, y]) => [x - a, y - (b ?? 0)];
  if (step === 'scale') return ([x, y]) => [x / a, y / (b ?? a)];
  if (step === 'rotate') {
    const [sin, cos] = [Math.sin((-a * Math.PI) / 180), Math.cos((-a * Math.PI) / 180)];
    return ([x, y]) => {
      const [dx, dy] = [x - (b ?? 0), y - c];
      return [(b ?? 0) + dx * cos - dy * sin, c + dx * sin + dy * cos];
    };
  }
  return undefined;
}

/** The box around the square in the units within a transform; undefined if the transform is not understood. */
export function localSquare([left, top, right, bottom]: Box, transform: string): Box | undefined {
  let corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  for (const [, step = '', list = ''] of transform.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)) {
    const back = backThrough(step, (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number));
    if (!back) return undefined;
    corners = corners.map(back);
  }
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
