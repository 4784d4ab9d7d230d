import rows from '../generated/animal-facts.json' with { type: 'json' };
import type { Animal } from './animal.schema';
import { roster } from './roster';
import type { RosterEntry } from './roster.types';

export type AnimalSummary = RosterEntry & Pick<Animal, 'food' | 'region' | 'image'>;

const facts = new Map(
  (rows as unknown as readonly [number, string, string][]).map(([id, food, region]) => [
    id,
    { food, region },
  ]),
);

function toSummaries(entry: RosterEntry): AnimalSummary[] {
  const found = facts.get(entry.id);
  if (!found) return [];
  return [{ ...entry, ...found, image: `/artwork/animals/${entry.slug}.svg` }];
}

/** Preferable to `animals`: it does not load the descriptions. */
export const animalIndex: readonly AnimalSummary[] = /* @__PURE__ */ roster.flatMap(toSummaries);
