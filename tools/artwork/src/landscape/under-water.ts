import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';

/** Beams from the surface, wider below. */
function beams(pen: Pen, sunX: number, light: number): string {
  const { H: h, u, pal, rand } = pen;
  let d = '';
  for (let i = 0; i < 8; i++) {
    const a = -0.72 + i * 0.21 + rand.in(-0.05, 0.05);
    const b = a + rand.in(0.02, 0.07);
    const end = (angle: number) =>
      `L${n0(sunX + Math.sin(angle) * h * 1.12)} ${n0(Math.cos(angle) * h * 1.12)}`;
    d += `M${n0(sunX)} ${n0(-120 * u)}${end(a)}${end(b)}z`;
  }
  return `<path fill="${pen.grad({ 0: [pal.light, light], 0.8: [pal.light, 0] }, 0, h)}" d="${d}"/>`;
}

/** Silt that takes the light away: a veil of specks, no beam. */
function murk(pen: Pen): string {
  const { W, H: h, u, pal, rand } = pen;
  let d = '';
  for (let i = 0; i < 90; i++) d += `M${n0(rand() * W)} ${n0(rand() * h)}h.1`;
  return `<path stroke="${pal.light}" stroke-width="${n0(4 * u)}" stroke-linecap="round" opacity=".28" d="${d}"/>`;
}

/** The net of light that waves throw into the shallows, close above and faint below. */
function dapple(pen: Pen): string {
  const { W, H: h, u, pal, rand } = pen;
  const rows = [0.02, 0.055, 0.1, 0.16, 0.24, 0.34];
  return rows
    .map((share, i) => {
      const w = (70 + i * 26) * u;
      const k = (9 + i * 5) * u;
      let x = -rand() * w;
      let d = `M${n0(x)} ${n0(h * share)}`;
      for (let up = 1; x < W; up = -up) {
        const dx = w * rand.in(0.6, 1.3);
        d += `q${n0(dx / 2)} ${n0(up * k * rand.in(0.7, 1.6))} ${n0(dx)} ${n0(rand.in(-4, 4) * u)}`;
        x += dx;
      }
      return `<path fill="none" stroke="${pal.light}" stroke-width="${n0((7 - i * 0.8) * u)}" opacity=".${5 - Math.min(4, i)}" d="${d}"/>`;
    })
    .join('');
}

/** Water from the surface down, and its light from above; the sun itself is never seen. */
export function depths(pen: Pen, sunX: number, light = 0.45): string {
  const { W, H: h, pal } = pen;
  const glow = pen.def(
    `<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n0(W * 0.5)}" gradientTransform="translate(${n0(sunX)} 0)scale(1 .5)"><stop stop-color="${pal.sun}" stop-opacity="${light}"/><stop offset="1" stop-color="${pal.sun}" stop-opacity="0"/></radialGradient>`,
  );
  return (
    `<rect width="${W}" height="${h}" fill="${pen.grad({ 0: pal.sky[0], 0.42: pal.sky[1], 1: pal.sky[2] }, 0, h)}"/>` +
    `<rect width="${W}" height="${n0(h * 0.6)}" fill="${glow}"/>` +
    { beams: () => beams(pen, sunX, light), murk: () => murk(pen), dapple: () => dapple(pen) }[
      pal.water ?? 'beams'
    ]()
  );
}
