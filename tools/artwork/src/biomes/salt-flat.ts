import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { grass } from '../landscape/plants';
import { birds, mist, sky } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

/** The Rann: a cracked white plain to the horizon, a mirage, an island of grass. */
export function saltFlat(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.56;
  const sunX = W * 0.3;
  const sunY = horizon * 0.62;
  let back = sky(pen, { sunX, sunY, sunR: 92 * u, horizon, clouds: 4, rays: 0.06 });
  back += birds(pen, W * 0.64, horizon * 0.4, 7, pen.ramp(0.5), 0.8);
  back += pen.layer(
    pen.smooth(pen.curve(horizon * 0.97, 12 * u, 1.1)),
    pen.fade(pen.ramp(0.3), horizon * 0.95, 60 * u),
  );
  const islet = pen.curve(horizon * 0.985, 10 * u, 2);
  back += grass(pen, W * 0.58, W, islet, 22 * u, 70, pen.ramp(0.6));
  back += `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${pen.grad(
    [
      [mix(pal.lit, pal.haze, 0.5), 0],
      [pal.lit, 0.3],
      [pal.ground, 0.75],
      [mix(pal.ground, pal.ink, 0.5), 1],
    ],
    horizon,
    h,
  )}"/>`;
  let shimmer = '';
  for (let i = 0; i < 26; i++) {
    const y = horizon + rand.in(2, 46) * u;
    const x = rand() * W;
    const w = rand.in(80, 300) * u;
    shimmer += `M${n0(x)} ${n0(y)}q${n0(w / 2)} ${n0(-4 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(5 * u)} ${n0(-w)} 0z`;
  }
  back +=
    `<path fill="${mix(pal.sky[1], pal.sky[2], 0.5)}" opacity=".7" d="${shimmer}"/>` +
    mist(pen, horizon, 60 * u, 0.6);
  // cracks: cells that grow toward the viewer
  let cracks = '';
  for (let row = 0; row < 9; row++) {
    const y = horizon + 70 * u + ((h * 1.02 - horizon - 70 * u) * row ** 1.5) / 27;
    const size = (26 + row * 17) * u;
    for (let x = -size * rand(); x < W + size; x += size * rand.in(1.1, 1.7)) {
      const dy = size * rand.in(0.2, 0.34);
      cracks += `M${n0(x)} ${n0(y)}l${n0(size * rand.in(0.4, 0.7))} ${n0(-dy * 0.5)} ${n0(size * rand.in(0.4, 0.7))} ${n0(dy * 0.6)}m${n0(-size * 0.6)} 0l${n0(size * rand.in(-0.2, 0.2))} ${n0(dy)}`;
    }
  }
  back += `<path fill="none" stroke="${mix(pal.ground, pal.near, 0.6)}" stroke-opacity=".55" stroke-width="${n0(2.4 * u)}" d="${cracks}"/>`;
  const front =
    grass(pen, 0, W * 0.3, () => h * 1.01, 110 * u, 44, pal.ink, 0.2) +
    grass(pen, W * 0.74, W, () => h * 1.01, 120 * u, 44, pal.ink, -0.2) +
    pen.layer(
      pen.smooth((x) => h * 1.03 - 40 * u * Math.abs(x / W - 0.5) * 2),
      pal.ink,
    );
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
