import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { disc } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { pines } from '../landscape/edges';
import { at, ground, ridge, shape, slope, stones, streaks, water } from '../landscape/grounds';
import { farRange, snowColours } from '../landscape/snow-ranges';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { birds, mist, sky } from '../landscape/sky';

/** A steep slope of scree and crags. */
export function scree(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.3, horizon * 0.36] as const;
  const [dark, lit] = [mix(pal.near, pal.haze, 0.12), mix(pal.lit, pal.haze, 0.1)];
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 50 * u, horizon, clouds: 4 });
  back += farRange(pen, horizon * 1.06, horizon * 0.72, 3) + mist(pen, horizon * 1.06, 120 * u, 0.6);
  back += birds(pen, W * 0.5, horizon * 0.3, 3, pen.ramp(0.7), 0.9);
  back += slope(
    pen,
    mix(dark, pal.haze, 0.35),
    at(pen, '-1 66, 20 62, 40 50, 55 40, 66 32, 76 30, 88 18, 101 12'),
  );
  back += shape(mix(lit, pal.haze, 0.3), at(pen, '88 18, 76 30, 72 44, 60 56, 50 70, 70 62, 80 48, 86 36'));
  back += shape(mix(dark, pal.ink, 0.2), at(pen, '101 20, 94 34, 96 50, 86 66, 101 70'));
  back += slope(
    pen,
    pen.grad({ 0: pal.lit, 0.5: pal.ground, 1: mix(pal.ground, pal.ink, 0.6) }, h * 0.6, h),
    at(pen, '-1 84, 20 81, 40 76, 70 70, 101 60'),
  );
  back += stones(pen, h * 0.72, h * 0.95, 54, mix(pal.ground, pal.near, 0.5), mix(pal.lit, pal.light, 0.35));
  for (const [x, y, w] of [
    [0.9, 0.76, 200],
    [0.72, 0.75, 110],
    [0.1, 0.88, 150],
  ] as const)
    back += rock(
      pen,
      W * x,
      h * y,
      w * u,
      w * 0.55 * u,
      mix(pal.near, pal.ink, 0.1),
      mix(pal.lit, pal.light, 0.1),
    );
  return {
    back,
    gy: h * 0.84,
    front:
      rock(pen, W * 0.98, h * 1.03, 300 * u, 150 * u, pal.ink, mix(pal.ink, pal.light, 0.22)) +
      rock(pen, W * 0.02, h * 1.04, 220 * u, 90 * u, pal.ink, mix(pal.ink, pal.light, 0.2)),
    sun,
    spot: { x: 0.44, scale: 1.05 },
  };
}

/** Walls of a gorge, with snow on the ledges. */
export function gorge(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const sun = [W * 0.3, h * 0.13] as const;
  const [snow] = snowColours(pen);
  const rockTone = mix(mix(pal.near, pal.ground, 0.45), pal.haze, 0.2);
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 46 * u, horizon: h * 0.5, clouds: 3 });
  back += farRange(pen, h * 0.5, h * 0.34, 3) + mist(pen, h * 0.5, 160 * u, 0.8);
  const wall = (t: number, points: string) => shape(mix(rockTone, pal.haze, t), at(pen, points));
  back += wall(0.5, '-1 20, 12 26, 20 36, 30 42, 34 56, 44 74, -1 76');
  back += wall(0.4, '101 12, 90 20, 82 22, 74 36, 66 42, 60 58, 50 76, 101 78');
  back += wall(0.1, '-1 34, 8 38, 13 50, 20 54, 24 68, 32 74, 36 84, -1 86');
  back += wall(0, '101 20, 95 30, 88 34, 84 48, 76 54, 72 68, 64 82, 101 84');
  back += shape(
    mix(pal.lit, pal.haze, 0.15),
    at(pen, '95 30, 88 34, 84 48, 76 54, 72 68, 80 66, 86 52, 92 44'),
  );
  back +=
    shape(snow, at(pen, '95 30, 88 34, 86 41, 91 37, 101 33, 101 27')) +
    shape(snow, at(pen, '-1 34, 8 38, 10 44, 5 42, -1 44')) +
    shape(snow, at(pen, '84 48, 76 54, 76 60, 84 54, 90 52'));
  back += shape(mix(rockTone, pal.ink, 0.16), at(pen, '101 44, 96 50, 97 60, 90 66, 86 80, 82 84, 101 84'));
  back += shape(
    mix(pal.lit, pal.haze, 0.25),
    at(pen, '8 38, 13 50, 20 54, 24 68, 32 74, 36 84, 28 83, 24 76, 17 70, 14 58, 9 52'),
  );
  back += shape(mix(rockTone, pal.ink, 0.14), at(pen, '-1 52, 4 58, 6 70, 12 76, 14 85, -1 86'));
  back += slope(
    pen,
    pen.grad({ 0: mix(pal.lit, snow, 0.4), 0.4: pal.ground, 1: mix(pal.ground, pal.ink, 0.7) }, h * 0.72, h),
    at(pen, '-1 79, 20 78.5, 50 77.5, 80 76, 101 75'),
  );
  back +=
    stones(pen, h * 0.79, h * 0.94, 30, mix(pal.ground, pal.near, 0.5), mix(pal.lit, snow, 0.6)) +
    streaks(pen, h * 0.8, h * 0.9, 12, snow, 0.6);
  return {
    back,
    gy: h * 0.85,
    front:
      rock(pen, W * 0.03, h * 1.03, 300 * u, 150 * u, pal.ink, mix(pal.ink, snow, 0.28)) +
      rock(pen, W * 0.96, h * 1.04, 260 * u, 110 * u, pal.ink, mix(pal.ink, snow, 0.25)),
    sun,
    spot: { x: 0.46, scale: 1.12 },
  };
}

