import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { grass } from '../landscape/plants';
import { birds, sky } from '../landscape/sky';
import { broadleaf } from '../landscape/trees';
import type { BiomeScene } from './biome-scene';

/** Feathery heads of tall grass. */
function plumes(
  pen: Pen,
  from: number,
  to: number,
  y: number,
  height: number,
  count: number,
  colour: string,
): string {
  const { rand, u } = pen;
  let stems = '';
  let heads = '';
  for (let i = 0; i < count * pen.k; i++) {
    const x = rand.in(from, to);
    const h = height * rand.in(0.65, 1.1);
    const lean = rand.in(0.04, 0.24) * h;
    const w = 9 * u;
    const head = h * 0.34;
    stems += `M${n0(x)} ${n0(y)}q${n0(lean * 0.1)} ${n0(-h * 0.6)} ${n0(lean)} ${n0(-h)}`;
    heads += `M${n0(x + lean * 0.7)} ${n0(y - h * 0.74)}q${n0(-w)} ${n0(-head * 0.6)} ${n0(lean * 0.3 + w)} ${n0(-head)}q${n0(w * 1.4)} ${n0(head * 0.5)} ${n0(-w - lean * 0.3)} ${n0(head)}z`;
  }
  return `<path fill="none" stroke="${mix(colour, pen.pal.ground, 0.6)}" stroke-width="${n0(3 * u)}" d="${stems}"/><path fill="${colour}" d="${heads}"/>`;
}

/** Plains of the Indian terai and the Deccan. */
export function grassland(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.55;
  const sunX = W * 0.28;
  const sunY = horizon * 0.6;
  let back = sky(pen, { sunX, sunY, sunR: 84 * u, horizon, clouds: 5, rays: 0.05 });
  back += birds(pen, W * 0.66, horizon * 0.36, 6, pen.ramp(0.5), 0.8);
  for (const [share, amplitude, t] of [
    [0.9, 34, 0.14],
    [0.98, 18, 0.34],
  ] as const)
    back += pen.layer(
      pen.smooth(pen.curve(horizon * share, amplitude * u, 1.1)),
      pen.fade(pen.ramp(t), horizon * (share - 0.06), 120 * u),
    );
  for (const x of [0.06, 0.2, 0.7, 0.79, 0.94])
    back += broadleaf(
      pen,
      W * x + rand.in(-24, 24) * u,
      horizon * 1.05,
      rand.in(70, 130) * u,
      pen.ramp(0.52),
      pal.lit,
      pen.ramp(0.75),
    );
  const far = pen.curve(horizon * 1.04, 7 * u);
  back +=
    pen.layer(
      pen.smooth(far),
      pen.grad({ 0: mix(pal.lit, pal.haze, 0.45), 1: pal.ground }, horizon, horizon * 1.35),
    ) + grass(pen, 0, W, far, 18 * u, 70, mix(pal.lit, pal.haze, 0.3));
  const middle = pen.curve(horizon * 1.2, 12 * u);
  back +=
    plumes(pen, W * 0.62, W * 1.02, horizon * 1.24, 150 * u, 20, mix(pal.light, pal.haze, 0.4)) +
    plumes(pen, -10, W * 0.24, horizon * 1.24, 130 * u, 14, mix(pal.light, pal.haze, 0.4)) +
    grass(pen, 0, W, middle, 46 * u, 80, mix(pal.lit, pal.ground, 0.35));
  const near = pen.curve(h * 0.76, 12 * u);
  back +=
    pen.layer(
      pen.smooth(near),
      pen.grad({ 0: pal.lit, 0.4: pal.ground, 1: mix(pal.ground, pal.ink, 0.7) }, h * 0.74, h),
    ) + grass(pen, 0, W, near, 40 * u, 66, mix(pal.lit, pal.ground, 0.25));
  const edge = pen.curve(h * 0.97, 10 * u);
  const front =
    grass(pen, 0, W, edge, 120 * u, 85, mix(pal.ground, pal.ink, 0.55), 0.3) +
    plumes(pen, W * 0.86, W * 1.02, h * 1.01, 300 * u, 12, mix(pal.light, pal.ground, 0.5)) +
    plumes(pen, -20 * u, W * 0.12, h * 1.01, 260 * u, 10, mix(pal.light, pal.ground, 0.5)) +
    pen.layer(pen.smooth(edge), pal.ink) +
    grass(pen, 0, W, edge, 90 * u, 85, pal.ink, 0.3);
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
