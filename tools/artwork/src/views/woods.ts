import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { frame, ground, ridge, stones, streaks, water } from '../landscape/grounds';
import { colonnade, sal, snag } from '../landscape/indian-trees';
import { rock } from '../landscape/rocks';
import { birds, mist, shafts, sky } from '../landscape/sky';
import { bough, spray } from '../landscape/sprays';

/** Among the trunks of sal, with the light behind them. */
export function salForest(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const sun = [W * 0.4, h * 0.24] as const;
  const horizon = h * 0.66;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 70 * u, horizon, clouds: 0 });
  back += pen.layer(
    canopy(pen, pen.curve(h * 0.34, 40 * u), 20 * u),
    pen.fade(pen.ramp(0.12), h * 0.3, 260 * u, 0.8),
  );
  back += colonnade(
    pen,
    [0.08, 0.2, 0.31, 0.53, 0.6, 0.72, 0.84, 0.95],
    horizon,
    9,
    pen.ramp(0.26),
    pen.ramp(0.1),
  );
  back += mist(pen, horizon, 220 * u, 0.8);
  back += colonnade(pen, [0.14, 0.26, 0.66, 0.79, 0.9], h * 0.72, 19, pen.ramp(0.52), pen.ramp(0.25));
  back += shafts(pen, W * 0.24, 0.28, 6) + mist(pen, h * 0.71, 120 * u, 0.5);
  const floor = pen.curve(h * 0.72, 10 * u, 0.7);
  back += ground(pen, floor, h * 0.7, 26) + streaks(pen, h * 0.75, h * 0.93, 22, pal.lit);
  back += colonnade(pen, [0.94], h * 0.9, 44, mix(pal.near, pal.ink, 0.4), pen.ramp(0.6));
  return {
    back,
    gy: h * 0.86,
    front: frame(pen, 0.975, 60) + bough(pen, pal.ink, -1),
    sun,
    spot: { x: 0.48, scale: 1.05 },
  };
}

/** A bouldery river bends out of wooded hills. */
export function forestRiver(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.44;
  const sun = [W * 0.24, horizon * 0.42] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 60 * u, horizon, clouds: 4 });
  back += ridge(pen, horizon * 0.72, 50, 0.16) + birds(pen, W * 0.4, horizon * 0.4, 5, pen.ramp(0.5), 0.7);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 0.9, 40 * u, 1.2), 10 * u),
    pen.fade(pen.ramp(0.36), horizon * 0.8, 120 * u),
  );
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 1.02, 18 * u, 1.1), 15 * u),
    pen.fade(pen.ramp(0.6), horizon * 0.96, 110 * u, 0.4),
  );
  back += water(pen, horizon * 1.1, h * 0.84, W * 0.5, 44);
  const bank = (points: string, fill: string) => `<path fill="${fill}" d="${points}"/>`;
  back += bank(
    `M-10 ${n0(h * 0.53)}C${n0(W * 0.2)} ${n0(h * 0.5)} ${n0(W * 0.42)} ${n0(h * 0.53)} ${n0(W * 0.34)} ${n0(h * 0.575)}S${n0(W * 0.02)} ${n0(h * 0.62)} -10 ${n0(h * 0.64)}z`,
    mix(pal.lit, pal.haze, 0.4),
  );
  back += bank(
    `M${W + 10} ${n0(h * 0.5)}C${n0(W * 0.8)} ${n0(h * 0.51)} ${n0(W * 0.62)} ${n0(h * 0.55)} ${n0(W * 0.7)} ${n0(h * 0.6)}S${n0(W * 0.9)} ${n0(h * 0.66)} ${W + 10} ${n0(h * 0.66)}z`,
    mix(pal.lit, pal.haze, 0.25),
  );
  for (const [x, y, s] of [
    [0.06, 0.56, 230],
    [0.17, 0.55, 190],
    [0.86, 0.56, 260],
    [0.97, 0.6, 320],
  ] as const)
    back += sal(pen, W * x, h * y, s * u, pen.ramp(0.78), pal.lit);
  back += stones(pen, h * 0.58, h * 0.72, 16, mix(pal.near, pal.haze, 0.25), mix(pal.lit, pal.haze, 0.3));
  const shore = pen.curve(h * 0.765, 14 * u, 0.8);
  back += pen.layer(
    pen.smooth((x) => shore(x) - 6 * u),
    mix(pal.sun, pal.haze, 0.4),
  );
  back +=
    ground(pen, shore, h * 0.75) +
    stones(pen, h * 0.79, h * 0.9, 26, mix(pal.ground, pal.near, 0.45), mix(pal.lit, pal.light, 0.3));
  return {
    back,
    gy: h * 0.87,
    front:
      rock(pen, W * 0.05, h * 1.02, 260 * u, 110 * u, pal.ink, mix(pal.ink, pal.light, 0.2)) +
      rock(pen, W * 0.93, h * 1.03, 210 * u, 90 * u, pal.ink, mix(pal.ink, pal.light, 0.2)) +
      frame(pen, 0.985, 50),
    sun,
    spot: { x: 0.46, scale: 1 },
  };
}

