import type { LiveEvent } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { authorJson } from '../people/author-json';
import { createBatcher } from '../platform/common/batcher';
import { isoTime } from '../platform/common/iso-time';
import { userRow } from '../platform/db/rows';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { formatFrame } from '../platform/live/event-frame';
import { BATCH_SIZE, type EventReader, type ReadEvent } from '../platform/live/event-stream';
import type { SignPictureUrl } from './message-pictures';
import { mediaFields, signPictures, unsignedUrl } from './messages.view';

const MAX_USERS = 200;
/** Leaves connections for calls. */
const MAX_RUNNING = 2;

interface Row extends Record<string, unknown> {
  position: number;
  seq: number;
  type: LiveEvent['type'];
  /** A {@link LiveEvent} for {@link signPictures}. */
  json: string | null;
}

/** Leaves out deleted messages, blocked users, and everything of people who blocked the user. */
const eventsAfter = defineStatement<Row, [string]>(
  'live_events_after',
  (wanted) => sql`
  select w.position, e.seq::float8 as seq, e.type,
    case
      when (select true from blocks b where b.blocker_id = e.peer_id and b.blocked_id = w.user_id) then null
      when e.type = 'connections' then json_strip_nulls(
        json_build_object('type', e.type, 'user_id', e.peer_id, 'notification', e.notification))
      when e.type = 'post' then json_build_object('type', e.type, 'post_id', e.post_id)
      when e.type = 'notification' then json_strip_nulls(
        json_build_object('type', e.type, 'notification', e.notification))
      when e.type = 'deleted' then
        json_build_object('type', e.type, 'message_id', e.message_id, 'from_user_id', e.peer_id)
      when e.type = 'seen' then
        json_build_object('type', e.type, 'by_user_id', e.peer_id, 'up_to', ${isoTime(sql`e.up_to`)})
      when e.type = 'chat_read' then
        json_build_object('type', e.type, 'from_user_id', e.peer_id, 'up_to', ${isoTime(sql`e.up_to`)})
      when e.type in ('notifications_read', 'drafts') then json_build_object('type', e.type)
      else m.json
    end::text as json
  from json_to_recordset(${wanted}::json) as w(position int, user_id uuid, seq bigint)
  cross join lateral (
    select * from events where recipient_id = w.user_id and seq > w.seq order by seq limit ${sql.raw(String(BATCH_SIZE))}
  ) e
  left join lateral (
    select json_build_object('type', e.type,
      'sender', case when u.id is not null then ${authorJson(userRow('u'))} end,
      '_id', m.id, 'from_user_id', m.from_id, 'to_user_id', m.to_id, 'text', m.text,
      'message_type', m.message_type, ${unsignedUrl(sql`p`)}, ${mediaFields(sql`p`)}, 'seen', m.seen_at is not null,
      'seq', case when m.low_id = w.user_id then m.low_seq else m.high_seq end,
      'client_id', case when m.from_id = w.user_id then m.client_id end,
      'createdAt', ${isoTime(sql`m.created_at`)}) as json
    from messages m
    left join users u on u.id = m.from_id
    left join message_media p on p.message_id = m.id
    where m.id = e.message_id and not exists (
      select 1 from blocks b where b.blocker_id = w.user_id and b.blocked_id = m.from_id
    )
  ) m on e.type = 'message'
  order by w.position, e.seq`,
);

/**
 * Serves all streams that ask in the same tick with one read.
 * @param db the primary, as a replica may lag behind
 * @param sign the URL of a message's picture
 */
export function createEventReader(db: Db, sign: SignPictureUrl): EventReader {
  function frameOfRow({ seq, type, json }: Row, userId: string): string | null {
    return json === null ? null : formatFrame(seq, type, signPictures(json, userId, sign));
  }

  const read = createBatcher<{ userId: string; seq: number }, ReadEvent[]>(
    async (requests) => {
      const wanted = requests.map(({ userId, seq }, position) => ({ position, user_id: userId, seq }));
      const results: ReadEvent[][] = requests.map(() => []);
      for (const row of await eventsAfter.run(db, JSON.stringify(wanted))) {
        const userId = requests[row.position]?.userId ?? '';
        results[row.position]?.push({ seq: row.seq, frame: frameOfRow(row, userId) });
      }
      return results;
    },
    { maxSize: MAX_USERS, maxRunning: MAX_RUNNING },
  );
  return { after: (userId, seq) => read({ userId, seq }) };
}
