import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { frame, ground, ridge, shape, stones, streaks, water } from '../landscape/grounds';
import { colonnade } from '../landscape/indian-trees';
import { mist, shafts, sky } from '../landscape/sky';
import { spray } from '../landscape/sprays';
import { clump } from '../landscape/trees';

/** A pale-stemmed gum: forked white trunk, hanging crowns. */
function gum(pen: Pen, x: number, y: number, h: number, bark: string, leaf: string): string {
  const { rand } = pen;
  let [limbs, crown] = [
    `M${n0(x)} ${n0(y)}q${n0(h * 0.03)} ${n0(-h * 0.3)} ${n0(-h * 0.02)} ${n0(-h * 0.52)}`,
    '',
  ];
  for (const [dx, dy] of [
    [-0.26, 0.8],
    [-0.08, 0.94],
    [0.12, 0.86],
    [0.28, 0.74],
  ] as const) {
    const [ex, ey] = [x + dx * h * rand.in(0.9, 1.1), y - dy * h];
    limbs += `M${n0(x - h * 0.01)} ${n0(y - h * 0.46)}Q${n0(x + dx * h * 0.3)} ${n0(y - h * 0.66)} ${n0(ex)} ${n0(ey)}`;
    for (let i = 0; i < 3; i++)
      crown += clump(pen, ex + rand.in(-0.1, 0.1) * h, ey + rand.in(-0.06, 0.05) * h, h * 0.11, h * 0.055, 7);
  }
  return `<path fill="none" stroke="${bark}" stroke-linecap="round" stroke-width="${n1(h * 0.04)}" d="${limbs}"/><path fill="${leaf}" d="${crown}"/>`;
}

/** Open woodland of eucalypts in dry grass. */
export function gumWoodland(pen: Pen): BiomeScene {
  const { W, H: h, u, pal } = pen;
  const horizon = h * 0.52;
  const sun = [W * 0.3, horizon * 0.5] as const;
  const bark = (t: number) => mix('#e9e2d0', pal.haze, 0.3 + t * 0.7);
  const leaf = (t: number) => mix(mix('#7f9678', pal.near, 0.4), pal.haze, t);
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 66 * u, horizon, clouds: 3 });
  back += ridge(pen, horizon * 0.92, 30, 0.16);
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 1.0, 14 * u, 1.3), 12 * u),
    pen.fade(mix(leaf(0.4), pal.near, 0.15), horizon * 0.95, 90 * u),
  );
  back += ground(pen, pen.curve(horizon * 1.1, 8 * u), horizon * 1.08, 20, 0.3);
  for (const [x, y, s, t] of [
    [0.2, 0.62, 260, 0.4],
    [0.62, 0.6, 210, 0.5],
    [0.78, 0.66, 340, 0.28],
    [0.07, 0.74, 520, 0.1],
  ] as const)
    back += gum(pen, W * x, h * y, s * u, bark(t), leaf(t));
  back +=
    ground(pen, pen.curve(h * 0.735, 12 * u), h * 0.71, 44) + streaks(pen, h * 0.78, h * 0.92, 20, pal.lit);
  return { back, gy: h * 0.86, front: frame(pen, 0.975, 90), sun, spot: { x: 0.5, scale: 1 } };
}