/** Boulders on a dry wooded hill. */
export function dryRocks(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.42;
  const sun = [W * 0.22, horizon * 0.6] as const;
  const dark = mix(pal.near, pal.ink, 0.25);
  let back = sky(pen, {
    sunX: sun[0],
    sunY: sun[1],
    sunR: 78 * u,
    horizon: horizon * 1.2,
    clouds: 3,
    rays: 0.05,
  });
  back += ridge(pen, horizon * 0.95, 46, 0.14) + ridge(pen, horizon * 1.12, 34, 0.32, 1.5);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 1.3, 22 * u, 1.4), 9 * u),
    pen.fade(pen.ramp(0.5), horizon * 1.2, 120 * u),
  );
  for (const [x, y, w, hh] of [
    [0.86, 0.8, 520, 420],
    [0.66, 0.79, 330, 230],
    [0.07, 0.78, 300, 200],
  ] as const)
    back += rock(pen, W * x, h * y, w * u, hh * u, mix(dark, pal.haze, 0.2), mix(pal.lit, pal.near, 0.35));
  back += snag(pen, W * 0.2, h * 0.78, 330 * u, dark) + snag(pen, W * 0.95, h * 0.46, 220 * u, dark);
  back +=
    ground(pen, pen.curve(h * 0.765, 12 * u), h * 0.74, 40) + streaks(pen, h * 0.8, h * 0.92, 18, pal.lit);
  back += stones(pen, h * 0.8, h * 0.9, 12, dark, mix(pal.lit, pal.near, 0.4));
  return {
    back,
    gy: h * 0.865,
    front:
      rock(pen, W * 0.01, h * 1.03, 330 * u, 170 * u, pal.ink, mix(pal.ink, pal.light, 0.16)) +
      frame(pen, 0.98, 74),
    sun,
    spot: { x: 0.5, scale: 1.06 },
  };
}

/** Close to the ground, between leaves: no horizon. */
export function undergrowth(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sun = [W * 0.3, h * 0.12] as const;
  const glow = pen.def(
    `<radialGradient id="ID" cx=".32" cy=".2" r=".95"><stop stop-color="${mix(pal.sky[2], pal.haze, 0.2)}"/><stop offset=".4" stop-color="${mix(pal.haze, pal.near, 0.35)}"/><stop offset="1" stop-color="${mix(pal.near, pal.ink, 0.5)}"/></radialGradient>`,
  );
  let back = `<rect width="${W}" height="${h}" fill="${glow}"/>`;
  const leaf = spray(pen, pal.near);
  const fern = spray(pen, pal.ground, 'fern');
  for (let i = 0; i < 14; i++)
    back += leaf(
      rand() * W,
      rand.in(0.02, 0.5) * h,
      u * rand.in(1.2, 2),
      rand.in(-50, 50),
      pen.ramp(rand.in(0.25, 0.6)),
    );
  back += shafts(pen, W * 0.2, 0.3, 5);
  for (let i = 0; i < 9; i++)
    back += fern(
      rand() * W,
      h * rand.in(0.66, 0.8),
      u * rand.in(1.1, 1.7),
      rand.in(-150, -30),
      mix(pen.ramp(0.75), pal.lit, rand.in(0, 0.4)),
    );
  back += ground(pen, pen.curve(h * 0.76, 16 * u), h * 0.72);
  let litter = '';
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [rand() * W, h * rand.in(0.78, 0.97), rand.in(9, 24) * u];
    litter += `M${n0(x)} ${n0(y)}q${n0(r)} ${n0(-r * 0.6)} ${n0(r * 2)} ${n0(rand.in(-4, 4))}q${n0(-r)} ${n0(r * 0.5)} ${n0(-r * 2)} 0z`;
  }
  back += `<path fill="${mix(pal.lit, pal.near, 0.4)}" opacity=".7" d="${litter}"/>`;
  let front = '';
  for (const [x, r] of [
    [0.0, -70],
    [0.02, -35],
    [1, -110],
    [0.98, -145],
    [0.14, -95],
    [0.88, -80],
  ] as const)
    front += fern(W * x, h * 1.01, u * rand.in(1.5, 2.1), r, pal.ink);
  return { back, gy: h * 0.87, front: front + bough(pen, pal.ink, -1), sun, spot: { x: 0.52, scale: 1.25 } };
}

/** In the crowns: the forest lies below in its mist. */
export function canopyView(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.4;
  const sun = [W * 0.26, horizon * 0.6] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 64 * u, horizon, clouds: 4 });
  back += ridge(pen, horizon * 0.98, 56, 0.1) + birds(pen, W * 0.7, horizon * 0.45, 5, pen.ramp(0.45), 0.8);
  for (const [share, amplitude, t, radius] of [
    [0.46, 34, 0.2, 16],
    [0.56, 40, 0.36, 26],
    [0.7, 46, 0.56, 40],
    [0.88, 40, 0.8, 60],
  ] as const)
    back +=
      pen.layer(
        canopy(pen, pen.curve(h * share, amplitude * u, 1.3), radius * u),
        pen.fade(pen.ramp(t), h * (share - 0.05), 170 * u, 0.75),
      ) + mist(pen, h * (share + 0.1), 90 * u, 0.35);
  const leaf = spray(pen, pal.ink);
  let front = '';
  for (const [x, y, r] of [
    [0.0, 1.02, -150],
    [0.1, 1.04, 172],
    [0.94, 1.03, 160],
    [1.01, 0.98, 124],
    [-0.01, 0.94, -118],
  ] as const)
    front += leaf(W * x, h * y, u * 1.7, r);
  return { back, gy: h * 0.86, front: front + bough(pen, pal.ink, 1), sun };
}
