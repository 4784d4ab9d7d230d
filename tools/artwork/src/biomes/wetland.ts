import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { n0, n1 } from '../drawing/numbers';
import { canopy } from '../landscape/edges';
import { grass } from '../landscape/plants';
import { birds, sky } from '../landscape/sky';
import { broadleaf } from '../landscape/trees';

export function wetland(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.5,
    sx = W * 0.32,
    sy = hz * 0.74;
  let s = sky(pen, { sunX: sx, sunY: sy, sunR: 72 * u, horizon: hz, clouds: 5 });
  s += birds(pen, W * 0.6, hz * 0.36, 7, pen.ramp(0.6), 0.9);
  [
    [0.86, 44, 0.15, 8],
    [0.94, 22, 0.36, 13],
  ].forEach(([k = 0, a = 0, t = 0, r = 0]) => {
    s += pen.layer(
      canopy(pen, pen.curve(hz * k, a * u, 1.2), r * u),
      pen.fade(pen.ramp(t), hz * k - a * u, 120 * u, 0.5),
    );
  });
  for (const x of [0.72, 0.8, 0.93])
    s += broadleaf(pen, W * x, hz * 1.03, rand.in(120, 190) * u, pen.ramp(0.62), pal.lit, pen.ramp(0.85));
  s += `<rect y="${n0(hz)}" width="${W}" height="${n0(h - hz)}" fill="${pen.grad(
    [
      [mix(pal.sky[2], pal.haze, 0.35), 0],
      [mix(pal.sky[1], pal.near, 0.25), 0.35],
      [mix(pal.near, pal.sky[0], 0.25), 0.7],
      [pal.ink, 1.1],
    ],
    hz,
    h,
  )}"/><rect y="${n0(hz - 3)}" width="${W}" height="${n0(34 * u)}" fill="${pen.grad(
    [
      [pen.ramp(0.45), 0, 0.85],
      [pen.ramp(0.45), 1, 0],
    ],
    hz,
    hz + 34 * u,
  )}"/>`;
  let gl = '',
    dk = '';
  for (let i = 0; i < 80; i++) {
    const t = rand(),
      y = hz + 8 + (h * 0.92 - hz) * t,
      w = rand.in(16, 80) * u * (0.4 + t),
      xx = sx + (rand() - 0.5) * (80 + 260 * t) * u;
    gl += `M${n0(xx - w / 2)} ${n0(y)}q${n0(w / 2)} ${n0(-3 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(4 * u)} ${n0(-w)} 0z`;
    if (i < 40) {
      const x2 = rand() * W,
        w2 = rand.in(60, 200) * u;
      dk += `M${n0(x2)} ${n0(y)}q${n0(w2 / 2)} ${n0(-3 * u)} ${n0(w2)} 0q${n0(-w2 / 2)} ${n0(4 * u)} ${n0(-w2)} 0z`;
    }
  }
  s += `<path fill="${pen.ramp(0.7)}" opacity=".22" d="${dk}"/><path fill="${pal.sun}" opacity=".75" d="${gl}"/>`;
  const reeds = (x0: number, x1: number, y: number, hh: number, n: number, c: string) => {
    let t = '',
      b = '';
    for (let i = 0; i < n; i++) {
      const x = rand.in(x0, x1),
        k = hh * rand.in(0.6, 1.1),
        l = rand.in(-0.12, 0.12) * k;
      t += `M${n0(x)} ${n0(y)}q${n0(l * 0.2)} ${n0(-k * 0.6)} ${n0(l)} ${n0(-k)}`;
      if (i % 3 === 0)
        b += `M${n0(x + l - 5 * u)} ${n0(y - k)}v${n0(-k * 0.17)}a${n0(5 * u)} ${n0(5 * u)} 0 0 1 ${n0(10 * u)} 0v${n0(k * 0.17)}a${n0(5 * u)} ${n0(5 * u)} 0 0 1 ${n0(-10 * u)} 0z`;
    }
    return (
      `<path fill="none" stroke="${c}" stroke-width="${n1(3.4 * u)}" d="${t}"/><path fill="${mix(c, '#7a4a22', 0.45)}" d="${b}"/>` +
      grass(pen, x0, x1, () => y, hh * 0.85, n * 2, c, 0.05)
    );
  };
  s +=
    reeds(W * 0.74, W * 1.0, hz * 1.2, 130 * u, 12, pen.ramp(0.75)) +
    reeds(0, W * 0.14, hz * 1.26, 170 * u, 10, pen.ramp(0.85));
  s +=
    `<path fill="${mix(pal.ground, pal.ink, 0.6)}" d="M${n0(W * 0.12)} ${n0(h * 0.9)}Q${n0(W * 0.3)} ${n0(h * 0.8)} ${n0(W * 0.6)} ${n0(h * 0.795)}T${W + 20} ${n0(h * 0.77)}V${h}H${n0(W * 0.12)}z"/><path fill="${pen.grad(
      [
        [pal.lit, 0],
        [pal.ground, 0.45],
        [mix(pal.ground, pal.ink, 0.8), 1],
      ],
      h * 0.77,
      h,
    )}" d="M${n0(W * 0.16)} ${n0(h * 0.885)}Q${n0(W * 0.32)} ${n0(h * 0.79)} ${n0(W * 0.6)} ${n0(h * 0.785)}T${W + 20} ${n0(h * 0.757)}V${h}H${n0(W * 0.1)}z"/>` +
    grass(
      pen,
      W * 0.3,
      W,
      (x) => h * 0.79 - ((x - W * 0.3) / W) * 20,
      24 * u,
      44,
      mix(pal.lit, pal.ground, 0.3),
    );
  const pad = (x: number, y: number, k: number, c: string) =>
    `<path fill="${c}" d="M${n0(x)} ${n0(y)}l${n0(k)} ${n0(-k * 0.14)}a${n0(k)} ${n0(k * 0.32)} 0 1 1 ${n0(-k * 0.5)} ${n0(-k * 0.14)}z"/>`;
  for (let i = 0; i < 9; i++)
    s += pad(
      W * rand.in(0.02, 0.36),
      h * rand.in(0.7, 0.92),
      rand.in(26, 50) * u,
      mix(pal.ground, pal.near, rand() * 0.7),
    );
  const lotus = (x: number, y: number, k: number) =>
    `<path fill="#e58a9b" d="M${n0(x)} ${n0(y)}q${n0(-k * 1.1)} ${n0(-k * 0.1)} ${n0(-k * 1.2)} ${n0(-k * 0.7)}q${n0(k * 0.8)} 0 ${n0(k * 1.2)} ${n0(k * 0.7)}q${n0(k * 1.1)} ${n0(-k * 0.1)} ${n0(k * 1.2)} ${n0(-k * 0.7)}q${n0(-k * 0.8)} 0 ${n0(-k * 1.2)} ${n0(k * 0.7)}z"/><path fill="#f7c3c4" d="M${n0(x)} ${n0(y)}q${n0(-k * 0.8)} ${n0(-k * 0.5)} ${n0(-k * 0.55)} ${n0(-k * 1.1)}q${n0(k * 0.5)} ${n0(k * 0.3)} ${n0(k * 0.55)} ${n0(k * 1.1)}q${n0(k * 0.8)} ${n0(-k * 0.5)} ${n0(k * 0.55)} ${n0(-k * 1.1)}q${n0(-k * 0.5)} ${n0(k * 0.3)} ${n0(-k * 0.55)} ${n0(k * 1.1)}q${n0(-k * 0.5)} ${n0(-k * 0.7)} 0 ${n0(-k * 1.35)}q${n0(k * 0.5)} ${n0(k * 0.65)} 0 ${n0(k * 1.35)}z"/>`;
  s += lotus(W * 0.1, h * 0.8, 24 * u) + lotus(W * 0.24, h * 0.86, 30 * u);
  return {
    back: s,
    gy: h * 0.865,
    front:
      reeds(-10, W * 0.16, h * 1.02, 260 * u, 12, pal.ink) +
      reeds(W * 0.88, W * 1.01, h * 1.02, 300 * u, 11, pal.ink) +
      grass(pen, 0, W, () => h * 1.0, 70 * u, 70, pal.ink),
    sun: [sx, sy],
  };
}
