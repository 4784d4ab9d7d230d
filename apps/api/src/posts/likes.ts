import { sql, type SQL } from 'drizzle-orm';
import { blockersOf } from '../people/blockers';
import type { NotificationRow } from '../notifications/announce-notifications';
import { deleteNotification, insertNotification } from '../notifications/write-notifications';
import { newId } from '../platform/common/ids';
import { postRow } from '../platform/db/rows';
import { defineStatement } from '../platform/db/statement';
import { type Db, isUniqueViolation } from '../platform/db/types';
import { errors } from '../platform/plugins/errors';
import { countQuota } from '../platform/quotas/count-quota';
import type { QuotaUse } from '../platform/quotas/quotas';
import type { PostAccess } from './posts.policy';
import { notBlocked, notHidden } from './view/visibility';

interface Toggled extends Record<string, unknown> {
  has_account: boolean;
  author_id: string | null;
  visible: boolean | null;
  is_removed: boolean;
  is_inserted: boolean;
  /** Null without the post. */
  total: number | null;
}

/** Users before posts, to avoid deadlocks. The lock on the post serializes toggles, so that each counts those before it. */
const lockedPost = (currentUser: SQL, postId: SQL) => sql`
  account as materialized (select id from users where id = ${currentUser} for key share),
  post as materialized (
    select p.id, p.author_id, p.likes_total,
      ${notBlocked(currentUser, sql`p.author_id`)} and ${notHidden(currentUser, postRow('p'))} as visible
    from posts p where p.id = ${postId} and exists (select from account)
    for no key update of p
  )`;

const lockPost = defineStatement<{ id: string }, [userId: string, postId: string]>(
  'lock_post',
  (user, post) => {
    const [currentUser, postId] = [sql`${user}::uuid`, sql`${post}::uuid`];
    return sql`with ${lockedPost(currentUser, postId)} select id from post`;
  },
);

const toggle = defineStatement<
  Toggled,
  [userId: string, postId: string, claim: string | null, notificationId: string]
>('toggle_like', (user, post, claim, notificationId) => {
  const [currentUser, postId] = [sql`${user}::uuid`, sql`${post}::uuid`];
  const isVisible = sql`exists (select from post where visible)`;
  const author = sql`(select author_id from post)`;
  const about = { recipient: author, kind: 'like' as const, actor: currentUser, post: postId };
  const isNew = sql`${isVisible} and not exists (select from removed)`;
  // "offset 0" makes the planner look up each blocker by the primary key.
  return sql`
      with ${lockedPost(currentUser, postId)},
      removed as (
        delete from likes where post_id = ${postId} and user_id = ${currentUser} and ${isVisible} returning post_id
      ),
      ${countQuota(currentUser, sql`${claim}::text`, isNew)},
      inserted as (
        insert into likes (post_id, user_id) select ${postId}, ${currentUser}
        where ${isNew} and (${claim}::text is null or exists (select from counted))
        returning post_id
      ),
      notified as (${insertNotification({
        ...about,
        id: sql`${notificationId}::uuid`,
        now: sql`now()`,
        where: sql`exists (select from inserted) and ${author} <> ${currentUser}`,
      })}),
      unnotified as (${deleteNotification({ ...about, where: sql`exists (select from removed)` })})
      select exists (select from account) as has_account, post.author_id, post.visible,
        changed.is_removed, changed.is_inserted,
        (post.likes_total + changed.is_inserted::int - changed.is_removed::int - (
          select count(*) from unnest(array${blockersOf(currentUser)}) b(id)
          cross join lateral (select from likes l where l.post_id = ${postId} and l.user_id = b.id offset 0) liked))::int as total
      from (select exists (select from removed) as is_removed, exists (select from inserted) as is_inserted) changed
      left join post on true`;
});

export interface LikeResult {
  liked: boolean;
  total: number;
  quota: QuotaUse;
  /** Written for the author. */
  notification: NotificationRow | null;
}

/**
 * @param authorize throws to deny
 * @param claim counts new likes, see {@link countQuota}
 */
export async function toggleLike(
  db: Db,
  currentUserId: string,
  postId: string,
  authorize: (post: PostAccess | null) => void,
  claim: string | null,
): Promise<LikeResult> {
  const notificationId = newId();
  const toggleOn = (on: Db) => toggle.run(on, currentUserId, postId, claim, notificationId);
  const [row] = await toggleOn(db).catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    // The statement waited for a like of the same user, which is newer than its snapshot. A second one sees it.
    return db.transaction(async (tx) => {
      await lockPost.run(tx, currentUserId, postId);
      return toggleOn(tx);
    });
  });
  if (!row?.has_account) throw errors.accountDeleted();
  authorize(row.author_id === null ? null : { authorId: row.author_id, visible: row.visible === true });
  const quota = row.is_inserted ? 'counted' : row.is_removed ? 'unused' : 'exceeded';
  const { author_id: recipientId } = row;
  const notification =
    row.is_inserted && recipientId !== null && recipientId !== currentUserId
      ? { recipientId, id: notificationId }
      : null;
  return { liked: row.is_inserted, total: row.total ?? 0, quota, notification };
}
