import { mix } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { n0 } from '../drawing/numbers';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { sky } from '../landscape/sky';
import { ridge } from '../landscape/grounds';
import { thorn } from '../landscape/indian-trees';

export function desert(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen,
    hz = h * 0.54,
    sx = W * 0.28,
    sy = hz * 0.5;
  let s = sky(pen, { sunX: sx, sunY: sy, sunR: 80 * u, horizon: hz, clouds: 3, rays: 0.06 });
  s += ridge(pen, hz * 0.97, 12, 0.16) + ridge(pen, hz * 1.0, 8, 0.28, 2.2);
  // dunes: a lit windward side and a dark slip face
  const dune = (y: number, peak: number, hgt: number, c: string, l: string) => {
    const sh = pen.grad({ 0: mix(c, pal.ink, 0.22), 1: mix(c, pal.ground, 0.3) }, y - hgt, y + hgt * 1.2);
    return `<path fill="${pen.grad({ 0: l, 1: c }, y - hgt, y + hgt * 1.6)}" d="M-20 ${n0(y + hgt * 0.3)}C${n0(peak * 0.45)} ${n0(y + hgt * 0.15)} ${n0(peak - 190 * u)} ${n0(y - hgt * 0.8)} ${n0(peak)} ${n0(y - hgt)}C${n0(peak + 160 * u)} ${n0(y - hgt * 0.6)} ${n0(W * 0.9)} ${n0(y - hgt * 0.1)} ${W + 20} ${n0(y)}V${h}H-20z"/><path fill="${sh}" d="M${n0(peak)} ${n0(y - hgt)}C${n0(peak + 160 * u)} ${n0(y - hgt * 0.6)} ${n0(W * 0.9)} ${n0(y - hgt * 0.1)} ${W + 20} ${n0(y)}V${n0(y + hgt * 1.2)}C${n0(W * 0.8)} ${n0(y + hgt * 0.8)} ${n0(peak + 60 * u)} ${n0(y + hgt * 0.95)} ${n0(peak - 80 * u)} ${n0(y + hgt * 1.3)}C${n0(peak + 70 * u)} ${n0(y + hgt * 0.35)} ${n0(peak - 60 * u)} ${n0(y - hgt * 0.25)} ${n0(peak)} ${n0(y - hgt)}z"/>`;
  };
  s +=
    dune(
      hz * 1.06,
      W * rand.in(0.58, 0.72),
      60 * u,
      mix(pal.haze, pal.ground, 0.4),
      mix(pal.haze, pal.lit, 0.6),
    ) +
    dune(
      hz * 1.16,
      W * rand.in(0.16, 0.3),
      110 * u,
      mix(pal.haze, pal.ground, 0.7),
      mix(pal.haze, pal.lit, 0.85),
    ) +
    dune(hz * 1.34, W * rand.in(0.66, 0.8), 150 * u, pal.ground, pal.lit);
  s += thorn(pen, W * 0.1, hz * 1.22, 150 * u, mix(pal.near, '#6d7040', 0.5), pal.lit);
  const g = pen.curve(h * 0.78, 18 * u, 0.7);
  s += pen.layer(
    pen.smooth(g),
    pen.grad({ 0: pal.lit, 0.55: pal.ground, 1: mix(pal.ground, pal.near, 0.8) }, h * 0.74, h),
  );
  let rp = '';
  for (let i = 0; i < 26; i++) {
    const y = h * (0.79 + 0.2 * (i / 26) ** 1.2),
      xx = rand.in(-0.1, 0.8) * W,
      l = rand.in(160, 420) * u;
    rp += `M${n0(xx)} ${n0(y)}q${n0(l * 0.25)} ${n0(-9 * u)} ${n0(l * 0.5)} 0t${n0(l * 0.5)} 0q${n0(-l * 0.25)} ${n0(11 * u)} ${n0(-l * 0.5)} ${n0(3 * u)}t${n0(-l * 0.5)} ${n0(-3 * u)}z`;
  }
  s += `<path fill="${mix(pal.ground, pal.near, 0.55)}" opacity=".4" d="${rp}"/>`;
  return {
    back: s,
    gy: h * 0.865,
    front:
      rock(pen, W * 0.06, h * 1.01, 210 * u, 120 * u, pal.ink, mix(pal.ink, pal.lit, 0.35)) +
      rock(pen, W * 0.97, h * 1.01, 170 * u, 80 * u, pal.ink, mix(pal.ink, pal.lit, 0.3)) +
      grass(pen, 0, W * 0.3, () => h, 90 * u, 26, pal.ink, 0.2) +
      grass(pen, W * 0.72, W, () => h, 80 * u, 24, pal.ink, -0.2),
    sun: [sx, sy],
  };
}
