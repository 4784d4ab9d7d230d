import type { Author } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { authorJson } from '../people/author-json';
import { isoTime } from '../platform/common/iso-time';
import { userRow } from '../platform/db/rows';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { countersTable, notifyAtCommit } from '../platform/live/events.repository';
import type { CleanPicture } from '../platform/media/pictures';
import { countQuota } from '../platform/quotas/count-quota';
import { notBlocked } from '../posts/view/visibility';

export interface NewMessage {
  fromId: string;
  toId: string;
  text: string;
  clientId?: string | undefined;
  picture?: { key: string; clean: CleanPicture; alt: string } | undefined;
}

export interface InsertedMessage extends Record<string, unknown> {
  is_allowed: boolean;
  /** Null unless the message was sent, like the fields below. */
  created_at: string | null;
  from_seq: number;
  to_seq: number;
  author: Author;
}

type Values = [
  id: string,
  fromId: string,
  toId: string,
  text: string,
  clientId: string | null,
  picture: string | null,
  claim: string | null,
  inTransaction: boolean,
];

/**
 * Locks users, their connection, the quota and the counters, in this order. A concurrent block deletes the
 * connection, which its lock notices. Counters order the chat, so times must rise with them.
 */
const insertion = defineStatement<InsertedMessage, Values>(
  'insert_message',
  (id, fromId, toId, text, clientId, picture, claim, inTransaction) => {
    const [from, to] = [sql`${fromId}::uuid`, sql`${toId}::uuid`];
    const [low, high] = [sql`least(${from}, ${to})`, sql`greatest(${from}, ${to})`];
    const isAllowed = sql`exists (select from pair)`;
    return sql`
      with people as materialized (
        select id from users where id in (${from}, ${to}) order by id for key share
      ),
      pair as materialized (
        select c.low_id from connections c
        where c.low_id = ${low} and c.high_id = ${high} and c.status = 'accepted'
          and (select count(*) from people) = 2 and ${notBlocked(from, to)}
        for key share of c
      ),
      ${countQuota(from, sql`${claim}::text`, isAllowed)},
      ${countersTable(sql`select id from people
        where ${isAllowed} and (${claim}::text is null or exists (select from counted))`)},
      numbers as materialized (
        select max(seq) filter (where user_id = ${from}) as from_seq, max(seq) filter (where user_id = ${to}) as to_seq,
          clock_timestamp()::timestamptz(3) as created_at
        from counters having count(*) = 2
      ),
      sent as (
        insert into messages (id, from_id, to_id, low_id, high_id, text, message_type, client_id, low_seq, high_seq, created_at)
        select ${id}::uuid, ${from}, ${to}, ${low}, ${high}, ${text}::text,
          case when ${picture}::text is null then 'text' else 'image' end, ${clientId}::uuid,
          case when ${from} < ${to} then from_seq else to_seq end, case when ${from} < ${to} then to_seq else from_seq end,
          created_at
        from numbers
      ),
      shown as (
        insert into message_media (message_id, key, type, bytes, width, height, alt)
        select ${id}::uuid, given.* from numbers, jsonb_to_record(${picture}::text::jsonb)
          as given (key text, type text, bytes int, width int, height int, alt text)
        where ${picture}::text is not null
      ),
      stored as (
        insert into events (recipient_id, seq, type, message_id, peer_id)
        select user_id, seq, 'message', ${id}::uuid, case when user_id = ${from} then ${to} else ${from} end from counters
      )
      select ${isAllowed} as is_allowed, ${isoTime(sql`numbers.created_at`)} as created_at,
        numbers.from_seq::float8 as from_seq, numbers.to_seq::float8 as to_seq,
        (select ${authorJson(userRow('u'))} from users u where u.id = ${from}) as author,
        (select count(${notifyAtCommit(sql`counters`, sql`${inTransaction}::boolean`)}) from counters) as notified
      from (select) one left join numbers on true`;
  },
);

/**
 * Also writes its events.
 * @param claim counts the message, see {@link countQuota}
 * @param inTransaction as in `LiveNotifier`
 */
export async function insertMessage(
  db: Db,
  id: string,
  message: NewMessage,
  claim: string | null,
  inTransaction: boolean,
): Promise<InsertedMessage> {
  const { fromId, toId, text, clientId = null, picture } = message;
  const media = picture && {
    key: picture.key,
    type: picture.clean.type,
    bytes: picture.clean.bytes.length,
    width: picture.clean.width,
    height: picture.clean.height,
    alt: picture.alt,
  };
  const pictureJson = media === undefined ? null : JSON.stringify(media);
  const values: Values = [id, fromId, toId, text, clientId, pictureJson, claim, inTransaction];
  const [row] = await insertion.run(db, ...values);
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row;
}
