import { type ChatSummary, limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authorFields } from '../people/author-json';
import { createViewer } from '../people/viewer';
import {
  decodeCursor,
  encodeCursor,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionItems,
} from '../platform/common/cursor';
import { LAST_ID } from '../platform/common/ids';
import { isoTime } from '../platform/common/iso-time';
import { userRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { jsonArray } from '../platform/plugins/json-answer';

/** Chats with messages first, by the latest; then the others, by the time of the connection. */
const positionSchema = z.tuple([z.boolean(), ...positionItems]);

function decodeChatsCursor(cursor: string | undefined): [written: boolean, at: string, id: string] {
  if (cursor === undefined) return [true, 'infinity', LAST_ID];
  const [written, at, id] = decodeCursor(cursor, positionSchema);
  return [written, new Date(at).toISOString(), id];
}

interface ChatRow extends JsonRow {
  written: boolean;
}

type Values = [currentUserId: string, written: boolean, at: string, id: string];

/** Costs as much as there are connections, not messages: one look at the index for each. */
const defineChats = (count: number) =>
  defineStatement<ChatRow, Values>(`chats_${count}`, (me, written, at, id) => {
    const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
    const currentUser = viewer.id;
    const side = (mine: SQL, other: SQL) => sql`
      select ${other} as id, c.low_id, c.high_id, c.since from connections c
      where ${mine} = ${currentUser} and c.status = 'accepted'`;
    return sql`
      with ${viewer.tables},
      peers as materialized (
        ${side(sql`c.low_id`, sql`c.high_id`)} union all ${side(sql`c.high_id`, sql`c.low_id`)}
      ),
      page as materialized (
        select peers.id, latest.id as message_id, latest.id is not null as written,
          coalesce(latest.created_at, peers.since) as at
        from peers left join lateral (
          select m.id, m.created_at from messages m
          where m.low_id = peers.low_id and m.high_id = peers.high_id order by m.low_seq desc limit 1
        ) latest on true
        where peers.id not in (select id from ${viewer.hidden_people})
          and (latest.id is not null, coalesce(latest.created_at, peers.since), peers.id)
            < (${written}::boolean, ${at}::timestamptz, ${id}::uuid)
        order by written desc, at desc, peers.id desc limit ${literal(count)}
      )
      select page.id, page.written, (extract(epoch from page.at) * 1000)::bigint::text as at,
        json_build_object('user', json_build_object(${authorFields(userRow('u'))}, 'bio', u.bio),
          'latest', case when m.id is not null then json_build_object('_id', m.id, 'text', m.text,
            'message_type', m.message_type, 'mine', m.from_id = ${currentUser},
            'createdAt', ${isoTime(sql`m.created_at`)}) end,
          'unread', exists (
            select 1 from messages unseen
            where unseen.to_id = ${currentUser} and unseen.from_id = page.id and unseen.seen_at is null
          ))::text as json
      from page join users u on u.id = page.id left join messages m on m.id = page.message_id
      order by page.written desc, page.at desc, page.id desc`;
  });

const usualChats = defineChats(limits.pageDefault + 1);
const longChats = defineChats(limits.pageMax + 1);

export async function readChats(
  db: Db,
  currentUserId: string,
  { limit, cursor }: PageQuery,
): Promise<JsonPage<'chats', ChatSummary>> {
  const statement = limit <= limits.pageDefault ? usualChats : longChats;
  const rows = await statement.run(db, currentUserId, ...decodeChatsCursor(cursor));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    chats: jsonArray(page.map(({ json }) => json)),
    next_cursor: last ? encodeCursor([last.written, Number(last.at), last.id]) : null,
  };
}
