import { makePen, type Pen } from '../drawing/pen';
import { svg } from '../drawing/svg';
import { skyLayer } from './sky-layer';
import { HEIGHT, WIDTH } from './frame';
import { fernLayer, tigerLayer, treeLayer } from './near-layers';
import { HERO_PALETTES, type HeroMode } from './palettes';

/** From far to near, each transparent above its outline. The land between the first two is a picture of tools/terrain. */
const LAYERS: readonly ((pen: Pen, mode: HeroMode) => string)[] = [
  skyLayer,
  treeLayer,
  tigerLayer,
  fernLayer,
];

export const HERO_LAYERS = LAYERS.length;

/** Layer 0 is the sky. */
export function heroLayer(index: number, mode: HeroMode): string {
  const draw = LAYERS[index];
  if (!draw) throw new RangeError(`the hero has ${HERO_LAYERS} layers; there is no ${index}`);
  const pen = makePen({
    seed: `hero${index}`,
    W: WIDTH,
    H: HEIGHT,
    pal: HERO_PALETTES[mode],
    biome: 'forest',
  });
  const inner = draw(pen, mode);
  return svg(WIDTH, HEIGHT, pen.defs.join(''), inner);
}
