import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { at, n0 } from '../drawing/numbers';
import { canopy } from '../landscape/edges';
import { palm, trunks } from '../landscape/plants';
import { mist, shafts } from '../landscape/sky';
import { spray } from '../landscape/sprays';

export function rainforest(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sx = W * 0.36,
    sy = h * 0.2;
  let s = `<rect width="${W}" height="${h}" fill="${pal.sky[1]}"/><rect width="${W}" height="${h}" fill="${pen.def(`<radialGradient id="ID" cx=".38" cy=".3" r=".8"><stop stop-color="${pal.sky[2]}"/><stop offset=".45" stop-color="${mix(pal.sky[2], pal.sky[1], 0.7)}"/><stop offset="1" stop-color="${pal.sky[0]}"/></radialGradient>`)}"/>`;
  s += pen.layer(
    canopy(pen, pen.curve(h * 0.5, 40 * u), 18 * u),
    pen.fade(pen.ramp(0.1), h * 0.45, 200 * u, 0.8),
  );
  for (let i = 0; i < 4; i++)
    s += palm(
      pen,
      W * at([0.1, 0.62, 0.8, 0.45], i),
      h * 0.66,
      rand.in(170, 260) * u,
      pen.ramp(0.24),
      pal.light,
      rand.in(-0.12, 0.12),
    );
  s +=
    trunks(pen, 11, h * 0.66, pen.ramp(0.28), pen.ramp(0.1), 9 * u, 17 * u, [W * 0.3, W * 0.46]) +
    mist(pen, h * 0.6, 220 * u, 0.75, mix(pal.haze, pal.sky[2], 0.5));
  s += pen.layer(
    canopy(pen, pen.curve(h * 0.64, 24 * u), 26 * u),
    pen.fade(pen.ramp(0.4), h * 0.6, 180 * u, 0.6),
  );
  s +=
    trunks(pen, 7, h * 0.74, pen.ramp(0.6), pen.ramp(0.3), 18 * u, 34 * u, [W * 0.2, W * 0.66]) +
    mist(pen, h * 0.7, 150 * u, 0.5) +
    shafts(pen, W * 0.16, 0.3, 6);
  const g = pen.curve(h * 0.76, 16 * u, 0.8);
  s += pen.layer(
    canopy(pen, g, 30 * u),
    pen.grad({ 0: pal.lit, 0.3: pal.ground, 1: pal.ink }, h * 0.72, h * 1.02),
  );
  const fern = spray(pen, pal.ground, 'fern'),
    ban = spray(pen, pal.ink, 'banana');
  for (let i = 0; i < 7; i++) {
    const x = ((i + 0.5) / 7) * W;
    s +=
      fern(x, h * 0.82, u * 0.55, -95 + rand.in(-40, 40), mix(pal.lit, pal.ground, 0.35)) +
      fern(x, h * 0.83, u * 0.5, -60 + rand.in(-40, 40), mix(pal.lit, pal.ground, 0.6));
  }
  const tx = W * 0.93;
  let big = `<path fill="${mix(pal.near, pal.ink, 0.45)}" d="M${n0(tx - 60 * u)} -5C${n0(tx - 50 * u)} ${n0(h * 0.4)} ${n0(tx - 54 * u)} ${n0(h * 0.66)} ${n0(tx - 170 * u)} ${n0(h * 0.9)}H${W}V-5z"/><path fill="${pal.lit}" opacity=".3" d="M${n0(tx - 60 * u)} -5C${n0(tx - 50 * u)} ${n0(h * 0.4)} ${n0(tx - 54 * u)} ${n0(h * 0.66)} ${n0(tx - 170 * u)} ${n0(h * 0.9)}q${n0(90 * u)} ${n0(-90 * u)} ${n0(128 * u)} ${n0(-h * 0.24)}Q${n0(tx - 34 * u)} ${n0(h * 0.3)} ${n0(tx - 44 * u)} -5z"/>`;
  for (let i = 0; i < 5; i++) {
    const x = W * rand.in(0.08, 0.86),
      l = h * rand.in(0.2, 0.5);
    big += `<path fill="none" stroke="${mix(pal.near, pal.ink, 0.5)}" stroke-width="${n0(rand.in(3, 6) * u)}" d="M${n0(x)} -5q${n0(30 * u)} ${n0(l * 0.5)} ${n0(-6 * u)} ${n0(l)}"/>`;
  }
  let F = '';
  const cx = [
    [0.01, -55],
    [0.03, -20],
    [-0.02, -85],
    [0.99, -125],
    [0.97, -160],
    [1.02, -95],
  ];
  const fg = pen.curve(h * 0.95, 14 * u);
  F += pen.layer(canopy(pen, fg, 34 * u), pal.ink);
  cx.forEach(([x = 0, r = 0], i) => {
    F += ban(
      W * x,
      h * 0.99,
      u * rand.in(1.15, 1.6),
      r,
      i % 3 === 1 ? mix(pal.ink, pal.ground, 0.55) : pal.ink,
    );
  });
  for (let i = 0; i < 7; i++)
    F += fern(W * rand.in(0.2, 0.85), h * 0.985, u * rand.in(0.6, 0.95), rand.in(-130, -50), pal.ink);
  for (let i = 0; i < 4; i++)
    F += ban(
      W * (i % 2 ? 0.9 : 0.02) + rand.in(-30, 30),
      -20 * u,
      u * rand.in(1, 1.5),
      i % 2 ? rand.in(120, 160) : rand.in(20, 60),
      pal.ink,
    );
  return { back: s + big, gy: h * 0.85, front: F, sun: [sx, sy] };
}
