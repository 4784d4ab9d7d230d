/** Indices at least `tolerance` apart, the ends, and both sides of each break in the line. */
export function thinnedIndices(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  tolerance: number,
  isBreak: (at: number) => boolean = () => false,
): number[] {
  const last = xs.length - 1;
  const kept: number[] = [];
  let [x, y] = [NaN, NaN];
  for (let at = 0; at <= last; at++) {
    const far = !(Math.hypot((xs[at] ?? 0) - x, (ys[at] ?? 0) - y) < tolerance);
    if (!far && at < last && !isBreak(at) && !(at > 0 && isBreak(at - 1))) continue;
    kept.push(at);
    [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
  }
  return kept;
}
