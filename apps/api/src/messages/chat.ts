import { type Author, limits, type Message } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { authorJson } from '../people/author-json';
import { userRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { Json } from '../platform/plugins/json-answer';
import { chatRelationshipColumns } from './chat-relationship';
import type { SignPictureUrl } from './message-pictures';
import type { ChatRelationship } from './messages.policy';
import { messageFields, messageSeq, signPictures } from './messages.view';

export interface ChatQuery {
  currentUserId: string;
  otherId: string;
  limit: number;
  olderThan?: number | undefined;
}

export interface Chat {
  relationship: ChatRelationship;
  user: Json<Author | null>;
  messages: Json<Message[]>;
  /** Sequence number of the oldest message; null on the last page. */
  olderThan: number | null;
  /** True while the current user has unseen messages of the other one. */
  hasUnseen: boolean;
}

interface ChatRow extends ChatRelationship, Record<string, unknown> {
  user: string | null;
  messages: string;
  olderThan: number | null;
  hasUnseen: boolean;
}

type Values = [currentUserId: string, otherId: string, limit: number, olderThan: number | null];

const messageJson = (currentUser: SQL): SQL =>
  sql`json_build_object(${messageFields({ currentUser, message: sql`m`, picture: sql`picture` })})`;

/** Both numbers of a message order the chat; its index has the lower user's. */
const defineChat = (count: number) =>
  defineStatement<ChatRow, Values>(`chat_${count}`, (me, otherId, limit, olderThan) => {
    const [currentUser, other] = [sql`${me}::uuid`, sql`${otherId}::uuid`];
    const max = sql`9223372036854775807`;
    const before = (isMine: SQL) =>
      sql`case when ${isMine} then coalesce(${olderThan}::bigint, ${max}) else ${max} end`;
    return sql`
      with page as materialized (
        select *, row_number() over (order by low_seq desc) as place from (
          select * from messages m
          where m.low_id = least(${currentUser}, ${other}) and m.high_id = greatest(${currentUser}, ${other})
            and m.low_seq < ${before(sql`${currentUser} < ${other}`)}
            and m.high_seq < ${before(sql`${currentUser} > ${other}`)}
          order by m.low_seq desc limit ${literal(count)}
        ) newest
      )
      select ${chatRelationshipColumns(currentUser, other, sql`u.full_name`)},
        case when u.id is not null then ${authorJson(userRow('u'))}::text end as user,
        (
          select coalesce(string_agg(${messageJson(currentUser)}::text, ',' order by m.place desc), '')
          from page m left join message_media picture on picture.message_id = m.id and m.message_type = 'image'
          where m.place <= ${limit}::int
        ) as messages,
        (
          select (${messageSeq({ currentUser, message: sql`m` })})::float8 from page m
          where m.place = ${limit}::int and exists (select 1 from page where place > ${limit}::int)
        ) as "olderThan",
        exists (
          select 1 from messages m where m.to_id = ${currentUser} and m.from_id = ${other} and m.seen_at is null
        ) as "hasUnseen"
      from (select) one left join users u on u.id = ${other}`;
  });

const usualChat = defineChat(limits.pageDefault + 1);
const longChat = defineChat(limits.pageMax + 1);

/**
 * The caller authorizes.
 * @param sign returns the URL of a message's picture
 */
export async function readChat(db: Db, query: ChatQuery, sign: SignPictureUrl): Promise<Chat> {
  const { currentUserId, otherId, limit, olderThan = null } = query;
  const statement = limit <= limits.pageDefault ? usualChat : longChat;
  const [row] = await statement.run(db, currentUserId, otherId, limit, olderThan);
  if (row === undefined) throw new Error('A select without a table has one row.');
  return {
    relationship: row,
    user: new Json(row.user ?? 'null'),
    messages: new Json(`[${signPictures(row.messages, currentUserId, sign)}]`),
    olderThan: row.olderThan,
    hasUnseen: row.hasUnseen,
  };
}

const messageById = defineStatement<{ message: string }, [currentUserId: string, id: string]>(
  'message_by_id',
  (me, id) => sql`
    select ${messageJson(sql`${me}::uuid`)}::text as message
    from messages m left join message_media picture on picture.message_id = m.id where m.id = ${id}::uuid`,
);

export async function readMessage(
  db: Db,
  currentUserId: string,
  id: string,
  sign: SignPictureUrl,
): Promise<Message | null> {
  const [row] = await messageById.run(db, currentUserId, id);
  return row === undefined ? null : (JSON.parse(signPictures(row.message, currentUserId, sign)) as Message);
}
