import type { BiomeScene } from '../biomes/biome-scene';
import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { depths } from '../landscape/under-water';

/** Soft rounds of light between leaves far behind. */
function blur(pen: Pen): string {
  const { W, H: h, u, pal, rand } = pen;
  let back = `<rect width="${W}" height="${h}" fill="${pen.grad(
    { 0: mix(pal.sky[1], pal.near, 0.3), 0.6: mix(pal.haze, pal.near, 0.55), 1: pal.near },
    0,
    h,
  )}"/>`;
  for (let i = 0; i < 18; i++)
    back += `<circle cx="${n0(rand() * W)}" cy="${n0(rand() * h)}" r="${n0(rand.in(26, 90) * u)}" fill="${i % 3 ? pal.haze : pal.lit}" opacity=".${10 + (i % 4) * 4}"/>`;
  return back;
}

/** Furrowed bark of an old tree, seen from near. */
export function bark(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const wood = mix('#8b7a64', pal.haze, 0.3);
  const dark = mix(wood, pal.ink, 0.62);
  const light = mix(wood, pal.light, 0.3);
  const edge = (x: number, lean: number): string =>
    `${n0(x)} -10C${n0(x + lean)} ${n0(h * 0.3)} ${n0(x - lean)} ${n0(h * 0.66)} ${n0(x + lean * 0.6)} ${h + 10}`;
  const right = `${n0(W * 0.93)} ${h + 10}C${n0(W * 0.88)} ${n0(h * 0.6)} ${n0(W * 0.92)} ${n0(h * 0.3)} ${n0(W * 0.87)} -10z`;
  let furrows = '';
  let ridges = '';
  for (let i = 0; i < 13; i++) {
    const x0 = W * (0.155 + i * 0.0585) + rand.in(-9, 9) * u;
    let y = -rand.in(0, 120) * u;
    while (y < h) {
      const length = rand.in(150, 330) * u;
      const w = rand.in(7, 16) * u;
      const bend = rand.in(-16, 16) * u;
      furrows += `M${n0(x0)} ${n0(y)}q${n0(bend - w)} ${n0(length / 2)} ${n0(bend / 2)} ${n0(length)}q${n0(w + bend / 3)} ${n0(-length / 2)} ${n0(-bend / 2)} ${n0(-length)}z`;
      ridges += `M${n0(x0 + w + 8 * u)} ${n0(y + 20 * u)}q${n0(bend)} ${n0(length / 2 - 20 * u)} ${n0(bend / 2)} ${n0(length - 44 * u)}`;
      y += length + rand.in(8, 40) * u;
    }
  }
  let lichen = '';
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [W * rand.in(0.18, 0.86), h * rand.in(0.05, 0.95), rand.in(14, 40) * u];
    lichen += `M${n0(x - r)} ${n0(y)}q${n0(r * 0.3)} ${n0(-r)} ${n0(r)} ${n0(-r * 0.7)}t${n0(r * 0.9)} ${n0(r * 0.8)}q${n0(-r * 0.2)} ${n0(r * 0.8)} ${n0(-r)} ${n0(r * 0.6)}t${n0(-r * 0.9)} ${n0(-r * 0.7)}z`;
  }
  const trunk = `M${edge(W * 0.13, -26 * u)}L${right}`;
  const back =
    blur(pen) +
    `<path fill="${pen.grad(
      { 0: dark, 0.28: mix(wood, light, 0.25), 0.6: wood, 1: dark },
      0,
      0,
      W * 0.11,
      W * 0.92,
    )}" d="${trunk}"/>` +
    `<path fill="${dark}" opacity=".7" d="${furrows}"/>` +
    `<path fill="none" stroke="${light}" stroke-width="${n0(5 * u)}" stroke-linecap="round" opacity=".32" d="${ridges}"/>` +
    `<path fill="${mix('#a9b98c', pal.haze, 0.45)}" opacity=".42" d="${lichen}"/>`;
  return { back, gy: h * 0.9, front: '', sun: [W * 0.1, h * 0.1] };
}

/** Cells of an open comb. */
export function honeycomb(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const wax = mix('#d99f3c', pal.lit, 0.15);
  const rim = mix(wax, pal.light, 0.5);
  const deep = mix(wax, '#4a2710', 0.6);
  const r = 52 * u;
  const step = r * Math.sqrt(3);
  const cell = (k: number): string => {
    const corner = (i: number) =>
      `${n0(Math.cos(Math.PI / 6 + (i * Math.PI) / 3) * r * k)} ${n0(Math.sin(Math.PI / 6 + (i * Math.PI) / 3) * r * k)}`;
    return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
  };
  const hexagon = cell(0.94);
  const inner = cell(0.68);
  const open: string[] = [];
  let capped = '';
  for (let row = 0; row * r * 1.5 < h + r; row++)
    for (let i = -1; i * step < W + step; i++) {
      const [x, y] = [i * step + (row % 2) * (step / 2), row * r * 1.5];
      const below = Math.hypot((x - W * 0.5) / (W * 0.62), y / (h * 1.02));
      if (below > 1) continue;
      if (rand() < 0.24) capped += `<use href="#cell" x="${n0(x)}" y="${n0(y)}"/>`;
      else open.push(`<use href="#hole" x="${n0(x)}" y="${n0(y)}"/>`);
    }
  pen.defs.push(
    `<g id="hole"><path fill="${rim}" d="${hexagon}"/><path fill="${deep}" d="${inner}"/><path fill="${mix(deep, wax, 0.4)}" d="M${n0(-r * 0.58)} ${n0(r * 0.2)}L0 ${n0(r * 0.05)} ${n0(r * 0.58)} ${n0(r * 0.2)}V${n0(r * 0.34)}L0 ${n0(r * 0.68)} ${n0(-r * 0.58)} ${n0(r * 0.34)}z"/></g>`,
    `<g id="cell"><path fill="${rim}" d="${hexagon}"/><path fill="${mix(wax, rim, 0.45)}" d="${cell(0.78)}"/></g>`,
  );
  const back =
    blur(pen) +
    `<ellipse cx="${n0(W * 0.5)}" cy="${n0(-10 * u)}" rx="${n0(W * 0.65)}" ry="${n0(h * 1.06)}" fill="${mix(wax, deep, 0.25)}"/>` +
    open.join('') +
    capped;
  return { back, gy: h * 0.9, front: '', sun: [W * 0.2, h * 0.1] };
}

