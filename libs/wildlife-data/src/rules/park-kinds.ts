import { parkCategory } from '../lookups/park-lookups';
import type { Park } from '../parks/park.schema';

/** The first 31 are fixed: 26 to 31 are wildlife sanctuaries. */
export function kindFaults(park: Pick<Park, 'id' | 'name' | 'type'>): string[] {
  const category = parkCategory(park.name);
  const sanctuary = park.id <= 31 ? park.id >= 26 : category === 'Wildlife Sanctuary';
  const expected = sanctuary ? 'Wildlife Sanctuary' : 'National Park';
  const faults: string[] = [];
  if (category !== expected)
    faults.push(`${park.name} (${park.id}) is a ${category}, not a ${expected}, by name`);
  const type = expected === 'Wildlife Sanctuary' ? expected : undefined;
  if (park.type !== type) faults.push(`${park.name} (${park.id}) has the type ${park.type}, not ${type}`);
  return faults;
}
