import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import type { Air } from './palette';

/** The horizon of a sky, and the origin of its light. */
export interface From {
  sunX: number;
  horizon: number;
}

type Draw = (pen: Pen, from: From) => string;

/** A bar of cloud that tapers at both ends, as path commands; (x, y) is its left end. */
export const bar = (x: number, y: number, w: number, h: number): string =>
  `M${n0(x)} ${n0(y)}q${n0(w * 0.2)} ${n0(-h)} ${n0(w * 0.45)} ${n0(-h)}t${n0(w * 0.55)} ${n0(h)}q${n0(-w * 0.5)} ${n0(h * 0.5)} ${n0(-w)} 0z`;

/** A heap of cloud on a flat foot, as path commands. */
function heap(pen: Pen, x: number, y: number, w: number, tall = 0.3): string {
  const n = 6;
  let d = `M${n0(x)} ${n0(y)}`;
  let [fromX, fromY] = [x, y];
  for (let i = 1; i <= n; i++) {
    const toX = x + (w * i) / n;
    const toY = i === n ? y : y - w * tall * Math.sin((Math.PI * i) / n) * pen.rand.in(0.65, 1.1);
    const r = Math.hypot(toX - fromX, toY - fromY) * 0.56;
    d += `A${n0(r)} ${n0(r)} 0 0 1 ${n0(toX)} ${n0(toY)}`;
    [fromX, fromY] = [toX, toY];
  }
  return `${d}z`;
}

/** A glow that lies along the horizon and is strongest where the sun is below it. */
function glow(pen: Pen, { sunX, horizon }: From, colour: string, o: number, rise = 0.5): string {
  const round = pen.def(
    `<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n0(pen.W * 0.66)}" gradientTransform="translate(${n0(sunX)} ${n0(horizon)})scale(1 ${n1(rise)})"><stop stop-color="${colour}" stop-opacity="${o}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${n1(o * 4) / 10}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `<rect width="${pen.W}" height="${n0(horizon * 1.1)}" fill="${round}"/>`;
}

/** Before the sun is up: bars of cloud, lit from below, across the bright band. */
const band: Draw = (pen, from) => {
  const { pal, W, u, rand } = pen;
  const { horizon } = from;
  let [dark, edge] = ['', ''];
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const w = rand.in(0.34, 0.7) * W;
    const [x, y] = [rand.in(-0.2, 0.8) * W, horizon * (0.2 + 0.62 * t)];
    const h = rand.in(9, 16) * u * (1.2 - t * 0.6);
    dark += bar(x, y, w, h);
    edge += bar(x + w * 0.04, y + 4 * u, w * 0.94, h * 0.8);
  }
  return (
    `<rect y="${n0(horizon * 0.5)}" width="${W}" height="${n0(horizon * 0.6)}" fill="${pen.grad(
      { 0: [pal.sun, 0], 0.8: [pal.sun, 0.55] },
      horizon * 0.5,
      horizon * 1.1,
    )}"/>` +
    glow(pen, from, pal.sun, 0.6, 0.3) +
    `<path fill="${mix(pal.sun, pal.sky[2], 0.3)}" opacity=".6" d="${edge}"/>` +
    `<path fill="${mix(pal.sky[0], pal.sky[1], 0.5)}" opacity=".6" d="${dark}"/>`
  );
};

/** After the sun has set: an arch of light, and cirrus high above it. */
const afterglow: Draw = (pen, from) => {
  const { pal, W, u, rand } = pen;
  const { horizon } = from;
  let wisps = '';
  for (let i = 0; i < 12; i++) {
    const w = rand.in(150, 420) * u;
    const [x, y, k] = [rand.in(-0.1, 0.85) * W, horizon * rand.in(0.06, 0.6), w * rand.in(0.1, 0.17)];
    wisps += `M${n0(x)} ${n0(y)}q${n0(w * 0.5)} ${n0(-k * 0.5)} ${n0(w)} ${n0(-k * 1.5)}q${n0(-w * 0.36)} ${n0(k * 1.5)} ${n0(-w)} ${n0(k * 1.5)}z`;
  }
  return (
    glow(pen, from, pal.sky[2], 0.9, 0.8) +
    glow(pen, from, pal.sun, 0.8, 0.4) +
    `<path fill="${mix(pal.sky[2], pal.sun, 0.4)}" opacity=".42" d="${wisps}"/>`
  );
};

