import { limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { notificationRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { isNotificationVisible, createRecipient } from './visible-notifications';

const unread = defineStatement<{ count: number }, [currentUserId: string, now: string]>(
  'unread_notifications',
  (me, now) => {
    const recipient = createRecipient(sql`${me}::uuid`);
    return sql`
      with ${recipient.tables}
      select count(*)::int as count from (
        select 1 from notifications n
        where n.recipient_id = ${recipient.id} and n.read_at is null
          and ${isNotificationVisible(recipient, notificationRow('n'), sql`${now}::timestamptz`)}
        limit ${literal(limits.notificationCount)}
      ) counted`;
  },
);

export async function countUnread(db: Db, currentUserId: string, now: Date): Promise<number> {
  const [row] = await unread.run(db, currentUserId, now.toISOString());
  return row?.count ?? 0;
}

/** Locks in the order of the ids, against deadlocks. */
const marking = defineStatement<{ count: number }, [currentUserId: string, upTo: string, now: string]>(
  'mark_notifications_read',
  (me, upTo, now) => {
    const currentUser = sql`${me}::uuid`;
    return sql`
      with seen as materialized (
        select id from notifications
        where recipient_id = ${currentUser} and read_at is null and id <= ${upTo}::uuid
        order by id for update
      ),
      marked as (
        update notifications n set read_at = ${now}::timestamptz from seen
        where n.recipient_id = ${currentUser} and n.id = seen.id
        returning n.id
      )
      select count(*)::int as count from marked`;
  },
);

/**
 * @param upTo the id of the newest to mark, which may be gone
 * @returns how many it marked
 */
export async function markRead(db: Db, currentUserId: string, upTo: string, now: Date): Promise<number> {
  const [row] = await marking.run(db, currentUserId, upTo, now.toISOString());
  return row?.count ?? 0;
}