/** Western Madagascar: baobabs over dry forest. */
export function baobabs(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.56;
  const sun = [W * 0.27, horizon * 0.62] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 84 * u, horizon, clouds: 4 });
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 0.98, 8 * u), 10 * u),
    pen.fade(pen.ramp(0.3), horizon * 0.94, 80 * u),
  );
  const tree = (x: number, y: number, s: number, t: number) => {
    const c = mix(pen.ramp(t), '#8a5d44', 0.35);
    const w = s * 0.075;
    let arms = '';
    let crown = '';
    for (const dx of [-0.22, -0.12, 0.02, 0.13, 0.23]) {
      const [ex, ey] = [x + dx * s, y - s * rand.in(0.93, 1.02)];
      arms += `M${n0(x + dx * s * 0.2)} ${n0(y - s * 0.8)}Q${n0(x + dx * s * 0.5)} ${n0(y - s * 0.86)} ${n0(ex)} ${n0(ey)}`;
      crown += clump(pen, ex, ey - s * 0.01, s * 0.1, s * 0.035, 7);
    }
    return (
      `<path fill="${c}" d="M${n0(x - w)} ${n0(y)}Q${n0(x - w * 1.2)} ${n0(y - s * 0.4)} ${n0(x - w * 0.5)} ${n0(y - s * 0.84)}h${n0(w)}Q${n0(x + w * 1.2)} ${n0(y - s * 0.4)} ${n0(x + w)} ${n0(y)}z"/>` +
      `<path fill="${mix(c, pal.light, 0.35)}" d="M${n0(x - w)} ${n0(y)}Q${n0(x - w * 1.2)} ${n0(y - s * 0.4)} ${n0(x - w * 0.5)} ${n0(y - s * 0.84)}h${n0(w * 0.24)}Q${n0(x - w * 0.6)} ${n0(y - s * 0.4)} ${n0(x - w * 0.4)} ${n0(y)}z"/>` +
      `<path fill="none" stroke="${c}" stroke-width="${n1(s * 0.02)}" d="${arms}"/><path fill="${mix(pen.ramp(t), '#5f7a44', 0.4)}" d="${crown}"/>`
    );
  };
  back += tree(W * 0.34, horizon * 1.06, 230 * u, 0.45) + tree(W * 0.66, horizon * 1.06, 260 * u, 0.5);
  back += ground(pen, pen.curve(horizon * 1.06, 8 * u), horizon * 1.03, 20, 0.3);
  back += tree(W * 0.12, h * 0.76, 600 * u, 0.85) + tree(W * 0.9, h * 0.75, 520 * u, 0.8);
  back +=
    ground(pen, pen.curve(h * 0.745, 10 * u), h * 0.72, 36) +
    stones(pen, h * 0.78, h * 0.9, 10, mix(pal.ground, pal.near, 0.5), pal.lit);
  return { back, gy: h * 0.86, front: frame(pen, 0.98, 80), sun, spot: { x: 0.5, scale: 1.05 } };
}

/** A pool in riverine forest. */
export function forestPool(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sun = [W * 0.3, h * 0.16] as const;
  let back = sky(pen, { sunX: sun[0], sunY: sun[1], sunR: 46 * u, horizon: h * 0.5, clouds: 0 });
  back += pen.layer(
    canopy(pen, pen.curve(h * 0.3, 40 * u, 1.3), 26 * u),
    pen.fade(pen.ramp(0.2), h * 0.24, 240 * u, 0.7),
  );
  back +=
    colonnade(pen, [0.06, 0.2, 0.3, 0.68, 0.8, 0.92], h * 0.56, 14, pen.ramp(0.45), pen.ramp(0.2)) +
    mist(pen, h * 0.54, 140 * u, 0.6);
  back +=
    pen.layer(
      canopy(pen, pen.curve(h * 0.52, 14 * u, 1.5), 22 * u),
      pen.fade(pen.ramp(0.6), h * 0.48, 90 * u, 0.3),
    ) + shafts(pen, W * 0.3, 0.26, 4);
  back += water(pen, h * 0.58, h * 0.82, sun[0], 50);
  for (const [x, y] of [
    [0.16, 0.62],
    [0.82, 0.64],
    [0.7, 0.6],
  ] as const)
    back += shape(mix(pal.near, pal.ink, 0.25), [
      [W * x - 60 * u, h * y],
      [W * x - 30 * u, h * y - 26 * u],
      [W * x + 24 * u, h * y - 30 * u],
      [W * x + 60 * u, h * y],
    ]);
  back +=
    ground(pen, pen.curve(h * 0.775, 16 * u, 0.8), h * 0.75, 0) +
    stones(pen, h * 0.8, h * 0.92, 16, mix(pal.near, pal.ink, 0.3), mix(pal.near, pal.light, 0.4));
  const banana = spray(pen, pal.ink, 'banana');
  const fern = spray(pen, pal.ink, 'fern');
  let front = '';
  for (const [x, r] of [
    [0.0, -55],
    [0.02, -85],
    [1, -125],
    [0.98, -95],
  ] as const)
    front += banana(W * x, h * 1.0, u * rand.in(1.2, 1.6), r);
  front +=
    fern(W * 0.3, h * 1.01, u * 0.9, -80) +
    fern(W * 0.74, h * 1.01, u * 0.9, -110) +
    banana(W * 0.94, -20 * u, u * 1.4, 140) +
    banana(W * 0.04, -20 * u, u * 1.3, 40);
  return { back, gy: h * 0.87, front, sun, spot: { x: 0.5, scale: 1.05 } };
}