/** High day: heaped clouds that fade at the foot, smaller toward the horizon. */
const noon: Draw = (pen, { horizon }) => {
  const { pal, W, H, u, rand } = pen;
  const white = mix(pal.sky[2], '#ffffff', 0.6);
  let out = '';
  for (const [share, size, count] of [
    [0.84, 120, 4],
    [0.6, 220, 2],
    [0.34, 370, rand() < 0.5 ? 1 : 2],
  ] as const) {
    const y = Math.min(horizon, H * 0.56) * share * rand.in(0.92, 1.06);
    let row = '';
    for (let i = 0; i < count; i++) {
      const w = size * rand.in(0.75, 1.25) * u;
      row += heap(pen, ((i + rand.in(0.05, 0.8)) / count) * W - w * 0.4, y, w);
    }
    out += `<path fill="${pen.grad({ 0: [white, 0.95], 1: [white, 0.2] }, y - size * 0.3 * u, y)}" d="${row}"/>`;
  }
  return out;
};

/** Heat: no cloud, the sky bleached from below and from above. */
const haze: Draw = (pen, { horizon }) => {
  const { pal, W, u, rand } = pen;
  let layers = '';
  for (let i = 0; i < 7; i++)
    layers += bar(
      rand.in(-0.3, 0.5) * W,
      horizon * rand.in(0.66, 1),
      rand.in(0.5, 0.9) * W,
      rand.in(5, 11) * u,
    );
  return (
    `<rect width="${W}" height="${n0(horizon * 1.1)}" fill="${pen.grad(
      { 0: [pal.sun, 0.45], 0.4: [pal.sun, 0.08], 1: [pal.sun, 0.7] },
      0,
      horizon,
    )}"/>` + `<path fill="${pal.sun}" opacity=".34" d="${layers}"/>`
  );
};

/** Rays from behind a bank of cloud with a bright edge. */
const rays: Draw = (pen, { sunX, horizon }) => {
  const { pal, W, u, rand } = pen;
  const y = horizon * 0.46;
  const w = W * 0.5;
  let fan = '';
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * 6.283 + rand.in(-0.1, 0.1);
    const b = a + rand.in(0.07, 0.2);
    const end = (angle: number) =>
      `L${n0(sunX + Math.cos(angle) * W * 1.3)} ${n0(y - 40 * u + Math.sin(angle) * W * 1.3)}`;
    fan += `M${n0(sunX)} ${n0(y - 40 * u)}${end(a)}${end(b)}z`;
  }
  const cloud =
    heap(pen, sunX - w * 0.44, y, w * 0.8, 0.24) + heap(pen, sunX - w * 0.66, y + 2 * u, w * 0.6, 0.13);
  const rest = heap(pen, W * 0.68, horizon * 0.68, W * 0.24, 0.14);
  const [light, dark] = [mix(pal.sun, '#ffffff', 0.4), mix(pal.sky[0], pal.near, 0.12)];
  return (
    `<path fill="${pal.sun}" opacity=".2" d="${fan}"/>` +
    glow(pen, { sunX, horizon: y }, pal.sun, 0.7, 0.5) +
    `<path fill="${pen.grad({ 0: light, 1: [light, 0] }, y - 60 * u, y)}" transform="translate(-5 ${n0(-6 * u)})" d="${cloud}"/>` +
    `<path fill="${pen.grad({ 0: mix(dark, pal.sky[1], 0.2), 0.4: dark, 1: [mix(dark, pal.sky[1], 0.6), 0.1] }, y - w * 0.2, y)}" d="${cloud}"/>` +
    `<path fill="${pen.grad({ 0: [light, 0.8], 1: [light, 0.1] }, horizon * 0.68 - W * 0.034, horizon * 0.68)}" d="${rest}"/>`
  );
};

/** Folds of cloud over the whole sky, the darkest above. */
function folds(pen: Pen, horizon: number, o: number): string {
  const { pal, u } = pen;
  let out = '';
  for (const [share, t] of [
    [0.86, 0.75],
    [0.66, 0.5],
    [0.46, 0.3],
    [0.24, 0],
  ] as const)
    out += `<path fill="${mix(pal.sky[0], pal.sky[2], t)}" opacity="${o}" d="${pen.smooth(pen.curve(horizon * share, 20 * u, 1.1 + share))}V-5H0z"/>`;
  return out;
}

const overcast: Draw = (pen, { horizon }) => folds(pen, horizon, 0.5);

