import { limits, type RecentMessage } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { profilePictureUrl } from '../people/author-json';
import { createViewer } from '../people/viewer';
import { isoTime } from '../platform/common/iso-time';
import { userRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { type Json, jsonArray } from '../platform/plugins/json-answer';
import { mediaFields, messageSeq } from './messages.view';

/** Skips backwards through the index, from one sender's latest message to the next one's. */
const recent = defineStatement<{ message: string }, [currentUserId: string]>('recent_messages', (me) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
  const currentUser = viewer.id;
  const latestFirst = sql`order by m.from_id desc, m.low_seq desc limit 1`;
  return sql`
    with recursive ${viewer.tables},
    latest as (
      (select m.id, m.from_id, m.created_at from messages m
        where m.to_id = ${currentUser} and m.from_id is not null ${latestFirst})
      union all
      select next.* from latest cross join lateral (
        select m.id, m.from_id, m.created_at from messages m
        where m.to_id = ${currentUser} and m.from_id < latest.from_id ${latestFirst}
      ) next
    ),
    page as materialized (
      select id from latest where from_id not in (select id from ${viewer.hidden_people})
      order by created_at desc, id desc limit ${literal(limits.pageMax)}
    )
    select json_build_object('_id', m.id, 'from_user_id', json_build_object('_id', u.id, 'full_name', u.full_name,
        'profile_picture', ${profilePictureUrl(userRow('u'))}),
      'to_user_id', m.to_id, 'text', m.text, 'message_type', m.message_type, 'media_url', '', ${mediaFields(sql`picture`)},
      'seen', m.seen_at is not null, 'seq', ${messageSeq({ currentUser, message: sql`m` })}, 'client_id', null,
      'createdAt', ${isoTime(sql`m.created_at`)})::text as message
    from page join messages m on m.id = page.id join users u on u.id = m.from_id
    left join message_media picture on picture.message_id = m.id
    order by m.created_at desc, m.id desc`;
});

/** The latest of the 50 latest senders. Polled by every tab. */
export async function recentMessages(db: Db, userId: string): Promise<Json<RecentMessage[]>> {
  const rows = await recent.run(db, userId);
  return jsonArray(rows.map(({ message }) => message));
}
