import { mix } from '../drawing/colour';
import { disc, n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { AIRS, bar } from './airs';
import { DIFFUSE } from './palette';

/** Share of the radius, opacity. */
const SUN_RINGS = [
  [4.6, 0.1],
  [3.1, 0.13],
  [2, 0.2],
  [1.4, 0.3],
] as const;
const MOON_RINGS = [
  [3.4, 0.05],
  [2.3, 0.07],
  [1.5, 0.12],
] as const;

export interface SkyOptions {
  sunX: number;
  sunY: number;
  sunR: number;
  horizon: number;
  /** Opacity of the rays of a sun that is seen. */
  rays?: number;
  clouds?: number;
}

/** A sun in stepped rings, or a moon. */
function disced(pen: Pen, { sunX, sunY, sunR, horizon, rays = 0, clouds = 4 }: SkyOptions): string {
  const { pal, W, rand, u } = pen;
  const night = pal.air === 'stars';
  let s = night ? AIRS.stars(pen, { sunX, horizon }) : '';
  if (rays) {
    let t = '';
    const n = 22;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283,
        b = a + 0.12;
      t += `M${n0(sunX)} ${n0(sunY)}L${n0(sunX + Math.cos(a) * 1600)} ${n0(sunY + Math.sin(a) * 1600)}L${n0(sunX + Math.cos(b) * 1600)} ${n0(sunY + Math.sin(b) * 1600)}z`;
    }
    s += `<path fill="${pal.sun}" opacity="${rays}" d="${t}"/>`;
  }
  for (const [k, o] of night ? MOON_RINGS : SUN_RINGS)
    s += `<circle cx="${n0(sunX)}" cy="${n0(sunY)}" r="${n0(sunR * k)}" fill="${pal.sun}" opacity="${o}"/>`;
  s += `<circle cx="${n0(sunX)}" cy="${n0(sunY)}" r="${n0(sunR)}" fill="${pal.sun}"/>`;
  if (night)
    s += `<path fill="${mix(pal.sun, pal.sky[1], 0.25)}" opacity=".5" d="${disc(sunX - sunR * 0.3, sunY - sunR * 0.2, sunR * 0.2)}${disc(sunX + sunR * 0.25, sunY + sunR * 0.3, sunR * 0.28)}${disc(sunX + sunR * 0.3, sunY - sunR * 0.4, sunR * 0.13)}"/>`;
  let c = '';
  for (let i = 0; i < clouds; i++) {
    const x = rand.in(-0.1, 0.8) * W,
      y = rand.in(0.1, 0.72) * horizon,
      w = rand.in(180, 420) * u;
    for (let k = 0; k < 3; k++) {
      const ww = w * rand.in(0.5, 1);
      c += bar(x + rand.in(-0.2, 0.3) * w, y + k * 13 * u, ww, ww * rand.in(0.035, 0.06));
    }
  }
  return (
    s + (c ? `<path fill="${mix(pal.sky[2], pal.sun, 0.5)}" opacity="${night ? 0.1 : 0.5}" d="${c}"/>` : '')
  );
}

/** The sky of the hour: its light without the source, unless the picture shows that. */
export function sky(pen: Pen, options: SkyOptions): string {
  const { pal, W, H } = pen;
  const { horizon } = options;
  const lit = pen.disc ? disced(pen, options) : AIRS[pal.air ?? 'haze'](pen, options);
  return `<rect width="${W}" height="${H}" fill="${pen.grad(
    { 0: pal.sky[0], 0.55: pal.sky[1], 1: pal.sky[2] },
    0,
    horizon,
  )}"/>${lit}`;
}

/** `n` birds about (x, y). */
export function birds(pen: Pen, x: number, y: number, n: number, c: string, s = 1): string {
  let t = '';
  for (let i = 0; i < n; i++) {
    const k = s * pen.rand.in(0.6, 1.2) * pen.u,
      xx = x + pen.rand.in(-90, 90) * pen.u,
      yy = y + pen.rand.in(-40, 40) * pen.u;
    t += `M${n0(xx)} ${n0(yy)}q${n0(7 * k)} ${n0(-11 * k)} ${n0(17 * k)} ${n0(-1 * k)}q${n0(8 * k)} ${n0(-11 * k)} ${n0(18 * k)} ${n0(-4 * k)}q${n0(-10 * k)} ${n0(-3 * k)} ${n0(-17 * k)} ${n0(8 * k)}q${n0(-8 * k)} ${n0(-8 * k)} ${n0(-18 * k)} ${n0(-3 * k)}z`;
  }
  return `<path fill="${c}" d="${t}"/>`;
}

export const mist = (pen: Pen, y: number, h: number, o = 0.6, c = pen.pal.haze): string =>
  `<rect y="${n0(y - h / 2)}" width="${pen.W}" height="${n0(h)}" fill="${pen.grad(
    { 0: [c, 0], 0.5: [c, o], 1: [c, 0] },
    y - h / 2,
    y + h / 2,
  )}"/>`;

/** Beams between trunks; none where the light comes from everywhere but the mist. */
export function shafts(pen: Pen, x: number, o = 0.2, n = 5): string {
  if (DIFFUSE.has(pen.pal.air) && pen.pal.air !== 'mist') return '';
  let t = '';
  for (let i = 0; i < n; i++) {
    const a = x + pen.rand.in(-0.3, 0.3) * pen.W,
      w = pen.rand.in(30, 90) * pen.u,
      k = pen.rand.in(0.2, 0.36) * pen.W;
    t += `M${n0(a)} -10h${n0(w)}l${n0(k + w)} ${n0(pen.H * 0.85)}h${n0(-w * 2.2)}z`;
  }
  return `<path fill="${pen.grad(
    { 0: [pen.pal.light, o], 0.55: [pen.pal.light, o * 0.55], 1: [pen.pal.light, 0] },
    0,
    pen.H * 0.85,
  )}" d="${t}"/>`;
}
