import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { at, n0 } from '../drawing/numbers';
import { canopy } from '../landscape/edges';
import { grass } from '../landscape/plants';
import { birds, mist, shafts, sky } from '../landscape/sky';
import { bough, spray } from '../landscape/sprays';
import { broadleaf } from '../landscape/trees';

export function forest(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.56,
    sx = W * 0.3,
    sy = hz * 0.62;
  let s = sky(pen, { sunX: sx, sunY: sy, sunR: 74 * u, horizon: hz * 1.1, clouds: 3, rays: 0.05 });
  s += birds(pen, W * 0.52, hz * 0.34, 5, pen.ramp(0.45), 0.8);
  [
    [0.78, 60, 0.14, 9],
    [0.88, 46, 0.3, 13],
    [1.0, 34, 0.5, 20],
  ].forEach(([k = 0, a = 0, t = 0, r = 0]) => {
    const f = pen.curve(hz * k, a * u, 1.1),
      c = pen.ramp(t);
    s += pen.layer(canopy(pen, f, r * u), pen.fade(c, hz * k - a * u, 190 * u, 0.75));
  });
  s += mist(pen, hz * 1.12, 130 * u, 0.55);
  for (let i = 0; i < 5; i++) {
    const x = at([0.04, 0.17, 0.86, 0.97, 0.74], i) * W + rand.in(-30, 30) * u;
    s += broadleaf(
      pen,
      x,
      hz * 1.22,
      (i === 4 ? 200 : rand.in(270, 350)) * u,
      pen.ramp(i === 4 ? 0.6 : 0.84),
      pal.lit,
      mix(pen.ramp(0.9), pal.ink, 0.35),
    );
  }
  const g = pen.curve(h * 0.72, 12 * u, 0.8);
  s += pen.layer(
    pen.smooth(g),
    pen.grad({ 0: pal.lit, 0.35: pal.ground, 1: mix(pal.ground, pal.ink, 0.75) }, h * 0.7, h * 1.02),
  );
  s += grass(pen, 0, W, (x) => g(x) + 4 * u, 26 * u, 70, mix(pal.lit, pal.ground, 0.3));
  s += shafts(pen, W * 0.2, 0.2);
  let st = '';
  for (let i = 0; i < 34 * pen.k; i++) {
    const y = h * rand.in(0.75, 0.9),
      x = rand() * W,
      l = rand.in(30, 120) * u;
    st += `M${n0(x)} ${n0(y)}q${n0(l / 2)} ${n0(-5 * u)} ${n0(l)} 0q${n0(-l / 2)} ${n0(2 * u)} ${n0(-l)} 0z`;
  }
  s += `<path fill="${pal.lit}" opacity=".4" d="${st}"/>`;
  const fg = pen.curve(h * 0.965, 12 * u, 1);
  let F =
    grass(pen, 0, W, fg, 95 * u, 90, mix(pal.ground, pal.ink, 0.6)) +
    pen.layer(pen.smooth(fg), pal.ink) +
    grass(pen, 0, W, fg, 70 * u, 80, pal.ink);
  const fern = spray(pen, pal.ink, 'fern');
  for (let i = 0; i < 6; i++)
    F += fern(
      W * (i < 3 ? 0.02 : 0.98),
      h * 0.99,
      u * rand.in(1, 1.4),
      i < 3 ? -75 + i * 28 : -105 - (i - 3) * 28,
    );
  return { back: s, gy: h * 0.84, front: F + bough(pen, pal.ink, 1), sun: [sx, sy] };
}
