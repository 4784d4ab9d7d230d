import type { BiomeScene } from '../biomes/biome-scene';
import { stilted } from '../biomes/mangrove';
import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { at, ridge, shape, slope, stones, streaks, water } from '../landscape/grounds';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { birds, mist, sky } from '../landscape/sky';

/** A long beach at first light, without palms. */
export function nestingBeach(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.38;
  const sun = [W * 0.62, horizon * 0.74] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 70 * u, horizon, clouds: 6 });
  back += water(pen, horizon, h * 0.74, sun[0], 60);
  const foam = (y: number, fill: string) =>
    `<path fill="${fill}" d="M-10 ${n0(h * y)}C${n0(W * 0.2)} ${n0(h * (y - 0.05))} ${n0(W * 0.34)} ${n0(h * (y + 0.04))} ${n0(W * 0.58)} ${n0(h * (y - 0.03))}S${n0(W * 0.86)} ${n0(h * (y - 0.08))} ${W + 10} ${n0(h * (y - 0.07))}V${h + 5}H-10z"/>`;
  back +=
    foam(0.55, mix(pal.sun, pal.haze, 0.45)) +
    foam(0.56, mix(pal.sky[1], pal.near, 0.28)) +
    foam(0.65, mix(pal.sun, '#ffffff', 0.4)) +
    foam(0.665, mix(pal.ground, pal.near, 0.35));
  back +=
    foam(0.7, pen.grad({ 0: pal.lit, 0.5: pal.ground, 1: mix(pal.ground, pal.ink, 0.4) }, h * 0.66, h)) +
    streaks(pen, h * 0.76, h * 0.96, 24, mix(pal.ground, pal.near, 0.4), 0.4);
  return {
    back,
    gy: h * 0.86,
    front: grass(pen, -20, W * 0.2, () => h, 90 * u, 30, pal.ink, 0.3),
    sun,
    spot: { x: 0.48, scale: 1.15 },
  };
}

/** Rocks and surf below a headland. */
export function rockyShore(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.44;
  const sun = [W * 0.3, horizon * 0.5] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 58 * u, horizon, clouds: 6 });
  back += shape(pen.ramp(0.3), at(pen, '50 45, 56 40, 62 39, 70 33, 80 30, 101 27, 101 45'));
  back += shape(pen.ramp(0.55), at(pen, '72 47, 78 38, 88 34, 101 32, 101 50'));
  back +=
    water(pen, horizon, h * 0.86, sun[0], 56) +
    mist(pen, horizon, 50 * u, 0.4) +
    birds(pen, W * 0.5, horizon * 0.5, 6, pen.ramp(0.7), 0.8);
  for (const [x, y, w] of [
    [0.2, 0.58, 130],
    [0.86, 0.66, 260],
    [0.68, 0.6, 100],
  ] as const)
    back +=
      rock(
        pen,
        W * x,
        h * y,
        w * u,
        w * 0.5 * u,
        mix(pal.near, pal.ink, 0.2),
        mix(pal.near, pal.light, 0.35),
      ) + streaks(pen, h * (y - 0.005), h * (y + 0.015), 5, '#ffffff', 0.5);
  back += slope(
    pen,
    pen.grad(
      { 0: mix(pal.ground, pal.near, 0.35), 0.6: mix(pal.near, pal.ground, 0.2), 1: pal.ink },
      h * 0.76,
      h,
    ),
    at(pen, '-1 84, 12 80, 30 81.5, 50 78, 70 80, 86 77, 101 80'),
  );
  back += stones(pen, h * 0.82, h * 0.95, 22, mix(pal.near, pal.ink, 0.4), mix(pal.near, pal.light, 0.4));
  return {
    back,
    gy: h * 0.86,
    front: rock(pen, W * 0.02, h * 1.03, 260 * u, 110 * u, pal.ink, mix(pal.ink, pal.light, 0.2)),
    sun,
    spot: { x: 0.48, scale: 1.1 },
  };
}

/** Low tide: shining mud, breathing roots, mangroves along the creek. */
export function mudflat(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.4;
  const sun = [W * 0.28, horizon * 0.6] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 70 * u, horizon, clouds: 6 });
  back += birds(pen, W * 0.3, horizon * 0.5, 5, pen.ramp(0.7), 0.8) + ridge(pen, horizon * 0.98, 6, 0.2);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 0.92, 14 * u), 11 * u),
    pen.fade(pen.ramp(0.46), horizon * 0.88, 90 * u, 0.3),
  );
  back += water(pen, horizon * 1.05, h * 0.64, sun[0], 40);
  const mud = (points: string, fill: string) => `<path fill="${fill}" d="${points}"/>`;
  const wet = mix(pal.ground, pal.near, 0.3);
  back += mud(
    `M${W + 10} ${n0(h * 0.46)}C${n0(W * 0.7)} ${n0(h * 0.47)} ${n0(W * 0.48)} ${n0(h * 0.5)} ${n0(W * 0.56)} ${n0(h * 0.54)}S${n0(W * 0.8)} ${n0(h * 0.58)} ${W + 10} ${n0(h * 0.58)}z`,
    mix(wet, pal.haze, 0.35),
  );
  back += mud(
    `M-10 ${n0(h * 0.55)}C${n0(W * 0.16)} ${n0(h * 0.54)} ${n0(W * 0.34)} ${n0(h * 0.57)} ${n0(W * 0.4)} ${n0(h * 0.63)}S${n0(W * 0.7)} ${n0(h * 0.7)} ${W + 10} ${n0(h * 0.68)}V${h + 5}H-10z`,
    pen.grad({ 0: mix(pal.lit, pal.haze, 0.2), 0.4: wet, 1: mix(wet, pal.ink, 0.6) }, h * 0.55, h),
  );
  back += streaks(pen, h * 0.66, h * 0.92, 26, mix(pal.sun, pal.haze, 0.4), 0.5);
  let roots = '';
  for (let i = 0; i < 90; i++) {
    const y = rand.in(0.62, 0.94);
    const [x, k] = [(rand() < 0.5 ? rand.in(0, 0.34) : rand.in(0.62, 1)) * W, (10 + (y - 0.6) * 90) * u];
    roots += `M${n0(x - 2 * u)} ${n0(h * y)}l${n0(2 * u)} ${n0(-k)} ${n0(3 * u)} ${n0(k)}z`;
  }
  back += `<path fill="${mix(pal.near, pal.ink, 0.4)}" d="${roots}"/>`;
  for (const [x, y, height, t] of [
    [0.06, 0.58, 200, 0.7],
    [0.19, 0.565, 150, 0.6],
    [0.94, 0.72, 420, 0.9],
  ] as const)
    back += stilted(pen, W * x, h * y, height * u, pen.ramp(t), pal.lit);
  return {
    back,
    gy: h * 0.83,
    front: grass(pen, -20, W * 0.16, () => h * 1.01, 60 * u, 16, pal.ink, 0.1),
    sun,
    spot: { x: 0.45, scale: 1.1 },
  };
}
