import { animalTypes, biomes, conservationStatuses } from '../animals/animal-vocabulary';
import type { RosterEntry } from '../animals/roster.types';

type Classified = Pick<RosterEntry, 'name'> & Record<'type' | 'biome' | 'conservation_status', string>;

const lists: Record<'type' | 'biome' | 'conservation_status', readonly string[]> = {
  type: animalTypes,
  biome: biomes,
  conservation_status: conservationStatuses,
};

/** Categories of a record that are not in the closed lists. */
export function unknownCategories(animal: Classified): string[] {
  return (['type', 'biome', 'conservation_status'] as const)
    .filter((field) => !lists[field].includes(animal[field]))
    .map((field) => `${animal.name}: '${animal[field]}' is no ${field}`);
}
