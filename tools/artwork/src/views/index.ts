import type { BiomeScene } from '../biomes/biome-scene';
import type { Pen } from '../drawing/pen';
import { anemone, bark, honeycomb, seaFloor } from './close-ups';
import { cliffs, girHills, kopje, lontarHills, outback, thornScrub } from './dry-land';
import { meadow, teraiRiver, villageTank } from './grasslands';
import { iceShelf, packIce, snowfield, tundra } from './cold';
import { alpineMeadow, gorge, plateau, scree } from './heights';
import { nightRocks, nightWood } from './night';
import { crater, savannaRiver, waterhole } from './plains';
import { deepSlope, kelpForest, openBlue, seagrass } from './sea';
import { mudflat, nestingBeach, rockyShore } from './shores';
import { baobabs, forestPool, gumWoodland } from './southern-woods';
import { drownedTrees, lagoon, marshTrees, sandbank, spruceLake } from './waters';
import { canopyView, dryRocks, forestRiver, salForest, undergrowth } from './woods';

/** Compositions beside a biome's plain one; each takes the colours of the hour. */
export const VIEWS = {
  'alpine-meadow': alpineMeadow,
  baobabs,
  anemone,
  bark,
  canopy: canopyView,
  cliffs,
  crater,
  'deep-slope': deepSlope,
  'drowned-trees': drownedTrees,
  'dry-rocks': dryRocks,
  'forest-pool': forestPool,
  'forest-river': forestRiver,
  'gir-hills': girHills,
  gorge,
  'gum-woodland': gumWoodland,
  honeycomb,
  'ice-shelf': iceShelf,
  'kelp-forest': kelpForest,
  kopje,
  lagoon,
  'lontar-hills': lontarHills,
  'marsh-trees': marshTrees,
  meadow,
  mudflat,
  'nesting-beach': nestingBeach,
  'night-rocks': nightRocks,
  'night-wood': nightWood,
  'open-blue': openBlue,
  outback,
  'pack-ice': packIce,
  plateau,
  'rocky-shore': rockyShore,
  'sal-forest': salForest,
  sandbank,
  'savanna-river': savannaRiver,
  scree,
  'sea-floor': seaFloor,
  seagrass,
  snowfield,
  'spruce-lake': spruceLake,
  'terai-river': teraiRiver,
  'thorn-scrub': thornScrub,
  tundra,
  undergrowth,
  'village-tank': villageTank,
  waterhole,
} satisfies Record<string, (pen: Pen) => BiomeScene>;

export type ViewName = keyof typeof VIEWS;
