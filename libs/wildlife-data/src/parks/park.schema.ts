import { z } from 'zod';

import { biomes } from '../animals/animal-vocabulary';
import { sourceSchema } from '../animals/animal.schema';
import { animalCount, parkCount } from '../catalogue-size';
import { indianStates } from './indian-states';

/** A protected area of India; the specification's fields come first. */
export const parkSchema = z.strictObject({
  id: z.number().int().min(1).max(parkCount),
  name: z.string().regex(/National Park|Wildlife Sanctuary/),
  location: z.string().min(5),
  /** `/artwork/parks/{slug}.svg` */
  images: z.string().regex(/^\/artwork\/parks\/[a-z0-9-]+\.svg$/),
  /** The year of its final notification under its present kind, as text; see `history` for earlier ones. */
  established: z.string().regex(/^\d{4}$/),
  habitats: z.array(z.string().min(3)).min(2),
  /** Catalogue names where the catalogue has the animal, so that links resolve. */
  fauna: z.array(z.string().min(3)).min(6),
  flora: z.array(z.string().min(3)).min(4),
  /** 'November to April', or two such spans joined by 'and'. Agrees with `months`. */
  best_time_to_visit: z.string().min(5),
  type: z.literal('Wildlife Sanctuary').optional(),

  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  states: z.array(z.enum(indianStates)).min(1),
  /** Degrees north and east, well inside the park. */
  coordinates: z.strictObject({ lat: z.number().min(6).max(37), lng: z.number().min(68).max(98) }),
  /** Months of the season in their order, 1 for January. */
  months: z.array(z.number().int().min(1).max(12)).min(2).max(12),
  /** The id of the animal on its poster. */
  signature: z.number().int().min(1).max(animalCount),
  biome: z.enum(biomes),
  /** Without a surrounding tiger reserve; missing where sources disagree. */
  area_km2: z.number().positive().optional(),
  history: z.string().min(20).max(260),
  sources: z.array(sourceSchema).min(1),
});

export type Park = z.infer<typeof parkSchema>;

/** A park as written in `data`; poster and slug derive from the name. */
export type ParkText = Omit<Park, 'images' | 'slug'>;
