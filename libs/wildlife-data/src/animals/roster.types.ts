import type { Animal } from './animal.schema';
import type { AnimalType, Biome, ConservationStatus } from './animal-vocabulary';

/** What every animal is known by, before anything is written about it. */
export type RosterEntry = Pick<
  Animal,
  'id' | 'name' | 'slug' | 'scientific_name' | 'type' | 'biome' | 'conservation_status' | 'india'
>;

/** One line of the roster: id, name, scientific name, type, biome, IUCN category. */
export type RosterRow = readonly [number, string, string, AnimalType, Biome, ConservationStatus];
