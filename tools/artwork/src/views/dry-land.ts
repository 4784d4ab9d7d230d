import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { at, frame, ground, type Point, ridge, shape, slope, stones, streaks } from '../landscape/grounds';
import { lontar, palash, teak, thorn } from '../landscape/indian-trees';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { birds, sky } from '../landscape/sky';

const FLAME = '#d9562b';

/** The dry hills of Gir: leafless teak, flame-of-the-forest, yellow grass. */
export function girHills(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.3, horizon * 0.52] as const;
  const flower = mix(FLAME, pal.haze, 0.12);
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 84 * u, horizon: horizon * 1.1, clouds: 4 });
  back += ridge(pen, horizon * 0.8, 70, 0.12, 1.3) + ridge(pen, horizon * 0.96, 54, 0.28, 1.7);
  for (const x of [0.06, 0.16, 0.24, 0.55, 0.63, 0.78, 0.9])
    back += teak(
      pen,
      W * x,
      horizon * rand.in(1.02, 1.1),
      rand.in(90, 140) * u,
      pen.ramp(0.42),
      mix(pal.lit, pal.haze, 0.2),
    );
  back += ground(pen, pen.curve(horizon * 1.08, 16 * u, 1.2), horizon, 22, 0.4);
  back += palash(pen, W * 0.76, horizon * 1.28, 210 * u, pen.ramp(0.7), flower);
  back += palash(pen, W * 0.32, horizon * 1.2, 120 * u, pen.ramp(0.55), mix(flower, pal.haze, 0.25));
  back += teak(pen, W * 0.09, h * 0.78, 520 * u, mix(pal.near, pal.ink, 0.35), mix(pal.lit, pal.near, 0.2));
  back += teak(pen, W * 0.93, h * 0.77, 440 * u, mix(pal.near, pal.ink, 0.3), mix(pal.lit, pal.near, 0.3));
  back +=
    ground(pen, pen.curve(h * 0.735, 14 * u, 0.8), h * 0.7, 44) +
    streaks(pen, h * 0.78, h * 0.92, 22, pal.lit);
  return { back, gy: h * 0.86, front: frame(pen, 0.975, 100), sun, spot: { x: 0.5, scale: 1.05 } };
}

/** Komodo: bare golden hills above the sea, lontar palms. */
export function lontarHills(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.2, horizon * 0.4] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 62 * u, horizon, clouds: 5 });
  back += `<rect y="${n0(horizon * 0.96)}" width="${W}" height="${n0(h * 0.2)}" fill="${mix(pal.sky[0], '#3f93a3', 0.5)}"/>`;
  const hill = (points: readonly Point[], lit: string, dark: string) => {
    const [a, top, b] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
    if (!a || !top || !b) return '';
    return (
      drawSlope(points, lit) +
      shape(dark, [
        top,
        ...points.slice(Math.floor(points.length / 2)),
        [top[0] + (b[0] - top[0]) * 0.35, b[1]],
      ])
    );
  };
  const drawSlope = (points: readonly Point[], fill: string) => shape(fill, points);
  back += hill(
    at(pen, '42 50, 54 41, 62 36, 74 42, 90 50'),
    mix(pal.lit, pal.haze, 0.55),
    mix(pal.ground, pal.haze, 0.5),
  );
  back += hill(
    at(pen, '-10 60, 6 44, 16 37, 30 46, 56 60'),
    mix(pal.lit, pal.haze, 0.3),
    mix(pal.ground, pal.haze, 0.3),
  );
  back += hill(
    at(pen, '40 70, 66 50, 80 40, 92 47, 120 70'),
    mix(pal.lit, pal.haze, 0.1),
    mix(pal.ground, pal.near, 0.12),
  );
  for (const [x, y, s] of [
    [0.72, 0.52, 90],
    [0.86, 0.5, 110],
    [0.1, 0.52, 80],
    [0.2, 0.5, 70],
  ] as const)
    back += lontar(pen, W * x, h * y, s * u, pen.ramp(0.7), pal.lit);
  back += ground(pen, pen.curve(h * 0.66, 16 * u, 0.9), h * 0.63, 26, 0.15);
  back += lontar(pen, W * 0.91, h * 0.78, 480 * u, mix(pal.near, pal.ink, 0.2), '#a7a24c');
  back += lontar(pen, W * 0.79, h * 0.74, 330 * u, mix(pal.near, pal.ink, 0.1), '#a7a24c');
  back +=
    ground(pen, pen.curve(h * 0.77, 10 * u), h * 0.74, 36) +
    stones(pen, h * 0.8, h * 0.9, 16, mix(pal.ground, pal.near, 0.6), pal.lit);
  return { back, gy: h * 0.87, front: frame(pen, 0.98, 84), sun, spot: { x: 0.46, scale: 1.1 } };
}

/** An outcrop of old granite in the short-grass plain. */
export function kopje(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.62;
  const sun = [W * 0.36, horizon * 0.5] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 100 * u, horizon, clouds: 6, rays: 0.04 });
  back += ridge(pen, horizon * 0.95, 26, 0.14) + birds(pen, W * 0.6, horizon * 0.3, 5, pen.ramp(0.6), 0.8);
  back += ground(pen, pen.curve(horizon * 1.0, 6 * u), horizon * 0.98, 16, 0.45);
  for (const [x, y, w, hh] of [
    [0.9, 0.72, 360, 260],
    [0.76, 0.72, 230, 130],
    [0.99, 0.73, 260, 150],
  ] as const)
    back += rock(
      pen,
      W * x,
      h * y,
      w * u,
      hh * u,
      mix(pal.near, pal.haze, 0.2),
      mix(pal.lit, pal.near, 0.35),
    );
  back +=
    ground(pen, pen.curve(h * 0.73, 12 * u), h * 0.7, 34) + streaks(pen, h * 0.78, h * 0.92, 26, pal.lit);
  return { back, gy: h * 0.86, front: frame(pen, 0.975, 96), sun, spot: { x: 0.44, scale: 1 } };
}

