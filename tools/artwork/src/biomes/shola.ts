import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { birds, mist, sky } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

/** A rounded hill of grass, with a dark wood in its fold. */
function hill(pen: Pen, x: number, y: number, w: number, height: number, t: number): string {
  const { pal, H } = pen;
  const colour = mix(mix(pal.haze, pal.ground, t), pal.lit, 0.25);
  const shape = (dx: number, k: number) =>
    `M${n0(x - w)} ${H}V${n0(y)}C${n0(x - w * 0.6)} ${n0(y - height * 0.3)} ${n0(x - w * 0.36)} ${n0(y - height * k)} ${n0(x + dx)} ${n0(y - height * k)}S${n0(x + w * 0.6)} ${n0(y - height * 0.3)} ${n0(x + w)} ${n0(y)}V${H}z`;
  const lit = pen.grad(
    { 0: mix(colour, pal.lit, 0.5), 0.5: colour, 1: mix(colour, pal.near, 0.45) },
    0,
    0,
    x - w,
    x + w,
  );
  return `<path fill="${lit}" d="${shape(0, 1)}"/>`;
}

/** Grasslands of the Western Ghats. */
export function shola(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.6;
  const sunX = W * 0.26;
  const sunY = horizon * 0.4;
  let back = sky(pen, { sunX, sunY, sunR: 66 * u, horizon, clouds: 6, rays: 0.05 });
  back += birds(pen, W * 0.68, horizon * 0.3, 4, pen.ramp(0.5), 0.8);
  back +=
    hill(pen, W * 0.2, horizon * 0.9, W * 0.4, 190 * u, 0.2) +
    hill(pen, W * 0.66, horizon * 0.92, W * 0.46, 300 * u, 0.28);
  back += mist(pen, horizon * 0.92, 120 * u, 0.75);
  back +=
    hill(pen, W * 0.95, horizon * 1.04, W * 0.44, 260 * u, 0.5) +
    hill(pen, W * 0.06, horizon * 1.06, W * 0.4, 220 * u, 0.58);
  const wood = pen.curve(horizon * 1.06, 20 * u, 1.4);
  back += pen.layer(
    canopy(pen, wood, 20 * u),
    pen.fade(mix(pen.ramp(0.75), pal.near, 0.4), horizon * 1.02, 110 * u, 0.4),
  );
  back += mist(pen, horizon * 1.14, 90 * u, 0.55);
  back += hill(pen, W * 0.46, horizon * 1.3, W * 0.66, 110 * u, 0.8);
  const near = pen.curve(h * 0.77, 14 * u, 0.8);
  back +=
    pen.layer(
      pen.smooth(near),
      pen.grad({ 0: pal.lit, 0.42: pal.ground, 1: mix(pal.ground, pal.ink, 0.75) }, h * 0.74, h),
    ) + grass(pen, 0, W, near, 32 * u, 90, mix(pal.lit, pal.ground, 0.3));
  for (const x of [0.08, 0.86, 0.95])
    back += rock(
      pen,
      W * x,
      h * 0.82,
      rand.in(90, 150) * u,
      rand.in(50, 80) * u,
      mix(pal.near, pal.ink, 0.2),
      mix(pal.near, pal.light, 0.45),
    );
  // neelakurinji in flower
  let bloom = '';
  for (let i = 0; i < 90; i++) {
    const x = W * (rand() < 0.5 ? rand.in(0, 0.36) : rand.in(0.68, 1));
    const y = h * rand.in(0.87, 0.98);
    const s = rand.in(4, 8) * u;
    bloom += `M${n0(x)} ${n0(y)}l${n0(s)} ${n0(-s * 1.4)} ${n0(s)} ${n0(s * 1.4)}z`;
  }
  const edge = pen.curve(h * 0.97, 10 * u);
  const front =
    grass(pen, 0, W, edge, 90 * u, 85, mix(pal.ground, pal.ink, 0.55)) +
    pen.layer(pen.smooth(edge), pal.ink) +
    grass(pen, 0, W, edge, 66 * u, 85, pal.ink) +
    `<path fill="#8f86d8" d="${bloom}"/>`;
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
