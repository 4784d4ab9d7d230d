import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { n0, n1 } from '../drawing/numbers';
import { canopy } from '../landscape/edges';
import { glint, glitterX } from '../landscape/grounds';
import { grass } from '../landscape/plants';
import { birds, sky } from '../landscape/sky';
import { broadleaf } from '../landscape/trees';

function farShore(pen: Pen, horizon: number): string {
  const { W, u, pal, rand } = pen;
  let s = birds(pen, W * 0.6, horizon * 0.36, 7, pen.ramp(0.6), 0.9);
  for (const [k, a, t, r] of [
    [0.86, 44, 0.15, 8],
    [0.94, 22, 0.36, 13],
  ] as const)
    s += pen.layer(
      canopy(pen, pen.curve(horizon * k, a * u, 1.2), r * u),
      pen.fade(pen.ramp(t), horizon * k - a * u, 120 * u, 0.5),
    );
  for (const x of [0.72, 0.8, 0.93])
    s += broadleaf(
      pen,
      W * x,
      horizon * 1.03,
      rand.in(120, 190) * u,
      pen.ramp(0.62),
      pal.lit,
      pen.ramp(0.85),
    );
  return s;
}

function openWater(pen: Pen, horizon: number, sunX: number): string {
  const { W, H: h, u, pal, rand } = pen;
  const depth = pen.grad(
    {
      0: mix(pal.sky[2], pal.haze, 0.35),
      0.35: mix(pal.sky[1], pal.near, 0.25),
      0.7: mix(pal.near, pal.sky[0], 0.25),
      1.1: pal.ink,
    },
    horizon,
    h,
  );
  const reflection = pen.grad(
    { 0: [pen.ramp(0.45), 0.85], 1: [pen.ramp(0.45), 0] },
    horizon,
    horizon + 34 * u,
  );
  let sparkle = '';
  let shade = '';
  for (let i = 0; i < 80; i++) {
    const t = rand();
    const y = horizon + 8 + (h * 0.92 - horizon) * t;
    const w = rand.in(16, 80) * u * (0.4 + t);
    sparkle += glint(pen, glitterX(pen, sunX, (80 + 260 * t) * u) - w / 2, y, w);
    if (i < 40) shade += glint(pen, rand() * W, y, rand.in(60, 200) * u);
  }
  return (
    `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${depth}"/>` +
    `<rect y="${n0(horizon - 3)}" width="${W}" height="${n0(34 * u)}" fill="${reflection}"/>` +
    `<path fill="${pen.ramp(0.7)}" opacity=".22" d="${shade}"/><path fill="${pal.sun}" opacity=".75" d="${sparkle}"/>`
  );
}

/** Reeds with their spikes from x0 to x1. */
function reeds(pen: Pen, x0: number, x1: number, y: number, hh: number, n: number, c: string): string {
  const { u, rand } = pen;
  let stems = '';
  let spikes = '';
  for (let i = 0; i < n; i++) {
    const x = rand.in(x0, x1),
      k = hh * rand.in(0.6, 1.1),
      l = rand.in(-0.12, 0.12) * k;
    stems += `M${n0(x)} ${n0(y)}q${n0(l * 0.2)} ${n0(-k * 0.6)} ${n0(l)} ${n0(-k)}`;
    if (i % 3 === 0)
      spikes += `M${n0(x + l - 5 * u)} ${n0(y - k)}v${n0(-k * 0.17)}a${n0(5 * u)} ${n0(5 * u)} 0 0 1 ${n0(10 * u)} 0v${n0(k * 0.17)}a${n0(5 * u)} ${n0(5 * u)} 0 0 1 ${n0(-10 * u)} 0z`;
  }
  return (
    `<path fill="none" stroke="${c}" stroke-width="${n1(3.4 * u)}" d="${stems}"/><path fill="${mix(c, '#7a4a22', 0.45)}" d="${spikes}"/>` +
    grass(pen, x0, x1, () => y, hh * 0.85, n * 2, c, 0.05)
  );
}

