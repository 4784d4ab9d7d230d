import type { Pen } from '../drawing/pen';
import { HOURS } from '../landscape/hours';
import type { Palette } from '../landscape/palette';
import { alpine } from './alpine';
import { bamboo } from './bamboo';
import type { BiomeScene } from './biome-scene';
import { coast } from './coast';
import { desert } from './desert';
import { shola } from './shola';
import { sea } from './sea';
import { saltFlat } from './salt-flat';
import { mangrove } from './mangrove';
import { coldDesert } from './cold-desert';
import { farmland } from './farmland';
import { forest } from './forest';
import { grassland } from './grassland';
import { ice } from './ice';
import { night } from './night';
import { rainforest } from './rainforest';
import { reef } from './reef';
import { savanna } from './savanna';
import { wetland } from './wetland';

export interface Biome {
  draw(pen: Pen): BiomeScene;
  hours: Readonly<Record<string, Palette>>;
  /** Under water without a reef. */
  open?: boolean;
}

export const BIOMES = {
  alpine: { draw: alpine, hours: HOURS.alpine },
  bamboo: { draw: bamboo, hours: HOURS.rainforest },
  coast: { draw: coast, hours: HOURS.coast },
  desert: { draw: desert, hours: HOURS.desert },
  farmland: { draw: farmland, hours: HOURS.farmland },
  forest: { draw: forest, hours: HOURS.forest },
  grassland: { draw: grassland, hours: HOURS.grassland },
  ice: { draw: ice, hours: HOURS.ice },
  night: { draw: night, hours: HOURS.night },
  ocean: { draw: reef, hours: HOURS.reef, open: true },
  rainforest: { draw: rainforest, hours: HOURS.rainforest },
  reef: { draw: reef, hours: HOURS.reef },
  river: { draw: reef, hours: HOURS.river, open: true },
  savanna: { draw: savanna, hours: HOURS.savanna },
  wetland: { draw: wetland, hours: HOURS.wetland },
  'cold-desert': { draw: coldDesert, hours: HOURS['cold-desert'] },
  mangrove: { draw: mangrove, hours: HOURS.mangrove },
  'salt-flat': { draw: saltFlat, hours: HOURS['salt-flat'] },
  sea: { draw: sea, hours: HOURS.sea },
  shola: { draw: shola, hours: HOURS.shola },
} satisfies Record<string, Biome>;

export type BiomeName = keyof typeof BIOMES;
