import rows from '../generated/animal-facts.json' with { type: 'json' };
import type { Animal } from './animal.schema';
import { roster } from './roster';
import type { RosterEntry } from './roster.types';

/** Everything but the long texts: enough for cards and search. */
export type AnimalSummary = RosterEntry & Pick<Animal, 'food' | 'region' | 'image'>;

/** Id, food, region. */
const facts = new Map(
  (rows as unknown as readonly [number, string, string][]).map(([id, food, region]) => [
    id,
    { food, region },
  ]),
);

function summaryOf(entry: RosterEntry): AnimalSummary[] {
  const found = facts.get(entry.id);
  if (!found) return [];
  return [{ ...entry, ...found, image: `/artwork/animals/${entry.slug}.svg` }];
}

/** The light index, by id. Import this instead of `animals` where possible: it does not reach the descriptions. */
export const animalIndex: readonly AnimalSummary[] = /* @__PURE__ */ roster.flatMap(summaryOf);
