import { type FormerChat, limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type DbPair, rowsOf } from '../db/types';
import { notBlocked } from '../posts/visibility';
import { createUsersRepository } from '../users/users.repository';

interface FormerRow extends Record<string, unknown> {
  peer_id: string;
  text: string;
  message_type: 'text' | 'image';
  created_ms: string | number;
}

/** With former connections and deleted accounts, latest first. */
export async function formerChats(db: Pick<DbPair, 'write'>, userId: string): Promise<FormerChat[]> {
  const me = sql`${userId}::uuid`;
  const rows = await rowsOf<FormerRow>(
    db.write,
    sql`
      with peers as (
        select distinct case when low_id = ${me} then high_id else low_id end as id
        from messages where to_id = ${me} or from_id = ${me}
      )
      select peers.id as peer_id, latest.text, latest.message_type,
        extract(epoch from latest.created_at) * 1000 as created_ms
      from peers
      cross join lateral (
        select m.text, m.message_type, m.created_at from messages m
        where m.low_id = least(${me}, peers.id) and m.high_id = greatest(${me}, peers.id)
        order by m.low_seq desc limit 1
      ) latest
      where not exists (
        select 1 from connections c
        where c.low_id = least(${me}, peers.id) and c.high_id = greatest(${me}, peers.id) and c.status = 'accepted'
      ) and ${notBlocked(userId, sql`peers.id`)}
      order by latest.created_at desc
      limit ${limits.pageMax}`,
  );
  const users = await createUsersRepository({ read: db.write }).authorsByIds(rows.map((row) => row.peer_id));
  return rows.map((row) => ({
    peer_id: row.peer_id,
    user: users.get(row.peer_id) ?? null,
    text: row.text,
    message_type: row.message_type,
    createdAt: new Date(Number(row.created_ms)).toISOString(),
  }));
}
