import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { glint, glitterX } from '../landscape/grounds';
import { birds, mist, sky } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

function swell(
  pen: Pen,
  y: number,
  amplitude: number,
  frequency: number,
  colour: string,
  crest: string,
): string {
  const { W, u, rand } = pen;
  const edge = pen.curve(y, amplitude, frequency);
  const body = pen.layer(
    pen.smooth(edge, W / 18),
    pen.grad(
      { 0: mix(colour, crest, 0.28), 0.3: colour, 1: mix(colour, pen.pal.ink, 0.4) },
      y - amplitude,
      y + 170 * u,
    ),
  );
  let foam = '';
  for (let i = 0; i < 26; i++) {
    const x = rand() * W;
    const w = rand.in(40, 170) * u * (0.5 + amplitude / (60 * u));
    const drop = rand.in(3, 46) * u;
    const slope = (edge(x + w) - edge(x)) * 0.8;
    foam += `M${n0(x)} ${n0(edge(x) + drop)}q${n0(w * 0.5)} ${n0(slope * 0.5 - 5 * u)} ${n0(w)} ${n0(slope)}q${n0(-w * 0.5)} ${n0(-slope * 0.5 - 1 * u)} ${n0(-w)} ${n0(-slope)}z`;
  }
  return `${body}<path fill="${crest}" opacity=".6" d="${foam}"/>`;
}

/** The ocean from above the water. */
export function sea(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.62;
  const sunX = W * 0.3;
  const sunY = horizon * 0.6;
  let back = sky(pen, { sunX, sunY, sunR: 72 * u, horizon, clouds: 8, rays: 0.05 });
  back += birds(pen, W * 0.2, horizon * 0.72, 4, pen.ramp(0.4), 0.9);
  back += `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${pen.grad({ 0: mix(pal.sky[2], pal.near, 0.35), 1: pal.near }, horizon, h * 0.8)}"/>`;
  let glitter = '';
  for (let i = 0; i < 70; i++) {
    const t = rand() ** 1.3;
    const y = horizon + 5 + h * 0.14 * t;
    const w = rand.in(14, 80) * u * (0.3 + t);
    const x = glitterX(pen, sunX, (80 + 420 * t) * u);
    glitter += glint(pen, x - w / 2, y, w);
  }
  back += `<path fill="${pal.sun}" opacity=".8" d="${glitter}"/>` + mist(pen, horizon, 60 * u, 0.5);
  const crest = mix(pal.sun, '#ffffff', 0.6);
  back += swell(pen, h * 0.71, 10 * u, 2.4, mix(pal.near, pal.haze, 0.35), crest);
  back += swell(pen, h * 0.79, 20 * u, 1.8, mix(pal.near, pal.haze, 0.16), crest);
  const front =
    swell(pen, h * 0.87, 34 * u, 1.3, pal.near, crest) +
    swell(pen, h * 0.97, 44 * u, 1, mix(pal.near, pal.ink, 0.5), mix(crest, pal.near, 0.4));
  return { back, gy: h * 0.84, front, sun: [sunX, sunY] };
}
