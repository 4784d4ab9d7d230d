import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { n0 } from '../drawing/numbers';
import { glint, glitterX } from '../landscape/grounds';
import { grass, palm } from '../landscape/plants';
import { birds, sky } from '../landscape/sky';
import { spray } from '../landscape/sprays';

export function coast(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.46,
    sx = W * 0.34,
    sy = hz * 0.66;
  let s =
    sky(pen, { sunX: sx, sunY: sy, sunR: 66 * u, horizon: hz, clouds: 5, rays: 0.05 }) +
    birds(pen, W * 0.24, hz * 0.3, 5, mix(pal.near, pal.haze, 0.3), 0.9);
  s += `<path fill="${pen.fade(pen.ramp(0.25), hz * 0.7, 120 * u)}" d="M${n0(W * 0.6)} ${n0(hz)}q${n0(60 * u)} ${n0(-50 * u)} ${n0(130 * u)} ${n0(-54 * u)}q${n0(60 * u)} ${n0(-46 * u)} ${n0(150 * u)} ${n0(-40 * u)}t${n0(240 * u)} ${n0(-40 * u)}V${n0(hz)}z"/><path fill="${pen.fade(pen.ramp(0.5), hz * 0.8, 110 * u)}" d="M${n0(W * 0.76)} ${n0(hz + 3)}q${n0(50 * u)} ${n0(-50 * u)} ${n0(120 * u)} ${n0(-50 * u)}t${W} ${n0(-40 * u)}V${n0(hz + 3)}z"/>`;
  for (const x of [0.84, 0.9, 0.97])
    s += palm(pen, W * x, hz * 0.97, rand.in(70, 110) * u, pen.ramp(0.65), pal.light, rand.in(-0.2, 0.05));
  s += `<rect y="${n0(hz)}" width="${W}" height="${n0(h - hz)}" fill="${pen.grad(
    {
      0: mix(pal.sky[2], pal.near, 0.3),
      0.35: mix(pal.sky[0], pal.near, 0.4),
      0.8: mix(pal.near, pal.sky[1], 0.35),
    },
    hz,
    h * 0.86,
  )}"/>`;
  let gl = '';
  for (let i = 0; i < 70; i++) {
    const t = rand() ** 1.3,
      y = hz + 6 + (h * 0.72 - hz) * t,
      w = rand.in(14, 80) * u * (0.3 + t),
      xx = glitterX(pen, sx, (70 + 420 * t) * u);
    gl += glint(pen, xx - w / 2, y, w);
  }
  s += `<path fill="${pal.sun}" opacity=".8" d="${gl}"/>`;
  const wave = (y: number, o: number, c: string) =>
    `<path fill="${c}" opacity="${o}" d="M-10 ${n0(y)}q${n0(W * 0.14)} ${n0(-26 * u)} ${n0(W * 0.28)} ${n0(-2 * u)}t${n0(W * 0.26)} ${n0(-4 * u)}t${n0(W * 0.3)} 0t${n0(W * 0.3)} 0v${n0(20 * u)}q${n0(-W * 0.2)} ${n0(-14 * u)} ${n0(-W * 0.42)} ${n0(2 * u)}t${n0(-W * 0.36)} ${n0(4 * u)}t${n0(-W * 0.34)} ${n0(-2 * u)}z"/>`;
  s += wave(h * 0.6, 0.35, pal.sun) + wave(h * 0.67, 0.55, pal.sun);
  const shore = (o: number, c: string) =>
    `<path fill="${c}" d="M-10 ${n0(h * 0.775 + o)}C${n0(W * 0.2)} ${n0(h * 0.72 + o)} ${n0(W * 0.34)} ${n0(h * 0.8 + o)} ${n0(W * 0.56)} ${n0(h * 0.745 + o)}S${n0(W * 0.86)} ${n0(h * 0.7 + o)} ${W + 10} ${n0(h * 0.7 + o)}V${h}H-10z"/>`;
  s +=
    shore(-16 * u, mix(pal.sun, '#ffffff', 0.6)) +
    shore(0, mix(pal.ground, pal.near, 0.28)) +
    shore(
      16 * u,
      pen.grad(
        { 0: pal.ground, 0.25: pal.lit, 0.7: pal.ground, 1: mix(pal.ground, pal.ink, 0.35) },
        h * 0.72,
        h,
      ),
    );
  let st = '';
  for (let i = 0; i < 60; i++)
    st += `M${n0(rand() * W)} ${n0(h * rand.in(0.8, 0.97))}h${n0(rand.in(2, 6) * u)}v${n0(2 * u)}h-4z`;
  s += `<path fill="${mix(pal.ground, pal.ink, 0.4)}" opacity=".5" d="${st}"/>`;
  const ban = spray(pen, pal.ink, 'banana');
  let F = palm(pen, W * 1.03, h * 1.02, 930 * u, pal.ink, mix(pal.ink, pal.near, 0.7), -0.16);
  for (let i = 0; i < 5; i++)
    F += ban(
      W * 0.01,
      h * 1.0,
      u * rand.in(0.7, 1.1),
      -100 + i * 24,
      i % 2 ? pal.ink : mix(pal.ink, pal.near, 0.35),
    );
  F +=
    grass(pen, 0, W * 0.3, () => h, 80 * u, 30, pal.ink) +
    grass(pen, W * 0.74, W, () => h, 90 * u, 34, pal.ink, -0.1);
  return { back: s, gy: h * 0.88, front: F, sun: [sx, sy] };
}
