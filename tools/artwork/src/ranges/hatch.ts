import { type Point, parseRings } from './outline';
import { relativePath } from './relative-path';

/** Shorter lines would be specks. */
const SHORTEST = 0.4;

/**
 * Diagonal lines inside an outline. They are drawn, and not a pattern, since a page that shows a part of another file
 * cannot fill it with a pattern in every browser.
 * @param gap between two lines, in units of the outline
 */
export function hatch(outline: string, gap: number): string {
  const step = gap * Math.SQRT2;
  // On one line x + y is the same everywhere.
  const crossings = new Map<number, number[]>();
  const cross = ([x1, y1]: Point, [x2, y2]: Point) => {
    const [from, to] = [(x1 + y1) / step, (x2 + y2) / step];
    for (let line = Math.ceil(Math.min(from, to)); line < Math.max(from, to); line++)
      crossings.set(line, [...(crossings.get(line) ?? []), x1 + ((line - from) / (to - from)) * (x2 - x1)]);
  };
  for (const ring of parseRings(outline))
    ring.forEach((point, i) => cross(point, ring[(i + 1) % ring.length] ?? point));
  const path = relativePath();
  for (const [line, xs] of [...crossings].sort(([a], [b]) => a - b)) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [left = 0, right = 0] = [xs[i], xs[i + 1]];
      if (right - left < SHORTEST) continue;
      path.moveTo(left, line * step - left);
      path.lineTo(right, line * step - right);
    }
  }
  return path.toString();
}
