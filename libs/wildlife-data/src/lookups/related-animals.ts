import type { AnimalSummary } from '../animals/animal-index';
import { animalGroups } from '../search/animal-groups';
import { animalById } from './animal-lookups';

const placeKinds = ['park', 'country', 'sea'] as const;

/** The preferred come first. */
export type LivingPlaces = Readonly<Record<(typeof placeKinds)[number], readonly string[]>>;

export type Kinship =
  | { by: 'genus' | 'type' | 'record' }
  | { by: 'group'; many: string }
  | { by: (typeof placeKinds)[number]; name: string };

type Relatable = { id: number; related: readonly number[] } & Pick<AnimalSummary, 'type' | 'scientific_name'>;

const genus = ({ scientific_name }: Relatable) => scientific_name.split(' ')[0];

const sharedGroup = (one: Relatable, other: Relatable) =>
  animalGroups
    .filter(({ ids }) => ids.includes(one.id) && ids.includes(other.id))
    .sort((a, b) => a.ids.length - b.ids.length)[0];

function sharedPlace(here: LivingPlaces, there: LivingPlaces): Kinship | undefined {
  return placeKinds.flatMap((by) => {
    const name = here[by].find((place) => there[by].includes(place));
    return name === undefined ? [] : [{ by, name }];
  })[0];
}

function findKinship<A extends Relatable>(
  one: A,
  other: A,
  listPlaces: (animal: A) => LivingPlaces,
): Kinship | null {
  const sameType = one.type === other.type;
  if (genus(one) === genus(other)) return { by: 'genus' };
  const group = sameType ? sharedGroup(one, other) : undefined;
  if (group) return { by: 'group', many: group.many };
  if (!sameType && !one.related.includes(other.id) && !other.related.includes(one.id)) return null;
  return sharedPlace(listPlaces(one), listPlaces(other)) ?? { by: sameType ? 'type' : 'record' };
}

const closest = ['genus', 'group', ...placeKinds, 'type', 'record'];

/** The same type comes first, then the closer bond, then what the record names. */
export function relatedAnimals<A extends Relatable>(
  animals: readonly A[],
  id: string | number,
  listPlaces: (animal: A) => LivingPlaces,
  limit = 4,
): { animal: A; kinship: Kinship }[] {
  const animal = animalById(animals, id);
  if (!animal) return [];
  const named = animal.related.flatMap((relatedId) => animalById(animals, relatedId) ?? []);
  return [...new Set([...named, ...animals])]
    .filter((other) => other.id !== animal.id)
    .flatMap((other) => {
      const kinship = findKinship(animal, other, listPlaces);
      return kinship ? [{ animal: other, kinship }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.animal.type !== animal.type) - Number(b.animal.type !== animal.type) ||
        closest.indexOf(a.kinship.by) - closest.indexOf(b.kinship.by),
    )
    .slice(0, Math.max(0, limit));
}
