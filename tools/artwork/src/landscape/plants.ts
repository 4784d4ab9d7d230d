import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Edge, Pen } from '../drawing/pen';

type Point = readonly [x: number, y: number];

/** Blades along an edge from x0 to x1, leaning right by `lean`. */
export function grass(
  pen: Pen,
  x0: number,
  x1: number,
  fy: Edge,
  h: number,
  count: number,
  c: string,
  lean = 0.25,
): string {
  const n = n0(count * pen.k);
  if (!n) return '';
  let s = '';
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * (i + pen.rand())) / n,
      y = fy(x) + 12 * pen.u,
      k = h * pen.rand.in(0.35, 1.1),
      l = k * (lean + pen.rand.in(-0.45, 0.45)),
      w = Math.max(3, k * 0.075);
    // its left side first, whichever way it leans: blades of opposite winding would cancel each other where they cross
    const [out, back] = l < 0 ? [0.65, -0.8] : [0.2, -0.35];
    s += `M${n0(x)} ${n0(y)}q${n0(l * out)} ${n0(-k * 0.55)} ${n0(l)} ${n0(-k)}q${n0(l * back)} ${n0(k * 0.45)} ${n0(w - l)} ${n0(k)}z`;
  }
  return `<path fill="${c}" d="${s}"/>`;
}

/** `bend`: how far the stem leans right, as a share of its height. */
export function palm(pen: Pen, x: number, y: number, h: number, c: string, lit: string, bend = 0.12): string {
  const tx = x + h * bend,
    ty = y - h;
  let f = '',
    g = '';
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (0.92 + (1.16 * i) / 10) + pen.rand.in(-0.08, 0.08),
      L = h * pen.rand.in(0.3, 0.4),
      ex = tx + Math.cos(a) * L * 1.05,
      ey = ty + Math.sin(a) * L * 0.6 + L * 0.42,
      mx = tx + Math.cos(a) * L * 0.62,
      my = ty + Math.sin(a) * L * 0.9 - L * 0.1;
    const s = `M${n0(tx)} ${n0(ty)}Q${n0(mx)} ${n0(my)} ${n0(ex)} ${n0(ey)}Q${n0(mx)} ${n0(my + L * 0.26)} ${n0(tx)} ${n0(ty + 3)}z`;
    if (i % 2) f += s;
    else g += s;
  }
  return `<path fill="none" stroke="${c}" stroke-width="${n1(h * 0.035)}" d="M${n0(x)} ${n0(y)}Q${n0(x + h * bend * 0.1)} ${n0(y - h * 0.6)} ${n0(tx)} ${n0(ty)}"/><path fill="${mix(c, lit, 0.3)}" d="${g}"/><path fill="${c}" d="${f}"/>`;
}

export function deodar(pen: Pen, x: number, y: number, h: number, c: string, lit: string): string {
  const n = 7;
  const rand = pen.rand;
  const pl: Point[] = [];
  const pr: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      w = h * (0.02 + 0.19 * t) * rand.in(0.85, 1.15),
      yy = y - h + h * 0.93 * t;
    pl.push([x - w, yy + h * 0.05], [x - w * 0.45, yy + h * 0.012]);
    pr.push([x + w * 1.05, yy + h * 0.055], [x + w * 0.45, yy + h * 0.012]);
  }
  const line = (a: readonly Point[]) => a.map((p) => `L${n0(p[0])} ${n0(p[1])}`).join('');
  const left = `M${n0(x)} ${n0(y - h * 1.05)}${line(pl)}L${n0(x)} ${n0(y - h * 0.02)}z`;
  const right = `M${n0(x)} ${n0(y - h * 1.05)}${line(pr)}L${n0(x)} ${n0(y - h * 0.02)}z`;
  return `<path fill="${mix(c, '#000000', 0.1)}" d="M${n0(x - h * 0.018)} ${n0(y)}v${n0(-h * 0.1)}h${n0(h * 0.036)}v${n0(h * 0.1)}z"/><path fill="${c}" d="${right}"/><path fill="${mix(c, lit, 0.28)}" d="${left}"/>`;
}

/** Trunks up to the upper edge; none within the gap. */
export function trunks(
  pen: Pen,
  n: number,
  y: number,
  c: string,
  lit: string,
  w0: number,
  w1: number,
  gap?: Point,
): string {
  let s = '',
    e = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + pen.rand()) / n) * pen.W;
    if (gap && x > gap[0] && x < gap[1]) continue;
    const w = pen.rand.in(w0, w1),
      b = y + pen.rand.in(-14, 18) * pen.u,
      l = pen.rand.in(-18, 18) * pen.u;
    s += `M${n0(x - w * 0.9)} ${n0(b)}q${n0(w * 0.5)} ${n0(-w * 2)} ${n0(w * 0.45)} ${n0(-w * 7)}L${n0(x - w * 0.3 + l)} -5h${n0(w * 0.7)}L${n0(x + w * 0.45)} ${n0(b - w * 7)}q0 ${n0(w * 5)} ${n0(w * 0.6)} ${n0(w * 7)}z`;
    e += `M${n0(x - w * 0.45)} ${n0(b - w * 7)}L${n0(x - w * 0.3 + l)} -5h${n0(w * 0.17)}L${n0(x - w * 0.25)} ${n0(b - w * 4)}z`;
  }
  return `<path fill="${c}" d="${s}"/><path fill="${lit}" opacity=".55" d="${e}"/>`;
}
