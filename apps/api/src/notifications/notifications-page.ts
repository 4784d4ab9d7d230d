import { limits, type Notification } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authorFields } from '../people/author-json';
import { relationFields } from '../people/user-json';
import {
  cursorId,
  decodeCursor,
  encodeCursor,
  type JsonPage,
  type PageQuery,
} from '../platform/common/cursor';
import { LAST_ID } from '../platform/common/ids';
import { isoTime } from '../platform/common/iso-time';
import { type NotificationRow, notificationRow, userRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { pictureJson } from '../platform/media/picture-json';
import { jsonArray } from '../platform/plugins/json-answer';
import { settledFreeName, notifiedSpecies, notifiedTaxon } from './notified-animal';
import { isNotificationVisible, shownKind, createRecipient } from './visible-notifications';

/** Limits what a page reads, however many likes a post has. */
const WINDOW = 200;
/** Rows of a group among which its people are counted. */
const MAX_MEMBERS = 200;
const MAX_WINDOWS = 10;
const EXCERPT_LENGTH = 160;

const cursorSchema = z.tuple([cursorId]);

/** The schema makes `group_id` from kind and subject. */
const sameGroup = (row: NotificationRow, head: NotificationRow): SQL => sql`
  ${row}.group_id = ${head}.group_id and ${row}.kind = ${head}.kind and ${row}.recipient_id = ${head}.recipient_id`;

const excerpt = (content: SQL): SQL => sql`left(${content}, ${literal(EXCERPT_LENGTH)})`;

const selectPost = (head: NotificationRow): SQL => sql`(
  select json_build_object('_id', p.id, 'excerpt', ${excerpt(sql`p.content`)}, 'picture', (
    select ${pictureJson(sql`m`, sql`i.alt`)} from post_images i join media m on m.hash = i.media_hash
    where i.post_id = p.id order by i.position limit 1))
  from posts p where p.id = ${head}.post_id)`;

const selectComment = (head: NotificationRow): SQL => sql`(
  select json_build_object('_id', c.id, 'excerpt', ${excerpt(sql`c.content`)}) from comments c where c.id = ${head}.comment_id)`;

interface Row extends Record<string, unknown> {
  /** The oldest row that was read. */
  last: string | null;
  is_full: boolean;
  id: string | null;
  json: string | null;
}

const definePage = (limit: number) =>
  defineStatement<Row, [currentUserId: string, from: string, now: string]>(
    `notifications_${limit}`,
    (me, from, now) => {
      const recipient = createRecipient(sql`${me}::uuid`);
      const currentUser = recipient.id;
      const [head, g] = [notificationRow('head'), notificationRow('g')];
      const visible = (row: NotificationRow) =>
        isNotificationVisible(recipient, row, sql`${now}::timestamptz`);
      const relation = sql`select row_to_json(relation) from (
        select ${relationFields(currentUser, userRow('u'))}) relation`;
      return sql`
        with ${recipient.tables},
        read_rows as materialized (
          select id from notifications where recipient_id = ${currentUser} and id < ${from}::uuid
          order by id desc limit ${literal(WINDOW)}
        ),
        heads as materialized (
          select head.* from read_rows
          join notifications head on head.recipient_id = ${currentUser} and head.id = read_rows.id
          where ${visible(head)}
            and not (head.group_id is not null and exists (
              select 1 from notifications g where ${sameGroup(g, head)} and g.id > head.id and ${visible(g)}))
          order by head.id desc limit ${literal(limit + 1)}
        )
        select read.last, read.is_full, head.id, case when head.id is not null then json_build_object(
          '_id', head.id, 'kind', ${shownKind(head)}, 'actors', people.newest,
          'actors_total', least(people.total, ${literal(limits.notificationCount)}),
          'post', ${selectPost(head)}, 'comment', ${selectComment(head)}, 'species', ${notifiedSpecies(head)}, 'taxon', ${notifiedTaxon(head)},
          'free_name', ${settledFreeName(head)},
          'read', people.is_read, 'createdAt', ${isoTime(sql`head.created_at`)})::text end as json
        from (
          select count(*) = ${literal(WINDOW)} as is_full,
            (select id from read_rows order by id limit 1) as last from read_rows
        ) read
        left join heads head on true
        left join lateral (
          select count(*) as total, bool_and(is_read) as is_read,
            (array_agg(actor order by id desc))[1:${literal(limits.notificationActors)}] as actors
          from (
            select member.actor_id as actor, max(member.id::text) as id, bool_and(member.read_at is not null) as is_read
            from (
              select case head.kind when 'settled' then head.recipient_id else head.actor_id end as actor_id, head.id, head.read_at
              where head.group_id is null
              union all (
                select g.actor_id, g.id, g.read_at from notifications g
                where head.group_id is not null and ${sameGroup(g, head)} and ${visible(g)}
                order by g.id desc limit ${literal(MAX_MEMBERS)}
              )
            ) member group by member.actor_id
          ) distinct_actors
        ) counted on head.id is not null
        left join lateral (
          select counted.total, counted.is_read, (
            select json_agg(json_build_object(${authorFields(userRow('u'))}, 'relation', (${relation})) order by a.place)
            from unnest(counted.actors) with ordinality a(id, place) join users u on u.id = a.id) as newest
        ) people on head.id is not null
        order by head.id desc`;
    },
  );

const usualPage = definePage(limits.pageDefault);
const longPage = definePage(limits.pageMax);

interface PageRequest extends PageQuery {
  currentUserId: string;
  now: Date;
}

async function readPage(db: Db, { currentUserId, limit, now }: PageRequest, from: string) {
  const statement = limit <= limits.pageDefault ? usualPage : longPage;
  const rows = await statement.run(db, currentUserId, from, now.toISOString());
  const found = rows.flatMap(({ id, json }) => (id === null || json === null ? [] : [{ id, json }]));
  const shown = found.slice(0, limit);
  const [read] = rows;
  const last = found.length > limit ? shown.at(-1)?.id : read?.is_full ? read.last : null;
  return { shown: shown.map(({ json }) => json), last: last ?? null };
}

/**
 * Newest first. A page can be short before the last one; it is empty only behind thousands of hidden rows.
 */
export async function readNotifications(
  db: Db,
  request: PageRequest,
): Promise<JsonPage<'notifications', Notification>> {
  const { cursor } = request;
  const [from] = cursor === undefined ? [LAST_ID] : decodeCursor(cursor, cursorSchema);
  let page = await readPage(db, request, from);
  for (
    let windows = 1;
    windows < MAX_WINDOWS && page.shown.length === 0 && page.last !== null;
    windows += 1
  ) {
    page = await readPage(db, request, page.last);
  }
  return {
    notifications: jsonArray(page.shown),
    next_cursor: page.last === null ? null : encodeCursor([page.last]),
  };
}
