import { z } from 'zod';

import { type References, speciesReference } from '../records/references';
import type { Source } from '../records/source.schema';
import { animalTypes, biomes, conservationStatuses } from './animal-vocabulary';

export type { Source } from '../records/source.schema';

/**
 * Our own words, exact enough to fit no other species: British spelling, '200 to 260 kg', no dashes,
 * exclamation marks or filler words.
 */
export const animalFields = (references: References) => ({
  /** Never reused: URLs and favourites contain it. */
  id: z.number().int().min(1),
  /** Gives the file its name. */
  name: z.string().min(3),
  scientific_name: z.string().regex(/^[A-Z][a-z]+ [a-z]{3,}( [a-z]{3,})?$/, {
    error: 'This is not the scientific name of a species or subspecies.',
  }),
  type: z.enum(animalTypes),
  biome: z.enum(biomes),
  /** Global, of the named taxon or its species. */
  conservation_status: z.enum(conservationStatuses),
  /** Resident or regular in the wild. The cheetahs brought to Kuno since 2022 do not count yet. */
  india: z.boolean(),
  /** A phrase, most important first: 'Deer, wild pig and gaur'. */
  food: z.string().min(3).max(90),
  /** A phrase from broad to exact, naming India where it applies, since visitors search by it. */
  region: z.string().min(3).max(90),
  /** A phrase. */
  habitat: z.string().min(10).max(160),
  /** Local pressures for a species of least concern. */
  status_threats: z.string().min(10).max(200),
  /** Two to four sentences, without Red List category; a count has its year. */
  description: z.string().min(120).max(600),
  /** Two to four. */
  related: z.array(speciesReference(references)).max(4),
});

/** Favourites store whole records: add fields, never rename or remove them. */
export type Animal = z.output<z.ZodObject<ReturnType<typeof animalFields>>> & {
  slug: string;
  image: string;
  sources: Source[];
};
