import rows from '../generated/roster.json' with { type: 'json' };
import { toSlug } from '../text/slug';
import type { RosterEntry, RosterRow } from './roster.types';

const { india, elsewhere } = rows as unknown as Record<'india' | 'elsewhere', readonly RosterRow[]>;

function toEntry(
  [id, name, scientific_name, type, biome, conservation_status]: RosterRow,
  livesInIndia: boolean,
): RosterEntry {
  return {
    id,
    name,
    slug: toSlug(name),
    scientific_name,
    type,
    biome,
    conservation_status,
    india: livesInIndia,
  };
}

/** India has ids 1 to 73, the world 74 to 117, additions follow. */
export const roster: readonly RosterEntry[] = [
  ...india.map((row) => toEntry(row, true)),
  ...elsewhere.map((row) => toEntry(row, false)),
].sort((one, other) => one.id - other.id);
