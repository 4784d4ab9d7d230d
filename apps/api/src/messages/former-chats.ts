import { type FormerChat, limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { authorJson } from '../people/author-json';
import { createViewer } from '../people/viewer';
import { isoTime } from '../platform/common/iso-time';
import { userRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { type Json, jsonArray } from '../platform/plugins/json-answer';

const former = defineStatement<{ chat: string }, [currentUserId: string]>('former_chats', (me) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
  const currentUser = viewer.id;
  const isPair = (row: ReturnType<typeof sql>) =>
    sql`${row}.low_id = least(${currentUser}, peers.id) and ${row}.high_id = greatest(${currentUser}, peers.id)`;
  return sql`
    with ${viewer.tables},
    peers as (
      select distinct case when low_id = ${currentUser} then high_id else low_id end as id
      from messages where to_id = ${currentUser} or from_id = ${currentUser}
    )
    select json_build_object('peer_id', peers.id, 'user', case when u.id is not null then ${authorJson(userRow('u'))} end,
      'text', latest.text, 'message_type', latest.message_type, 'createdAt', ${isoTime(sql`latest.created_at`)}
    )::text as chat
    from peers
    cross join lateral (
      select m.text, m.message_type, m.created_at from messages m where ${isPair(sql`m`)} order by m.low_seq desc limit 1
    ) latest
    left join users u on u.id = peers.id
    where not exists (select 1 from connections c where ${isPair(sql`c`)} and c.status = 'accepted')
      and peers.id not in (select id from ${viewer.hidden_people})
    order by latest.created_at desc
    limit ${literal(limits.pageMax)}`;
});

export async function formerChats(db: Db, userId: string): Promise<Json<FormerChat[]>> {
  const rows = await former.run(db, userId);
  return jsonArray(rows.map(({ chat }) => chat));
}
