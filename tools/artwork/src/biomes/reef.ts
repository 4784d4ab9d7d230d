import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { disc, n0 } from '../drawing/numbers';
import { canopy } from '../landscape/edges';
import { branch, dome, kelp, tubes } from '../landscape/coral';

/** Under water; without a reef when the pen is `open`. */
export function reef(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    open = pen.open;
  const sx = W * 0.36;
  let s = `<rect width="${W}" height="${h}" fill="${pen.grad(
    [
      [pal.sky[0], 0],
      [pal.sky[1], 0.42],
      [pal.sky[2], 1],
    ],
    0,
    h,
  )}"/>`;
  let ry = '';
  for (let i = 0; i < 9; i++) {
    const a = -0.75 + i * 0.19 + rand.in(-0.04, 0.04),
      w = rand.in(0.02, 0.06),
      L = h * 1.15;
    ry += `M${n0(sx)} ${n0(-120 * u)}L${n0(sx + Math.sin(a) * L)} ${n0(Math.cos(a) * L)}L${n0(sx + Math.sin(a + w) * L)} ${n0(Math.cos(a + w) * L)}z`;
  }
  s += `<path fill="${pen.grad(
    [
      [pal.light, 0, 0.42],
      [pal.light, 0.8, 0],
    ],
    0,
    h,
  )}" d="${ry}"/>`;
  for (const [k = 0, o = 0] of [
    [330, 0.12],
    [210, 0.18],
    [110, 0.3],
  ])
    s += `<ellipse cx="${n0(sx)}" cy="0" rx="${n0(k * u * 1.5)}" ry="${n0(k * u * 0.6)}" fill="${pal.sun}" opacity="${o}"/>`;
  let sf = '';
  for (let i = 0; i < 26; i++) {
    const x = rand() * W,
      y = rand() ** 2 * h * 0.13,
      w = rand.in(60, 200) * u;
    sf += `M${n0(x)} ${n0(y)}q${n0(w * 0.3)} ${n0(9 * u)} ${n0(w * 0.5)} 0t${n0(w * 0.5)} 0q${n0(-w * 0.3)} ${n0(14 * u)} ${n0(-w * 0.5)} ${n0(4 * u)}t${n0(-w * 0.5)} ${n0(-4 * u)}z`;
  }
  s += `<path fill="${pal.sun}" opacity=".5" d="${sf}"/>`;
  const fishes = (x: number, y: number, n: number, k: number, c: string) => {
    let t = '';
    for (let i = 0; i < n; i++) {
      const xx = x + rand.in(-120, 120) * u,
        yy = y + rand.in(-40, 40) * u,
        z = k * u * rand.in(0.7, 1.2);
      t += `M${n0(xx)} ${n0(yy)}q${n0(10 * z)} ${n0(-9 * z)} ${n0(24 * z)} 0l${n0(8 * z)} ${n0(-6 * z)}v${n0(12 * z)}l${n0(-8 * z)} ${n0(-6 * z)}q${n0(-14 * z)} ${n0(9 * z)} ${n0(-24 * z)} 0z`;
    }
    return `<path fill="${c}" d="${t}"/>`;
  };
  [
    [0.7, 60, 0.1],
    [0.78, 56, 0.3],
    [0.86, 40, 0.55],
  ].forEach(([k = 0, a = 0, t = 0], i) => {
    const f = pen.curve(h * k + (open ? h * 0.1 : 0), a * u, 1.3 + i * 0.4),
      c = mix(pal.sky[1], pal.near, 0.25 + t);
    s += pen.layer(
      i === 2 ? canopy(pen, f, 26 * u) : pen.smooth(f),
      pen.grad(
        [
          [c, 0],
          [mix(c, pal.sky[2], 0.7), 1],
        ],
        h * k - a * u,
        h,
      ),
    );
    if (!i) s += fishes(W * 0.76, h * 0.34, 12, 0.9, mix(pal.sky[1], pal.near, 0.45));
  });
  const tint = (c: string) => mix(c, pal.sky[1], 0.22);
  const [red, yellow, pink, violet, cream] = [
    tint('#ee7a5c'),
    tint('#f2b45a'),
    tint('#d1648c'),
    tint('#8e6fb5'),
    tint('#e8d59a'),
  ];
  let F = '';
  const fg = pen.curve(h * 0.92, 16 * u, 1.1);
  if (!open) {
    for (let i = 0; i < 3; i++)
      s += branch(
        pen,
        W * rand.in(0.04, 0.96),
        h * 0.87,
        24 * u,
        mix(rand.pick([red, yellow, pink, violet, cream]), pal.near, 0.5),
        4,
      );
    s +=
      kelp(pen, W * 0.9, h * 0.95, 560 * u, mix(pal.near, '#2f7d5c', 0.4)) +
      kelp(pen, W * 0.97, h * 0.95, 420 * u, mix(pal.near, '#2f7d5c', 0.25));
    s +=
      branch(pen, W * 0.3, h * 0.93, 40 * u, mix(violet, pal.near, 0.3), 5) +
      branch(pen, W * 0.76, h * 0.93, 46 * u, mix(pink, pal.near, 0.35), 5) +
      dome(W * 0.18, h * 0.95, 120 * u, mix(yellow, pal.near, 0.25), pal.near) +
      tubes(W * 0.85, h * 0.98, 96 * u, mix(violet, pal.near, 0.2), pal.ink) +
      branch(pen, W * 0.06, h * 0.97, 62 * u, red, 5) +
      branch(pen, W * 0.62, h * 0.97, 36 * u, cream, 5);
    F +=
      `<path fill="${pen.grad(
        [
          [pal.near, 0],
          [pal.ink, 1],
        ],
        h * 0.9,
        h,
      )}" d="${canopy(pen, fg, 30 * u)}V${h}H0z"/>` +
      branch(pen, W * 0.96, h * 1.0, 66 * u, red, 4) +
      dome(W * 0.4, h * 1.02, 96 * u, pink, pal.ink) +
      tubes(W * 0.53, h * 1.03, 60 * u, yellow, pal.near) +
      kelp(pen, W * 0.025, h * 1.02, 380 * u, pal.ink) +
      branch(pen, W * 0.16, h * 1.01, 36 * u, pal.ink, 4) +
      fishes(W * 0.22, h * 0.52, 6, 1.3, yellow);
  } else {
    F +=
      fishes(W * 0.16, h * 0.62, 16, 1, mix(pal.sky[2], pal.ink, 0.3)) +
      `<path fill="${pal.ink}" d="${canopy(pen, pen.curve(h * 0.97, 14 * u), 26 * u)}V${h}H0z"/>` +
      kelp(pen, W * 0.03, h * 1.02, 460 * u, pal.ink) +
      kelp(pen, W * 0.1, h * 1.02, 260 * u, pal.ink) +
      branch(pen, W * 0.93, h * 1.0, 36 * u, pal.ink, 4);
  }
  let bb = '';
  for (let i = 0; i < 16; i++) bb += disc(W * rand.in(0.1, 0.9), h * rand.in(0.15, 0.9), rand.in(2, 8) * u);
  F += `<path fill="none" stroke="${pal.sun}" stroke-width="2" opacity=".5" d="${bb}"/>`;
  return { back: s, gy: h * 0.93, mid: h * 0.52, front: F, sun: [sx, 0], water: true };
}
