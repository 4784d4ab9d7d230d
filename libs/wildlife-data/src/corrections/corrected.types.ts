import type { Animal } from '../animals/animal.schema';
import type { Glance } from '../glance/glance.schema';
import type { Park } from '../parks/park.schema';
import type { Travel } from '../parks/travel/travel.schema';

export interface CorrectedSpecies {
  animal: Animal;
  glance: Glance;
  /** The ISO date of the last correction. */
  changed: string;
}

export interface CorrectedPark {
  park: Park;
  travel: Travel;
  changed: string;
}

/** By slug. */
export interface CorrectedRecords {
  species: Readonly<Record<string, CorrectedSpecies>>;
  parks: Readonly<Record<string, CorrectedPark>>;
}
