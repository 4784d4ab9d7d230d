import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy, pines } from '../landscape/edges';
import { frame, ground, ridge, stones, streaks, water } from '../landscape/grounds';
import { snag, thorn } from '../landscape/indian-trees';
import { range } from '../landscape/mountains';
import { deodar, grass } from '../landscape/plants';
import { birds, mist, sky } from '../landscape/sky';

/** Shallow marsh with trees that stand in the water, nests in their crowns. */
export function marshTrees(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.44;
  const sun = [W * 0.3, horizon * 0.6] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 84 * u, horizon, clouds: 5 });
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 0.94, 14 * u, 1.3), 9 * u),
    pen.fade(pen.ramp(0.26), horizon * 0.9, 80 * u),
  );
  back +=
    birds(pen, W * 0.3, horizon * 0.4, 8, pen.ramp(0.7), 0.8) +
    water(pen, horizon, h, sun[0], 60) +
    mist(pen, horizon, 70 * u, 0.5);
  for (const [x, y, s, t] of [
    [0.66, 1.06, 150, 0.5],
    [0.8, 1.1, 200, 0.62],
    [0.14, 1.14, 250, 0.74],
    [0.93, 1.24, 340, 0.85],
  ] as const) {
    const [tx, ty] = [W * x, horizon * y];
    back += thorn(pen, tx, ty, s * u, mix(pen.ramp(t), '#4f6140', 0.25), pal.lit);
    back += grass(pen, tx - s * 0.5 * u, tx + s * 0.5 * u, () => ty, 26 * u, 14, pen.ramp(t), 0.1);
    back += birds(pen, tx, ty - s * 0.95 * u, 2, '#f7efe0', 0.6);
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [W * rand(), h * rand.in(0.6, 0.95)];
    back += grass(
      pen,
      x - 60 * u,
      x + 60 * u,
      () => y,
      rand.in(30, 70) * u,
      18,
      mix(pal.ground, pal.near, rand.in(0.1, 0.6)),
      0.1,
    );
  }
  return {
    back,
    gy: h * 0.84,
    front:
      grass(pen, -20, W * 0.28, () => h * 1.01, 260 * u, 60, pal.ink, 0.15) +
      grass(pen, W * 0.8, W + 20, () => h * 1.01, 220 * u, 44, pal.ink, -0.1),
    sun,
    spot: { x: 0.48, scale: 1 },
  };
}

/** A bank of sand in a wide river, bluffs on the far side. */
export function sandbank(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.4;
  const sun = [W * 0.3, horizon * 0.56] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 66 * u, horizon, clouds: 5 });
  back += ridge(pen, horizon * 0.84, 16, 0.2, 3.1) + ridge(pen, horizon * 0.93, 14, 0.32, 4.3);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 1.03, 5 * u), 7 * u),
    pen.fade(pen.ramp(0.4), horizon, 60 * u),
  );
  back +=
    water(pen, horizon * 1.1, h * 0.8, sun[0], 56) +
    birds(pen, W * 0.66, horizon * 0.5, 5, pen.ramp(0.6), 0.7);
  const sand = (y: number, dip: number, fill: string) =>
    `<path fill="${fill}" d="M-10 ${n0(h * (y + 0.05))}C${n0(W * 0.24)} ${n0(h * (y - 0.02))} ${n0(W * 0.5)} ${n0(h * (y - dip))} ${W + 10} ${n0(h * (y - dip * 0.4))}V${h + 5}H-10z"/>`;
  back += sand(0.735, 0.05, mix(pal.sun, pal.haze, 0.5));
  back += sand(
    0.745,
    0.05,
    pen.grad(
      {
        0: mix('#e6d3a6', pal.lit, 0.25),
        0.5: mix('#c9ad78', pal.ground, 0.3),
        1: mix(pal.ground, pal.ink, 0.5),
      },
      h * 0.68,
      h,
    ),
  );
  back += streaks(pen, h * 0.78, h * 0.95, 22, mix(pal.ground, pal.near, 0.3), 0.4);
  return {
    back,
    gy: h * 0.85,
    front:
      grass(pen, -20, W * 0.22, () => h, 150 * u, 40, pal.ink, 0.2) +
      grass(pen, W * 0.84, W + 20, () => h, 170 * u, 40, pal.ink, -0.2),
    sun,
    spot: { x: 0.5, scale: 1.1 },
  };
}

