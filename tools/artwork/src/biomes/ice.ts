import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { n0 } from '../drawing/numbers';
import { range } from '../landscape/mountains';
import { grass } from '../landscape/plants';
import { sky } from '../landscape/sky';

type Point = readonly [x: number, y: number];

export function ice(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.56,
    sx = W * 0.3,
    sy = hz * 0.74;
  let s = sky(pen, {
    sunX: sx,
    sunY: sy,
    sunR: pal.aurora ? 0 : 62 * u,
    horizon: hz,
    clouds: pal.aurora ? 0 : 4,
  });
  const shade = mix(pal.near, pal.haze, 0.35),
    W2 = mix(pal.lit, pal.light, 0.3);
  s += range(pen, {
    y: hz * 1.0,
    peaks: 6,
    height: hz * 0.26,
    rock: mix(pal.haze, pal.near, 0.3),
    lit: mix(pal.haze, pal.lit, 0.4),
    snow: [mix(pal.lit, pal.haze, 0.35), mix(pal.haze, pal.near, 0.2)],
    haze: pal.haze,
  });
  s += `<rect y="${n0(hz)}" width="${W}" height="${n0(h - hz)}" fill="${pen.grad(
    [
      [mix(pal.near, pal.sky[2], 0.45), 0],
      [pal.near, 0.4],
      [mix(pal.near, pal.ink, 0.6), 1],
    ],
    hz,
    h,
  )}"/>`;
  const berg = (x: number, y: number, w: number, hh: number) => {
    const P = (a: readonly Point[], c: string) =>
        `<path fill="${c}" d="M${a.map((k) => `${n0(x + w * k[0])} ${n0(y - hh * k[1])}`).join('L')}z"/>`,
      j = () => rand.in(-0.05, 0.05);
    const t: Point = [-0.12 + j(), 1],
      t2: Point = [0.2 + j(), 0.72],
      a: Point = [-0.5, 0],
      b: Point = [-0.34, 0.5 + j()],
      e: Point = [0.42, 0.36],
      f2: Point = [0.5, 0],
      m: Point = [0.02 + j(), 0.36],
      m2: Point = [0.08, 0];
    return (
      P(
        [
          [-0.5, 0],
          [-0.3, -0.3],
          [0.34, -0.26],
          [0.5, 0],
        ],
        mix(pal.near, pal.lit, 0.25),
      ) +
      P([a, b, t, t2, e, f2], shade) +
      P([a, b, t, m, m2], W2) +
      P([t, t2, m], mix(W2, shade, 0.3))
    );
  };
  s +=
    berg(W * 0.74, hz * 1.03, 150 * u, 90 * u) +
    berg(W * 0.12, hz * 1.07, 250 * u, 190 * u) +
    berg(W * 0.9, hz * 1.14, 330 * u, 250 * u);
  let gl = '';
  for (let i = 0; i < 60; i++) {
    const t = rand(),
      y = hz + 6 + (h * 0.8 - hz) * t,
      w = rand.in(14, 70) * u * (0.4 + t),
      xx = sx + (rand() - 0.5) * (90 + 460 * t) * u;
    gl += `M${n0(xx)} ${n0(y)}h${n0(w)}l${n0(-w * 0.3)} ${n0(3 * u)}h${n0(-w * 0.5)}z`;
  }
  s += `<path fill="${pal.aurora ? '#8dffca' : pal.sun}" opacity=".55" d="${gl}"/>`;
  for (let i = 0; i < 7; i++) {
    const y = h * rand.in(0.68, 0.78),
      x = rand() * W,
      w = rand.in(60, 170) * u;
    s += `<path fill="${mix(pal.near, pal.ink, 0.3)}" d="M${n0(x)} ${n0(y)}l${n0(w * 0.15)} ${n0(9 * u)}h${n0(w * 0.75)}l${n0(w * 0.1)} ${n0(-9 * u)}z"/><path fill="${mix(pal.lit, pal.haze, 0.2)}" d="M${n0(x)} ${n0(y)}l${n0(w * 0.2)} ${n0(-9 * u)}h${n0(w * 0.5)}l${n0(w * 0.3)} ${n0(9 * u)}z"/>`;
  }
  const f = `M${n0(-20)} ${n0(h * 0.83)}L${n0(W * 0.1)} ${n0(h * 0.795)} ${n0(W * 0.34)} ${n0(h * 0.785)} ${n0(W * 0.46)} ${n0(h * 0.772)} ${n0(W * 0.8)} ${n0(h * 0.776)} ${n0(W + 20)} ${n0(h * 0.8)}V${h}H-20z`;
  s += `<path fill="${mix(pal.near, pal.ink, 0.25)}" transform="translate(0 ${n0(16 * u)})" d="${f}"/><path fill="${pen.grad(
    [
      [pal.lit, 0],
      [pal.ground, 0.5],
      [shade, 1],
    ],
    h * 0.77,
    h,
  )}" d="${f}"/>`;
  let dr = '';
  for (let i = 0; i < 14; i++) {
    const y = h * rand.in(0.82, 0.97),
      x = rand.in(-0.1, 0.9) * W,
      l = rand.in(120, 380) * u;
    dr += `M${n0(x)} ${n0(y)}q${n0(l * 0.5)} ${n0(-16 * u)} ${n0(l)} 0q${n0(-l * 0.5)} ${n0(-5 * u)} ${n0(-l)} 0z`;
  }
  s += `<path fill="${shade}" opacity=".55" d="${dr}"/>`;
  const dz = (x: number, w: number, hh: number) =>
    `M${n0(x - w)} ${h + 5}q${n0(w * 0.5)} ${n0(-hh * 1.1)} ${n0(w)} ${n0(-hh)}t${n0(w)} ${n0(hh)}z`;
  return {
    back: s,
    gy: h * 0.87,
    front:
      `<path fill="${mix(shade, pal.ink, 0.35)}" d="${dz(W * 0.06, 260 * u, 96 * u)}${dz(W * 0.97, 280 * u, 80 * u)}"/><path fill="${mix(pal.lit, shade, 0.25)}" d="${dz(W * 0.0, 200 * u, 84 * u)}${dz(W * 1.02, 210 * u, 66 * u)}"/>` +
      grass(pen, W * 0.7, W * 0.98, () => h, 60 * u, 14, mix(pal.ink, pal.near, 0.3)) +
      grass(pen, 0, W * 0.2, () => h, 70 * u, 14, mix(pal.ink, pal.near, 0.3)),
    sun: [sx, sy],
  };
}