function nearBank(pen: Pen): string {
  const { W, H: h, u, pal } = pen;
  return (
    `<path fill="${mix(pal.ground, pal.ink, 0.6)}" d="M${n0(W * 0.12)} ${n0(h * 0.9)}Q${n0(W * 0.3)} ${n0(h * 0.8)} ${n0(W * 0.6)} ${n0(h * 0.795)}T${W + 20} ${n0(h * 0.77)}V${h}H${n0(W * 0.12)}z"/><path fill="${pen.grad(
      { 0: pal.lit, 0.45: pal.ground, 1: mix(pal.ground, pal.ink, 0.8) },
      h * 0.77,
      h,
    )}" d="M${n0(W * 0.16)} ${n0(h * 0.885)}Q${n0(W * 0.32)} ${n0(h * 0.79)} ${n0(W * 0.6)} ${n0(h * 0.785)}T${W + 20} ${n0(h * 0.757)}V${h}H${n0(W * 0.1)}z"/>` +
    grass(
      pen,
      W * 0.3,
      W,
      (x) => h * 0.79 - ((x - W * 0.3) / W) * 20,
      24 * u,
      44,
      mix(pal.lit, pal.ground, 0.3),
    )
  );
}

const pad = (x: number, y: number, k: number, c: string) =>
  `<path fill="${c}" d="M${n0(x)} ${n0(y)}l${n0(k)} ${n0(-k * 0.14)}a${n0(k)} ${n0(k * 0.32)} 0 1 1 ${n0(-k * 0.5)} ${n0(-k * 0.14)}z"/>`;

const lotus = (x: number, y: number, k: number) =>
  `<path fill="#e58a9b" d="M${n0(x)} ${n0(y)}q${n0(-k * 1.1)} ${n0(-k * 0.1)} ${n0(-k * 1.2)} ${n0(-k * 0.7)}q${n0(k * 0.8)} 0 ${n0(k * 1.2)} ${n0(k * 0.7)}q${n0(k * 1.1)} ${n0(-k * 0.1)} ${n0(k * 1.2)} ${n0(-k * 0.7)}q${n0(-k * 0.8)} 0 ${n0(-k * 1.2)} ${n0(k * 0.7)}z"/><path fill="#f7c3c4" d="M${n0(x)} ${n0(y)}q${n0(-k * 0.8)} ${n0(-k * 0.5)} ${n0(-k * 0.55)} ${n0(-k * 1.1)}q${n0(k * 0.5)} ${n0(k * 0.3)} ${n0(k * 0.55)} ${n0(k * 1.1)}q${n0(k * 0.8)} ${n0(-k * 0.5)} ${n0(k * 0.55)} ${n0(-k * 1.1)}q${n0(-k * 0.5)} ${n0(k * 0.3)} ${n0(-k * 0.55)} ${n0(k * 1.1)}q${n0(-k * 0.5)} ${n0(-k * 0.7)} 0 ${n0(-k * 1.35)}q${n0(k * 0.5)} ${n0(k * 0.65)} 0 ${n0(k * 1.35)}z"/>`;

function waterLilies({ W, H: h, u, pal, rand }: Pen): string {
  let s = '';
  for (let i = 0; i < 9; i++)
    s += pad(
      W * rand.in(0.02, 0.36),
      h * rand.in(0.7, 0.92),
      rand.in(26, 50) * u,
      mix(pal.ground, pal.near, rand() * 0.7),
    );
  return s + lotus(W * 0.1, h * 0.8, 24 * u) + lotus(W * 0.24, h * 0.86, 30 * u);
}

export function wetland(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.5;
  const sun = [W * 0.32, horizon * 0.74] as const;
  return {
    back:
      sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 72 * u, horizon, clouds: 5 }) +
      farShore(pen, horizon) +
      openWater(pen, horizon, sun[0]) +
      reeds(pen, W * 0.74, W * 1.0, horizon * 1.2, 130 * u, 12, pen.ramp(0.75)) +
      reeds(pen, 0, W * 0.14, horizon * 1.26, 170 * u, 10, pen.ramp(0.85)) +
      nearBank(pen) +
      waterLilies(pen),
    gy: h * 0.865,
    front:
      reeds(pen, -10, W * 0.16, h * 1.02, 260 * u, 12, pal.ink) +
      reeds(pen, W * 0.88, W * 1.01, h * 1.02, 300 * u, 11, pal.ink) +
      grass(pen, 0, W, () => h * 1.0, 70 * u, 70, pal.ink),
    sun,
  };
}
