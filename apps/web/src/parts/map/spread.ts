type Pixel = readonly [x: number, y: number];

const MAX_ROUNDS = 300;

/** Moves points apart, little by little, until each pair is at least `gap` apart. */
export function spread(points: readonly Pixel[], gap: number): Pixel[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let isDone = true;
    for (const [at, one] of moved.entries()) {
      for (const [after, other] of moved.slice(at + 1).entries()) {
        let [x, y] = [other[0] - one[0], other[1] - one[1]];
        const distance = Math.hypot(x, y);
        if (distance >= gap - 0.5) continue;
        isDone = false;
        // Points on one place leave it in different directions.
        if (distance < 0.01) [x, y] = [Math.cos(at + after), Math.sin(at + after)];
        const push = (gap - distance) / 2 / Math.hypot(x, y);
        one[0] -= x * push;
        one[1] -= y * push;
        other[0] += x * push;
        other[1] += y * push;
      }
    }
    if (isDone) break;
  }
  return moved;
}
