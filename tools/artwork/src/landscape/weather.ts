import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { createRandom } from '../drawing/random';
import { mist } from './sky';

/** A tile of strokes or flakes over the whole picture. */
function falling(pen: Pen, side: number, turn: number, tile: string): string {
  const { W, H, u } = pen;
  const fill = pen.def(
    `<pattern id="ID" width="${n0(side * u)}" height="${n0(side * u)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern>`,
  );
  return `<rect width="${W}" height="${H}" fill="${fill}"/>`;
}

function drops(pen: Pen, count: number, side: number, length: number, o: number): string {
  const rand = createRandom(`drops ${side}`);
  const { u, pal } = pen;
  let d = '';
  for (let i = 0; i < count; i++) {
    const l = length * rand.in(0.6, 1) * u;
    d += `M${n0(((i + 0.5) / count) * side * u)} ${n0(rand() * (side * u - l))}v${n0(l)}`;
  }
  return falling(
    pen,
    side,
    11,
    `<path stroke="${pal.sun}" stroke-width="${n1(1.7 * u)}" stroke-linecap="round" opacity="${o}" d="${d}"/>`,
  );
}

function flakes(pen: Pen, count: number, side: number, radius: number, o: number): string {
  const rand = createRandom(`flakes ${side}`);
  const { u } = pen;
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${n0(rand.in(12, side - 12) * u)} ${n0(rand.in(12, side - 12) * u)}v.1`;
  return falling(
    pen,
    side,
    18,
    `<path stroke="#fff" stroke-width="${n1(radius * 2 * u)}" stroke-linecap="round" opacity="${o}" d="${d}"/>`,
  );
}

/** Falls or lies before the animal, and behind it. */
export function weather(pen: Pen, ground: number): { behind: string; before: string } {
  const { u, pal } = pen;
  if (pal.air === 'rain')
    return { behind: drops(pen, 9, 210, 70, 0.34), before: drops(pen, 7, 330, 130, 0.3) };
  if (pal.air === 'snow')
    return { behind: flakes(pen, 14, 220, 2.6, 0.8), before: flakes(pen, 9, 390, 5, 0.75) };
  if (pal.air === 'mist') return { behind: mist(pen, ground - 90 * u, 300 * u, 0.55), before: '' };
  return { behind: '', before: '' };
}
