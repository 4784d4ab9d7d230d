import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { range } from '../landscape/mountains';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { birds, mist, sky } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

/** The Trans-Himalaya. */
export function coldDesert(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.58;
  const sunX = W * 0.26;
  const sunY = horizon * 0.34;
  const snow = mix('#ffffff', pal.light, 0.35);
  const shade = mix(pal.haze, pal.sky[0], 0.4);
  let back = sky(pen, { sunX, sunY, sunR: 54 * u, horizon, clouds: 4 });
  back += range(pen, {
    y: horizon * 0.98,
    peaks: 4,
    height: horizon * 0.6,
    rock: mix(pal.haze, pal.sky[0], 0.45),
    lit: mix(pal.haze, pal.lit, 0.3),
    snow: [mix(snow, pal.haze, 0.25), mix(shade, pal.haze, 0.4)],
    haze: pal.haze,
  });
  back += mist(pen, horizon * 0.94, 90 * u, 0.5);
  back += range(pen, {
    y: horizon * 1.06,
    peaks: 5,
    height: horizon * 0.42,
    rock: mix(pal.near, pal.haze, 0.35),
    lit: mix(pal.lit, pal.haze, 0.25),
    haze: mix(pal.haze, pal.lit, 0.3),
  });
  back += birds(pen, W * 0.66, horizon * 0.3, 4, pen.ramp(0.7), 0.8);
  const water = mix(pal.sky[0], '#2f8fb0', 0.45);
  back += `<rect y="${n0(horizon)}" width="${W}" height="${n0(h * 0.2)}" fill="${pen.grad({ 0: mix(water, pal.haze, 0.45), 1: water }, horizon, horizon + h * 0.14)}"/>`;
  let glitter = '';
  for (let i = 0; i < 34; i++) {
    const y = horizon + rand.in(6, h * 0.12);
    const x = rand() * W;
    const w = rand.in(30, 130) * u;
    glitter += `M${n0(x)} ${n0(y)}q${n0(w / 2)} ${n0(-3 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(3 * u)} ${n0(-w)} 0z`;
  }
  back += `<path fill="${snow}" opacity=".5" d="${glitter}"/>`;
  const shore = pen.curve(h * 0.7, 12 * u, 0.9);
  back += pen.layer(
    pen.smooth((x) => shore(x) - 5 * u),
    mix(snow, pal.haze, 0.4),
  );
  back += pen.layer(
    pen.smooth(shore),
    pen.grad({ 0: mix(pal.lit, pal.haze, 0.2), 1: pal.ground }, h * 0.68, h * 0.86),
  );
  for (let i = 0; i < 6; i++)
    back += rock(
      pen,
      W * rand.in(0.02, 0.98),
      h * rand.in(0.74, 0.79),
      rand.in(50, 110) * u,
      rand.in(26, 50) * u,
      mix(pal.near, pal.ground, 0.3),
      mix(pal.lit, pal.light, 0.2),
    );
  const near = pen.curve(h * 0.79, 10 * u, 0.8);
  back += pen.layer(
    pen.smooth(near),
    pen.grad({ 0: pal.lit, 0.45: pal.ground, 1: mix(pal.ground, pal.ink, 0.75) }, h * 0.77, h),
  );
  let stones = '';
  for (let i = 0; i < 70; i++) {
    const s = rand.in(3, 12) * u;
    stones += `M${n0(rand() * W)} ${n0(h * rand.in(0.81, 0.96))}l${n0(s * 0.4)} ${n0(-s * 0.5)}h${n0(s)}l${n0(s * 0.5)} ${n0(s * 0.5)}z`;
  }
  back += `<path fill="${mix(pal.ground, pal.near, 0.5)}" opacity=".6" d="${stones}"/>`;
  back += grass(pen, 0, W, near, 22 * u, 50, mix(pal.lit, '#8d8a4a', 0.5));
  const front =
    rock(pen, W * 0.05, h * 1.02, 300 * u, 150 * u, pal.ink, mix(pal.ink, pal.lit, 0.3)) +
    rock(pen, W * 0.95, h * 1.02, 260 * u, 120 * u, pal.ink, mix(pal.ink, pal.lit, 0.26)) +
    grass(pen, 0, W * 0.34, () => h, 70 * u, 26, pal.ink, 0.2) +
    grass(pen, W * 0.68, W, () => h, 70 * u, 26, pal.ink, -0.2);
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
