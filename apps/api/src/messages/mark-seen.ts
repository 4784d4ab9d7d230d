import { sql } from 'drizzle-orm';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { countersTable, notifyAtCommit } from '../platform/live/events.repository';
import type { LiveNotifier } from '../platform/live/live-notifier';

type Values = [currentUserId: string, otherId: string, inTransaction: boolean];

/** Locks users, their messages and the counters, in this order. */
const seeing = defineStatement<{ user_id: string; seq: number }, Values>(
  'mark_seen',
  (me, otherId, inTransaction) => {
    const [currentUser, other] = [sql`${me}::uuid`, sql`${otherId}::uuid`];
    const unseen = sql`to_id = ${currentUser} and from_id = ${other} and seen_at is null`;
    return sql`
    with people as materialized (
      select id from users where id in (${currentUser}, ${other}) and exists (select from messages where ${unseen})
      order by id for key share
    ),
    marked as (
      update messages set seen_at = now() from (select count(*) from people) locked where ${unseen}
      returning messages.created_at
    ),
    ${countersTable(sql`select id from people where exists (select from marked)`)},
    stored as (
      insert into events (recipient_id, seq, type, peer_id, up_to)
      select user_id, seq,
        case when user_id = ${other} then 'seen' else 'chat_read' end,
        case when user_id = ${other} then ${currentUser} else ${other} end,
        (select max(created_at) from marked)
      from counters
    )
    select user_id, seq::float8 as seq, ${notifyAtCommit(sql`counters`, sql`${inTransaction}::boolean`)} as notified from counters`;
  },
);

/** Also sends an event to both, as the current user may have other devices. */
export async function markSeen(
  db: Db,
  live: LiveNotifier,
  currentUserId: string,
  otherId: string,
): Promise<void> {
  const { inTransaction } = live;
  const rows = await seeing.run(db, currentUserId, otherId, inTransaction);
  const notifications = rows.map(({ user_id: userId, seq }) => ({ userId, seq }));
  if (notifications.length > 0) await live.notifyAfterCommit(notifications, inTransaction);
}