/** The Tibetan plateau: a wide plain, a blue lake, low snowy hills. */
export function plateau(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.56;
  const sun = [W * 0.26, horizon * 0.34] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 46 * u, horizon, clouds: 8 });
  back += farRange(pen, horizon * 0.99, horizon * 0.2, 8, 0.15);
  back +=
    ridge(pen, horizon * 0.98, 14, 0.22) + ground(pen, pen.curve(horizon, 5 * u), horizon * 0.98, 0, 0.4);
  back += `<g>${water(pen, horizon * 1.06, horizon * 1.15, sun[0], 16)}</g>`;
  back +=
    ground(pen, pen.curve(horizon * 1.15, 6 * u, 0.6), horizon * 1.1, 14, 0.15) +
    streaks(pen, horizon * 1.2, h * 0.95, 40, mix(pal.lit, '#8d8a4a', 0.4), 0.6);
  back += stones(pen, h * 0.74, h * 0.9, 18, mix(pal.ground, pal.near, 0.5), mix(pal.lit, pal.light, 0.4));
  return {
    back,
    gy: h * 0.82,
    front:
      grass(pen, 0, W, pen.curve(h * 0.99, 8 * u), 44 * u, 90, mix(pal.ground, pal.ink, 0.5), 0.3) +
      grass(pen, 0, W, () => h * 1.01, 40 * u, 60, pal.ink, 0.3),
    sun,
    spot: { x: 0.44, scale: 0.94 },
  };
}

/** Flowering slope above the tree line. */
export function alpineMeadow(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.24, horizon * 0.3] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 48 * u, horizon, clouds: 5 });
  back += farRange(pen, horizon * 1.04, horizon * 0.86, 3) + mist(pen, horizon * 1.05, 130 * u, 0.7);
  back += pen.layer(
    pines(pen, pen.curve(horizon * 1.12, 30 * u, 1.2), 52 * u),
    pen.fade(pen.ramp(0.46), horizon * 1.04, 120 * u),
  );
  back += slope(
    pen,
    pen.grad({ 0: pal.lit, 0.5: pal.ground, 1: mix(pal.ground, pal.ink, 0.6) }, h * 0.5, h),
    at(pen, '-1 60, 16 62, 40 70, 70 76, 101 79'),
  );
  back += grass(pen, 0, W, (x) => h * (0.6 + 0.19 * (x / W)), 30 * u, 70, mix(pal.lit, pal.ground, 0.3), 0.1);
  for (let i = 0; i < 5; i++)
    back += rock(
      pen,
      W * rand.in(0, 0.3),
      h * rand.in(0.68, 0.78),
      rand.in(50, 110) * u,
      rand.in(30, 60) * u,
      mix(pal.near, pal.ink, 0.1),
      mix(pal.near, pal.light, 0.5),
    );
  let [pink, gold] = ['', ''];
  for (let i = 0; i < 70; i++) {
    const y = rand.in(0.76, 0.99);
    const d = disc(W * rand(), h * y, (3 + (y - 0.7) * 16) * u);
    if (i % 3) pink += d;
    else gold += d;
  }
  return {
    back,
    gy: h * 0.85,
    front:
      grass(pen, 0, W, () => h * 1.01, 90 * u, 90, pal.ink, 0.2) +
      `<path fill="#d9677a" d="${pink}"/><path fill="#f0c75a" d="${gold}"/>`,
    sun,
    spot: { x: 0.5, scale: 1.1 },
  };
}
