import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { grass, palm } from '../landscape/plants';
import { birds, mist, sky } from '../landscape/sky';
import { broadleaf } from '../landscape/trees';
import type { BiomeScene } from './biome-scene';

function hut(pen: Pen, x: number, y: number, w: number): string {
  const { pal } = pen;
  const wall = mix('#c58b5c', pal.haze, 0.3);
  const roof = mix('#8a6a3c', pal.near, 0.25);
  return (
    `<path fill="${wall}" d="M${n0(x - w * 0.4)} ${n0(y)}v${n0(-w * 0.36)}h${n0(w * 0.8)}v${n0(w * 0.36)}z"/>` +
    `<path fill="${mix(wall, pal.ink, 0.3)}" d="M${n0(x + w * 0.06)} ${n0(y)}v${n0(-w * 0.36)}h${n0(w * 0.34)}v${n0(w * 0.36)}zM${n0(x - w * 0.2)} ${n0(y)}v${n0(-w * 0.24)}h${n0(w * 0.14)}v${n0(w * 0.24)}z"/>` +
    `<path fill="${roof}" d="M${n0(x - w * 0.56)} ${n0(y - w * 0.3)}q${n0(w * 0.3)} ${n0(-w * 0.16)} ${n0(w * 0.42)} ${n0(-w * 0.4)}h${n0(w * 0.28)}q${n0(w * 0.12)} ${n0(w * 0.24)} ${n0(w * 0.42)} ${n0(w * 0.4)}z"/>` +
    `<path fill="${mix(roof, pal.light, 0.4)}" d="M${n0(x - w * 0.56)} ${n0(y - w * 0.3)}q${n0(w * 0.3)} ${n0(-w * 0.16)} ${n0(w * 0.42)} ${n0(-w * 0.4)}h${n0(w * 0.12)}q${n0(-w * 0.04)} ${n0(w * 0.24)} ${n0(-w * 0.1)} ${n0(w * 0.4)}z"/>`
  );
}

export function farmland(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.52;
  const sunX = W * 0.3;
  const sunY = horizon * 0.66;
  let back = sky(pen, { sunX, sunY, sunR: 78 * u, horizon, clouds: 5, rays: 0.05 });
  back += birds(pen, W * 0.62, horizon * 0.32, 5, pen.ramp(0.5), 0.8);
  back += pen.layer(
    pen.smooth(pen.curve(horizon * 0.86, 42 * u, 1)),
    pen.fade(pen.ramp(0.16), horizon * 0.8, 150 * u),
  );
  back += pen.layer(
    canopy(pen, pen.curve(horizon * 0.97, 16 * u, 1.2), 15 * u),
    pen.fade(pen.ramp(0.38), horizon * 0.92, 110 * u, 0.6),
  );
  back += mist(pen, horizon * 1.02, 90 * u, 0.5);
  for (const x of [0.66, 0.74, 0.9])
    back += palm(
      pen,
      W * x,
      horizon * 1.06,
      rand.in(110, 170) * u,
      pen.ramp(0.6),
      pal.light,
      rand.in(-0.1, 0.1),
    );
  back += hut(pen, W * 0.72, horizon * 1.1, 150 * u) + hut(pen, W * 0.84, horizon * 1.12, 190 * u);
  back += broadleaf(
    pen,
    W * 0.07,
    horizon * 1.2,
    330 * u,
    pen.ramp(0.85),
    pal.lit,
    mix(pen.ramp(0.9), pal.ink, 0.35),
  );
  // each terrace: a band of lit crop and the shade of its bund
  [1.1, 1.2, 1.33].forEach((share, i) => {
    const edge = pen.curve(horizon * share, 8 * u, 0.9);
    const top = horizon * share - 10 * u;
    back += pen.layer(
      pen.smooth((x) => edge(x) - 5 * u),
      mix(pal.ground, pal.ink, 0.3),
    );
    back += pen.layer(
      pen.smooth(edge),
      pen.grad(
        { 0: mix(pal.lit, pal.haze, 0.4 - i * 0.15), 1: mix(pal.ground, pal.haze, 0.2 - i * 0.08) },
        top,
        top + 120 * u,
      ),
    );
    let rows = '';
    for (let k = 0; k < 15; k++) {
      const x = (k / 14) * W;
      rows += `M${n0(x)} ${n0(edge(x) + 6 * u)}l${n0((x - W * 0.4) * 0.14)} ${n0(64 * u)}`;
    }
    back += `<path fill="none" stroke="${mix(pal.ground, pal.near, 0.5)}" stroke-opacity=".4" stroke-width="${n0(5 * u)}" d="${rows}"/>`;
  });
  const near = pen.curve(h * 0.77, 10 * u, 0.8);
  back +=
    pen.layer(
      pen.smooth(near),
      pen.grad({ 0: pal.lit, 0.4: pal.ground, 1: mix(pal.ground, pal.ink, 0.75) }, h * 0.75, h),
    ) + grass(pen, 0, W, near, 28 * u, 90, mix(pal.lit, pal.ground, 0.3));
  let stakes = '';
  for (let x = W * 0.68; x < W + 40; x += 46 * u) {
    const y = near(Math.min(x, W)) + 22 * u;
    stakes += `M${n0(x)} ${n0(y)}l${n0(rand.in(-5, 5) * u)} ${n0(-rand.in(70, 96) * u)}`;
  }
  back += `<path fill="none" stroke="${mix(pal.near, pal.ink, 0.4)}" stroke-linecap="round" stroke-width="${n0(8 * u)}" d="${stakes}M${n0(W * 0.66)} ${n0(h * 0.745)}L${W + 20} ${n0(h * 0.735)}"/>`;
  const edge = pen.curve(h * 0.97, 10 * u);
  const front =
    grass(pen, 0, W, edge, 96 * u, 85, mix(pal.ground, pal.ink, 0.55)) +
    pen.layer(pen.smooth(edge), pal.ink) +
    grass(pen, 0, W, edge, 72 * u, 85, pal.ink);
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
