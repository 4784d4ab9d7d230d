import { along } from './along';
import { pair } from './shapes';

/** Uneven lengths that repeat, so that a coat is the same each time. */
const UNEVEN = [0.8, 1.15, 0.65, 1, 1.25, 0.7, 0.95];

/**
 * Locks of hair on the left of a line, `'x y length, x y length'`, as one path: along an animal's outline from the
 * head over the back, they stand outward.
 * @param step between two locks
 * @param lean how far a tip lies forward along the line, as a share of its length
 */
export function locks(fill: string, line: string, step: number, lean = 0.8, extra = ''): string {
  const path = along(line, step)
    .map(({ x, y, w, nx, ny }, i) => {
      const length = w * (UNEVEN[i % UNEVEN.length] ?? 1);
      const [fx, fy] = [-ny, nx];
      const point = (ahead: number, up: number) => pair(fx * ahead + nx * up, fy * ahead + ny * up);
      const half = step * 0.8 * (lean < 0 ? -1 : 1);
      const [forward, out, deep] = [lean * length, length + step * 0.4, step * 0.4];
      return (
        `M${pair(x - fx * half - nx * deep, y - fy * half - ny * deep)}` +
        `q${point(forward * 0.3, out * 0.75)} ${point(half + forward, out)}` +
        `q${point(half * 0.6 - forward * 0.65, -out * 0.7)} ${point(half - forward, -out)}z`
      );
    })
    .join('');
  return `<path fill="${fill}"${extra && ` ${extra}`} d="${path}"/>`;
}
