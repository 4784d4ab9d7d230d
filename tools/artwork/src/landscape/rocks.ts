import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

type Point = readonly [x: number, y: number];

/** A boulder with its foot at (x, y). */
export function rock(pen: Pen, x: number, y: number, w: number, h: number, c: string, lit: string): string {
  const rand = pen.rand,
    j = (k: number) => rand.in(-k, k) * w;
  const a: Point = [x - w * 0.5, y],
    b: Point = [x - w * 0.36 + j(0.04), y - h * 0.6],
    t1: Point = [x - w * 0.08 + j(0.06), y - h],
    t2: Point = [x + w * 0.22 + j(0.05), y - h * 0.85],
    e: Point = [x + w * 0.42, y - h * 0.4],
    f: Point = [x + w * 0.5, y],
    m: Point = [x + w * 0.02 + j(0.05), y - h * 0.42],
    m2: Point = [x - w * 0.1, y];
  const P = (...k: readonly Point[]) => 'M' + k.map((v) => `${n0(v[0])} ${n0(v[1])}`).join('L') + 'z';
  return `<path fill="${c}" d="${P(a, b, t1, t2, e, f)}"/><path fill="${lit}" d="${P(b, t1, m, m2, a)}"/><path fill="${mix(c, lit, 0.55)}" d="${P(t1, t2, m)}"/>`;
}
