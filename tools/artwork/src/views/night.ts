import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { disc } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { frame, ground, ridge, stones } from '../landscape/grounds';
import { colonnade, thorn } from '../landscape/indian-trees';
import { rock } from '../landscape/rocks';
import { mist, sky } from '../landscape/sky';
import { bough, spray } from '../landscape/sprays';

function fireflies(pen: Pen, count: number): string {
  const { W, H, u, rand } = pen;
  let [glow, spark] = ['', ''];
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [rand() * W, H * rand.in(0.5, 0.93), rand.in(2, 4) * u];
    spark += disc(x, y, r);
    glow += disc(x, y, r * 3.4);
  }
  return `<path fill="#ffe28a" opacity=".16" d="${glow}"/><path fill="#ffedb0" d="${spark}"/>`;
}

/** A broad-leaved wood under the moon. */
export function nightWood(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sun = [W * 0.4, h * 0.22] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 70 * u, horizon: h * 0.6, clouds: 2 });
  back += pen.layer(
    canopy(pen, pen.curve(h * 0.44, 46 * u, 1.2), 22 * u),
    pen.fade(pen.ramp(0.3), h * 0.38, 220 * u, 0.7),
  );
  back +=
    mist(pen, h * 0.62, 160 * u, 0.5) +
    colonnade(pen, [0.1, 0.24, 0.78, 0.9], h * 0.74, 18, pen.ramp(0.55), pen.ramp(0.2));
  back += pen.layer(
    canopy(pen, pen.curve(h * 0.68, 24 * u), 32 * u),
    pen.fade(pen.ramp(0.7), h * 0.64, 150 * u, 0.4),
  );
  back +=
    ground(pen, pen.curve(h * 0.78, 12 * u), h * 0.76, 26) +
    colonnade(pen, [0.985], h * 0.94, 54, mix(pal.near, pal.ink, 0.5), pen.ramp(0.3));
  const fern = spray(pen, pal.ink, 'fern');
  let front = frame(pen, 0.97, 70);
  for (let i = 0; i < 6; i++)
    front += fern(
      W * (i < 3 ? 0.03 : 0.97),
      h * 0.99,
      u * rand.in(1, 1.5),
      i < 3 ? -80 + i * 26 : -100 - (i - 3) * 26,
    );
  return {
    back,
    gy: h * 0.86,
    front: front + fireflies(pen, 16) + bough(pen, pal.ink, -1),
    sun,
    spot: { x: 0.48, scale: 1.1 },
  };
}

/** Dry stony country under the stars. */
export function nightRocks(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.52;
  const sun = [W * 0.26, horizon * 0.4] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 64 * u, horizon, clouds: 3 });
  back += ridge(pen, horizon * 0.9, 40, 0.2) + ridge(pen, horizon * 1.04, 26, 0.45, 1.5);
  back +=
    thorn(pen, W * 0.16, h * 0.7, 190 * u, pen.ramp(0.85), pal.haze) +
    rock(
      pen,
      W * 0.88,
      h * 0.79,
      420 * u,
      260 * u,
      mix(pal.near, pal.haze, 0.2),
      mix(pal.haze, pal.light, 0.1),
    );
  back += rock(
    pen,
    W * 0.7,
    h * 0.78,
    200 * u,
    100 * u,
    mix(pal.near, pal.haze, 0.15),
    mix(pal.haze, pal.light, 0.06),
  );
  back +=
    ground(pen, pen.curve(h * 0.75, 10 * u), h * 0.72, 26) +
    stones(pen, h * 0.79, h * 0.92, 18, pal.near, pal.lit);
  return { back, gy: h * 0.86, front: frame(pen, 0.98, 74), sun, spot: { x: 0.45, scale: 1.1 } };
}
