import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { lockPeople } from '../../people/lock-people';
import { removeCommentNotifications } from '../../notifications/write-notifications';
import { commentRow, postRow } from '../../platform/db/rows';
import { commentLikes, comments, posts } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import type { Publish } from '../../platform/live/events.repository';
import { notBlocked, notHidden } from '../view/visibility';
import type { CommentAccess } from './comments.policy';
import { lockComments, lockPost } from './locks';
import { toPostEvents, readWatchers } from './watchers';

interface Removal {
  commentId: string;
  /** Null for moderators, who see everything. */
  currentUserId: string | null;
  now: Date;
}

interface RemoveCallbacks {
  authorize(comment: CommentAccess | null): void;
  publish: Publish;
}

/** @returns `kept` without its text where it has answers; null if there is none */
export async function removeComment(
  tx: Db,
  removal: Removal,
  { authorize, publish }: RemoveCallbacks,
): Promise<'removed' | 'kept' | null> {
  const { commentId, currentUserId, now } = removal;
  const found = await readAccess(tx, removal);
  authorize(found);
  if (found === null) return null;
  const { postId, parentId } = found;
  const watchers = await readWatchers(tx, postId, currentUserId, now);
  await lockPeople(tx, [currentUserId, ...watchers]);
  await lockPost(tx, postId);
  await lockComments(tx, [commentId, parentId], 'update');
  const locked = await readAccess(tx, removal);
  authorize(locked);
  if (locked === null) return null;

  const isKept = await hasAnswers(tx, commentId);
  if (isKept) {
    await tx.update(comments).set({ content: '', deletedAt: now }).where(eq(comments.id, commentId));
    await tx.delete(commentLikes).where(eq(commentLikes.commentId, commentId));
    await removeCommentNotifications(tx, commentId);
  } else {
    await tx.delete(comments).where(eq(comments.id, commentId));
    if (parentId !== null && !(await hasAnswers(tx, parentId)))
      await tx.delete(comments).where(and(eq(comments.id, parentId), isNotNull(comments.deletedAt)));
  }
  await publish(tx, toPostEvents(watchers, postId, currentUserId));
  return isKept ? 'kept' : 'removed';
}

async function hasAnswers(tx: Db, commentId: string): Promise<boolean> {
  return (await tx.$count(comments, eq(comments.parentId, commentId))) > 0;
}

async function readAccess(db: Db, { commentId, currentUserId }: Removal) {
  const me = sql`${currentUserId}::uuid`;
  const isVisible =
    currentUserId === null
      ? sql`true`
      : sql`${notBlocked(me, sql`c.author_id`)} and ${notHidden(me, commentRow('c'))}
          and ${notBlocked(me, sql`p.author_id`)} and ${notHidden(me, postRow('p'))}`;
  const [row] = await queryRows<{
    author_id: string | null;
    post_author_id: string;
    post_id: string;
    parent_id: string | null;
    visible: boolean;
  }>(
    db,
    sql`select c.author_id, p.author_id as post_author_id, c.post_id, c.parent_id,
        c.deleted_at is null and ${isVisible} as visible
      from ${comments} c join ${posts} p on p.id = c.post_id where c.id = ${commentId}::uuid`,
  );
  if (row === undefined) return null;
  return {
    authorId: row.author_id,
    postAuthorId: row.post_author_id,
    postId: row.post_id,
    parentId: row.parent_id,
    visible: row.visible,
  };
}

/** Call it before the account is deleted. Locks posts and comments whose counts change, after the people. */
export async function releaseComments(tx: Db, userId: string, now: Date): Promise<void> {
  const me = sql`${userId}::uuid`;
  await tx.execute(sql`
    select id from comments
    where author_id = ${me} or id in (
      select parent_id from comments where author_id = ${me} and parent_id is not null
      union all select comment_id from comment_likes where user_id = ${me})
    order by id for update`);
  await tx.execute(sql`
    delete from comments held where held.deleted_at is not null and held.id in (
      select parent_id from comments where author_id = ${me} and parent_id is not null
    ) and not exists (
      select 1 from comments a where a.parent_id = held.id and a.author_id is distinct from ${me})`);
  await tx.execute(sql`
    update comments c set author_id = null, client_id = null, content = '',
      deleted_at = coalesce(c.deleted_at, ${now.toISOString()}::timestamptz)
    where c.author_id = ${me} and exists (
      select 1 from comments a where a.parent_id = c.id and a.author_id is distinct from ${me})`);
}
