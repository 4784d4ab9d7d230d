import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { eventCounters, events, users } from '../db/schema';
import type { Db } from '../db/types';
import { LIVE_CHANNEL } from './live-notifier';

/** Content is named by ids and read when the event is sent. */
export type NewEvent =
  | { type: 'message' | 'deleted'; messageId: string; peerId: string | null }
  | { type: 'seen'; peerId: string; upTo: Date }
  | { type: 'connections'; peerId: string | null };

export type StoredEvent = typeof events.$inferSelect;

/**
 * Until the transaction ends, so that events commit in the order of their numbers; in the order of ids, against
 * deadlocks.
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

/** Needs {@link lockCounters}. */
export async function nextNumbers(tx: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .update(eventCounters)
    .set({ seq: sql`${eventCounters.seq} + 1` })
    .where(inArray(eventCounters.userId, [...new Set(userIds)]))
    .returning({ userId: eventCounters.userId, seq: eventCounters.seq });
  return new Map(rows.map(({ userId, seq }) => [userId, seq]));
}

/** The commit notifies all nodes. */
export async function insertEvent(tx: Db, recipientId: string, seq: number, event: NewEvent): Promise<void> {
  await tx.insert(events).values({
    recipientId,
    seq,
    type: event.type,
    messageId: 'messageId' in event ? event.messageId : null,
    peerId: event.peerId,
    upTo: 'upTo' in event ? event.upTo : null,
  });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`${recipientId} ${seq}`})`);
}

export interface AddressedEvent {
  recipientId: string;
  event: NewEvent;
}

/** At most one event per recipient. Call it last, as it locks the counters. */
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

export function publishRelationshipChange(tx: Db, userIds: readonly string[]): Promise<void> {
  const event: NewEvent = { type: 'connections', peerId: null };
  return publishEvents(
    tx,
    userIds.map((recipientId) => ({ recipientId, event })),
  );
}

/** @param db the primary, as a replica may lag behind */
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
