import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { n0 } from '../drawing/numbers';
import type { Point } from '../landscape/grounds';
import { range } from '../landscape/mountains';
import { grass } from '../landscape/plants';
import { sky } from '../landscape/sky';

const shadedSnow = ({ pal }: Pen) => mix(pal.near, pal.haze, 0.35);

function farRange(pen: Pen, horizon: number): string {
  const { pal } = pen;
  return range(pen, {
    y: horizon,
    peaks: 6,
    height: horizon * 0.26,
    rock: mix(pal.haze, pal.near, 0.3),
    lit: mix(pal.haze, pal.lit, 0.4),
    snow: [mix(pal.lit, pal.haze, 0.35), mix(pal.haze, pal.near, 0.2)],
    haze: pal.haze,
  });
}

function openWater(pen: Pen, horizon: number): string {
  const { W, H: h, pal } = pen;
  return `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${pen.grad(
    { 0: mix(pal.near, pal.sky[2], 0.45), 0.4: pal.near, 1: mix(pal.near, pal.ink, 0.6) },
    horizon,
    h,
  )}"/>`;
}

/** An iceberg on its reflection: lit and shaded faces that meet at its tops. */
function iceberg(pen: Pen, x: number, y: number, w: number, hh: number): string {
  const { pal, rand } = pen;
  const shade = shadedSnow(pen);
  const lit = mix(pal.lit, pal.light, 0.3);
  const face = (points: readonly Point[], c: string) =>
    `<path fill="${c}" d="M${points.map(([px, py]) => `${n0(x + w * px)} ${n0(y - hh * py)}`).join('L')}z"/>`;
  const j = () => rand.in(-0.05, 0.05);
  const top: Point = [-0.12 + j(), 1],
    lowerTop: Point = [0.2 + j(), 0.72],
    foot: Point = [-0.5, 0],
    shoulder: Point = [-0.34, 0.5 + j()],
    fold: Point = [0.02 + j(), 0.36];
  const reflection: Point[] = [foot, [-0.3, -0.3], [0.34, -0.26], [0.5, 0]];
  return (
    face(reflection, mix(pal.near, pal.lit, 0.25)) +
    face([foot, shoulder, top, lowerTop, [0.42, 0.36], [0.5, 0]], shade) +
    face([foot, shoulder, top, fold, [0.08, 0]], lit) +
    face([top, lowerTop, fold], mix(lit, shade, 0.3))
  );
}

function glitter({ H: h, u, pal, rand }: Pen, horizon: number, sunX: number): string {
  let d = '';
  for (let i = 0; i < 60; i++) {
    const t = rand(),
      y = horizon + 6 + (h * 0.8 - horizon) * t,
      w = rand.in(14, 70) * u * (0.4 + t),
      x = sunX + (rand() - 0.5) * (90 + 460 * t) * u;
    d += `M${n0(x)} ${n0(y)}h${n0(w)}l${n0(-w * 0.3)} ${n0(3 * u)}h${n0(-w * 0.5)}z`;
  }
  return `<path fill="${pal.air === 'aurora' ? '#8dffca' : pal.sun}" opacity=".55" d="${d}"/>`;
}

function floes({ W, H: h, u, pal, rand }: Pen): string {
  let s = '';
  for (let i = 0; i < 7; i++) {
    const y = h * rand.in(0.68, 0.78),
      x = rand() * W,
      w = rand.in(60, 170) * u;
    s += `<path fill="${mix(pal.near, pal.ink, 0.3)}" d="M${n0(x)} ${n0(y)}l${n0(w * 0.15)} ${n0(9 * u)}h${n0(w * 0.75)}l${n0(w * 0.1)} ${n0(-9 * u)}z"/><path fill="${mix(pal.lit, pal.haze, 0.2)}" d="M${n0(x)} ${n0(y)}l${n0(w * 0.2)} ${n0(-9 * u)}h${n0(w * 0.5)}l${n0(w * 0.3)} ${n0(9 * u)}z"/>`;
  }
  return s;
}

function nearIce(pen: Pen): string {
  const { W, H: h, u, pal, rand } = pen;
  const shade = shadedSnow(pen);
  const edge = `M${n0(-20)} ${n0(h * 0.83)}L${n0(W * 0.1)} ${n0(h * 0.795)} ${n0(W * 0.34)} ${n0(h * 0.785)} ${n0(W * 0.46)} ${n0(h * 0.772)} ${n0(W * 0.8)} ${n0(h * 0.776)} ${n0(W + 20)} ${n0(h * 0.8)}V${h}H-20z`;
  const surface = pen.grad({ 0: pal.lit, 0.5: pal.ground, 1: shade }, h * 0.77, h);
  let drifts = '';
  for (let i = 0; i < 14; i++) {
    const y = h * rand.in(0.82, 0.97),
      x = rand.in(-0.1, 0.9) * W,
      l = rand.in(120, 380) * u;
    drifts += `M${n0(x)} ${n0(y)}q${n0(l * 0.5)} ${n0(-16 * u)} ${n0(l)} 0q${n0(-l * 0.5)} ${n0(-5 * u)} ${n0(-l)} 0z`;
  }
  return (
    `<path fill="${mix(pal.near, pal.ink, 0.25)}" transform="translate(0 ${n0(16 * u)})" d="${edge}"/>` +
    `<path fill="${surface}" d="${edge}"/><path fill="${shade}" opacity=".55" d="${drifts}"/>`
  );
}

function snowBanks(pen: Pen): string {
  const { W, H: h, u, pal } = pen;
  const shade = shadedSnow(pen);
  const bank = (x: number, w: number, hh: number) =>
    `M${n0(x - w)} ${h + 5}q${n0(w * 0.5)} ${n0(-hh * 1.1)} ${n0(w)} ${n0(-hh)}t${n0(w)} ${n0(hh)}z`;
  return (
    `<path fill="${mix(shade, pal.ink, 0.35)}" d="${bank(W * 0.06, 260 * u, 96 * u)}${bank(W * 0.97, 280 * u, 80 * u)}"/><path fill="${mix(pal.lit, shade, 0.25)}" d="${bank(W * 0.0, 200 * u, 84 * u)}${bank(W * 1.02, 210 * u, 66 * u)}"/>` +
    grass(pen, W * 0.7, W * 0.98, () => h, 60 * u, 14, mix(pal.ink, pal.near, 0.3)) +
    grass(pen, 0, W * 0.2, () => h, 70 * u, 14, mix(pal.ink, pal.near, 0.3))
  );
}

export function ice(pen: Pen): BiomeScene {
  const { W, H: h, u } = pen;
  const horizon = h * 0.56;
  const sun = [W * 0.3, horizon * 0.74] as const;
  return {
    back:
      sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 62 * u, horizon, clouds: 4 }) +
      farRange(pen, horizon) +
      openWater(pen, horizon) +
      iceberg(pen, W * 0.74, horizon * 1.03, 150 * u, 90 * u) +
      iceberg(pen, W * 0.12, horizon * 1.07, 250 * u, 190 * u) +
      iceberg(pen, W * 0.9, horizon * 1.14, 330 * u, 250 * u) +
      glitter(pen, horizon, sun[0]) +
      floes(pen) +
      nearIce(pen),
    gy: h * 0.87,
    front: snowBanks(pen),
    sun,
  };
}
