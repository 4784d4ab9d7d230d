import { limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { createViewer } from '../people/viewer';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';

const unread = defineStatement<{ count: number }, [currentUserId: string]>('unread_messages', (me) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
  return sql`
    with ${viewer.tables}
    select count(*)::int as count from (
      select 1 from messages m
      where m.to_id = ${viewer.id} and m.seen_at is null and m.from_id is not null
        and m.from_id not in (select id from ${viewer.hidden_people})
      limit ${literal(limits.notificationCount)}
    ) counted`;
});

/** Up to `notificationCount`. */
export async function countUnreadMessages(db: Db, currentUserId: string): Promise<number> {
  const [row] = await unread.run(db, currentUserId);
  return row?.count ?? 0;
}
