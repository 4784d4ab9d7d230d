import { slugOf } from '../text/slug';
import { indiaRows } from './roster-india';
import type { RosterEntry, RosterRow } from './roster.types';
import { worldRows } from './roster-world';

function entries(rows: readonly RosterRow[], india: boolean): RosterEntry[] {
  return rows.map(([id, name, scientific_name, type, biome, conservation_status]) => ({
    id,
    name,
    slug: slugOf(name),
    scientific_name,
    type,
    biome,
    conservation_status,
    india,
  }));
}

/** The 117 animals by id: India 1 to 73, then the world. */
export const roster: readonly RosterEntry[] = [...entries(indiaRows, true), ...entries(worldRows, false)];
