import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { CommentRow, PostRow } from '../../platform/db/rows';
import { posts } from '../../platform/db/schema';

/** Neither user has blocked the other; `userId` is a column. */
export function notBlocked(currentUserId: SQLWrapper | string, userId: SQLWrapper): SQL {
  return sql`not exists (
    select 1 from blocks b
    where (b.blocker_id = ${currentUserId} and b.blocked_id = ${userId})
       or (b.blocker_id = ${userId} and b.blocked_id = ${currentUserId})
  )`;
}

/** Hidden posts and comments are shown to their author only. */
export function notHidden(currentUserId: SQLWrapper | string, row: PostRow | CommentRow): SQL {
  return sql`(${row}.hidden_at is null or ${row}.author_id = ${currentUserId})`;
}

/** A condition for queries of `posts`. */
export const isVisiblePost = (userId: string): SQL<boolean> =>
  sql`(${notBlocked(userId, sql`${posts}.author_id`)} and ${notHidden(userId, posts)})`;
