import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { eventCounters, events, users } from '../db/schema';
import type { Db } from '../db/types';

/** The NOTIFY channel; its payload is the recipient's id. */
export const LIVE_CHANNEL = 'aranya_live';

/** Names its content by ids only, which are resolved when the event is sent. */
export type NewEvent =
  | { type: 'message' | 'deleted'; messageId: string; peerId: string | null }
  | { type: 'seen'; peerId: string; upTo: Date }
  | { type: 'connections'; peerId: string | null };

export type StoredEvent = typeof events.$inferSelect;

/**
 * Locks the users' counters until the end of the transaction, so that events are committed in the order of their
 * numbers. Locks in the order of ids, which prevents deadlocks.
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

/** The next number of each user. Needs {@link lockCounters}. */
export async function nextNumbers(tx: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .update(eventCounters)
    .set({ seq: sql`${eventCounters.seq} + 1` })
    .where(inArray(eventCounters.userId, [...new Set(userIds)]))
    .returning({ userId: eventCounters.userId, seq: eventCounters.seq });
  return new Map(rows.map(({ userId, seq }) => [userId, seq]));
}

/** Stores an event with a number of {@link nextNumbers}; the commit notifies all nodes. */
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

export interface AddressedEvent {
  recipientId: string;
  event: NewEvent;
}

/**
 * Publishes events, at most one per recipient, and skips deleted recipients. Call it once and last in a transaction,
 * because it locks the recipients' counters.
 */
export async function publishEvents(tx: Db, addressed: readonly AddressedEvent[]): Promise<void> {
  const wanted = addressed.map(({ recipientId }) => recipientId);
  if (wanted.length === 0) return;
  const existing = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(asc(users.id))
    .for('key share');
  const recipients = existing.map(({ id }) => id);
  if (recipients.length === 0) return;
  await lockCounters(tx, recipients);
  const numbers = await nextNumbers(tx, recipients);
  for (const { recipientId, event } of addressed) {
    const seq = numbers.get(recipientId);
    if (seq !== undefined) await insertEvent(tx, recipientId, seq, event);
  }
}

/** Tells users that their followers, requests or connections have changed. */
export function publishRelationshipChange(tx: Db, userIds: readonly string[]): Promise<void> {
  const event: NewEvent = { type: 'connections', peerId: null };
  return publishEvents(
    tx,
    userIds.map((recipientId) => ({ recipientId, event })),
  );
}

/** @param db the primary: a replica may not have the latest events yet */
export function createEventsRepository(db: Db) {
  return {
    /** 0 before the first event. */
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
