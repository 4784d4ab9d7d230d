import { addRecords } from '../../members/life-list/life-list.repository';
import type { Db } from '../../platform/db/types';
import { readAnimalKeys } from './animal-keys';
import { idOf } from './demo-people';
import { lastDay } from './demo-sightings';
import { lifeLists } from './life-lists';

/** The demo has no quotas. */
const takeNothing = () => Promise.resolve();

export async function insertLifeLists(tx: Db, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const keyOf = await readAnimalKeys(tx);
  for (const [username, records] of Object.entries(lifeLists)) {
    const seen = records.map(({ animal, on, at }) => ({
      species: keyOf(animal),
      seen_on: on === undefined ? null : lastDay(on, now),
      park: at ?? null,
    }));
    await addRecords(tx, idOf(ids, username), seen, takeNothing);
  }
}
