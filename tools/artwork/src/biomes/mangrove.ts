import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { glint, glitterX } from '../landscape/grounds';
import { birds, mist, sky } from '../landscape/sky';
import { clump } from '../landscape/trees';
import type { BiomeScene } from './biome-scene';

/** A mangrove on stilt roots, with its foot at (x, y). */
export function stilted(pen: Pen, x: number, y: number, h: number, colour: string, lit: string): string {
  const { rand } = pen;
  const crown = y - h * 0.6;
  let roots = '';
  for (let i = -4; i <= 4; i++) {
    const foot = x + i * h * 0.085 + rand.in(-4, 4) * pen.u;
    roots += `M${n0(x + i * 2)} ${n0(y - h * rand.in(0.28, 0.42))}Q${n0(foot - i * h * 0.006)} ${n0(y - h * 0.3)} ${n0(foot)} ${n0(y + 4)}`;
  }
  let limbs = '';
  for (const [dx, dy] of [
    [-0.26, -0.2],
    [-0.1, -0.3],
    [0.14, -0.28],
    [0.3, -0.16],
  ] as const)
    limbs += `M${n0(x)} ${n0(y - h * 0.4)}Q${n0(x + dx * h * 0.4)} ${n0(crown)} ${n0(x + dx * h)} ${n0(crown + dy * h * 0.6)}`;
  const masses = [
    [-0.2, 0, 0.2, 0.15],
    [0.2, 0.01, 0.2, 0.14],
    [0, -0.12, 0.24, 0.18],
  ] as const;
  return (
    `<path fill="none" stroke="${colour}" stroke-width="${n1(h * 0.018)}" d="${roots}"/>` +
    `<path fill="none" stroke="${colour}" stroke-width="${n1(h * 0.034)}" d="${limbs}M${n0(x)} ${n0(y - h * 0.3)}V${n0(crown)}"/>` +
    `<path fill="${colour}" d="${masses.map(([a, b, rx, ry]) => clump(pen, x + a * h, crown + b * h, rx * h, ry * h, 9)).join('')}"/>` +
    `<path fill="${mix(colour, lit, 0.35)}" d="${masses.map(([a, b, rx, ry]) => clump(pen, x + (a - 0.05) * h, crown + (b - 0.06) * h, rx * h * 0.62, ry * h * 0.5, 7)).join('')}"/>`
  );
}

export function mangrove(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.5;
  const sunX = W * 0.32;
  const sunY = horizon * 0.64;
  let back = sky(pen, { sunX, sunY, sunR: 74 * u, horizon, clouds: 5, rays: 0.05 });
  back += birds(pen, W * 0.62, horizon * 0.34, 6, pen.ramp(0.6), 0.9);
  for (const [share, amplitude, t, radius] of [
    [0.9, 26, 0.16, 9],
    [0.97, 14, 0.38, 14],
  ] as const)
    back += pen.layer(
      canopy(pen, pen.curve(horizon * share, amplitude * u, 1.3), radius * u),
      pen.fade(pen.ramp(t), horizon * share - amplitude * u, 110 * u, 0.5),
    );
  back += mist(pen, horizon, 80 * u, 0.5);
  const { sky: tones } = pal;
  back += `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${pen.grad(
    { 0: mix(tones[2], pal.haze, 0.3), 0.4: mix(tones[1], pal.near, 0.3), 1: mix(pal.near, pal.ink, 0.2) },
    horizon,
    h,
  )}"/>`;
  let glitter = '';
  for (let i = 0; i < 70; i++) {
    const t = rand();
    const y = horizon + 8 + h * 0.3 * t;
    const w = rand.in(16, 80) * u * (0.4 + t);
    const x = glitterX(pen, sunX, (80 + 300 * t) * u);
    glitter += glint(pen, x - w / 2, y, w);
  }
  back += `<path fill="${pal.sun}" opacity=".7" d="${glitter}"/>`;
  for (const [x, y, height, t] of [
    [0.62, 1.08, 190, 0.6],
    [0.74, 1.1, 230, 0.68],
    [0.14, 1.14, 270, 0.78],
    [0.9, 1.18, 360, 0.86],
    [0.02, 1.24, 380, 0.92],
  ] as const)
    back += stilted(pen, W * x + rand.in(-14, 14) * u, horizon * y, height * u, pen.ramp(t), pal.lit);
  const bank = (offset: number, fill: string) =>
    `<path fill="${fill}" d="M-10 ${n0(h * 0.86 + offset)}C${n0(W * 0.2)} ${n0(h * 0.81 + offset)} ${n0(W * 0.42)} ${n0(h * 0.785 + offset)} ${n0(W * 0.64)} ${n0(h * 0.78 + offset)}S${n0(W * 0.9)} ${n0(h * 0.755 + offset)} ${W + 10} ${n0(h * 0.75 + offset)}V${h}H-10z"/>`;
  back +=
    bank(-9 * u, mix(pal.sun, pal.haze, 0.5)) +
    bank(0, pen.grad({ 0: pal.lit, 0.4: pal.ground, 1: mix(pal.ground, pal.ink, 0.8) }, h * 0.76, h));
  const spikes = (from: number, to: number, y: (x: number) => number, height: number, count: number) => {
    let path = '';
    for (let i = 0; i < count; i++) {
      const x = rand.in(from, to);
      const k = height * rand.in(0.5, 1.1);
      path += `M${n0(x - 3 * u)} ${n0(y(x))}l${n0(3 * u)} ${n0(-k)} ${n0(3 * u)} ${n0(k)}z`;
    }
    return path;
  };
  back += `<path fill="${mix(pal.ground, pal.ink, 0.5)}" d="${spikes(W * 0.1, W, (x) => h * (0.835 - 0.05 * (x / W)) + rand.in(0, 60) * u, 30 * u, 60)}"/>`;
  const edge = pen.curve(h * 0.965, 12 * u);
  let roots = '';
  for (const [x, side] of [
    [-0.01, 1],
    [1.01, -1],
  ] as const)
    for (let i = 0; i < 4; i++)
      roots += `M${n0(W * x - side * 40 * u)} ${n0(h * (0.4 + i * 0.04))}Q${n0(W * x + side * (46 + i * 16) * u)} ${n0(h * (0.52 + i * 0.03))} ${n0(W * x + side * (30 + i * 20) * u)} ${h}`;
  const front =
    `<path fill="none" stroke="${pal.ink}" stroke-width="${n0(11 * u)}" d="${roots}"/>` +
    `<path fill="${pal.ink}" d="${spikes(0, W, edge, 74 * u, 60)}"/>` +
    pen.layer(pen.smooth(edge), pal.ink);
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
