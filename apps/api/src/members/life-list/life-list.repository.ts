import type { LifeListVisibility, LifeRecord } from '@aranya/contracts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { refuseForChild } from '../../people/ages/child';
import { importedRecords, lifeRecords, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';
import { freeNameIn, parkKey } from '../../posts/sightings/catalogue';
import { nameAnimals } from '../../posts/sightings/sighted-taxa';

const toColumns = ({ seen_on: seenOn, park }: Pick<LifeRecord, 'seen_on' | 'park'>) => ({
  seenOn,
  park: park && parkKey(park),
});

const isRecord = (userId: string, species: string) =>
  and(eq(lifeRecords.userId, userId), eq(lifeRecords.species, species));

/**
 * Names animals in one order, so that concurrent calls do not wait for each other in a circle.
 * @throws AppError `invalid_input` for an unknown or repeated animal
 */
export async function nameRecords<Recorded extends { species: string }>(
  tx: Db,
  records: readonly Recorded[],
): Promise<Recorded[]> {
  const named = await nameAnimals(tx, records, 'records');
  return named.sort((one, other) => (one.species < other.species ? -1 : 1));
}

/**
 * Keeps days and parks that are noted already, since offline devices send late.
 * @returns how many were added
 * @throws AppError as {@link nameRecords}
 */
export async function addRecords(
  db: Db,
  userId: string,
  records: readonly LifeRecord[],
  take: TakeQuota,
): Promise<number> {
  return db.transaction(async (tx) => {
    const named = await nameRecords(tx, records);
    await take(tx, userId, 'life_record', records.length);
    const added = await tx
      .insert(lifeRecords)
      .values(
        named.map(({ species, ...seen }) => ({
          userId,
          species,
          freeName: freeNameIn(species),
          ...toColumns(seen),
        })),
      )
      .onConflictDoNothing({ target: [lifeRecords.userId, lifeRecords.species] })
      .returning({ species: lifeRecords.species });
    // The member's note makes the settled animal their own.
    const species = named.map((record) => record.species);
    await tx
      .update(lifeRecords)
      .set({ freeName: null })
      .where(
        and(
          eq(lifeRecords.userId, userId),
          inArray(lifeRecords.species, species),
          ne(lifeRecords.freeName, lifeRecords.species),
        ),
      );
    return added.length;
  });
}

/** @throws AppError `not_found` where the user has noted no such species by hand */
export async function changeRecord(
  db: Db,
  userId: string,
  { species, ...seen }: LifeRecord,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, userId, 'life_record');
    const changed = await tx
      .update(lifeRecords)
      .set(toColumns(seen))
      .where(isRecord(userId, species))
      .returning({ species: lifeRecords.species });
    if (changed.length === 0) throw errors.notFound('You did not tick this species on your life list.');
  });
}

export async function removeRecord(db: Db, userId: string, species: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(lifeRecords).where(isRecord(userId, species));
    await tx
      .delete(importedRecords)
      .where(and(eq(importedRecords.userId, userId), eq(importedRecords.species, species)));
  });
}

export async function setVisibility(
  db: Db,
  userId: string,
  lifeList: LifeListVisibility,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, userId, 'profile');
    if (lifeList === 'public')
      await refuseForChild(tx, userId, 'only your connections can see your life list');
    await tx.update(users).set({ lifeList }).where(eq(users.id, userId));
  });
}
