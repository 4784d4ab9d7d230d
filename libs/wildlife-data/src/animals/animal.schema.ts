import { z } from 'zod';

import { animalTypes, biomes, conservationStatuses } from './animal-vocabulary';

/** Where a record's facts were taken from. */
export const sourceSchema = z.strictObject({
  title: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
});

export type Source = z.infer<typeof sourceSchema>;

/**
 * One species (or subspecies) of the catalogue. The first eleven fields are the specification's; favourites store
 * the whole record, so a field may be added here but never renamed or removed.
 */
export const animalSchema = z.strictObject({
  /** 1 to 117, never reused: addresses and favourites are made of it. */
  id: z.number().int().min(1).max(117),
  name: z.string().min(3),
  /** Genus species, or Genus species subspecies; shown in italics. */
  scientific_name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
  type: z.enum(animalTypes),
  /** Where it lives, one phrase or sentence. */
  habitat: z.string().min(10),
  /** Global category of the IUCN Red List for the taxon that `scientific_name` names. */
  conservation_status: z.enum(conservationStatuses),
  /** What endangers it. */
  status_threats: z.string().min(10),
  /** Two to four sentences of our own. */
  description: z.string().min(120).max(600),
  /** What it eats, short enough for a card. */
  food: z.string().min(3).max(90),
  /** Where on Earth it occurs, short enough for a card; searched as well. */
  region: z.string().min(3).max(90),
  /** Address of the illustration, stable for ever: `/artwork/animals/{slug}.svg`. */
  image: z.string().regex(/^\/artwork\/animals\/[a-z0-9-]+\.svg$/),
  /** The name as it stands in addresses. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  biome: z.enum(biomes),
  /** Ids of animals that a reader of this record would want next. */
  related: z.array(z.number().int().min(1).max(117)).max(4),
  sources: z.array(sourceSchema).min(1),
  /**
   * Whether it lives wild in India: resident, breeding, wintering or passing through regularly, on land or in Indian
   * waters. The cheetahs brought to Kuno from Africa since 2022 do not count as an established population yet.
   */
  india: z.boolean(),
});

export type Animal = z.infer<typeof animalSchema>;
