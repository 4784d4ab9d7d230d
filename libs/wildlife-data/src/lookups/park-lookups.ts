import type { Park } from '../parks/park.schema';
import { containsFolded, folded } from '../text/folded';

/** The categories of protected areas, in the order in which they are offered. */
export const parkCategories = ['National Park', 'Wildlife Sanctuary', 'Other'] as const;

export type ParkCategory = (typeof parkCategories)[number];

/** The category of a park, read from its name without regard to case: a national park wins where both occur. */
export function parkCategory(name: string): ParkCategory {
  const lower = name.toLowerCase();
  if (lower.includes('national park')) return 'National Park';
  if (lower.includes('wildlife sanctuary')) return 'Wildlife Sanctuary';
  return 'Other';
}

/**
 * The parks whose name or location contains the text and whose category is the given one, in their given order. Case,
 * accents and blanks at the ends do not matter; a blank text finds all.
 */
export function searchParks<P extends Pick<Park, 'name' | 'location'>>(
  parks: readonly P[],
  text: string,
  category: ParkCategory | 'All' = 'All',
): P[] {
  return parks.filter(
    (park) =>
      (category === 'All' || parkCategory(park.name) === category) &&
      containsFolded([park.name, park.location], text),
  );
}

/** The parks that name this animal in their fauna, by the catalogue's name without regard to case and accents. */
export function parksOfAnimal<P extends Pick<Park, 'fauna'>>(
  parks: readonly P[],
  animal: { name: string },
): P[] {
  const name = folded(animal.name);
  return parks.filter((park) => park.fauna.some((kind) => folded(kind) === name));
}

/** The animals of the catalogue that a park names in its fauna, in the park's order. Other species are left out. */
export function animalsOfPark<A extends { name: string }>(
  animals: readonly A[],
  park: Pick<Park, 'fauna'>,
): A[] {
  const byName = new Map(animals.map((animal) => [folded(animal.name), animal]));
  return park.fauna.flatMap((kind) => byName.get(folded(kind)) ?? []);
}
