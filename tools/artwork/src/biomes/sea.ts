import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { birds, mist, sky } from '../landscape/sky';
import type { BiomeScene } from './biome-scene';

/** A swell with lit crests. */
function swell(pen: Pen, y: number, amplitude: number, waves: number, colour: string, crest: string): string {
  const { W, H, u, rand } = pen;
  const step = W / waves;
  let line = '';
  let foam = '';
  let x = -step * rand.in(0.2, 0.9);
  line = `M${n0(x)} ${n0(y)}`;
  while (x < W + step) {
    const w = step * rand.in(0.8, 1.25);
    const a = amplitude * rand.in(0.7, 1.2);
    line += `q${n0(w * 0.34)} ${n0(-a * 0.2)} ${n0(w * 0.5)} ${n0(-a)}q${n0(w * 0.1)} ${n0(a * 0.9)} ${n0(w * 0.5)} ${n0(a)}`;
    foam += `M${n0(x + w * 0.5)} ${n0(y - a)}q${n0(-w * 0.1)} ${n0(a * 0.5)} ${n0(-w * 0.26)} ${n0(a * 0.7)}q${n0(w * 0.2)} ${n0(-a * 0.1)} ${n0(w * 0.3)} ${n0(-a * 0.3)}q${n0(w * 0.1)} ${n0(a * 0.3)} ${n0(w * 0.2)} ${n0(a * 0.36)}q${n0(-w * 0.16)} ${n0(-a * 0.3)} ${n0(-w * 0.24)} ${n0(-a * 0.76)}z`;
    x += w;
  }
  return (
    `<path fill="${pen.grad(
      [
        [colour, 0],
        [mix(colour, pen.pal.ink, 0.45), 1],
      ],
      y - amplitude,
      y + 190 * u,
    )}" d="${line}V${H}H-${n0(step)}z"/>` + `<path fill="${crest}" opacity=".7" d="${foam}"/>`
  );
}

/** The open ocean from above the water: long swells under a wide sky. */
export function sea(pen: Pen): BiomeScene {
  const { W, H: h, u, pal, rand } = pen;
  const horizon = h * 0.62;
  const sunX = W * 0.3;
  const sunY = horizon * 0.6;
  let back = sky(pen, { sunX, sunY, sunR: 72 * u, horizon, clouds: 8, rays: 0.05 });
  back += birds(pen, W * 0.2, horizon * 0.72, 4, pen.ramp(0.4), 0.9);
  back += `<rect y="${n0(horizon)}" width="${W}" height="${n0(h - horizon)}" fill="${pen.grad(
    [
      [mix(pal.sky[2], pal.near, 0.35), 0],
      [pal.near, 1],
    ],
    horizon,
    h * 0.8,
  )}"/>`;
  let glitter = '';
  for (let i = 0; i < 70; i++) {
    const t = rand() ** 1.3;
    const y = horizon + 5 + h * 0.14 * t;
    const w = rand.in(14, 80) * u * (0.3 + t);
    const x = sunX + (rand() - 0.5) * (80 + 420 * t) * u;
    glitter += `M${n0(x - w / 2)} ${n0(y)}q${n0(w / 2)} ${n0(-3 * u)} ${n0(w)} 0q${n0(-w / 2)} ${n0(4 * u)} ${n0(-w)} 0z`;
  }
  back += `<path fill="${pal.sun}" opacity=".8" d="${glitter}"/>` + mist(pen, horizon, 60 * u, 0.5);
  const crest = mix(pal.sun, '#ffffff', 0.6);
  back += swell(pen, h * 0.72, 18 * u, 9, mix(pal.near, pal.haze, 0.35), crest);
  back += swell(pen, h * 0.79, 34 * u, 6, mix(pal.near, pal.haze, 0.16), crest);
  const front =
    swell(pen, h * 0.88, 54 * u, 4, pal.near, crest) +
    swell(pen, h * 0.98, 70 * u, 3, mix(pal.near, pal.ink, 0.5), mix(crest, pal.near, 0.4));
  return { back, gy: h * 0.84, front, sun: [sunX, sunY] };
}
