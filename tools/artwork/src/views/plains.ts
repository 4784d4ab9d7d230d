import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { frame, ground, ridge, stones, streaks, water } from '../landscape/grounds';
import { grass } from '../landscape/plants';
import { birds, sky } from '../landscape/sky';
import { acacia } from '../landscape/trees';

/** A waterhole in the dry season: bare trampled ground, one great tree. */
export function waterhole(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.24, horizon * 0.6] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 104 * u, horizon, clouds: 4, rays: 0.04 });
  back +=
    ridge(pen, horizon * 0.97, 16, 0.16) + ground(pen, pen.curve(horizon, 6 * u), horizon * 0.97, 14, 0.4);
  back += acacia(pen, W * 0.16, horizon * 1.06, 120 * u, pen.ramp(0.6), pal.light);
  back += water(pen, h * 0.6, h * 0.72, sun[0], 24);
  back += ground(pen, (x) => h * (0.605 - 0.03 * Math.sin((x / W) * 5)), h * 0.6, 0, 0.25);
  back += water(pen, h * 0.655, h * 0.74, sun[0], 22);
  back += acacia(pen, W * 0.88, h * 0.76, 560 * u, mix(pal.near, pal.ink, 0.45), pal.light);
  back += ground(pen, pen.curve(h * 0.725, 10 * u, 0.8), h * 0.72);
  back +=
    streaks(pen, h * 0.76, h * 0.95, 30, pal.lit, 0.5) +
    stones(pen, h * 0.76, h * 0.92, 10, mix(pal.ground, pal.near, 0.5), pal.lit);
  return {
    back,
    gy: h * 0.86,
    front: grass(pen, -20, W * 0.18, () => h, 120 * u, 40, pal.ink, 0.2),
    sun,
    spot: { x: 0.44, scale: 1.12 },
  };
}

/** The floor of a crater below its long wall. */
export function crater(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.52;
  const sun = [W * 0.3, horizon * 0.34] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 60 * u, horizon, clouds: 8 });
  back += ridge(pen, horizon * 0.72, 14, 0.24, 0.7) + ridge(pen, horizon * 0.86, 20, 0.36, 1.4);
  back += ground(pen, pen.curve(horizon * 1.0, 4 * u), horizon * 0.98, 0, 0.5);
  back +=
    water(pen, horizon * 1.05, horizon * 1.1, sun[0], 14) +
    birds(pen, W * 0.3, horizon * 1.06, 7, '#f0b8b0', 0.6);
  back += ground(pen, pen.curve(horizon * 1.11, 5 * u), horizon * 1.1, 16, 0.25);
  back += streaks(pen, horizon * 1.16, h * 0.9, 46, mix(pal.lit, pal.haze, 0.3), 0.5);
  return { back, gy: h * 0.84, front: frame(pen, 0.985, 70), sun, spot: { x: 0.48, scale: 1.05 } };
}

/** A river in its banks, which the herds cross. */
export function savannaRiver(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.46;
  const sun = [W * 0.34, horizon * 0.66] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 96 * u, horizon, clouds: 6 });
  back +=
    ridge(pen, horizon * 0.97, 20, 0.16) + ground(pen, pen.curve(horizon * 1.01, 8 * u), horizon, 16, 0.4);
  for (const [x, s] of [
    [0.14, 110],
    [0.3, 80],
    [0.82, 130],
  ] as const)
    back += acacia(pen, W * x, horizon * 1.06, s * u, pen.ramp(0.55), pal.light);
  back += pen.layer(canopy(pen, pen.curve(h * 0.555, 5 * u), 9 * u), pen.ramp(0.7));
  back += pen.layer(pen.smooth(pen.curve(h * 0.575, 6 * u)), mix(pal.ground, pal.near, 0.45));
  back += water(pen, h * 0.615, h * 0.78, sun[0], 44);
  back +=
    pen.layer(pen.smooth(pen.curve(h * 0.755, 12 * u)), mix(pal.ground, pal.near, 0.4)) +
    ground(pen, pen.curve(h * 0.775, 12 * u), h * 0.76, 30);
  return { back, gy: h * 0.87, front: frame(pen, 0.98, 90), sun, spot: { x: 0.52, scale: 1.08 } };
}
