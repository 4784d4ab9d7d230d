import { mix } from '../drawing/colour';
import { disc, n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { birds } from '../landscape/sky';
import { SUN } from './frame';
import type { HeroMode } from './palettes';

/** Streaks of cloud: x, y, length. */
const STREAKS = [
  [1560, 400, 300],
  [1640, 416, 200],
  [1190, 470, 230],
  [1700, 560, 190],
  [1250, 610, 150],
  [1120, 624, 180],
] as const;

const streak = ([x, y, w]: (typeof STREAKS)[number]): string =>
  `M${x} ${y}q${n0(w * 0.2)} ${n0(-w * 0.05)} ${n0(w * 0.45)} ${n0(-w * 0.05)}t${n0(w * 0.55)} ${n0(w * 0.05)}q${n0(-w * 0.5)} ${n0(w * 0.025)} ${-w} 0z`;

/** Begins in the plain colour above it and has no corner in its slope, which would be seen as a line. */
function gradient(pen: Pen, horizon: number): string {
  const [top, middle, low] = pen.pal.sky;
  const stops: Record<number, string> = {};
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const eased = t * t * (3 - 2 * t);
    stops[Math.round(t * 100) / 100] =
      eased < 0.5 ? mix(top, middle, eased * 2) : mix(middle, low, (eased - 0.5) ** 1.4 / 0.5 ** 1.4);
  }
  return `<rect width="${pen.W}" height="${pen.H}" fill="${pen.grad(stops, 0, horizon)}"/>`;
}

function stars(pen: Pen, horizon: number): string {
  let path = '';
  for (let i = 0; i < 70; i++) {
    const r = pen.rand() ** 3 * 2.2 + 0.7;
    path += `M${n0(pen.rand() * pen.W)} ${n0(pen.rand() * horizon * 0.85)}h${n1(r)}v${n1(r)}h-${n1(r)}z`;
  }
  return `<path fill="#fff8e0" opacity=".75" d="${path}"/>`;
}

/** Rays that end before the picture does. */
function rays(pen: Pen): string {
  const { x, y } = SUN;
  const fill = pen.def(
    `<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="620"><stop offset=".2" stop-color="${pen.pal.sun}" stop-opacity=".13"/><stop offset="1" stop-color="${pen.pal.sun}" stop-opacity="0"/></radialGradient>`,
  );
  let path = '';
  for (let i = 0; i < 22; i++) {
    const from = (i / 22) * 2 * Math.PI;
    const to = from + 0.12;
    path += `M${x} ${y}L${n0(x + Math.cos(from) * 640)} ${n0(y + Math.sin(from) * 640)}L${n0(x + Math.cos(to) * 640)} ${n0(y + Math.sin(to) * 640)}z`;
  }
  return `<path fill="${fill}" d="${path}"/>`;
}

/** Share of the radius, opacity. */
const RINGS = {
  day: [
    [3.4, 0.08],
    [2.5, 0.12],
    [1.8, 0.2],
    [1.35, 0.32],
  ],
  night: [
    [3.2, 0.05],
    [2.2, 0.07],
    [1.5, 0.12],
  ],
} as const;

/** Sun or moon: SUN.r is the sun's radius. */
function disk(pen: Pen, mode: HeroMode): string {
  const { sun, sky } = pen.pal;
  const { x, y } = SUN;
  const r = mode === 'day' ? SUN.r : SUN.r * 0.8;
  const circle = (radius: number, opacity: string) =>
    `<circle cx="${x}" cy="${y}" r="${n0(radius)}" fill="${sun}"${opacity}/>`;
  return (
    RINGS[mode].map(([share, opacity]) => circle(r * share, ` opacity="${opacity}"`)).join('') +
    circle(r, '') +
    (mode === 'night'
      ? `<path fill="${mix(sun, sky[1], 0.25)}" opacity=".5" d="${disc(x - r * 0.3, y - r * 0.2, r * 0.2)}${disc(x + r * 0.25, y + r * 0.3, r * 0.28)}${disc(x + r * 0.3, y - r * 0.4, r * 0.13)}"/>`
      : '')
  );
}

export function skyLayer(pen: Pen, mode: HeroMode): string {
  const { pal } = pen;
  const day = mode === 'day';
  const horizon = day ? 780 : 760;
  return (
    gradient(pen, horizon) +
    (day ? rays(pen) : stars(pen, horizon)) +
    disk(pen, mode) +
    `<path fill="${mix(pal.sky[2], pal.sun, 0.5)}" opacity="${day ? 0.42 : 0.12}" d="${STREAKS.map(streak).join('')}"/>` +
    birds(pen, 1730, 480, 7, mix(pal.near, pal.haze, 0.3), 1.1)
  );
}
