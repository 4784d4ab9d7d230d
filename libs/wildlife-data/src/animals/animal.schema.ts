import { z } from 'zod';

import { animalCount } from '../catalogue-size';
import { animalTypes, biomes, conservationStatuses } from './animal-vocabulary';

export const sourceSchema = z.strictObject({
  title: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
});

export type Source = z.infer<typeof sourceSchema>;

/** A species or subspecies. Favourites store whole records: fields may be added, never renamed or removed. */
export const animalSchema = z.strictObject({
  /** Never reused: URLs and favourites contain it. */
  id: z.number().int().min(1).max(animalCount),
  name: z.string().min(3),
  scientific_name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
  type: z.enum(animalTypes),
  habitat: z.string().min(10),
  /** Global IUCN Red List category of the named taxon. */
  conservation_status: z.enum(conservationStatuses),
  status_threats: z.string().min(10),
  description: z.string().min(120).max(600),
  food: z.string().min(3).max(90),
  /** Shown on a card, and searched. */
  region: z.string().min(3).max(90),
  /** Never changes: favourites store it. */
  image: z.string().regex(/^\/artwork\/animals\/[a-z0-9-]+\.svg$/),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  biome: z.enum(biomes),
  related: z.array(z.number().int().min(1).max(animalCount)).max(4),
  sources: z.array(sourceSchema).min(1),
  /**
   * Lives wild in India or its waters as a resident or regular visitor. The cheetahs brought to Kuno since 2022 do
   * not count yet.
   */
  india: z.boolean(),
});

export type Animal = z.infer<typeof animalSchema>;
