import { z } from 'zod';

import { biomes } from '../animals/animal-vocabulary';
import { sourceSchema } from '../animals/animal.schema';
import { indianStates } from './indian-states';

/**
 * One protected area of India. The specification's fields come first; `type` stands on wildlife sanctuaries only
 * (ids 26 to 31), and the category that filters use is read from the name by `parkCategory`.
 */
export const parkSchema = z.strictObject({
  id: z.number().int().min(1).max(31),
  name: z.string().regex(/National Park|Wildlife Sanctuary/),
  /** District and state, searched together with the name. */
  location: z.string().min(5),
  /** Address of the poster: `/artwork/parks/{slug}.svg`. */
  images: z.string().regex(/^\/artwork\/parks\/[a-z0-9-]+\.svg$/),
  /**
   * The year, as text, in which the place became what its name says: a national park's year is that of its (final)
   * notification as a national park, though many had been sanctuaries long before; see `history`.
   */
  established: z.string().regex(/^\d{4}$/),
  habitats: z.array(z.string().min(3)).min(2),
  /** Animals by the catalogue's names wherever the catalogue has them, so that links resolve; others follow. */
  fauna: z.array(z.string().min(3)).min(6),
  flora: z.array(z.string().min(3)).min(4),
  /** Spans of months in words: 'November to April', or two spans joined by 'and'. Agrees with `months`. */
  best_time_to_visit: z.string().min(5),
  type: z.literal('Wildlife Sanctuary').optional(),

  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** States and union territories it lies in. */
  states: z.array(z.enum(indianStates)).min(1),
  /** A point well inside the park, degrees north and east. */
  coordinates: z.strictObject({ lat: z.number().min(6).max(37), lng: z.number().min(68).max(98) }),
  /** The same season as numbers, 1 for January, in the order of the season. */
  months: z.array(z.number().int().min(1).max(12)).min(2).max(12),
  /** Id of the animal on its poster. */
  signature: z.number().int().min(1).max(117),
  biome: z.enum(biomes),
  /** Area of the park or sanctuary itself (not of a surrounding tiger reserve), where sources agree. */
  area_km2: z.number().positive().optional(),
  /** How it came to be protected, one or two sentences. */
  history: z.string().min(20).max(260),
  sources: z.array(sourceSchema).min(1),
});

export type Park = z.infer<typeof parkSchema>;

/** A park as written in `data`; poster and slug follow from the name. */
export type ParkText = Omit<Park, 'images' | 'slug'>;
