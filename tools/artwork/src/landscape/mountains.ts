import { at, n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

type Point = readonly [x: number, y: number];

export interface RangeOptions {
  /** Height of the range's feet. */
  y: number;
  height: number;
  /** A random number of peaks, or their positions. */
  peaks: number | readonly Point[];
  rock: string;
  lit: string;
  /** Snow in sun and shade. */
  snow?: readonly [lit: string, shaded: string];
  /** The colour at the feet. */
  haze: string;
}

const line = (points: readonly Point[]): string => points.map(([x, y]) => `L${n0(x)} ${n0(y)}`).join('');

/** Each has a lit face, a shaded face and snow. */
export function range(pen: Pen, { y, height, peaks, rock, lit, snow, haze }: RangeOptions): string {
  const { rand, W } = pen;
  const tops: Point[] =
    typeof peaks === 'number'
      ? Array.from({ length: peaks }, (_, i): Point => [
          ((i + 0.5 + rand.in(-0.3, 0.3)) * W) / peaks,
          y - height * rand.in(0.5, 1),
        ])
      : [...peaks];
  tops.sort((a, b) => a[1] - b[1]);
  let out = '';
  const fill = pen.grad({ 0: rock, 1: haze }, y - height * 0.7, y + height * 0.35),
    fillL = pen.grad({ 0: lit, 1: haze }, y - height * 0.7, y + height * 0.35);
  for (const [tx, ty] of tops) {
    const hh = y - ty + 60,
      wl = hh * rand.in(0.95, 1.25),
      wr = hh * rand.in(0.9, 1.2),
      L: Point[] = [],
      R2: Point[] = [],
      M: Point[] = [];
    const n = 6;
    for (let i = 1; i <= n; i++) {
      const t = i / n;
      L.push([tx - wl * t + rand.in(-0.04, 0.04) * wl, ty + hh * (t + (i < n ? rand.in(-0.05, 0.05) : 0))]);
      R2.push([tx + wr * t + rand.in(-0.04, 0.04) * wr, ty + hh * (t + (i < n ? rand.in(-0.05, 0.05) : 0))]);
      M.push([tx + hh * ((i % 2 ? 0.16 : -0.02) * t + 0.1 * t), ty + hh * t]);
    }
    const top = `M${n0(tx)} ${n0(ty)}`;
    out += `<path fill="${fill}" d="${top}${line(R2)}${line([...M].reverse())}z"/><path fill="${fillL}" d="${top}${line(M)}${line([...L].reverse())}z"/>`;
    if (snow) {
      const k = 3;
      const a = at(L, k - 1),
        b = at(M, k - 1),
        c = at(R2, k - 1);
      const Z = (A: Point, B: Point, m: number) => {
        const o: Point[] = [];
        for (let i = 1; i < m; i++) {
          const t = i / m;
          o.push([
            A[0] + (B[0] - A[0]) * t,
            A[1] + (B[1] - A[1]) * t + (i % 2 ? hh * 0.1 : -hh * 0.09) * rand.in(0.6, 1.2),
          ]);
        }
        return o;
      };
      out += `<path fill="${snow[1]}" d="${top}${line(R2.slice(0, k))}${line(Z(c, b, 4))}${line(M.slice(0, k).reverse())}z"/><path fill="${snow[0]}" d="${top}${line(M.slice(0, k))}${line(Z(b, a, 5))}${line(L.slice(0, k).reverse())}z"/>`;
    }
  }
  return out;
}
