import { roster } from '../animals/roster';
import type { RosterEntry } from '../animals/roster.types';
import { animalsOfPark } from '../lookups/park-lookups';
import type { Park } from '../parks/park.schema';

export interface ParkLifeList {
  seenHere: RosterEntry[];
  seenElsewhere: RosterEntry[];
  notYet: RosterEntry[];
}

export function parkLifeList(
  park: Pick<Park, 'slug' | 'fauna'>,
  seen: ReadonlyMap<string, readonly string[]>,
): ParkLifeList {
  const lists: ParkLifeList = { seenHere: [], seenElsewhere: [], notYet: [] };
  for (const animal of animalsOfPark(roster, park)) {
    const parks = seen.get(animal.slug);
    if (parks === undefined) lists.notYet.push(animal);
    else (parks.includes(park.slug) ? lists.seenHere : lists.seenElsewhere).push(animal);
  }
  return lists;
}
