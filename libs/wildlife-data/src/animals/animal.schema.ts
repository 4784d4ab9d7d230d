import { z } from 'zod';

import { type References, speciesReference } from '../records/references';
import type { Source } from '../records/source.schema';
import { animalTypes, biomes, conservationStatuses } from './animal-vocabulary';

export type { Source } from '../records/source.schema';

/**
 * How texts are written, besides what stands at each field: in our own words, concrete and exact, so that they fit no other
 * species. British spelling, ranges as '200 to 260 kg', no dashes, exclamation marks or filler words.
 */
export const animalFields = (references: References) => ({
  /** Never reused: URLs and favourites contain it. A new species takes the next one. */
  id: z.number().int().min(1),
  /** The file is called after it. */
  name: z.string().min(3),
  scientific_name: z.string().regex(/^[A-Z][a-z]+ [a-z]{3,}( [a-z]{3,})?$/, {
    error: 'This is not the scientific name of a species or subspecies.',
  }),
  type: z.enum(animalTypes),
  /** The landscape it is pictured in. */
  biome: z.enum(biomes),
  /** Global IUCN Red List category of the named taxon, or of its species. */
  conservation_status: z.enum(conservationStatuses),
  /**
   * Lives wild in India or its waters as a resident or regular visitor. The cheetahs brought to Kuno since 2022 do
   * not count yet.
   */
  india: z.boolean(),
  /** A phrase without full stop, most important first: 'Deer, wild pig and gaur'. */
  food: z.string().min(3).max(90),
  /**
   * Where it lives wild, from broad to exact, as a phrase without full stop. Names India when it lives there, since
   * visitors search by it.
   */
  region: z.string().min(3).max(90),
  /** One phrase without full stop. */
  habitat: z.string().min(10).max(160),
  /** The present threats; local pressures for a species of least concern. */
  status_threats: z.string().min(10).max(200),
  /** Two to four sentences. No Red List category; a count carries its year. */
  description: z.string().min(120).max(600),
  /** Two to four other species that a reader would want next. */
  related: z.array(speciesReference(references)).max(4),
});

/** A species or subspecies. Favourites store whole records: fields may be added, never renamed or removed. */
export type Animal = z.output<z.ZodObject<ReturnType<typeof animalFields>>> & {
  slug: string;
  /** Never changes: favourites store it. */
  image: string;
  sources: Source[];
};
