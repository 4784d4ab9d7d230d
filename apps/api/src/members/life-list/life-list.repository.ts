import type { AddLifeRecords, LifeListVisibility } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { lifeRecords, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { TakeQuota } from '../../platform/quotas/quotas';

export async function addRecords(
  db: Db,
  userId: string,
  { species, seen_on: seenOn, park }: AddLifeRecords,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    await take(tx, userId, 'life_record', species.length);
    await tx
      .insert(lifeRecords)
      // In one order, so that concurrent calls do not wait for each other in a circle.
      .values([...species].sort().map((slug) => ({ userId, species: slug, seenOn, park })))
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
