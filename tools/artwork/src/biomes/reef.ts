import { mix } from '../drawing/colour';
import type { Edge, Pen } from '../drawing/pen';
import type { BiomeScene } from './biome-scene';
import { disc, n0 } from '../drawing/numbers';
import { canopy } from '../landscape/edges';
import { depths } from '../landscape/under-water';
import { branch, dome, kelp, tubes } from '../landscape/coral';

/** Light on the waves, from below. */
function ripples({ W, H: h, u, pal, rand }: Pen): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = rand() * W,
      y = rand() ** 2 * h * 0.13,
      w = rand.in(60, 200) * u;
    d += `M${n0(x)} ${n0(y)}q${n0(w * 0.3)} ${n0(9 * u)} ${n0(w * 0.5)} 0t${n0(w * 0.5)} 0q${n0(-w * 0.3)} ${n0(14 * u)} ${n0(-w * 0.5)} ${n0(4 * u)}t${n0(-w * 0.5)} ${n0(-4 * u)}z`;
  }
  return `<path fill="${pal.sun}" opacity=".5" d="${d}"/>`;
}

function shoal({ u, rand }: Pen, x: number, y: number, n: number, k: number, c: string): string {
  let t = '';
  for (let i = 0; i < n; i++) {
    const xx = x + rand.in(-120, 120) * u,
      yy = y + rand.in(-40, 40) * u,
      z = k * u * rand.in(0.7, 1.2);
    t += `M${n0(xx)} ${n0(yy)}q${n0(10 * z)} ${n0(-9 * z)} ${n0(24 * z)} 0l${n0(8 * z)} ${n0(-6 * z)}v${n0(12 * z)}l${n0(-8 * z)} ${n0(-6 * z)}q${n0(-14 * z)} ${n0(9 * z)} ${n0(-24 * z)} 0z`;
  }
  return `<path fill="${c}" d="${t}"/>`;
}

/** Ridges of the bed, each nearer than the one before, and a shoal in the distance. */
function seabed(pen: Pen): string {
  const { W, H: h, u, pal, open } = pen;
  const ridges = [
    [0.7, 60, 0.1],
    [0.78, 56, 0.3],
    [0.86, 40, 0.55],
  ] as const;
  let s = '';
  for (const [i, [k, a, t]] of ridges.entries()) {
    const edge = pen.curve(h * k + (open ? h * 0.1 : 0), a * u, 1.3 + i * 0.4);
    const c = mix(pal.sky[1], pal.near, 0.25 + t);
    s += pen.layer(
      i === 2 ? canopy(pen, edge, 26 * u) : pen.smooth(edge),
      pen.grad({ 0: c, 1: mix(c, pal.sky[2], 0.7) }, h * k - a * u, h),
    );
    if (i === 0) s += shoal(pen, W * 0.76, h * 0.34, 12, 0.9, mix(pal.sky[1], pal.near, 0.45));
  }
  return s;
}

/** Corals behind and before the animal. */
function corals(pen: Pen, edge: Edge): Pick<BiomeScene, 'back' | 'front'> {
  const { W, H: h, u, pal, rand } = pen;
  const [red = '', yellow = '', pink = '', violet = '', cream = ''] = [
    '#ee7a5c',
    '#f2b45a',
    '#d1648c',
    '#8e6fb5',
    '#e8d59a',
  ].map((colour) => mix(colour, pal.sky[1], 0.22));
  let far = '';
  for (let i = 0; i < 3; i++)
    far += branch(
      pen,
      W * rand.in(0.04, 0.96),
      h * 0.87,
      24 * u,
      mix(rand.pick([red, yellow, pink, violet, cream]), pal.near, 0.5),
      4,
    );
  const back =
    far +
    kelp(pen, W * 0.9, h * 0.95, 560 * u, mix(pal.near, '#2f7d5c', 0.4)) +
    kelp(pen, W * 0.97, h * 0.95, 420 * u, mix(pal.near, '#2f7d5c', 0.25)) +
    branch(pen, W * 0.3, h * 0.93, 40 * u, mix(violet, pal.near, 0.3), 5) +
    branch(pen, W * 0.76, h * 0.93, 46 * u, mix(pink, pal.near, 0.35), 5) +
    dome(W * 0.18, h * 0.95, 120 * u, mix(yellow, pal.near, 0.25), pal.near) +
    tubes(W * 0.85, h * 0.98, 96 * u, mix(violet, pal.near, 0.2), pal.ink) +
    branch(pen, W * 0.06, h * 0.97, 62 * u, red, 5) +
    branch(pen, W * 0.62, h * 0.97, 36 * u, cream, 5);
  const bed = pen.grad({ 0: pal.near, 1: pal.ink }, h * 0.9, h);
  const front =
    `<path fill="${bed}" d="${canopy(pen, edge, 30 * u)}V${h}H0z"/>` +
    branch(pen, W * 0.96, h * 1.0, 66 * u, red, 4) +
    dome(W * 0.4, h * 1.02, 96 * u, pink, pal.ink) +
    tubes(W * 0.53, h * 1.03, 60 * u, yellow, pal.near) +
    kelp(pen, W * 0.025, h * 1.02, 380 * u, pal.ink) +
    branch(pen, W * 0.16, h * 1.01, 36 * u, pal.ink, 4) +
    shoal(pen, W * 0.22, h * 0.52, 6, 1.3, yellow);
  return { back, front };
}

/** A dark bed far below, with weed at its sides. */
function openFront(pen: Pen): string {
  const { W, H: h, u, pal } = pen;
  return (
    shoal(pen, W * 0.16, h * 0.62, 16, 1, mix(pal.sky[2], pal.ink, 0.3)) +
    `<path fill="${pal.ink}" d="${canopy(pen, pen.curve(h * 0.97, 14 * u), 26 * u)}V${h}H0z"/>` +
    kelp(pen, W * 0.03, h * 1.02, 460 * u, pal.ink) +
    kelp(pen, W * 0.1, h * 1.02, 260 * u, pal.ink) +
    branch(pen, W * 0.93, h * 1.0, 36 * u, pal.ink, 4)
  );
}

function bubbles({ W, H: h, u, pal, rand }: Pen): string {
  let d = '';
  for (let i = 0; i < 16; i++) d += disc(W * rand.in(0.1, 0.9), h * rand.in(0.15, 0.9), rand.in(2, 8) * u);
  return `<path fill="none" stroke="${pal.sun}" stroke-width="2" opacity=".5" d="${d}"/>`;
}

/** Under water; without a reef when the pen is `open`. */
export function reef(pen: Pen): BiomeScene {
  const { W, H: h, u } = pen;
  const sunX = W * 0.36;
  const water = depths(pen, sunX) + (pen.pal.water ? '' : ripples(pen)) + seabed(pen);
  // Open water takes these random numbers too, so that those that follow are the same.
  const edge = pen.curve(h * 0.92, 16 * u, 1.1);
  const { back, front } = pen.open ? { back: '', front: openFront(pen) } : corals(pen, edge);
  return {
    back: water + back,
    gy: h * 0.93,
    mid: h * 0.52,
    front: front + bubbles(pen),
    sun: [sunX, 0],
    water: true,
  };
}
