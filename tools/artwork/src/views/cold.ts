import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { at, type Point, ridge, shape, slope, stones, streaks, water } from '../landscape/grounds';
import { farRange, snowColours } from '../landscape/snow-ranges';
import { grass } from '../landscape/plants';
import { sky } from '../landscape/sky';

/** Autumn tundra: russet cushions, snow patches, a braided river. */
export function tundra(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.3, horizon * 0.62] as const;
  const [snow] = snowColours(pen);
  const rust = (t: number) => mix(mix('#a8643c', '#7a6a3c', t), pal.haze, 0.25);
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 54 * u, horizon, clouds: 5 });
  back += farRange(pen, horizon * 1.0, horizon * 0.34, 5, 0.2) + ridge(pen, horizon * 1.0, 16, 0.2);
  back += pen.layer(pen.smooth(pen.curve(horizon * 1.06, 10 * u)), mix(rust(0.4), pal.haze, 0.45));
  back += water(pen, horizon * 1.14, horizon * 1.24, sun[0], 20);
  back +=
    pen.layer(pen.smooth(pen.curve(horizon * 1.22, 12 * u)), mix(rust(0.7), pal.haze, 0.2)) +
    streaks(pen, horizon * 1.26, h * 0.8, 20, snow, 0.9);
  back += pen.layer(
    pen.smooth(pen.curve(h * 0.75, 12 * u)),
    pen.grad({ 0: rust(0.2), 0.5: rust(0.8), 1: mix(rust(0.8), pal.ink, 0.7) }, h * 0.73, h),
  );
  for (let i = 0; i < 6; i++) {
    const x = rand() * W;
    back += grass(
      pen,
      x - 70 * u,
      x + 70 * u,
      () => h * rand.in(0.77, 0.88),
      34 * u,
      40,
      mix(rust(rand()), pal.lit, 0.2),
      0,
    );
  }
  back += stones(pen, h * 0.78, h * 0.9, 14, mix(pal.near, pal.ink, 0.2), mix(snow, pal.near, 0.4));
  return {
    back,
    gy: h * 0.86,
    front: grass(pen, 0, W, pen.curve(h, 8 * u), 70 * u, 120, mix(pal.ink, rust(0.5), 0.3), 0.15),
    sun,
    spot: { x: 0.48, scale: 1.05 },
  };
}

/** Broken pack ice to the horizon under a low sun. */
export function packIce(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.42;
  const sun = [W * 0.28, horizon * 0.72] as const;
  const white = mix(pal.lit, '#ffffff', 0.3);
  let back = sky(pen, {
    sunX: sun[0],
    sunY: sun[1],
    sunR: 58 * u,
    horizon,
    clouds: 6,
  });
  back += water(pen, horizon, h, sun[0], 40);
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.5;
    const y = horizon + (h * 0.8 - horizon) * t + 4;
    const w = (50 + 330 * t) * u * rand.in(0.7, 1.2);
    const x = rand.in(-0.1, 1) * W;
    const d = (4 + 18 * t) * u;
    const top: Point[] = [
      [x, y],
      [x + w * 0.2, y - d * 1.2],
      [x + w * 0.7, y - d * 1.4],
      [x + w, y - d * 0.2],
      [x + w * 0.8, y + d * 0.8],
      [x + w * 0.2, y + d * 0.9],
    ];
    back +=
      shape(
        mix(pal.near, pal.haze, 0.4),
        top.map(([a, b]): Point => [a, b + d * 0.7]),
      ) + shape(mix(white, pal.haze, 0.35 - 0.3 * t), top);
  }
  back += slope(pen, mix(pal.near, pal.haze, 0.3), at(pen, '-1 85, 14 80, 40 78, 66 79, 90 76, 101 78'));
  back += slope(
    pen,
    pen.grad({ 0: white, 0.5: mix(white, pal.near, 0.2), 1: mix(pal.near, pal.haze, 0.4) }, h * 0.76, h),
    at(pen, '-1 82.5, 14 77.5, 40 75.5, 66 76.5, 90 73.5, 101 75.5'),
  );
  back += streaks(pen, h * 0.8, h * 0.96, 14, mix(pal.near, pal.haze, 0.4), 0.5);
  return { back, gy: h * 0.85, front: '', sun, spot: { x: 0.46, scale: 1.1 } };
}

/** Sea ice before the flat edge of an ice shelf. */
export function iceShelf(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.24, horizon * 0.62] as const;
  const white = mix(pal.lit, '#ffffff', 0.35);
  let back = sky(pen, {
    sunX: sun[0],
    sunY: sun[1],
    sunR: 58 * u,
    horizon,
    clouds: 6,
  });
  back += shape(mix(white, pal.haze, 0.25), at(pen, '-1 37, 30 38, 52 36.5, 80 38, 101 37, 101 52, -1 52'));
  back += shape(
    mix(pal.near, pal.haze, 0.35),
    at(
      pen,
      '-1 38.5, 30 39.5, 52 38, 80 39.5, 101 38.5, 101 51, 86 50, 84 46, 70 50, 50 51, 48 45, 30 50, 12 51, 8 44, -1 50',
    ),
  );
  back += pen.layer(
    pen.smooth(pen.curve(horizon, 4 * u)),
    pen.grad({ 0: mix(white, pal.haze, 0.4), 0.35: white, 1: mix(white, pal.near, 0.45) }, horizon, h),
  );
  back += streaks(pen, horizon * 1.08, h * 0.97, 34, mix(pal.near, pal.haze, 0.45), 0.5);
  back += shape(mix(white, pal.near, 0.2), at(pen, '66 72, 74 66, 84 67, 92 62, 101 64, 101 78, 80 76'));
  return { back, gy: h * 0.84, front: '', sun, spot: { x: 0.45, scale: 1.15 } };
}

/** Tundra under snow: wind ridges, a few dark stones. */
export function snowfield(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.22, horizon * 0.62] as const;
  const white = mix(pal.lit, '#ffffff', 0.35);
  const tone = (t: number) => mix(white, mix(pal.haze, pal.near, 0.2), t);
  let back = sky(pen, {
    sunX: sun[0],
    sunY: sun[1],
    sunR: 52 * u,
    horizon,
    clouds: 5,
  });
  back += farRange(pen, horizon * 1.0, horizon * 0.24, 6, 0.1);
  for (const [share, t] of [
    [1.0, 0.7],
    [1.12, 0.45],
    [1.28, 0.2],
  ] as const)
    back += pen.layer(
      pen.smooth(pen.curve(horizon * share, 14 * u, 0.8)),
      pen.grad({ 0: tone(t), 1: tone(t + 0.28) }, horizon * share - 14 * u, horizon * (share + 0.24)),
    );
  back += pen.layer(
    pen.smooth(pen.curve(h * 0.74, 12 * u, 0.7)),
    pen.grad({ 0: white, 0.6: tone(0.4), 1: tone(1) }, h * 0.72, h),
  );
  back += streaks(pen, h * 0.77, h * 0.96, 22, tone(0.9), 0.6);
  back += stones(pen, h * 0.66, h * 0.8, 7, mix(pal.near, pal.ink, 0.3), mix(pal.near, white, 0.5));
  return {
    back,
    gy: h * 0.86,
    front: grass(pen, W * 0.76, W, () => h, 60 * u, 20, mix(pal.ink, pal.near, 0.3), 0.1),
    sun,
    spot: { x: 0.46, scale: 1.1 },
  };
}
