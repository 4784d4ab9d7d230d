import groups from '../generated/animal-groups.json' with { type: 'json' };
import type { AnimalGroup } from './animal-group.schema';

export const animalGroups: readonly AnimalGroup[] = groups;
