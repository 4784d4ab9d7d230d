import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { disc, n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { frame, ground, ridge, water } from '../landscape/grounds';
import { lontar } from '../landscape/indian-trees';
import { grass } from '../landscape/plants';
import { birds, mist, sky } from '../landscape/sky';
import { broadleaf, clump } from '../landscape/trees';

/** Elephant grass beside a broad river, hills in the haze. */
export function teraiRiver(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.42;
  const sun = [W * 0.26, horizon * 0.55] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 72 * u, horizon, clouds: 5 });
  back += ridge(pen, horizon * 0.84, 44, 0.1) + ridge(pen, horizon * 0.96, 18, 0.24);
  back += birds(pen, W * 0.36, horizon * 0.4, 6, pen.ramp(0.5), 0.8);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 1.02, 6 * u), 9 * u),
    pen.fade(pen.ramp(0.42), horizon, 60 * u),
  );
  back += water(pen, horizon * 1.08, h * 0.66, sun[0], 40);
  const bar = (y: number, x0: number, x1: number) =>
    `<path fill="${mix(pal.light, pal.haze, 0.45)}" d="M${n0(W * x0)} ${n0(h * y)}q${n0(W * (x1 - x0) * 0.5)} ${n0(-14 * u)} ${n0(W * (x1 - x0))} 0q${n0(-W * (x1 - x0) * 0.5)} ${n0(10 * u)} ${n0(-W * (x1 - x0))} 0z"/>`;
  back += bar(0.5, 0.02, 0.4) + bar(0.56, 0.5, 1.02);
  const wall = pen.curve(h * 0.7, 16 * u);
  back +=
    grass(pen, 0, W, wall, 190 * u, 90, mix(pal.lit, pal.haze, 0.2), 0.18) +
    ground(pen, wall, h * 0.66, 0, 0.1);
  back += grass(pen, 0, W * 0.3, () => h * 0.8, 300 * u, 50, mix(pal.ground, pal.near, 0.3), 0.12);
  back += grass(pen, W * 0.8, W, () => h * 0.8, 280 * u, 40, mix(pal.ground, pal.near, 0.25), -0.08);
  back += ground(pen, pen.curve(h * 0.775, 8 * u), h * 0.75, 40);
  return { back, gy: h * 0.865, front: frame(pen, 0.975, 110, 330), sun, spot: { x: 0.55, scale: 1.05 } };
}

/** Flowers and seed heads near the eye. */
export function meadow(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.4;
  const sun = [W * 0.26, horizon * 0.6] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 70 * u, horizon, clouds: 5 });
  back += ridge(pen, horizon * 0.94, 26, 0.16);
  for (const x of [0.1, 0.62, 0.72, 0.93])
    back += broadleaf(
      pen,
      W * x,
      horizon * 1.08,
      rand.in(80, 130) * u,
      pen.ramp(0.45),
      pal.lit,
      pen.ramp(0.7),
    );
  back += ground(pen, pen.curve(horizon * 1.06, 10 * u, 0.8), horizon, 18, 0.3);
  back += grass(pen, 0, W, () => h * 0.76, 120 * u, 90, mix(pal.lit, pal.ground, 0.4), 0.1);
  back += ground(pen, pen.curve(h * 0.74, 12 * u), h * 0.7, 60);
  const blooms = (top: number, bottom: number, count: number, r: number) => {
    let [stems, heads, hearts] = ['', '', ''];
    for (let i = 0; i < count; i++) {
      const x = (i % 2 ? rand.in(0, 0.34) : rand.in(0.68, 1)) * W;
      const [y, s] = [h * rand.in(top, bottom), r * u * rand.in(0.7, 1.2)];
      stems += `M${n0(x)} ${n0(y)}q${n0(4 * u)} ${n0(s * 4)} 0 ${n0(h * 0.3)}`;
      heads += clump(pen, x, y, s, s * 0.8, 7);
      hearts += disc(x, y, s * 0.34);
    }
    return `<path fill="none" stroke="${mix(pal.ground, pal.ink, 0.4)}" stroke-width="${n1(2.6 * u)}" d="${stems}"/><path fill="${pal.sun}" d="${heads}"/><path fill="#d98a3a" d="${hearts}"/>`;
  };
  back += blooms(0.66, 0.76, 12, 11);
  return {
    back,
    gy: h * 0.87,
    front: frame(pen, 0.985, 120, 260) + blooms(0.68, 0.86, 12, 20),
    sun,
    spot: { x: 0.5, scale: 1.25 },
  };
}

/** A village tank: still water, a bund with palms, fields beyond. */
export function villageTank(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.46;
  const sun = [W * 0.34, horizon * 0.56] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 70 * u, horizon, clouds: 5 });
  back += ridge(pen, horizon * 0.92, 22, 0.14) + birds(pen, W * 0.62, horizon * 0.4, 6, pen.ramp(0.5), 0.7);
  back += ground(pen, pen.curve(horizon * 0.99, 6 * u), horizon * 0.95, 14, 0.45);
  for (const [x, s] of [
    [0.6, 150],
    [0.66, 190],
    [0.74, 160],
    [0.9, 240],
    [0.97, 200],
  ] as const)
    back += lontar(pen, W * x, horizon * 1.08, s * u, pen.ramp(0.7), pal.lit);
  for (const x of [0.05, 0.15, 0.24])
    back += broadleaf(
      pen,
      W * x,
      horizon * 1.1,
      rand.in(120, 170) * u,
      pen.ramp(0.6),
      pal.lit,
      pen.ramp(0.8),
    );
  back += pen.layer(pen.smooth(pen.curve(horizon * 1.07, 4 * u)), mix(pal.ground, pal.near, 0.4));
  back += water(pen, horizon * 1.13, h * 0.8, sun[0], 50) + mist(pen, horizon * 1.14, 60 * u, 0.4);
  const bank = pen.curve(h * 0.775, 12 * u, 0.7);
  back += ground(pen, bank, h * 0.75, 34);
  return { back, gy: h * 0.86, front: frame(pen, 0.98, 80), sun, spot: { x: 0.54, scale: 1 } };
}
