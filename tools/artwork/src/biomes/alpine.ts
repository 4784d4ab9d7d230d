import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { disc } from '../drawing/numbers';
import { pines } from '../landscape/edges';
import { range } from '../landscape/mountains';
import { deodar, grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { birds, mist, sky } from '../landscape/sky';

export function alpine(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.6,
    sx = W * 0.24,
    sy = hz * 0.3,
    snow = mix('#ffffff', pal.light, 0.35),
    sh = mix(pal.haze, pal.sky[0], 0.45);
  let s = sky(pen, { sunX: sx, sunY: sy, sunR: 56 * u, horizon: hz, clouds: 4 });
  s +=
    range(pen, {
      y: hz * 0.98,
      peaks: 4,
      height: hz * 0.62,
      rock: mix(pal.haze, pal.sky[0], 0.5),
      lit: mix(pal.haze, pal.sky[2], 0.5),
      snow: [mix(snow, pal.haze, 0.35), mix(sh, pal.haze, 0.45)],
      haze: pal.haze,
    }) + mist(pen, hz * 0.9, 130 * u, 0.7, mix(pal.haze, pal.sky[2], 0.5));
  s += range(pen, {
    y: hz * 1.06,
    peaks: 3,
    height: hz * 0.74,
    rock: mix(pal.near, pal.haze, 0.32),
    lit: mix(pal.near, pal.light, 0.45),
    snow: [snow, sh],
    haze: mix(pal.haze, pal.sky[2], 0.3),
  });
  s +=
    birds(pen, W * 0.66, hz * 0.26, 4, pen.ramp(0.8), 0.8) +
    mist(pen, hz * 1.06, 170 * u, 0.85, mix(pal.haze, pal.sky[2], 0.4));
  [
    [1.08, 0.4, 34],
    [1.17, 0.62, 54],
    [1.27, 0.82, 76],
  ].forEach(([k = 0, t = 0, hh = 0]) => {
    const f = pen.curve(hz * k, 26 * u, 1.1);
    s += pen.layer(pines(pen, f, hh * u), pen.fade(pen.ramp(t), hz * k - 50 * u, 130 * u, 0.6));
  });
  for (const x of [0.05, 0.15, 0.9, 0.98])
    s += deodar(
      pen,
      W * x + rand.in(-20, 20),
      h * 0.82,
      rand.in(300, 430) * u,
      mix(pal.near, pal.ink, 0.4),
      pal.light,
    );
  const g = pen.curve(h * 0.78, 12 * u, 0.8);
  s +=
    pen.layer(
      pen.smooth(g),
      pen.grad({ 0: pal.lit, 0.4: pal.ground, 1: mix(pal.ground, pal.ink, 0.8) }, h * 0.75, h),
    ) + grass(pen, 0, W, g, 24 * u, 60, mix(pal.lit, pal.ground, 0.4));
  for (let i = 0; i < 5; i++)
    s += rock(
      pen,
      W * rand.in(0.05, 0.95),
      h * rand.in(0.81, 0.86),
      rand.in(60, 120) * u,
      rand.in(30, 54) * u,
      mix(pal.near, pal.ink, 0.2),
      mix(pal.near, pal.light, 0.5),
    );
  let fl = '';
  const fg = pen.curve(h * 0.97, 12 * u);
  const F =
    rock(pen, W * 0.05, h * 1.02, 280 * u, 150 * u, pal.ink, mix(pal.ink, pal.light, 0.25)) +
    rock(pen, W * 0.95, h * 1.02, 240 * u, 120 * u, pal.ink, mix(pal.ink, pal.light, 0.2)) +
    pen.layer(pen.smooth(fg), pal.ink) +
    grass(pen, 0, W, fg, 66 * u, 80, pal.ink);
  for (let i = 0; i < 26; i++) {
    const x = W * (rand() < 0.5 ? rand.in(0, 0.32) : rand.in(0.7, 1)),
      y = h * rand.in(0.885, 0.98);
    fl += disc(x, y, rand.in(5, 9) * u);
  }
  return { back: s, gy: h * 0.865, front: F + `<path fill="#d9586a" d="${fl}"/>`, sun: [sx, sy] };
}
