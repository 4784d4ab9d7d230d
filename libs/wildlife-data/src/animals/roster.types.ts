import type { Animal } from './animal.schema';
import type { AnimalType, Biome, ConservationStatus } from './animal-vocabulary';

export type RosterEntry = Pick<
  Animal,
  'id' | 'name' | 'slug' | 'scientific_name' | 'type' | 'biome' | 'conservation_status' | 'india'
>;

export type RosterRow = readonly [number, string, string, AnimalType, Biome, ConservationStatus];
