import { type Comment, type CommentThread, limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { createViewer } from '../../people/viewer';
import { cursorId, decodeCursor, encodeCursor, type JsonPage } from '../../platform/common/cursor';
import { NIL_ID } from '../../platform/common/ids';
import { type CommentRow, commentRow, postRow, type UserRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { jsonArray } from '../../platform/plugins/json-answer';
import { commentText, hasShownAnswers, isCommentShown, isPostShown } from './comment-json';

const cursorSchema = z.tuple([cursorId]);

/** @throws AppError `invalid_input` for an unknown cursor */
const decodeIdCursor = (cursor: string | undefined): string =>
  cursor === undefined ? NIL_ID : decodeCursor(cursor, cursorSchema)[0];

const encodeCursorSql = (id: SQL): SQL => sql`
  translate(encode(convert_to('["' || ${id} || '"]', 'UTF8'), 'base64'), '+/=', '-_')`;

/** One row without an id for an empty page; none where the post or comment is not there. */
interface Row extends Record<string, unknown> {
  id: string | null;
  json: string | null;
}

type Values = [currentUserId: string, ofId: string, after: string, now: string];

const createReader = (me: SQL) => createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people']);

type Reader = ReturnType<typeof createReader>;

const firstAnswers = (viewer: Reader, now: SQL): SQL => sql`
  select '[' || coalesce(string_agg(${commentText({
    viewer,
    comment: commentRow('a'),
    author: userRow('au'),
    shown: sql`true`,
  })}, ',' order by a.id) filter (where a.place <= ${literal(limits.firstAnswers)}), '') || ']' as text,
    case when count(*) > ${literal(limits.firstAnswers)}
      then ${encodeCursorSql(sql`(array_agg(a.id order by a.id))[${literal(limits.firstAnswers)}]`)} end as next
  from (
    select a.*, row_number() over (order by a.id) as place from comments a
    where a.parent_id = page.id and ${isCommentShown(viewer, commentRow('a'), now)}
    order by a.id limit ${literal(limits.firstAnswers + 1)}
  ) a join users au on au.id = a.author_id`;

const defineThreads = (count: number) =>
  defineStatement<Row, Values>(`comments_${count}`, (me, postId, after, time) => {
    const [viewer, now] = [createReader(me), sql`${time}::timestamptz`];
    const shown = sql`page.shown`;
    const first = sql`', "answers": ' || answers.text || ', "answers_cursor": ' || coalesce(to_json(answers.next)::text, 'null')`;
    return sql`
      with ${viewer.tables},
      post as materialized (
        select p.id from posts p where p.id = ${postId}::uuid and ${isPostShown(viewer, postRow('p'))}
      ),
      page as materialized (
        select c.*, here.shown from comments c
        cross join lateral (select ${isCommentShown(viewer, commentRow('c'), now)} as shown offset 0) here
        where c.post_id = (select id from post) and c.parent_id is null and c.id > ${after}::uuid
          and (here.shown or ${hasShownAnswers(viewer, commentRow('c'), now)})
        order by c.id limit ${literal(count)}
      )
      select page.id, case when page.id is not null then
        ${commentText({ viewer, comment: commentRow('page'), author: userRow('u'), shown }, first)} end as json
      from post left join page on true left join users u on u.id = page.author_id
      left join lateral (${firstAnswers(viewer, now)}) answers on true
      order by page.id`;
  });

const defineAnswers = (count: number) =>
  defineStatement<Row, Values>(`comment_answers_${count}`, (me, commentId, after, time) => {
    const [viewer, now] = [createReader(me), sql`${time}::timestamptz`];
    return sql`
      with ${viewer.tables},
      parent as materialized (
        select c.id from comments c join posts p on p.id = c.post_id
        where c.id = ${commentId}::uuid and ${isPostShown(viewer, postRow('p'))}
          and (${isCommentShown(viewer, commentRow('c'), now)} or ${hasShownAnswers(viewer, commentRow('c'), now)})
      ),
      page as materialized (
        select a.* from comments a where a.parent_id = (select id from parent) and a.id > ${after}::uuid
          and ${isCommentShown(viewer, commentRow('a'), now)}
        order by a.id limit ${literal(count)}
      )
      select page.id, case when page.id is not null then
        ${commentText({ viewer, comment: commentRow('page'), author: userRow('u'), shown: sql`true` })} end as json
      from parent left join page on true left join users u on u.id = page.author_id
      order by page.id`;
  });

const commentById = defineStatement<
  { comment: Comment; parent: Comment | null },
  [currentUserId: string, id: string, now: string]
>('comment_by_id', (me, id, time) => {
  const [viewer, now] = [createReader(me), sql`${time}::timestamptz`];
  const view = (comment: CommentRow, author: UserRow, shown: SQL) =>
    sql`${commentText({ viewer, comment, author, shown })}::json`;
  const [comment, above] = [commentRow('c'), commentRow('above')];
  const here = (row: CommentRow) => sql`select ${isCommentShown(viewer, row, now)} as shown offset 0`;
  return sql`
    with ${viewer.tables}
    select ${view(comment, userRow('u'), sql`here.shown`)} as comment,
      case when above.id is not null then ${view(above, userRow('above_author'), sql`above_here.shown`)} end as parent
    from comments c join posts p on p.id = c.post_id left join users u on u.id = c.author_id
    cross join lateral (${here(comment)}) here
    left join comments above on above.id = c.parent_id left join users above_author on above_author.id = above.author_id
    cross join lateral (${here(above)}) above_here
    where c.id = ${id}::uuid and ${isPostShown(viewer, postRow('p'))}
      and (here.shown or ${hasShownAnswers(viewer, comment, now)})`;
});

const lists = (of: typeof defineThreads) => ({
  usual: of(limits.pageDefault + 1),
  long: of(limits.pageMax + 1),
});
const threads = lists(defineThreads);
const answers = lists(defineAnswers);

interface Query {
  currentUserId: string;
  ofId: string;
  limit: number;
  cursor: string | undefined;
  now: Date;
}

async function readPage<Name extends string, Value>(
  db: Db,
  name: Name,
  { usual, long }: ReturnType<typeof lists>,
  { currentUserId, ofId, limit, cursor, now }: Query,
): Promise<JsonPage<Name, Value> | null> {
  const statement = limit <= limits.pageDefault ? usual : long;
  const rows = await statement.run(db, currentUserId, ofId, decodeIdCursor(cursor), now.toISOString());
  if (rows.length === 0) return null;
  const shown = rows.filter(({ id }) => id !== null).slice(0, limit);
  const last = shown.at(-1)?.id;
  return {
    [name]: jsonArray<Value>(shown.map(({ json }) => json ?? '')),
    next_cursor: rows.length > limit && last ? encodeCursor([last]) : null,
  } as JsonPage<Name, Value>;
}

export const readThreads = (db: Db, query: Query) =>
  readPage<'comments', CommentThread>(db, 'comments', threads, query);

export const readAnswers = (db: Db, query: Query) =>
  readPage<'answers', Comment>(db, 'answers', answers, query);

export async function readComment(
  db: Db,
  currentUserId: string,
  id: string,
  now: Date,
): Promise<{ comment: Comment; parent: Comment | null } | null> {
  const [row] = await commentById.run(db, currentUserId, id, now.toISOString());
  return row ?? null;
}
