type Pair = [x: number, y: number];

const ROUNDS = 1500;
/** In each round a point returns by this share of the way to its place; the share shrinks. */
const PULL = 0.04;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Moves points as little as possible until any two are `space` apart, within the bounds. */
export function spread(
  places: readonly Readonly<Pair>[],
  space: number,
  { width, height }: { width: number; height: number },
): Pair[] {
  const points = places.map(([x, y]): Pair => [x, y]);
  const edge = space / 2;
  for (let round = 0; round < ROUNDS; round++) {
    const pull = PULL * Math.max(0, 1 - (2 * round) / ROUNDS);
    points.forEach((point, at) => {
      const [x, y] = places[at] ?? point;
      point[0] += (x - point[0]) * pull;
      point[1] += (y - point[1]) * pull;
    });
    for (const [at, a] of points.entries())
      for (const b of points.slice(at + 1)) {
        // Two points at one place part sideways.
        const [dx, dy] = a[0] === b[0] && a[1] === b[1] ? [1, 0] : [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= space) continue;
        const push = (space - distance) / 2 / distance;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    for (const point of points) {
      point[0] = Math.min(width - edge, Math.max(edge, point[0]));
      point[1] = Math.min(height - edge, Math.max(edge, point[1]));
    }
  }
  return points.map(([x, y]) => [rounded(x), rounded(y)]);
}
