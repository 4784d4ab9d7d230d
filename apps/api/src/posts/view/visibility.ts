import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Neither user has blocked the other; `userId` is a column. */
export function notBlocked(currentUserId: SQLWrapper | string, userId: SQLWrapper): SQL {
  return sql`not exists (
    select 1 from blocks b
    where (b.blocker_id = ${currentUserId} and b.blocked_id = ${userId})
       or (b.blocker_id = ${userId} and b.blocked_id = ${currentUserId})
  )`;
}

/** Hidden posts are shown to their author only; `post` is the alias of a `posts` row. */
export function notHidden(currentUserId: SQLWrapper | string, post: SQLWrapper): SQL {
  return sql`(${post}.hidden_at is null or ${post}.author_id = ${currentUserId})`;
}
