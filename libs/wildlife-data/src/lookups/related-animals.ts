import type { AnimalSummary } from '../animals/animal-index';
import { animalGroups } from '../search/animal-groups';
import { animalById } from './animal-lookups';

const kinships = ['genus', 'group', 'type and landscape', 'type', 'landscape', 'record'] as const;

/** The bond between two animals, the closest first; a group has its name, as in "big cats". */
export type Kinship = { by: Exclude<(typeof kinships)[number], 'group'> } | { by: 'group'; many: string };

type Relatable = { id: number; related: readonly number[] } & Pick<
  AnimalSummary,
  'type' | 'biome' | 'scientific_name'
>;

const genus = ({ scientific_name }: Relatable) => scientific_name.split(' ')[0];

/** The smallest group that has both, as it says most. */
const sharedGroup = (one: Relatable, other: Relatable) =>
  animalGroups
    .filter(({ ids }) => ids.includes(one.id) && ids.includes(other.id))
    .sort((a, b) => a.ids.length - b.ids.length)[0];

function findKinship(one: Relatable, other: Relatable): Kinship | null {
  const sameType = one.type === other.type;
  const sameLandscape = one.biome === other.biome;
  if (genus(one) === genus(other)) return { by: 'genus' };
  const group = sameType ? sharedGroup(one, other) : undefined;
  if (group) return { by: 'group', many: group.many };
  if (sameType) return { by: sameLandscape ? 'type and landscape' : 'type' };
  const isNamed = one.related.includes(other.id) || other.related.includes(one.id);
  return isNamed ? { by: sameLandscape ? 'landscape' : 'record' } : null;
}

/**
 * Up to `limit` other animals: those of its genus, of a group such as bears, of its type, its own landscape first, then
 * those that one of the two records names. Among equals those that its record names come first, in its order.
 */
export function relatedAnimals<A extends Relatable>(
  animals: readonly A[],
  id: string | number,
  limit = 4,
): { animal: A; kinship: Kinship }[] {
  const animal = animalById(animals, id);
  if (!animal) return [];
  const named = animal.related.flatMap((relatedId) => animalById(animals, relatedId) ?? []);
  return [...new Set([...named, ...animals])]
    .filter((other) => other.id !== animal.id)
    .flatMap((other) => {
      const kinship = findKinship(animal, other);
      return kinship ? [{ animal: other, kinship }] : [];
    })
    .sort((a, b) => kinships.indexOf(a.kinship.by) - kinships.indexOf(b.kinship.by))
    .slice(0, Math.max(0, limit));
}
