import type { Animal } from './animal.schema';
import type { AnimalFacts } from './animal-text';
import { factsOf001To039 } from './data/animals-001-039.facts';
import { factsOf040To078 } from './data/animals-040-078.facts';
import { factsOf079To117 } from './data/animals-079-117.facts';
import { roster } from './roster';
import type { RosterEntry } from './roster.types';

/** What a card and the search need of an animal: everything but the long texts. */
export type AnimalSummary = RosterEntry & Pick<Animal, 'food' | 'region' | 'image'>;

const factsById = new Map<number, AnimalFacts>(
  [...factsOf001To039, ...factsOf040To078, ...factsOf079To117].map((facts) => [facts.id, facts]),
);

function summaryOf(entry: RosterEntry): AnimalSummary[] {
  const facts = factsById.get(entry.id);
  if (!facts) return [];
  return [{ ...entry, food: facts.food, region: facts.region, image: `/artwork/animals/${entry.slug}.svg` }];
}

/**
 * The light index, by id: import this, not `animals`, where cards, search or links are all that is needed. It does
 * not reach the modules that hold the descriptions, so a bundle made from it stays small.
 */
export const animalIndex: readonly AnimalSummary[] = /* @__PURE__ */ roster.flatMap(summaryOf);
