import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { eventCounters, events, users } from '../db/schema';
import type { Db } from '../db/types';

/** The channel on which nodes tell each other whose events there are. Its payload is the recipient's id alone. */
export const LIVE_CHANNEL = 'aranya_live';

/** What happened to a recipient, by ids only: the answer is made of what they name at the moment when it is sent. */
export type NewEvent =
  | { type: 'message' | 'deleted'; messageId: string; peerId: string | null }
  | { type: 'seen'; peerId: string; upTo: Date }
  | { type: 'connections'; peerId: string | null };

export type StoredEvent = typeof events.$inferSelect;

/**
 * Locks the users' counters to the end of the transaction, in the order of their ids, so that no two transactions wait
 * for each other for ever. What is numbered under this lock is committed in the order of its numbers.
 * @throws a foreign key violation where a user is gone
 */
export async function lockCounters(tx: Db, userIds: readonly string[]): Promise<void> {
  const inOrder = [...new Set(userIds)].sort();
  await tx
    .insert(eventCounters)
    .values(inOrder.map((userId) => ({ userId })))
    .onConflictDoNothing();
  await tx
    .select({ userId: eventCounters.userId })
    .from(eventCounters)
    .where(inArray(eventCounters.userId, inOrder))
    .orderBy(asc(eventCounters.userId))
    .for('update');
}

/** The next number of each user, whose counter must be locked. */
export async function nextNumbers(tx: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .update(eventCounters)
    .set({ seq: sql`${eventCounters.seq} + 1` })
    .where(inArray(eventCounters.userId, [...new Set(userIds)]))
    .returning({ userId: eventCounters.userId, seq: eventCounters.seq });
  return new Map(rows.map(({ userId, seq }) => [userId, seq]));
}

/** Stores an event under a number from {@link nextNumbers} and tells the nodes when the transaction is committed. */
export async function insertEvent(tx: Db, recipientId: string, seq: number, event: NewEvent): Promise<void> {
  await tx.insert(events).values({
    recipientId,
    seq,
    type: event.type,
    messageId: 'messageId' in event ? event.messageId : null,
    peerId: event.peerId,
    upTo: 'upTo' in event ? event.upTo : null,
  });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${recipientId})`);
}

/** Who is told, and of what. One entry for each recipient. */
export interface Announcement {
  recipientId: string;
  event: NewEvent;
}

/**
 * Tells users of something, in the transaction in which it happens. Call it once and last in a transaction: it holds
 * the recipients' counters to the end. A recipient who is gone is no error for him who announces.
 */
export async function announce(tx: Db, announcements: readonly Announcement[]): Promise<void> {
  const wanted = announcements.map(({ recipientId }) => recipientId);
  if (wanted.length === 0) return;
  const there = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(asc(users.id))
    .for('key share');
  const recipients = there.map(({ id }) => id);
  if (recipients.length === 0) return;
  await lockCounters(tx, recipients);
  const numbers = await nextNumbers(tx, recipients);
  for (const { recipientId, event } of announcements) {
    const seq = numbers.get(recipientId);
    if (seq !== undefined) await insertEvent(tx, recipientId, seq, event);
  }
}

/** Tells users that who follows, asks or is connected with them has changed. */
export function announceRelationships(tx: Db, userIds: readonly string[]): Promise<void> {
  const event: NewEvent = { type: 'connections', peerId: null };
  return announce(
    tx,
    userIds.map((recipientId) => ({ recipientId, event })),
  );
}

/** A user's events, for his stream. Reads the primary: a replica may not have what was just announced. */
export function createEventsRepository(db: Db) {
  return {
    /** The number of the user's latest event; 0 before the first. */
    async latest(userId: string): Promise<number> {
      const [row] = await db
        .select({ seq: eventCounters.seq })
        .from(eventCounters)
        .where(eq(eventCounters.userId, userId));
      return row?.seq ?? 0;
    },

    /** Up to `limit` events after `seq`, in order. */
    async after(userId: string, seq: number, limit: number): Promise<StoredEvent[]> {
      return db
        .select()
        .from(events)
        .where(and(eq(events.recipientId, userId), gt(events.seq, seq)))
        .orderBy(asc(events.seq))
        .limit(limit);
    },
  };
}

export type EventsRepository = ReturnType<typeof createEventsRepository>;
