import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { disc } from '../drawing/numbers';
import { pines } from '../landscape/edges';
import { range } from '../landscape/mountains';
import { deodar, grass } from '../landscape/plants';
import { mist, sky } from '../landscape/sky';
import { bough, spray } from '../landscape/sprays';

export function night(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.62,
    sx = W * 0.32,
    sy = hz * 0.4;
  let s = sky(pen, { sunX: sx, sunY: sy, sunR: 84 * u, horizon: hz, clouds: 4 });
  s +=
    range(pen, {
      y: hz * 0.98,
      peaks: 4,
      height: hz * 0.4,
      rock: mix(pal.haze, pal.near, 0.15),
      lit: mix(pal.haze, pal.light, 0.12),
      haze: pal.haze,
    }) + mist(pen, hz * 0.95, 130 * u, 0.6);
  [
    [0.98, 0.25, 34],
    [1.06, 0.5, 60],
    [1.16, 0.8, 96],
  ].forEach(([k = 0, t = 0, hh = 0]) => {
    s += pen.layer(
      pines(pen, pen.curve(hz * k, 26 * u, 1.1), hh * u),
      pen.fade(pen.ramp(t), hz * k - 60 * u, 150 * u, 0.5),
    );
  });
  s += mist(pen, hz * 1.18, 140 * u, 0.4);
  for (const x of [0.04, 0.14, 0.93])
    s += deodar(pen, W * x, h * 0.86, rand.in(360, 480) * u, mix(pal.near, pal.ink, 0.4), pal.haze);
  const g = pen.curve(h * 0.78, 14 * u, 0.8);
  s +=
    pen.layer(pen.smooth(g), pen.grad({ 0: pal.lit, 0.25: pal.ground, 0.9: pal.ink }, h * 0.75, h)) +
    grass(pen, 0, W, g, 26 * u, 60, mix(pal.lit, pal.ground, 0.5));
  let ff = '',
    f2 = '';
  for (let i = 0; i < 22; i++) {
    const x = rand() * W,
      y = h * rand.in(0.55, 0.93),
      r = rand.in(2, 4) * u;
    ff += disc(x, y, r);
    f2 += disc(x, y, r * 3.4);
  }
  const fg = pen.curve(h * 0.96, 12 * u),
    fern = spray(pen, pal.ink, 'fern');
  let F = pen.layer(pen.smooth(fg), pal.ink) + grass(pen, 0, W, fg, 90 * u, 90, pal.ink);
  for (let i = 0; i < 6; i++)
    F += fern(
      W * (i < 3 ? 0.03 : 0.97),
      h * 0.99,
      u * rand.in(1, 1.4),
      i < 3 ? -80 + i * 26 : -100 - (i - 3) * 26,
    );
  return {
    back: s,
    gy: h * 0.86,
    front:
      F +
      `<path fill="#ffe28a" opacity=".16" d="${f2}"/><path fill="#ffedb0" d="${ff}"/>` +
      bough(pen, pal.ink, 1),
    sun: [sx, sy],
  };
}
