import { inArray } from 'drizzle-orm';
import { freeNameOf, taxonKey } from '@aranya/contracts';
import { taxa } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { everydayPosts } from './everyday-posts';
import { lifeLists } from './life-lists';

/** Scientific names of animals beyond the guide in the demo. */
export const everydayAnimals: readonly string[] = [
  ...everydayPosts.flatMap(({ species, suggestions = [] }) => [
    ...species.flatMap((named) => {
      const animal = typeof named === 'string' ? named : named[0];
      return freeNameOf(animal) ? [] : animal;
    }),
    ...suggestions.map(([, animal]) => animal),
  ]),
  ...Object.values(lifeLists).flatMap((records) => records.map(({ animal }) => animal)),
];

/**
 * @returns finds an animal's key by its scientific name; a free name is its own key. Throws Error for an
 * unknown name
 */
export async function readAnimalKeys(db: Db): Promise<(animal: string) => string> {
  const rows = await db
    .select({ id: taxa.id, name: taxa.scientificName })
    .from(taxa)
    .where(inArray(taxa.scientificName, [...everydayAnimals]));
  const keys = new Map(rows.map(({ id, name }) => [name, taxonKey(id)]));
  return (animal) => {
    if (freeNameOf(animal)) return animal;
    const key = keys.get(animal);
    if (key === undefined) throw new Error(`There is no animal ${animal}.`);
    return key;
  };
}
