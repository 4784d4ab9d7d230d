import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { disc, n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { branch, dome, kelp } from '../landscape/coral';
import { canopy } from '../landscape/edges';
import { at, shape, slope } from '../landscape/grounds';
import { depths } from '../landscape/under-water';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';

function bubbles(pen: Pen, count: number): string {
  const { W, H: h, u, pal, rand } = pen;
  let d = '';
  for (let i = 0; i < count; i++)
    d += disc(W * rand.in(0.05, 0.95), h * rand.in(0.1, 0.9), rand.in(2, 7) * u);
  return `<path fill="none" stroke="${pal.sun}" stroke-width="2" opacity=".4" d="${d}"/>`;
}

/** Giant kelp over boulders. */
export function kelpForest(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const sunX = W * 0.4;
  const weed = (t: number) => mix('#8f8430', pal.sky[1], t);
  let back = depths(pen, sunX, 0.5);
  for (const [x, s, t] of [
    [0.12, 800, 0.66],
    [0.26, 860, 0.5],
    [0.64, 820, 0.64],
    [0.72, 860, 0.4],
    [0.9, 900, 0.2],
  ] as const)
    back += kelp(pen, W * x, h * 0.95, s * u, weed(t));
  back += pen.layer(canopy(pen, pen.curve(h * 0.86, 20 * u), 40 * u), mix(pal.near, pal.sky[1], 0.25));
  for (const [x, w] of [
    [0.16, 240],
    [0.84, 300],
    [0.6, 170],
  ] as const)
    back += rock(
      pen,
      W * x,
      h * 0.95,
      w * u,
      w * 0.45 * u,
      mix(pal.near, '#6d5a7a', 0.25),
      mix(pal.near, pal.lit, 0.3),
    );
  const front =
    pen.layer(canopy(pen, pen.curve(h * 0.955, 12 * u), 34 * u), pal.ink) +
    kelp(pen, W * 0.03, h * 1.02, 860 * u, pal.ink) +
    kelp(pen, W * 0.98, h * 1.02, 700 * u, pal.ink);
  return { back, gy: h * 0.92, mid: h * 0.5, front: front + bubbles(pen, 12), sun: [sunX, 0], water: true };
}

/** A meadow of seagrass on sand. */
export function seagrass(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const sunX = W * 0.56;
  const green = (t: number) => mix('#5f9a5a', pal.sky[1], t);
  let back = depths(pen, sunX, 0.5);
  back += pen.layer(
    pen.smooth(pen.curve(h * 0.72, 24 * u, 1.3)),
    pen.grad({ 0: mix(pal.lit, pal.sky[1], 0.6), 1: mix(pal.near, pal.sky[1], 0.4) }, h * 0.68, h),
  );
  back += grass(pen, 0, W, () => h * 0.8, 60 * u, 150, green(0.5), 0.3);
  back += pen.layer(
    pen.smooth(pen.curve(h * 0.83, 14 * u)),
    pen.grad({ 0: mix(pal.lit, pal.ground, 0.4), 1: mix(pal.near, pal.ground, 0.4) }, h * 0.8, h),
  );
  back += grass(pen, 0, W, () => h * 0.9, 90 * u, 130, green(0.2), 0.35);
  const front =
    grass(pen, 0, W, () => h * 1.0, 130 * u, 130, mix(green(0), pal.ink, 0.6), 0.35) +
    grass(pen, 0, W, () => h * 1.02, 110 * u, 90, pal.ink, 0.35);
  return { back, gy: h * 0.9, mid: h * 0.5, front: front + bubbles(pen, 12), sun: [sunX, 0], water: true };
}

/** Lava slopes and caves, far from the light. */
export function deepSlope(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const sunX = W * 0.2;
  let back = depths(pen, sunX, 0.16) + `<rect width="${W}" height="${h}" fill="${pal.ink}" opacity=".28"/>`;
  back += shape(
    mix(pal.near, pal.sky[1], 0.25),
    at(pen, '101 10, 90 16, 82 30, 72 36, 66 54, 50 66, 34 70, 20 84, -1 88, -1 101, 101 101'),
  );
  back += shape(
    mix(pal.near, pal.ink, 0.35),
    at(pen, '101 26, 92 36, 88 52, 78 62, 70 76, 48 82, 30 90, 10 101, 101 101'),
  );
  back += shape(pal.ink, at(pen, '96 62, 88 66, 82 78, 84 88, 94 90, 99 78'));
  for (const [x, y, k] of [
    [0.72, 0.75, 20],
    [0.56, 0.8, 16],
    [0.9, 0.52, 18],
  ] as const)
    back += branch(pen, W * x, h * y, k * u, mix('#c9697a', pal.near, 0.45), 4);
  const front =
    slope(pen, pal.ink, at(pen, '-1 94, 20 96, 50 99, 80 95, 101 90')) +
    dome(W * 0.1, h * 1.01, 70 * u, mix(pal.near, pal.ink, 0.6), pal.ink);
  return { back, gy: h * 0.9, mid: h * 0.46, front: front + bubbles(pen, 8), sun: [sunX, 0], water: true };
}

/** Blue water without a bottom. */
export function openBlue(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sunX = W * 0.62;
  let back = depths(pen, sunX, 0.5);
  let shoal = '';
  for (let i = 0; i < 46; i++) {
    const [a, r] = [rand() * 6.28, rand() ** 0.5];
    const [x, y, z] = [
      W * 0.16 + Math.cos(a) * r * 170 * u,
      h * 0.74 + Math.sin(a) * r * 70 * u,
      u * rand.in(0.5, 0.9),
    ];
    shoal += `M${n0(x)} ${n0(y)}q${n0(10 * z)} ${n0(-8 * z)} ${n0(24 * z)} 0l${n0(8 * z)} ${n0(-6 * z)}v${n0(12 * z)}l${n0(-8 * z)} ${n0(-6 * z)}q${n0(-14 * z)} ${n0(8 * z)} ${n0(-24 * z)} 0z`;
  }
  back += `<path fill="${mix(pal.sky[2], pal.sky[1], 0.3)}" d="${shoal}"/>`;
  return { back, gy: h * 0.9, mid: h * 0.48, front: bubbles(pen, 22), sun: [sunX, 0], water: true };
}
