import { slugOf } from '../text/slug';
import { addedRows } from './roster-added';
import { indiaRows } from './roster-india';
import type { RosterEntry, RosterRow } from './roster.types';
import { worldRows } from './roster-world';

function entryOf(
  [id, name, scientific_name, type, biome, conservation_status]: RosterRow,
  india: boolean,
): RosterEntry {
  return { id, name, slug: slugOf(name), scientific_name, type, biome, conservation_status, india };
}

/** The animals by id: India 1 to 73, the world 74 to 117, then those added since. */
export const roster: readonly RosterEntry[] = [
  ...indiaRows.map((row) => entryOf(row, true)),
  ...worldRows.map((row) => entryOf(row, false)),
  ...addedRows.map(({ row, india }) => entryOf(row, india)),
];
