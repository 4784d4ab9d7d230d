import type { LifeListVisibility, LifeRecord } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { lifeRecords, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { TakeQuota } from '../../platform/quotas/quotas';
import { nameAnimals } from '../../posts/sightings/sighted-taxa';

/** @throws AppError `invalid_input` for an animal that is not there, or is named twice */
export async function addRecords(
  db: Db,
  userId: string,
  records: readonly LifeRecord[],
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    const named = await nameAnimals(tx, records, 'records');
    await take(tx, userId, 'life_record', records.length);
    await tx
      .insert(lifeRecords)
      // In one order, so that concurrent calls do not wait for each other in a circle.
      .values(
        named
          .sort((one, other) => (one.species < other.species ? -1 : 1))
          .map(({ species, seen_on: seenOn, park }) => ({ userId, species, seenOn, park })),
      )
      .onConflictDoUpdate({
        target: [lifeRecords.userId, lifeRecords.species],
        set: { seenOn: sql`excluded.seen_on`, park: sql`excluded.park` },
      });
  });
}

export async function removeRecord(db: Db, userId: string, species: string): Promise<void> {
  await db.delete(lifeRecords).where(and(eq(lifeRecords.userId, userId), eq(lifeRecords.species, species)));
}

export async function setVisibility(
  db: Db,
  userId: string,
  lifeList: LifeListVisibility,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, userId, 'profile');
    await tx.update(users).set({ lifeList }).where(eq(users.id, userId));
  });
}