/** A wide anemone on the reef, the water bright above it. */
export function anemone(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const sunX = W * 0.3;
  const arms = (
    count: number,
    foot: number,
    reach: number,
    wide: number,
    colour: string,
    tip: string,
  ): string => {
    let stalks = '';
    let ends = '';
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const x = W * (0.06 + t * 0.88) + rand.in(-12, 12) * u;
      const lean = (t - 0.5) * 190 * u + rand.in(-50, 50) * u;
      const top = h * foot - reach * u * rand.in(0.72, 1.12) * (1 - 0.35 * Math.abs(t - 0.5));
      const bend = rand.in(-46, 46) * u;
      stalks += `M${n0(x)} ${n0(h * foot + 60 * u)}C${n0(x + bend)} ${n0(h * foot - reach * 0.4 * u)} ${n0(x + lean - bend)} ${n0(top + reach * 0.4 * u)} ${n0(x + lean)} ${n0(top)}`;
      ends += `M${n0(x + lean)} ${n0(top)}v.1`;
    }
    const line = (stroke: string, width: number, d: string) =>
      `<path fill="none" stroke="${stroke}" stroke-width="${n0(width * u)}" stroke-linecap="round" d="${d}"/>`;
    return (
      line(mix(colour, pal.ink, 0.35), wide + 7, stalks) +
      line(colour, wide, stalks) +
      line(tip, wide + 4, ends)
    );
  };
  const back =
    depths(pen, sunX) +
    arms(26, 0.94, 300, 26, mix('#8d6aa8', pal.sky[1], 0.45), mix('#e0b6d8', pal.sky[1], 0.3)) +
    arms(22, 0.98, 260, 30, mix('#9a72b4', pal.sky[2], 0.15), '#e6bfe0');
  const front = arms(17, 1.06, 230, 34, '#a87cc0', '#f2d2ea');
  return { back, gy: h * 0.9, mid: h * 0.46, front, sun: [sunX, 0], water: true };
}

/** Stones and weed of the shallows, seen from above. */
export function seaFloor(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const stone = mix('#5d6f78', pal.sky[2], 0.5);
  let back = `<rect width="${W}" height="${h}" fill="${mix(stone, pal.ink, 0.5)}"/>`;
  const tones = [
    mix(stone, pal.ink, 0.3),
    stone,
    mix(stone, '#7a6a8a', 0.3),
    mix(stone, pal.haze, 0.22),
    mix(stone, '#6f7f5a', 0.3),
  ];
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 7; i++) {
      const [x, y, r] = [
        W * ((i + (row % 2) / 2) / 6.4) + rand.in(-20, 20) * u,
        h * (row / 5) + rand.in(-18, 18) * u,
        rand.in(84, 120) * u,
      ];
      const corner = (k: number): string => {
        const angle = (k / 6) * 6.283 + 0.3;
        const reach = r * rand.in(0.82, 1.1);
        return `${n0(x + Math.cos(angle) * reach * 1.1)} ${n0(y + Math.sin(angle) * reach * 0.86)}`;
      };
      const points = [0, 1, 2, 3, 4, 5].map(corner);
      const fill = tones[Math.floor(rand() * tones.length)] ?? stone;
      back +=
        `<path fill="${fill}" stroke="${fill}" stroke-width="${n0(20 * u)}" stroke-linejoin="round" d="M${points.join('L')}z"/>` +
        `<path fill="${mix(fill, pal.light, 0.22)}" opacity=".6" d="M${points[3] ?? ''}L${points[4] ?? ''} ${points[5] ?? ''} ${n0(x)} ${n0(y)}z"/>`;
    }
  let ripples = '';
  for (let i = 0; i < 16; i++) {
    const [x, y, w] = [rand() * W, rand() * h, rand.in(90, 220) * u];
    ripples += `M${n0(x)} ${n0(y)}q${n0(w * 0.25)} ${n0(-30 * u)} ${n0(w * 0.5)} 0t${n0(w * 0.5)} ${n0(8 * u)}`;
  }
  back += `<path fill="none" stroke="${pal.light}" stroke-width="${n0(5 * u)}" stroke-linecap="round" opacity=".22" d="${ripples}"/>`;
  return { back, gy: h * 0.9, front: '', sun: [W * 0.1, 0] };
}
