import { n0 } from '../drawing/numbers';
import type { Edge, Pen } from '../drawing/pen';

/** Rounded crowns along a curve. */
export function canopy(pen: Pen, fy: Edge, radius: number): string {
  const r = pen.k < 0.6 ? radius * 1.5 : radius;
  let x = -10,
    y = fy(0),
    s = `M-10 ${n0(y)}`;
  while (x < pen.W + 10) {
    const k = r * pen.rand.in(0.55, 1.25),
      dx = k * 1.55,
      ny = fy(x + dx) + pen.rand.in(-0.35, 0.35) * k;
    s += `a${n0(k)} ${n0(k * pen.rand.in(0.8, 1.15))} 0 0 1 ${n0(dx)} ${n0(ny - y)}`;
    x += dx;
    y = ny;
  }
  return s;
}

export function pines(pen: Pen, fy: Edge, h: number, w = 0.36): string {
  let x = -10,
    s = `M-10 ${n0(fy(0))}`;
  while (x < pen.W + 10) {
    const k = h * pen.rand.in(0.45, 1.1),
      b = k * w;
    s += `L${n0(x)} ${n0(fy(x))}l${n0(b * 0.3)} ${n0(-k * 0.38)}h${n0(-b * 0.1)}l${n0(b * 0.3)} ${n0(-k * 0.62)} ${n0(b * 0.3)} ${n0(k * 0.62)}h${n0(-b * 0.1)}l${n0(b * 0.3)} ${n0(k * 0.4)}`;
    x += b * pen.rand.in(0.6, 1.3);
  }
  return s;
}
