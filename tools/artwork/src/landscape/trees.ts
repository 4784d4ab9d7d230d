import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

export function clump(pen: Pen, cx: number, cy: number, rx: number, ry: number, n: number): string {
  let o = '',
    fromX = 0,
    fromY = 0;
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * 6.283 + 1.57,
      k = i === n ? 1 : pen.rand.in(0.9, 1.08),
      x = cx + Math.cos(a) * rx * k,
      y = cy + Math.sin(a) * ry * k * (Math.sin(a) > 0 ? 0.72 : 1);
    if (!i) o = `M${n0(x)} ${n0(y)}`;
    else {
      const r = Math.hypot(x - fromX, y - fromY) * 0.56;
      o += `a${n0(r)} ${n0(r)} 0 0 1 ${n0(x) - n0(fromX)} ${n0(y) - n0(fromY)}`;
    }
    fromX = x;
    fromY = y;
  }
  return o;
}

/** A broad crown such as the sal's, with the foot at (x, y). */
export function broadleaf(
  pen: Pen,
  x: number,
  y: number,
  h: number,
  c: string,
  lit: string,
  trunk: string,
): string {
  const rand = pen.rand,
    w = h * 0.034,
    C = [
      [-0.3, 0.6, 0.2, 0.15],
      [0.3, 0.64, 0.21, 0.15],
      [-0.02, 0.78, 0.27, 0.2],
      [0.14, 0.56, 0.2, 0.12],
    ].map(([a = 0, b = 0, e = 0, f = 0]) => [
      x + a * h * rand.in(0.9, 1.1),
      y - b * h,
      e * h * rand.in(0.9, 1.12),
      f * h,
    ]);
  let A = '',
    B2 = '',
    D = '';
  if (pen.k < 0.6) C.pop();
  C.forEach(([a = 0, b = 0, e = 0, f = 0], i) => {
    const z = pen.k < 0.7 ? 2 : 0;
    A += clump(pen, a, b, e, f, 10 - z);
    B2 += clump(pen, a - e * 0.2, b - f * 0.26, e * 0.7, f * 0.62, 8 - z);
    if (i < 3 && pen.k > 0.6) D += clump(pen, a - e * 0.34, b - f * 0.46, e * 0.38, f * 0.32, 6);
  });
  return `<path fill="${trunk}" d="M${n0(x - w * 2)} ${n0(y)}q${n0(w * 1.4)} ${n0(-h * 0.1)} ${n0(w)} ${n0(-h * 0.36)}l${n0(-h * 0.17)} ${n0(-h * 0.16)} ${n0(h * 0.03)} 0 ${n0(h * 0.16)} ${n0(h * 0.1)} ${n0(h * 0.01)} ${n0(-h * 0.2)}h${n0(w * 1.1)}l${n0(h * 0.02)} ${n0(h * 0.2)} ${n0(h * 0.15)} ${n0(-h * 0.13)} ${n0(h * 0.02)} ${n0(h * 0.01)} ${n0(-h * 0.15)} ${n0(h * 0.2)}q0 ${n0(h * 0.3)} ${n0(w * 1.8)} ${n0(h * 0.38)}z"/><path fill="${c}" d="${A}"/><path fill="${mix(c, lit, 0.3)}" d="${B2}"/><path fill="${mix(c, lit, 0.58)}" d="${D}"/>`;
}

export function acacia(pen: Pen, x: number, y: number, h: number, c: string, lit: string): string {
  const w = h * 0.9,
    rand = pen.rand,
    k = () => rand.in(0.85, 1.15);
  const pad = (cx: number, cy: number, ww: number, hh: number) =>
    `M${n0(cx - ww)} ${n0(cy)}q${n0(ww * 0.1)} ${n0(-hh * 0.7)} ${n0(ww * 0.5)} ${n0(-hh * 0.8)}q${n0(ww * 0.5)} ${n0(-hh * 0.5)} ${n0(ww * 1)} 0q${n0(ww * 0.42)} ${n0(hh * 0.1)} ${n0(ww * 0.5)} ${n0(hh * 0.8)}q${n0(-ww)} ${n0(hh * 0.35)} ${n0(-2 * ww)} 0z`;
  const P: [number, number, number, number][] = [
    [x - w * 0.28, y - h * 0.74, w * 0.3 * k(), h * 0.12],
    [x + w * 0.3, y - h * 0.7, w * 0.32 * k(), h * 0.12],
    [x + w * 0.02, y - h * 0.86, w * 0.46 * k(), h * 0.15],
  ];
  return `<path fill="none" stroke="${c}" stroke-linecap="round" stroke-width="${n1(h * 0.035)}" d="M${n0(x)} ${n0(y)}q${n0(-h * 0.03)} ${n0(-h * 0.3)} ${n0(h * 0.01)} ${n0(-h * 0.48)}l${n0(-w * 0.26)} ${n0(-h * 0.24)}M${n0(x)} ${n0(y - h * 0.5)}q${n0(w * 0.1)} ${n0(-h * 0.12)} ${n0(w * 0.28)} ${n0(-h * 0.2)}M${n0(x - 2)} ${n0(y - h * 0.4)}q${n0(w * 0.02)} ${n0(-h * 0.2)} ${n0(w * 0.05)} ${n0(-h * 0.42)}"/><path fill="${c}" d="${P.map((a) => pad(...a)).join('')}"/><path fill="${lit}" opacity=".45" d="${P.map(([a, b, c2, e]) => pad(a - c2 * 0.16, b - e * 0.42, c2 * 0.68, e * 0.5)).join('')}"/>`;
}
