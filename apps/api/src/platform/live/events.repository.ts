import type { LiveEvent, NotificationKind } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { defineStatement } from '../db/statement';
import type { Db } from '../db/types';
import { LIVE_CHANNEL, type LiveNotification, type LiveNotifier } from './live-notifier';

/** Ids only: content is read when the event is sent. */
export type NewEvent =
  | { type: 'message' | 'deleted'; messageId: string; peerId: string | null }
  | { type: 'seen'; peerId: string; upTo: Date }
  | { type: 'connections'; peerId: string | null; notification?: NotificationKind | undefined }
  | { type: 'post'; peerId: string | null; postId: string }
  | { type: 'notification'; peerId: string | null; notification?: NotificationKind | undefined }
  | { type: 'notifications_read' | 'drafts'; peerId: null };

export interface AddressedEvent {
  recipientId: string;
  event: NewEvent;
}

/**
 * CTE `counters`: the next numbers of `recipients`, locked so that events commit in order; by id, against
 * deadlocks.
 */
export const countersTable = (recipients: SQL): SQL => sql`counters as (
  insert into event_counters as counter (user_id, seq)
  select recipient.id, 1 from (${recipients}) recipient order by recipient.id
  on conflict (user_id) do update set seq = counter.seq + 1
  returning counter.user_id, counter.seq
)`;

/** Notifies at the commit; null unless `inTransaction`. */
export const notifyAtCommit = (counter: SQL, inTransaction: SQL): SQL => sql`case when ${inTransaction} then
  pg_notify(${sql.raw(`'${LIVE_CHANNEL}'`)}, ${counter}.user_id || ' ' || ${counter}.seq)::text end`;

type Numbered = { user_id: string; seq: string | number };

const publish = defineStatement<Numbered, [addressed: string, inTransaction: boolean]>(
  'publish_events',
  (addressed, inTransaction) => sql`
    with addressed as materialized (
      select * from jsonb_to_recordset(${addressed}::text::jsonb)
        as event (recipient_id uuid, type text, message_id uuid, peer_id uuid, post_id uuid, up_to timestamptz, notification text)
    ),
    recipients as materialized (
      select id from users where id in (select recipient_id from addressed) order by id for key share
    ),
    ${countersTable(sql`select id from recipients`)},
    stored as (
      insert into events (recipient_id, seq, type, message_id, peer_id, post_id, up_to, notification)
      select recipient_id, seq, type, message_id, peer_id, post_id, up_to, notification
      from counters join addressed on addressed.recipient_id = counters.user_id
    )
    select user_id, seq, ${notifyAtCommit(sql`counters`, sql`${inTransaction}::boolean`)} as notified from counters`,
);

function toColumns({ recipientId, event }: AddressedEvent) {
  return {
    recipient_id: recipientId,
    type: event.type,
    message_id: 'messageId' in event ? event.messageId : null,
    peer_id: event.peerId,
    post_id: event.type === 'post' ? event.postId : null,
    up_to: 'upTo' in event ? event.upTo : null,
    notification: 'notification' in event ? (event.notification ?? null) : null,
  };
}

function toLiveEvent(event: NewEvent): LiveEvent | undefined {
  if (event.type !== 'connections') return undefined;
  const { type, peerId, notification } = event;
  return { type, ...(peerId !== null && { user_id: peerId }), ...(notification && { notification }) };
}

/** Skips deleted users. Call it last, as it locks the counters. */
export async function publishEvents(
  tx: Db,
  addressed: readonly AddressedEvent[],
  inTransaction = true,
): Promise<LiveNotification[]> {
  if (addressed.length === 0) return [];
  const rows = await publish.run(tx, JSON.stringify(addressed.map(toColumns)), inTransaction);
  const known = new Map(addressed.map(({ recipientId, event }) => [recipientId, toLiveEvent(event)]));
  return rows.map(({ user_id: userId, seq }) => {
    const event = known.get(userId);
    return { userId, seq: Number(seq), ...(event && { event }) };
  });
}

export type Publish = (tx: Db, addressed: readonly AddressedEvent[]) => Promise<void>;

/** Notifies after `write`, whose transaction calls the given {@link publishEvents}. */
export async function publishing<Result>(
  live: LiveNotifier,
  write: (publish: Publish) => Promise<Result>,
): Promise<Result> {
  const { inTransaction } = live;
  let notifications: LiveNotification[] = [];
  const result = await write(async (tx, addressed) => {
    notifications = await publishEvents(tx, addressed, inTransaction);
  });
  if (notifications.length > 0) await live.notifyAfterCommit(notifications, inTransaction);
  return result;
}

/** For processes without streams. */
export const databaseNotifier: LiveNotifier = {
  inTransaction: true,
  notifyAfterCommit: () => Promise.resolve(),
};

const relationshipChange: NewEvent = { type: 'connections', peerId: null };

/** @param notification tells the other of the current user's action */
export const relationshipChangeBetween = (
  currentUserId: string,
  otherId: string,
  notification?: NotificationKind,
): AddressedEvent[] => [
  { recipientId: currentUserId, event: { type: 'connections', peerId: otherId } },
  { recipientId: otherId, event: { type: 'connections', peerId: currentUserId, notification } },
];

/** Names nobody: for blocks. */
export const relationshipChangesFor = (userIds: readonly string[]): AddressedEvent[] =>
  userIds.map((recipientId) => ({ recipientId, event: relationshipChange }));

const latestNumber = defineStatement<{ seq: number }, [userId: string]>(
  'latest_event_number',
  (userId) => sql`select seq::float8 as seq from event_counters where user_id = ${userId}::uuid`,
);

/** @param db the primary, as a replica may lag behind */
export function createEventsRepository(db: Db) {
  return {
    async latest(userId: string): Promise<number> {
      const [row] = await latestNumber.run(db, userId);
      return row?.seq ?? 0;
    },
  };
}

export type EventsRepository = ReturnType<typeof createEventsRepository>;
