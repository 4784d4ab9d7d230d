import { z } from 'zod';

import { biomes } from '../animals/animal-vocabulary';
import { type References, speciesReference } from '../records/references';
import type { Source } from '../records/source.schema';
import { indianStates } from './indian-states';

export const parkFields = (references: References) => ({
  id: z.number().int().min(1),
  /** Gives the file its name. */
  name: z.string().regex(/National Park|Wildlife Sanctuary/, {
    error: 'The name says National Park or Wildlife Sanctuary.',
  }),
  location: z.string().min(5),
  states: z.array(z.enum(indianStates)).min(1),
  /** Degrees north and east, well inside the park. */
  coordinates: z.strictObject({ lat: z.number().min(6).max(37), lng: z.number().min(68).max(98) }),
  /**
   * The year of its final notification under its present kind. Hailey (now Corbett) was the first park, in
   * 1936.
   */
  established: z.number().int().min(1936).transform(String),
  /** Without a surrounding tiger reserve. */
  area_km2: z.number().positive().optional(),
  biome: z.enum(biomes),
  signature: speciesReference(references),
  /** 'November to April', or two such spans joined by 'and'. */
  best_time_to_visit: z.string().min(5),
  /** In their order, 1 for January. */
  months: z.array(z.number().int().min(1).max(12)).min(2).max(12),
  history: z.string().min(20).max(260),
  habitats: z.array(z.string().min(3)).min(2),
  /** Catalogue names where there is one, so that links resolve. */
  fauna: z.array(z.string().min(3)).min(6),
  flora: z.array(z.string().min(3)).min(4),
});

export type Park = z.output<z.ZodObject<ReturnType<typeof parkFields>>> & {
  slug: string;
  /** `/artwork/parks/{slug}.svg` */
  images: string;
  type?: 'Wildlife Sanctuary' | undefined;
  sources: Source[];
};
