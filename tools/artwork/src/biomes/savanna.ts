import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { at, n0 } from '../drawing/numbers';
import { grass } from '../landscape/plants';
import { birds, sky } from '../landscape/sky';
import { acacia } from '../landscape/trees';

export function savanna(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.6,
    sx = W * 0.34,
    sy = hz * 0.7;
  let s = sky(pen, { sunX: sx, sunY: sy, sunR: 118 * u, horizon: hz, clouds: 5, rays: 0.05 });
  s += birds(pen, W * 0.6, hz * 0.3, 6, pen.ramp(0.7), 0.9);
  s +=
    pen.layer(pen.smooth(pen.curve(hz * 0.9, 30 * u, 0.9)), pen.fade(pen.ramp(0.16), hz * 0.85, 110 * u)) +
    pen.layer(pen.smooth(pen.curve(hz * 0.97, 16 * u, 1.3)), pen.fade(pen.ramp(0.34), hz * 0.94, 90 * u));
  for (let i = 0; i < 4; i++)
    s += acacia(
      pen,
      W * at([0.08, 0.5, 0.62, 0.96], i) + rand.in(-30, 30),
      hz * 1.03,
      rand.in(55, 95) * u,
      pen.ramp(0.5),
      pal.light,
    );
  const g1 = pen.curve(hz * 1.03, 8 * u);
  s +=
    pen.layer(pen.smooth(g1), pen.grad({ 0: mix(pal.lit, pal.haze, 0.5), 1: pal.ground }, hz, hz * 1.2)) +
    grass(pen, 0, W, g1, 16 * u, 80, mix(pal.lit, pal.haze, 0.3));
  s +=
    acacia(pen, W * 0.87, hz * 1.2, 390 * u, mix(pal.near, pal.ink, 0.55), pal.light) +
    acacia(pen, W * 0.12, hz * 1.1, 190 * u, pen.ramp(0.8), pal.light);
  const g2 = pen.curve(h * 0.74, 12 * u);
  s +=
    pen.layer(
      pen.smooth(g2),
      pen.grad({ 0: pal.lit, 0.4: pal.ground, 1: mix(pal.ground, pal.ink, 0.7) }, h * 0.72, h),
    ) + grass(pen, 0, W, g2, 36 * u, 90, mix(pal.lit, pal.ground, 0.25));
  let st = '';
  for (let i = 0; i < 80; i++) {
    const y = h * rand.in(0.76, 0.95),
      x = rand() * W,
      l = rand.in(14, 34) * u;
    st += `M${n0(x)} ${n0(y)}l${n0(l * 0.2)} ${n0(-l)} ${n0(2 * u)} ${n0(l)}z`;
  }
  s += `<path fill="${mix(pal.lit, pal.light, 0.3)}" opacity=".6" d="${st}"/>`;
  const fg = pen.curve(h * 0.97, 10 * u);
  return {
    back: s,
    gy: h * 0.86,
    front:
      grass(pen, 0, W, fg, 130 * u, 85, mix(pal.ground, pal.ink, 0.55), 0.3) +
      pen.layer(pen.smooth(fg), pal.ink) +
      grass(pen, 0, W, fg, 96 * u, 85, pal.ink, 0.3),
    sun: [sx, sy],
  };
}