/** Open scrub with low dunes: the Thar and the dry Deccan. */
export function thornScrub(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.56;
  const sun = [W * 0.2, horizon * 0.5] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 76 * u, horizon, clouds: 3 });
  const mesa = mix(pal.haze, pal.near, 0.2);
  back += slope(pen, mesa, [
    [-10, horizon * 0.9],
    [W * 0.1, horizon * 0.86],
    [W * 0.14, horizon * 0.74],
    [W * 0.36, horizon * 0.73],
    [W * 0.42, horizon * 0.9],
    [W * 0.66, horizon * 0.92],
    [W + 10, horizon * 0.88],
  ]);
  back += ridge(pen, horizon * 0.98, 14, 0.28);
  for (const x of [0.08, 0.3, 0.47, 0.86])
    back += thorn(pen, W * x, horizon * rand.in(1.0, 1.06), rand.in(60, 90) * u, pen.ramp(0.5), pal.lit);
  back += ground(pen, pen.curve(horizon * 1.06, 10 * u, 0.8), horizon, 18, 0.35);
  back += thorn(pen, W * 0.88, h * 0.74, 290 * u, mix(pal.near, '#5d6b3a', 0.4), pal.lit);
  back += thorn(pen, W * 0.13, h * 0.7, 170 * u, mix(pen.ramp(0.8), '#5d6b3a', 0.3), pal.lit);
  back +=
    ground(pen, pen.curve(h * 0.75, 12 * u, 0.7), h * 0.72, 30) +
    stones(pen, h * 0.79, h * 0.92, 22, mix(pal.ground, pal.near, 0.5), pal.lit);
  return { back, gy: h * 0.865, front: frame(pen, 0.985, 66), sun, spot: { x: 0.47, scale: 1 } };
}

/** Red plain of Australia, with spinifex and a far monolith. */
export function outback(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.6;
  const sun = [W * 0.24, horizon * 0.55] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 66 * u, horizon, clouds: 3 });
  const m = (x: number, y: number): Point => [W * x, horizon * y];
  back += shape(mix(pal.near, pal.haze, 0.35), [
    m(0.52, 1.02),
    m(0.56, 0.84),
    m(0.61, 0.78),
    m(0.8, 0.76),
    m(0.92, 0.8),
    m(0.97, 0.92),
    m(0.99, 1.02),
  ]);
  back += shape(mix(pal.ground, pal.haze, 0.35), [
    m(0.52, 1.02),
    m(0.56, 0.84),
    m(0.61, 0.78),
    m(0.66, 0.86),
    m(0.64, 1.02),
  ]);
  back += ground(pen, pen.curve(horizon, 6 * u), horizon * 0.98, 0, 0.3);
  for (let i = 0; i < 16; i++) {
    const y = rand.in(0.63, 0.8);
    const r = (26 + (y - 0.6) * 300) * u;
    const x = rand() * W;
    back += grass(
      pen,
      x - r,
      x + r,
      () => h * y,
      r * 1.2,
      26,
      mix(mix('#b5a24c', pal.lit, 0.5), pal.near, rand.in(0.1, 0.4)),
      0,
    );
  }
  back +=
    ground(pen, pen.curve(h * 0.79, 10 * u), h * 0.77, 0) +
    streaks(pen, h * 0.82, h * 0.95, 18, pal.lit, 0.5);
  return {
    back,
    gy: h * 0.87,
    front:
      grass(pen, -20, W * 0.3, () => h, 120 * u, 60, pal.ink, 0.1) +
      grass(pen, W * 0.74, W + 20, () => h, 130 * u, 60, pal.ink, -0.1),
    sun,
    spot: { x: 0.46, scale: 1.08 },
  };
}

/** High on a cliff, the plain far below. */
export function cliffs(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.56;
  const sun = [W * 0.18, horizon * 0.5] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 72 * u, horizon, clouds: 5 });
  back += ridge(pen, horizon * 0.92, 34, 0.14) + ridge(pen, horizon * 1.08, 20, 0.3, 1.6);
  back += birds(pen, W * 0.5, horizon * 0.5, 4, pen.ramp(0.8), 1.2);
  back +=
    ground(pen, pen.curve(horizon * 1.12, 12 * u), horizon, 0, 0.45) +
    streaks(pen, horizon * 1.2, h * 0.9, 30, mix(pal.near, pal.haze, 0.4), 0.35);
  const [rockTone, lit, deep] = [
    mix(pal.near, pal.haze, 0.12),
    mix(pal.lit, pal.near, 0.25),
    mix(pal.near, pal.ink, 0.4),
  ];
  back += shape(
    rockTone,
    at(pen, '101 10, 94 12, 90 20, 83 23, 81 36, 76 40, 74 56, 68 62, 64 101, 101 101'),
  );
  back += shape(lit, at(pen, '94 12, 90 20, 88 40, 90 60, 86 80, 82 62, 83 36, 83 23'));
  back += shape(lit, at(pen, '76 40, 74 56, 72 80, 68 101, 64 101, 68 62, 74 56'));
  back += shape(deep, at(pen, '101 30, 96 44, 98 70, 92 101, 101 101'));
  return {
    back,
    gy: h * 0.8,
    front: grass(pen, W * 0.7, W, () => h * 1.01, 70 * u, 20, pal.ink, -0.2),
    sun,
    spot: { x: 0.36, scale: 1 },
  };
}