/** A northern lake between spruces. */
export function spruceLake(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.46;
  const sun = [W * 0.3, horizon * 0.44] as const;
  const snow = mix('#ffffff', pal.light, 0.3);
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 54 * u, horizon, clouds: 4 });
  back += range(pen, {
    y: horizon * 0.98,
    peaks: 3,
    height: horizon * 0.5,
    rock: mix(pal.haze, pal.near, 0.25),
    lit: mix(pal.haze, pal.light, 0.3),
    snow: [mix(snow, pal.haze, 0.2), mix(pal.haze, pal.sky[0], 0.3)],
    haze: pal.haze,
  });
  back += pen.layer(
    pines(pen, pen.curve(horizon * 0.96, 16 * u, 1.2), 40 * u),
    pen.fade(pen.ramp(0.36), horizon * 0.9, 90 * u),
  );
  back += pen.layer(
    pines(pen, pen.curve(horizon * 1.03, 10 * u, 1.1), 62 * u),
    pen.fade(pen.ramp(0.6), horizon * 0.98, 90 * u, 0.4),
  );
  back += water(pen, horizon * 1.08, h * 0.84, sun[0], 44) + mist(pen, horizon * 1.09, 60 * u, 0.5);
  for (const [x, s] of [
    [0.05, 400],
    [0.15, 300],
    [0.92, 430],
  ] as const)
    back += deodar(pen, W * x, h * 0.78, s * u * rand.in(0.92, 1.08), mix(pal.near, pal.ink, 0.35), pal.haze);
  back +=
    ground(pen, pen.curve(h * 0.775, 10 * u, 0.8), h * 0.75, 40) +
    stones(pen, h * 0.79, h * 0.88, 14, mix(pal.near, pal.ink, 0.2), mix(pal.near, pal.light, 0.45));
  return { back, gy: h * 0.865, front: frame(pen, 0.98, 76), sun, spot: { x: 0.5, scale: 1.05 } };
}

/** A reservoir between forested hills, its drowned trees still standing. */
export function drownedTrees(pen: Pen): BiomeScene {
  const { W, H: h, u } = pen;
  const horizon = h * 0.48;
  const sun = [W * 0.34, horizon * 0.5] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 62 * u, horizon, clouds: 4 });
  back += ridge(pen, horizon * 0.74, 60, 0.14, 1.3);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 0.9, 34 * u, 1.4), 12 * u),
    pen.fade(pen.ramp(0.36), horizon * 0.8, 110 * u),
  );
  back += mist(pen, horizon, 90 * u, 0.7) + water(pen, horizon, h, sun[0], 60);
  for (const [x, y, s] of [
    [0.16, 1.14, 110],
    [0.3, 1.08, 80],
    [0.62, 1.12, 120],
    [0.7, 1.2, 170],
    [0.86, 1.3, 260],
    [0.07, 1.36, 300],
  ] as const) {
    back += snag(pen, W * x, horizon * y, s * u, pen.ramp(0.6 + s / 900));
    back += `<path fill="${pen.ramp(0.7)}" opacity=".3" d="M${n0(W * x - 4 * u)} ${n0(horizon * y)}l${n0(8 * u)} 0 ${n0(6 * u)} ${n0(s * 0.5 * u)} ${n0(-16 * u)} 0z"/>`;
  }
  back += ground(pen, pen.curve(h * 0.8, 12 * u, 0.7), h * 0.78, 30);
  return { back, gy: h * 0.865, front: frame(pen, 0.98, 76), sun, spot: { x: 0.48, scale: 1 } };
}

/** A shallow lagoon: mirror water, a far flock, a rim of salt. */
export function lagoon(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.4;
  const sun = [W * 0.34, horizon * 0.6] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 78 * u, horizon, clouds: 6 });
  back += ridge(pen, horizon * 0.96, 12, 0.2) + water(pen, horizon, h, sun[0], 46);
  let [flock, legs] = ['', ''];
  for (let i = 0; i < 46; i++) {
    const t = rand() ** 2;
    const [x, y, k] = [W * rand.in(0.4, 1), horizon * 1.03 + t * 90 * u, (7 + 16 * t) * u];
    flock += `M${n0(x)} ${n0(y - k)}q${n0(k * 0.5)} ${n0(-k * 0.5)} ${n0(k * 1.3)} ${n0(k * 0.1)}q${n0(-k * 0.6)} ${n0(k * 0.5)} ${n0(-k * 1.3)} ${n0(-k * 0.1)}l${n0(-k * 0.3)} ${n0(-k * 0.8)}h${n0(-k * 0.25)}l${n0(k * 0.2)} ${n0(k)}z`;
    legs += `M${n0(x + k * 0.5)} ${n0(y - k * 0.7)}v${n0(k * 0.8)}`;
  }
  back += `<path fill="none" stroke="#c98a86" stroke-width="1" d="${legs}"/><path fill="${mix('#f4b3ab', pal.haze, 0.3)}" d="${flock}"/>`;
  back += streaks(pen, h * 0.62, h * 0.97, 22, '#fff6ea', 0.5);
  return {
    back,
    gy: h * 0.82,
    front: grass(pen, W * 0.82, W + 20, () => h * 1.01, 150 * u, 34, pal.ink, -0.15),
    sun,
    spot: { x: 0.45, scale: 1 },
  };
}
