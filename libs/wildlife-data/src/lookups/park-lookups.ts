import type { Park } from '../parks/park.schema';
import { containsFolded, folded } from '../text/folded';

export const parkCategories = ['National Park', 'Wildlife Sanctuary', 'Other'] as const;

export type ParkCategory = (typeof parkCategories)[number];

/** A national park wins where both occur. */
export function parkCategory(name: string): ParkCategory {
  const lower = name.toLowerCase();
  if (lower.includes('national park')) return 'National Park';
  if (lower.includes('wildlife sanctuary')) return 'Wildlife Sanctuary';
  return 'Other';
}

/** Ignores case and accents. A blank text finds all. */
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

export function parksOfAnimal<P extends Pick<Park, 'fauna'>>(
  parks: readonly P[],
  animal: { name: string },
): P[] {
  const name = folded(animal.name);
  return parks.filter((park) => park.fauna.some((kind) => folded(kind) === name));
}

export function animalsOfPark<A extends { name: string }>(
  animals: readonly A[],
  park: Pick<Park, 'fauna'>,
): A[] {
  const byName = new Map(animals.map((animal) => [folded(animal.name), animal]));
  return park.fauna.flatMap((kind) => byName.get(folded(kind)) ?? []);
}
