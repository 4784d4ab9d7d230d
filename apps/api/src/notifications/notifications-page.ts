import { limits, type Notification } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorId, decodeCursor, encodeCursor } from '../common/cursor';
import { isoTime } from '../common/iso-time';
import { hiddenPeopleTable } from '../connections/blockers';
import { defineStatement, literal } from '../db/statement';
import type { Db } from '../db/types';
import { pictureJson } from '../media/picture-json';
import { type Json, jsonArray } from '../plugins/json-answer';
import { authorFields } from '../users/author-json';
import { notSuspended } from '../users/suspensions';
import { relationFields } from '../users/user-json';

/** Rows that one page reads, so that thousands of likes of one post cost no more than others. */
const WINDOW = 200;
const EXCERPT_LENGTH = 160;
/** Above all ids. */
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const cursorSchema = z.tuple([cursorId]);

/** @throws AppError `invalid_input` for an unknown cursor */
export const decodeNotificationCursor = (cursor: string): string => decodeCursor(cursor, cursorSchema)[0];

/** `actor` is a column. Needs the table expression `hidden_people`. */
export const isActorVisible = (actor: SQLWrapper, now: SQLWrapper): SQL =>
  sql`${actor} not in (select id from hidden_people) and ${notSuspended(actor, now)}`;

/** `post` is a column that may be null. */
export const isPostVisible = (post: SQLWrapper): SQL =>
  sql`(select p.hidden_at from posts p where p.id = ${post}) is null`;

/** Those of a kind about one post are read as one. */
const isGrouped = (row: SQL): SQL => sql`${row}.kind = 'like'`;

const sameGroup = (row: SQL, head: SQL): SQL => sql`
  ${row}.post_id = ${head}.post_id and ${row}.kind = ${head}.kind and ${row}.recipient_id = ${head}.recipient_id`;

const postOf = (head: SQL): SQL => sql`(
  select json_build_object('_id', p.id, 'excerpt', left(p.content, ${literal(EXCERPT_LENGTH)}), 'picture', (
    select ${pictureJson(sql`m`, sql`i.alt`)} from post_images i join media m on m.hash = i.media_hash
    where i.post_id = p.id order by i.position limit 1))
  from posts p where p.id = ${head}.post_id)`;

interface Row extends Record<string, unknown> {
  /** Of the rows read: the oldest, and whether there may be more. */
  last: string | null;
  is_full: boolean;
  id: string | null;
  json: string | null;
}

const pageOf = (limit: number) =>
  defineStatement<Row, [currentUserId: string, from: string, now: string]>(
    `notifications_${limit}`,
    (me, from, now) => {
      const currentUser = sql`${me}::uuid`;
      const visible = (row: SQL) => isActorVisible(sql`${row}.actor_id`, sql`${now}::timestamptz`);
      const members = (columns: SQL, rest: SQL) => sql`
        select ${columns} from notifications g
        where ${sameGroup(sql`g`, sql`head`)} and ${visible(sql`g`)} ${rest}`;
      const relation = sql`select row_to_json(relation) from (
        select ${relationFields(currentUser, sql`u`)}) relation`;
      return sql`
        with ${hiddenPeopleTable(currentUser)},
        read_rows as materialized (
          select id from notifications where recipient_id = ${currentUser} and id < ${from}::uuid
          order by id desc limit ${literal(WINDOW)}
        ),
        heads as materialized (
          select head.* from read_rows
          join notifications head on head.recipient_id = ${currentUser} and head.id = read_rows.id
          where ${visible(sql`head`)} and ${isPostVisible(sql`head.post_id`)}
            and not (${isGrouped(sql`head`)} and exists (${members(sql`1`, sql`and g.id > head.id`)}))
          order by head.id desc limit ${literal(limit + 1)}
        )
        select read.last, read.is_full, head.id, case when head.id is not null then json_build_object(
          '_id', head.id, 'kind', head.kind, 'actors', actors.newest, 'actors_total', actors.total,
          'post', ${postOf(sql`head`)}, 'read', head.read_at is not null,
          'createdAt', ${isoTime(sql`head.created_at`)})::text end as json
        from (
          select count(*) = ${literal(WINDOW)} as is_full,
            (select id from read_rows order by id limit 1) as last from read_rows
        ) read
        left join heads head on true
        left join lateral (
          select case when ${isGrouped(sql`head`)} then (select count(*) from (
              ${members(sql`1`, sql`limit ${literal(limits.notificationCount)}`)}) counted) else 1 end as total,
            (select json_agg(json_build_object(${authorFields(sql`u`)}, 'relation', (${relation}))
                order by newest.id desc)
              from (
                select head.actor_id, head.id where not ${isGrouped(sql`head`)}
                union all (${members(
                  sql`g.actor_id, g.id`,
                  sql`and ${isGrouped(sql`head`)} order by g.id desc limit ${literal(limits.notificationActors)}`,
                )})
              ) newest join users u on u.id = newest.actor_id) as newest
        ) actors on head.id is not null
        order by head.id desc`;
    },
  );

const usualPage = pageOf(limits.pageDefault);
const longPage = pageOf(limits.pageMax);

interface PageRequest {
  currentUserId: string;
  limit: number;
  /** The id of a notification, to list those before it. */
  from?: string | undefined;
  now: Date;
}

/** Newest first. A page can be short, or empty, before the last one. */
export async function readNotifications(
  db: Db,
  { currentUserId, limit, from = NEWEST, now }: PageRequest,
): Promise<{ notifications: Json<Notification[]>; next: string | null }> {
  const statement = limit <= limits.pageDefault ? usualPage : longPage;
  const rows = await statement.run(db, currentUserId, from, now.toISOString());
  const found = rows.flatMap(({ id, json }) => (id === null || json === null ? [] : [{ id, json }]));
  const shown = found.slice(0, limit);
  const [read] = rows;
  const last = found.length > limit ? shown.at(-1)?.id : read?.is_full ? read.last : null;
  return {
    notifications: jsonArray(shown.map(({ json }) => json)),
    next: last ? encodeCursor([last]) : null,
  };
}