/** Rain about to fall: dark cloud, its first streaks, a bright strip below it. */
const storm: Draw = (pen, from) => {
  const { pal, W, u, rand } = pen;
  const { horizon } = from;
  const dark = mix(pal.sky[0], pal.near, 0.25);
  let cloud = '';
  for (const [share, t] of [
    [0.74, 0.6],
    [0.6, 0.3],
    [0.4, 0.12],
    [0.2, 0],
  ] as const)
    cloud += `<path fill="${mix(dark, pal.sky[1], t)}" opacity=".8" d="${pen.smooth(pen.curve(horizon * share, 26 * u, 1 + share), W / 14)}V-5H0z"/>`;
  let streaks = '';
  for (const x of [0.08, 0.46, 0.8])
    for (let i = 0; i < 13; i++) {
      const y = horizon * rand.in(0.6, 0.74);
      const l = (horizon - y) * rand.in(0.6, 1.05);
      streaks += `M${n0(x * W + i * 17 * u)} ${n0(y)}l${n0(-l * 0.24)} ${n0(l)}`;
    }
  return (
    glow(pen, from, pal.sun, 0.7, 0.3) +
    `<path fill="none" stroke="${dark}" stroke-width="${n0(4 * u)}" stroke-linecap="round" opacity=".3" d="${streaks}"/>` +
    cloud
  );
};

const rain: Draw = (pen, { horizon }) => folds(pen, horizon, 0.7);

const mist: Draw = (pen, { horizon }) => {
  const { pal, W } = pen;
  const white = mix(pal.haze, pal.sun, 0.5);
  return `<rect width="${W}" height="${n0(horizon * 1.2)}" fill="${pen.grad(
    { 0: [white, 0.25], 0.5: [white, 0.6], 1: [white, 0.8] },
    0,
    horizon,
  )}"/>`;
};

const snow: Draw = (pen, { horizon }) => folds(pen, horizon, 0.4);

/** The Milky Way, and its light on the horizon. */
const stars: Draw = (pen, { horizon }) => {
  const { pal, W, u, rand } = pen;
  const sizes = ['', '', ''];
  const star = (x: number, y: number, size: number) => {
    sizes[size] += `M${n0(x)} ${n0(y)}h.1`;
  };
  for (let i = 0; i < 72; i++) star(rand() * W, rand() * horizon * 0.9, i % 12 ? i % 2 : 2);
  for (let i = 0; i < 40; i++) {
    const t = rand();
    star(
      W * (0.1 + 0.8 * t) + rand.in(-40, 40) * u,
      horizon * (0.95 - 0.95 * t) + rand.in(-44, 44) * u,
      i % 2,
    );
  }
  const way = pen.grad(
    { 0.1: [pal.sky[2], 0], 0.5: [pal.sky[2], 0.34], 0.9: [pal.sky[2], 0] },
    horizon * 0.5 - 130 * u,
    horizon * 0.5 + 130 * u,
    W * 0.47 - 80 * u,
    W * 0.47 + 80 * u,
  );
  return (
    `<rect y="${n0(horizon * 0.5)}" width="${W}" height="${n0(horizon * 0.55)}" fill="${pen.grad({ 0: [pal.sky[2], 0], 1: [pal.sky[2], 0.6] }, horizon * 0.5, horizon)}"/>` +
    `<rect width="${W}" height="${n0(horizon)}" fill="${way}"/>` +
    [1.5, 2.4, 4.2]
      .map(
        (r, i) =>
          `<path stroke="#fff8e0" stroke-linecap="round" stroke-width="${n1(r * u)}" opacity=".${6 + i}" d="${sizes[i]}"/>`,
      )
      .join('')
  );
};

const aurora: Draw = (pen, { horizon }) => {
  const { u, W } = pen;
  let out = '';
  for (let i = 0; i < 3; i++) {
    const y = horizon * (0.2 + i * 0.16);
    const edge = pen.curve(y, 40 * u, 1.2);
    const tall = (150 + pen.rand() * 90) * u;
    let back = '';
    for (let x = (W * 7) / 6; x >= 0; x -= W / 6) back += `L${n0(x)} ${n0(edge(x) - tall)}`;
    out += `<path fill="${pen.grad(
      { 0: ['#7dffc1', 0], 0.75: ['#7dffc1', 0.3], 1: ['#d6ffe9', 0.75] },
      y - tall,
      y + 30 * u,
    )}" d="${pen.smooth(edge, W / 6)}${back}z"/>`;
  }
  return out;
};

export const AIRS: Readonly<Record<Air, Draw>> = {
  band,
  afterglow,
  noon,
  haze,
  rays,
  overcast,
  storm,
  rain,
  mist,
  snow,
  stars,
  aurora: (pen, from) => stars(pen, from) + aurora(pen, from),
};
