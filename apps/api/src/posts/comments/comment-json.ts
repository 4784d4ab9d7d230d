import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { notSuspended } from '../../people/suspensions';
import type { Viewer } from '../../people/viewer';
import { isoTime } from '../../platform/common/iso-time';
import { type CommentRow, commentRow, type PostRow, type UserRow } from '../../platform/db/rows';
import { notHidden } from '../view/visibility';

type Reader = Viewer<'hidden_people'>;

export const isPostShown = (viewer: Reader, post: PostRow): SQL =>
  sql`${post}.author_id not in (select id from ${viewer.hidden_people}) and ${notHidden(viewer.id, post)}`;

export const isCommentShown = (viewer: Reader, comment: CommentRow, now: SQLWrapper): SQL => sql`
  (${comment}.deleted_at is null and ${notHidden(viewer.id, comment)}
    and ${comment}.author_id not in (select id from ${viewer.hidden_people})
    and ${notSuspended(sql`${comment}.author_id`, now)})`;

/** A hidden comment keeps the place of visible answers. */
export const hasShownAnswers = (viewer: Reader, comment: CommentRow, now: SQLWrapper): SQL => sql`
  exists (select 1 from comments held where held.parent_id = ${comment}.id
    and ${isCommentShown(viewer, commentRow('held'), now)})`;

/** "offset 0" makes the planner look each up by an index. */
const visibleLikes = ({ blockers }: Viewer<'blockers'>, comment: CommentRow): SQL => sql`
  case when ${comment}.likes_total = 0 then 0
  else ${comment}.likes_total - (select count(*) from ${blockers} b
    cross join lateral (select 1 from comment_likes l
      where l.comment_id = ${comment}.id and l.user_id = b.id offset 0) counted) end`;

const visibleAnswers = (viewer: Reader, comment: CommentRow): SQL => sql`
  case when ${comment}.answers_total = 0 then 0
  else ${comment}.answers_total - (select count(*) from ${viewer.hidden_people} h
    cross join lateral (select 1 from comments a where a.post_id = ${comment}.post_id and a.author_id = h.id
      and a.parent_id = ${comment}.id and a.deleted_at is null and a.hidden_at is null offset 0) counted) end`;

interface CommentJsonOptions {
  viewer: Viewer<'blockers' | 'hidden_people'>;
  comment: CommentRow;
  /** A row of nulls without one. */
  author: UserRow;
  shown: SQLWrapper;
}

const commentFields = ({ viewer, comment, author, shown }: CommentJsonOptions): SQL => sql`
  '_id', ${comment}.id, 'post_id', ${comment}.post_id, 'parent_id', ${comment}.parent_id,
  'user', case when ${shown} then ${authorJson(author)} end,
  'content', case when ${shown} then ${comment}.content else '' end,
  'likes_total', case when ${shown} then ${visibleLikes(viewer, comment)} else 0 end,
  'liked', ${shown} and exists (
    select 1 from comment_likes l where l.comment_id = ${comment}.id and l.user_id = ${viewer.id}),
  'answers_total', ${visibleAnswers(viewer, comment)}, 'createdAt', ${isoTime(sql`${comment}.created_at`)},
  'deleted', not ${shown}`;

/**
 * The contract's `Comment` as JSON text.
 * @param more further fields as text, each with a comma before it
 */
export const commentText = (options: CommentJsonOptions, more = sql`''`): SQL => {
  const { comment, shown } = options;
  // Only hidden comments have the key. Adding text avoids a second object.
  return sql`(left(json_build_object(${commentFields(options)})::text, -1) || ${more} ||
    case when ${comment}.hidden_at is null or not ${shown} then '}'
    else ', "hidden": ' || json_build_object('reason', ${comment}.hidden_reason) || '}' end)`;
};
