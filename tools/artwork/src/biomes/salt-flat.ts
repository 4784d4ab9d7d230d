import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { grass } from '../landscape/plants';
import { birds, mist, sky } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

/** The Rann of Kachchh. */
export function saltFlat(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.56;
  const sunX = W * 0.3;
  const sunY = horizon * 0.62;
  let back = sky(pen, { sunX, sunY, sunR: 92 * u, horizon, clouds: 4, rays: 0.06 });
  back += birds(pen, W * 0.64, horizon * 0.4, 7, pen.ramp(0.5), 0.8);
  back += pen.layer(
    pen.smooth(pen.curve(horizon * 0.97, 12 * u, 1.1)),
    pen.fade(pen.ramp(0.3), horizon * 0.95, 60 * u),
  );
  const islet = pen.curve(horizon * 0.985, 10 * u, 2);
  back += grass(pen, W * 0.58, W, islet, 22 * u, 70, pen.ramp(0.6));
  back += `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${pen.grad(
    { 0: mix(pal.lit, pal.haze, 0.5), 0.3: pal.lit, 0.75: pal.ground, 1: mix(pal.ground, pal.ink, 0.5) },
    horizon,
    h,
  )}"/>`;
  let shimmer = '';
  for (let i = 0; i < 26; i++) {
    const y = horizon + rand.in(2, 46) * u;
    const x = rand() * W;
    const w = rand.in(80, 300) * u;
    shimmer += `M${n0(x)} ${n0(y)}q${n0(w / 2)} ${n0(-4 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(5 * u)} ${n0(-w)} 0z`;
  }
  back +=
    `<path fill="${mix(pal.sky[1], pal.sky[2], 0.5)}" opacity=".7" d="${shimmer}"/>` +
    mist(pen, horizon, 60 * u, 0.6);
  // cracks: cells that widen toward the viewer
  const ROWS = 9;
  const COLUMNS = 26;
  const node = (row: number, column: number): readonly [number, number] => {
    const depth = ((row + 1) / ROWS) ** 1.6;
    const width = (0.72 + depth * 0.9) * (W / 9);
    const ridge = (row + column) % 2 ? 0.16 : -0.16;
    return [
      W / 2 + (column - COLUMNS / 2) * width * 0.5 + rand.in(-0.1, 0.1) * width,
      horizon + (h * 1.02 - horizon) * (0.1 + 0.9 * depth) + width * (ridge + rand.in(-0.05, 0.05)),
    ];
  };
  const grid = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => node(row, column)),
  );
  let cracks = '';
  grid.forEach((row, i) => {
    cracks += row.map(([x, y], k) => `${k ? 'L' : 'M'}${n0(x)} ${n0(y)}`).join('');
    row.forEach(([x, y], k) => {
      const below = grid[i + 1]?.[k];
      if (below && (i + k) % 2) cracks += `M${n0(x)} ${n0(y)}L${n0(below[0])} ${n0(below[1])}`;
    });
  });
  back += `<path fill="none" stroke="${mix(pal.ground, pal.near, 0.6)}" stroke-opacity=".55" stroke-width="${n0(2.4 * u)}" d="${cracks}"/>`;
  const front =
    grass(pen, 0, W * 0.3, () => h * 1.01, 110 * u, 44, pal.ink, 0.2) +
    grass(pen, W * 0.74, W, () => h * 1.01, 120 * u, 44, pal.ink, -0.2) +
    pen.layer(
      pen.smooth((x) => h * 1.03 - 40 * u * Math.abs(x / W - 0.5) * 2),
      pal.ink,
    );
  return { back, gy: h * 0.865, front, sun: [sunX, sunY] };
}
