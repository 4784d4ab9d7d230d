import { retentionDays } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { removals } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { Act } from './moderation-log';

export const RESTORABLE_MS = retentionDays.removals * DAY_MS;

export type RemovalSubject = (typeof removals.$inferSelect)['subject'];

export const isRemoval = (subject: RemovalSubject, subjectId: string) =>
  and(eq(removals.subject, subject), eq(removals.subjectId, subjectId));

export const restorableUntil = (removedAt: Date) => new Date(removedAt.getTime() + RESTORABLE_MS);

/** Null unless it is removed. */
export async function findRestorableUntil(db: Db, subject: RemovalSubject, id: string): Promise<Date | null> {
  const [row] = await db.select({ until: removals.purgeAfter }).from(removals).where(isRemoval(subject, id));
  return row?.until ?? null;
}

interface Removal {
  subject: RemovalSubject;
  subjectId: string;
  ownerId: string;
  saved?: Record<string, unknown>;
}

/** Call it in the transaction that removes, before it locks the subject. */
export async function insertRemoval(tx: Db, { saved, ...removal }: Removal, act: Act): Promise<void> {
  await tx.insert(removals).values({ ...removal, ...removalTimes(act), saved: saved ?? null });
}

const removalTimes = ({ reason, now }: Act) => ({
  reason,
  removedAt: now,
  purgeAfter: restorableUntil(now),
});

/** Waits for the purge of the same subject, and for others who restore it. */
export async function lockRemoval(tx: Db, subject: RemovalSubject, subjectId: string) {
  const [found] = await tx.select().from(removals).where(isRemoval(subject, subjectId)).for('update');
  return found ?? null;
}

export async function forgetRemoval(tx: Db, subject: RemovalSubject, subjectId: string): Promise<boolean> {
  const gone = await tx
    .delete(removals)
    .where(isRemoval(subject, subjectId))
    .returning({ id: removals.subjectId });
  return gone.length > 0;
}

/** Keeps parts of an earlier removal, except the same one. */
export async function saveProfileParts(
  tx: Db,
  userId: string,
  saved: Record<string, unknown>,
  act: Act,
): Promise<void> {
  await tx
    .insert(removals)
    .values({ subject: 'profile', subjectId: userId, ownerId: userId, ...removalTimes(act), saved })
    .onConflictDoUpdate({
      target: [removals.subject, removals.subjectId],
      set: {
        ...removalTimes(act),
        saved: sql`coalesce(${removals.saved}, '{}'::jsonb) || excluded.saved`,
      },
    });
}
