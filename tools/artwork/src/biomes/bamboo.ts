import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { grass } from '../landscape/plants';
import { rock } from '../landscape/rocks';
import { mist, shafts } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

/** Leaves that hang in threes from a node. */
function leaves(x: number, y: number, size: number, side: number): string {
  const leaf = (angle: number, length: number) => {
    const [dx, dy] = [Math.cos(angle) * length * side, Math.sin(angle) * length];
    return `M${n0(x)} ${n0(y)}q${n0(dx * 0.5 - dy * 0.14 * side)} ${n0(dy * 0.5 + dx * 0.14 * side)} ${n0(dx)} ${n0(dy)}q${n0(-dx * 0.5 - dy * 0.12 * side)} ${n0(-dy * 0.5 + dx * 0.02 * side)} ${n0(-dx)} ${n0(-dy)}z`;
  };
  return leaf(0.1, size) + leaf(0.62, size * 0.9) + leaf(1.15, size * 0.7);
}

/** Culms up to the upper edge; none within the gap. */
function culms(
  pen: Pen,
  count: number,
  y: number,
  width: number,
  colour: string,
  lit: string,
  gap: readonly [number, number],
): string {
  const { W, rand, u } = pen;
  let stems = '';
  let light = '';
  let nodes = '';
  let foliage = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + rand()) / count) * W;
    if (x > gap[0] && x < gap[1]) continue;
    const w = width * rand.in(0.7, 1.15);
    const lean = rand.in(-24, 24) * u;
    const foot = y + rand.in(-10, 16) * u;
    stems += `M${n0(x - w / 2)} ${n0(foot)}L${n0(x - w / 2 + lean)} -5h${n0(w)}L${n0(x + w / 2)} ${n0(foot)}z`;
    light += `M${n0(x - w * 0.4)} ${n0(foot)}L${n0(x - w * 0.4 + lean)} -5h${n0(w * 0.28)}L${n0(x - w * 0.12)} ${n0(foot)}z`;
    for (let at = foot - rand.in(30, 90) * u; at > 0; at -= width * rand.in(4.4, 6)) {
      const nx = x + lean * (1 - at / foot);
      nodes += `M${n0(nx - w * 0.58)} ${n0(at)}h${n0(w * 1.16)}`;
      if (rand() < 0.34 && at < y * 0.8)
        foliage += leaves(nx, at, width * rand.in(2.4, 4), rand() < 0.5 ? 1 : -1);
    }
  }
  return (
    `<path fill="${colour}" d="${stems}"/><path fill="${lit}" opacity=".6" d="${light}"/>` +
    `<path fill="none" stroke="${mix(colour, pen.pal.ink, 0.35)}" stroke-width="${n1(width * 0.14)}" d="${nodes}"/>` +
    `<path fill="${mix(colour, pen.pal.ground, 0.5)}" d="${foliage}"/>`
  );
}

export function bamboo(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sunX = W * 0.38;
  const sunY = h * 0.22;
  const glow = pen.def(
    `<radialGradient id="ID" cx=".4" cy=".3" r=".8"><stop stop-color="${pal.sky[2]}"/><stop offset=".5" stop-color="${mix(pal.sky[2], pal.sky[1], 0.7)}"/><stop offset="1" stop-color="${pal.sky[0]}"/></radialGradient>`,
  );
  let back = `<rect width="${W}" height="${h}" fill="${glow}"/>`;
  back += culms(pen, 16, h * 0.66, 12 * u, pen.ramp(0.2), pen.ramp(0.06), [W * 0.32, W * 0.44]);
  back += mist(pen, h * 0.6, 230 * u, 0.7, mix(pal.haze, pal.sky[2], 0.5));
  back += culms(pen, 11, h * 0.72, 20 * u, mix(pen.ramp(0.45), '#6f9a3f', 0.3), pen.ramp(0.16), [
    W * 0.28,
    W * 0.58,
  ]);
  back += mist(pen, h * 0.7, 150 * u, 0.45) + shafts(pen, W * 0.18, 0.26, 5);
  back += culms(
    pen,
    8,
    h * 0.82,
    34 * u,
    mix(pen.ramp(0.75), '#5d8a32', 0.4),
    mix(pen.ramp(0.3), '#b5cc62', 0.4),
    [W * 0.16, W * 0.8],
  );
  const ground = pen.curve(h * 0.76, 14 * u, 0.8);
  back +=
    pen.layer(
      canopy(pen, ground, 24 * u),
      pen.grad({ 0: pal.lit, 0.34: pal.ground, 1: pal.ink }, h * 0.72, h * 1.02),
    ) + grass(pen, 0, W, ground, 34 * u, 70, mix(pal.lit, pal.ground, 0.4));
  for (const x of [0.1, 0.88])
    back += rock(
      pen,
      W * x,
      h * 0.84,
      rand.in(110, 160) * u,
      rand.in(50, 76) * u,
      mix(pal.near, pal.ink, 0.2),
      mix(pal.near, pal.light, 0.4),
    );
  const edge = pen.curve(h * 0.965, 12 * u);
  let sprays = '';
  for (let i = 0; i < 16; i++) {
    const right = i % 2 === 1;
    sprays += leaves(
      W * (right ? rand.in(0.84, 1.02) : rand.in(-0.02, 0.16)),
      h * (i < 8 ? rand.in(-0.02, 0.1) : rand.in(0.86, 0.95)),
      rand.in(90, 150) * u,
      right ? -1 : 1,
    );
  }
  const front =
    pen.layer(canopy(pen, edge, 28 * u), pal.ink) +
    grass(pen, 0, W, edge, 70 * u, 70, pal.ink) +
    `<path fill="${pal.ink}" d="${sprays}"/>`;
  return { back, gy: h * 0.85, front, sun: [sunX, sunY] };
}
