import { parkCategory } from '../lookups/park-lookups';
import type { Park } from '../parks/park.schema';

/** Ids 26 to 31 are wildlife sanctuaries by name and type, all others neither. */
export function kindFaults(park: Pick<Park, 'id' | 'name' | 'type'>): string[] {
  const expected = park.id >= 26 && park.id <= 31 ? 'Wildlife Sanctuary' : 'National Park';
  const faults: string[] = [];
  const category = parkCategory(park.name);
  if (category !== expected)
    faults.push(`${park.name} (${park.id}) is a ${category}, not a ${expected}, by name`);
  const type = expected === 'Wildlife Sanctuary' ? expected : undefined;
  if (park.type !== type) faults.push(`${park.name} (${park.id}) has the type ${park.type}, not ${type}`);
  return faults;
}
