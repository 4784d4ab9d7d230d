import { BIOMES } from '../biomes';
import type { BiomeName } from '../biomes';
import { n0 } from '../drawing/numbers';
import { makePen } from '../drawing/pen';
import { svg } from '../drawing/svg';
import { figure } from '../figures';
import type { FigureName } from '../figures';
import { canopy } from '../landscape/edges';
import { hourOf } from './scene';

export interface PortraitOptions {
  figure: FigureName;
  biome: BiomeName;
  hour: string;
  /** Pixels of the longer side in the square of 200. */
  size?: number;
  /** Pixels down, so that bodies run out of the picture. */
  down?: number;
  /** Pixels right, to centre the head. */
  right?: number;
}

export function portrait({
  figure: name,
  biome,
  hour,
  size = 150,
  down = 0,
  right: shift = 0,
}: PortraitOptions): string {
  const pal = hourOf(BIOMES[biome], name, hour);
  const { body, box } = figure(name);
  const [left, top, right, bottom] = box;
  const scale = Math.round((size / Math.max(right - left, bottom - top)) * 100) / 100;
  const pen = makePen({ seed: name + biome, W: 200, H: 200, pal });
  const far = pen.curve(128, 14, 1);
  const near = pen.curve(156, 8, 1);
  const foot = (bottom - top > (right - left) * 1.1 ? 196 : 186) + down;
  return svg(
    200,
    200,
    pen.defs.join(''),
    `<rect width="200" height="200" fill="${pal.sky[1]}"/>` +
      `<circle cx="70" cy="74" r="80" fill="${pal.sun}" opacity=".25"/><circle cx="70" cy="74" r="44" fill="${pal.sun}"/>` +
      pen.layer(canopy(pen, far, 12), pen.ramp(0.45)) +
      `<g transform="translate(${n0(104 + shift)} ${n0(foot)})scale(${scale})translate(${n0(-(left + right) / 2)} ${n0(-bottom)})">${body}</g>` +
      pen.layer(
        canopy(pen, (x) => near(x) + 24, 14),
        pal.ink,
      ),
  );
}
