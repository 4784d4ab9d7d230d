import { addRecords } from '../../members/life-list/life-list.repository';
import type { Db } from '../../platform/db/types';
import { findPersonId } from './demo-people';
import { lastDay } from './demo-sightings';
import { lifeLists } from './life-lists';

/** The demo has no quotas. */
const takeNothing = () => Promise.resolve();

/** @param findKey finds an animal's key by its scientific name */
export async function insertLifeLists(
  tx: Db,
  ids: ReadonlyMap<string, string>,
  findKey: (animal: string) => string,
  now: Date,
): Promise<void> {
  for (const [username, records] of Object.entries(lifeLists)) {
    const seen = records.map(({ animal, on, at }) => ({
      species: findKey(animal),
      seen_on: on === undefined ? null : lastDay(on, now),
      park: at ?? null,
    }));
    await addRecords(tx, findPersonId(ids, username), seen, takeNothing);
  }
}
