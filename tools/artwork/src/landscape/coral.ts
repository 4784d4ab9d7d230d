import { at, n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

/** Rises from (x, y). */
export const kelp = (pen: Pen, x: number, y: number, hh: number, c: string): string => {
  let t = `M${n0(x)} ${n0(y)}`,
    lv = '';
  const n = 9;
  for (let i = 1; i <= n; i++) {
    const yy = y - (hh * i) / n,
      xx = x + Math.sin(i * 0.9 + x) * 12 * pen.u;
    t += `Q${n0(xx + 10 * pen.u)} ${n0(yy + (hh / n) * 0.5)} ${n0(xx)} ${n0(yy)}`;
    const sd = i % 2 ? 1 : -1,
      L = 62 * pen.u * (1 - (i / n) * 0.4);
    lv += `M${n0(xx)} ${n0(yy)}q${n0(sd * L * 0.5)} ${n0(-L * 0.5)} ${n0(sd * L)} ${n0(-L * 0.28)}q${n0(-sd * L * 0.4)} ${n0(L * 0.3)} ${n0(-sd * L)} ${n0(L * 0.28)}z`;
  }
  return `<path fill="none" stroke="${c}" stroke-width="${n0(5 * pen.u)}" d="${t}"/><path fill="${c}" d="${lv}"/>`;
};
export const branch = (pen: Pen, x: number, y: number, k: number, c: string, dep = 4): string => {
  let t = '';
  const go = (x: number, y: number, a: number, l: number, n: number) => {
    const X = x + Math.cos(a) * l,
      Y = y + Math.sin(a) * l;
    t += `M${n0(x)} ${n0(y)}L${n0(X)} ${n0(Y)}`;
    if (n) {
      go(X, Y, a - pen.rand.in(0.3, 0.6), l * 0.74, n - 1);
      go(X, Y, a + pen.rand.in(0.3, 0.6), l * 0.74, n - 1);
    }
  };
  go(x, y, -1.57, k, dep);
  return `<path fill="none" stroke="${c}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${n0(k * 0.26)}" d="${t}"/>`;
};
export const dome = (x: number, y: number, k: number, c: string, l: string): string => {
  let t = '';
  for (let i = 0; i < 4; i++)
    t += `M${n0(x - k * 0.8 + i * k * 0.1)} ${n0(y - k * 0.12 - i * k * 0.16)}q${n0(k * 0.2)} ${n0(-k * 0.2)} ${n0(k * 0.4)} 0t${n0(k * 0.4)} 0t${n0(k * (0.4 - i * 0.05))} 0`;
  return `<path fill="${c}" d="M${n0(x - k)} ${n0(y)}a${n0(k)} ${n0(k * 0.82)} 0 0 1 ${n0(2 * k)} 0z"/><path fill="none" stroke="${l}" opacity=".5" stroke-width="${n0(k * 0.06)}" d="${t}"/>`;
};
export const tubes = (x: number, y: number, k: number, c: string, l: string): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const xx = x + (i - 1.5) * k * 0.42,
        hh = k * at([0.9, 1.5, 1.15, 0.7], i);
      return `<path fill="${c}" d="M${n0(xx - k * 0.18)} ${n0(y)}l${n0(-k * 0.05)} ${n0(-hh)}h${n0(k * 0.46)}l${n0(-k * 0.05)} ${n0(hh)}z"/><ellipse cx="${n0(xx)}" cy="${n0(y - hh)}" rx="${n0(k * 0.23)}" ry="${n0(k * 0.09)}" fill="${l}"/>`;
    })
    .join('');
