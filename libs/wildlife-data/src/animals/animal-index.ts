import type { Animal } from './animal.schema';
import type { AnimalFacts } from './animal-text';
import { addedFacts } from './data/animals-added.facts';
import { factsOf001To039 } from './data/animals-001-039.facts';
import { factsOf040To078 } from './data/animals-040-078.facts';
import { factsOf079To117 } from './data/animals-079-117.facts';
import { roster } from './roster';
import type { RosterEntry } from './roster.types';

/** Everything but the long texts: enough for cards and search. */
export type AnimalSummary = RosterEntry & Pick<Animal, 'food' | 'region' | 'image'>;

const factsById = new Map<number, AnimalFacts>(
  [...factsOf001To039, ...factsOf040To078, ...factsOf079To117, ...addedFacts].map((facts) => [
    facts.id,
    facts,
  ]),
);

function summaryOf(entry: RosterEntry): AnimalSummary[] {
  const facts = factsById.get(entry.id);
  if (!facts) return [];
  return [{ ...entry, food: facts.food, region: facts.region, image: `/artwork/animals/${entry.slug}.svg` }];
}

/** The light index, by id. Import this instead of `animals` where possible: it does not reach the descriptions. */
export const animalIndex: readonly AnimalSummary[] = /* @__PURE__ */ roster.flatMap(summaryOf);
