import { sql } from 'drizzle-orm';
import { blockersOf } from '../../people/blockers';
import { viewerOf } from '../../people/viewer';
import { deleteNotification, insertNotification } from '../../notifications/write-notifications';
import { newId } from '../../platform/common/ids';
import { commentRow, postRow } from '../../platform/db/rows';
import { defineStatement } from '../../platform/db/statement';
import { type Db, isUniqueViolation } from '../../platform/db/types';
import { errors, throwIfDenied } from '../../platform/plugins/errors';
import { countQuota } from '../../platform/quotas/count-quota';
import type { LikeResult } from '../likes';
import { isCommentShown, isPostShown } from './comment-json';
import { authorizeCommentLike } from './comments.policy';

interface Toggled extends Record<string, unknown> {
  has_account: boolean;
  author_id: string | null;
  visible: boolean | null;
  is_removed: boolean;
  is_inserted: boolean;
  total: number | null;
}

type Values = [userId: string, commentId: string, claim: string | null, notificationId: string, now: string];

/** The lock on the comment makes toggles wait for each other. */
const toggle = defineStatement<Toggled, Values>(
  'toggle_comment_like',
  (user, comment, claim, notificationId, time) => {
    const [currentUser, commentId, now] = [
      sql`${user}::uuid`,
      sql`${comment}::uuid`,
      sql`${time}::timestamptz`,
    ];
    const isVisible = sql`exists (select from liked where visible)`;
    const author = sql`(select author_id from liked)`;
    const viewer = viewerOf(currentUser, ['hidden_people']);
    const about = {
      recipient: author,
      kind: 'like' as const,
      actor: currentUser,
      post: sql`(select post_id from liked)`,
      comment: commentId,
    };
    const isNew = sql`${isVisible} and not exists (select from removed)`;
    // "offset 0" makes the planner look up each blocker by the primary key.
    return sql`
      with ${viewer.tables},
      account as materialized (select id from users where id = ${currentUser} for key share),
      liked as materialized (
        select c.id, c.author_id, c.post_id, c.likes_total, ${isCommentShown(viewer, commentRow('c'), now)} and exists (
          select from posts p where p.id = c.post_id and ${isPostShown(viewer, postRow('p'))}) as visible
        from comments c where c.id = ${commentId} and exists (select from account)
        for no key update of c
      ),
      removed as (
        delete from comment_likes where comment_id = ${commentId} and user_id = ${currentUser} and ${isVisible}
        returning comment_id
      ),
      ${countQuota(currentUser, sql`${claim}::text`, isNew)},
      inserted as (
        insert into comment_likes (comment_id, user_id) select ${commentId}, ${currentUser}
        where ${isNew} and (${claim}::text is null or exists (select from counted))
        returning comment_id
      ),
      notified as (${insertNotification({
        ...about,
        id: sql`${notificationId}::uuid`,
        now,
        where: sql`exists (select from inserted) and ${author} <> ${currentUser}`,
      })}),
      unnotified as (${deleteNotification({ ...about, where: sql`exists (select from removed)` })})
      select exists (select from account) as has_account, liked.author_id, liked.visible, changed.is_removed, changed.is_inserted,
        (liked.likes_total + changed.is_inserted::int - changed.is_removed::int - (
          select count(*) from unnest(array${blockersOf(currentUser)}) b(id)
          cross join lateral (
            select from comment_likes l where l.comment_id = ${commentId} and l.user_id = b.id offset 0) counted
        ))::int as total
      from (select exists (select from removed) as is_removed, exists (select from inserted) as is_inserted) changed
      left join liked on true`;
  },
);

/** @param claim counts new likes, see {@link countQuota} */
export async function toggleCommentLike(
  db: Db,
  { currentUserId, commentId, now }: { currentUserId: string; commentId: string; now: Date },
  claim: string | null,
): Promise<LikeResult> {
  const notificationId = newId();
  const toggleOn = (on: Db) =>
    toggle.run(on, currentUserId, commentId, claim, notificationId, now.toISOString());
  const [row] = await toggleOn(db).catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    // The statement waited for a like of the same user, which is newer than its snapshot. A second one sees it.
    return db.transaction(async (tx) => {
      await tx.execute(sql`select id from users where id = ${currentUserId}::uuid for key share`);
      await tx.execute(sql`select id from comments where id = ${commentId}::uuid for no key update`);
      return toggleOn(tx);
    });
  });
  if (!row?.has_account) throw errors.accountDeleted();
  throwIfDenied(authorizeCommentLike(row.visible === null ? null : { visible: row.visible }));
  const quota = row.is_inserted ? 'counted' : row.is_removed ? 'unused' : 'exceeded';
  const { author_id: recipientId } = row;
  const notification =
    row.is_inserted && recipientId !== null && recipientId !== currentUserId
      ? { recipientId, id: notificationId }
      : null;
  return { liked: row.is_inserted, total: row.total ?? 0, quota, notification };
}
