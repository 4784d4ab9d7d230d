import { type SQL, sql } from 'drizzle-orm';
import type { NotificationRow } from '../notifications/announce-notifications';
import { deleteNotification, insertNotification } from '../notifications/write-notifications';
import { selectBlockers } from '../people/blockers';
import { newId } from '../platform/common/ids';
import { defineStatement } from '../platform/db/statement';
import { type Db, isUniqueViolation } from '../platform/db/types';
import { errors } from '../platform/plugins/errors';
import { countQuota } from '../platform/quotas/count-quota';
import type { QuotaUse } from '../platform/quotas/quotas';

interface Toggled extends Record<string, unknown> {
  has_account: boolean;
  author_id: string | null;
  visible: boolean | null;
  is_removed: boolean;
  is_inserted: boolean;
  /** Null if there is nothing to like. */
  total: number | null;
}

type Values = [userId: string, likedId: string, claim: string | null, notificationId: string, now: string];

interface Likeable {
  name: 'like' | 'comment_like';
  likes: SQL;
  /** The column of what is liked. */
  key: SQL;
  /**
   * Table expressions. `liked` locks the liked row if `account` has one, with `author_id`, `likes_total`,
   * `post_id` and `visible` to the current user.
   */
  locked: (ids: { currentUser: SQL; id: SQL; now: SQL }) => SQL;
}

export interface LikeToggle {
  currentUserId: string;
  id: string;
  /** Counts new likes, see {@link countQuota}. */
  claim: string | null;
  now: Date;
  /** Throws to deny. Null if there is nothing to like. */
  authorize: (liked: { visible: boolean } | null) => void;
}

export interface LikeResult {
  liked: boolean;
  total: number;
  quota: QuotaUse;
  /** Written for the author. */
  notification: NotificationRow | null;
}

/**
 * Locks users before what they like, to avoid deadlocks. The second lock serializes toggles, so that each
 * counts those before it.
 */
export function defineLikeToggle({ name, likes, key, locked }: Likeable) {
  const lockedFor = (currentUser: SQL, id: SQL, now: SQL) => sql`
    account as materialized (select id from users where id = ${currentUser} for key share),
    ${locked({ currentUser, id, now })}`;

  const lock = defineStatement<{ id: string }, [userId: string, likedId: string, now: string]>(
    `lock_${name}d`,
    (me, likedId, now) =>
      sql`with ${lockedFor(sql`${me}::uuid`, sql`${likedId}::uuid`, sql`${now}::timestamptz`)} select id from liked`,
  );

  const toggle = defineStatement<Toggled, Values>(
    `toggle_${name}`,
    (me, likedId, claim, notificationId, time) => {
      const [currentUser, id, now] = [sql`${me}::uuid`, sql`${likedId}::uuid`, sql`${time}::timestamptz`];
      const about = {
        from: sql`liked`,
        recipient: sql`liked.author_id`,
        kind: 'like' as const,
        actor: currentUser,
        post: sql`liked.post_id`,
        ...(name === 'comment_like' && { comment: id }),
      };
      const isNew = sql`exists (select from liked where visible) and not exists (select from removed)`;
      // "offset 0" makes the planner look up each blocker by the primary key, and the changes once.
      return sql`
      with ${lockedFor(currentUser, id, now)},
      removed as (
        delete from ${likes} l using liked where l.${key} = ${id} and l.user_id = ${currentUser} and visible returning 1
      ),
      ${countQuota(currentUser, sql`${claim}::text`, isNew)},
      inserted as (
        insert into ${likes} (${key}, user_id) select ${id}, ${currentUser}
        where ${isNew} and (${claim}::text is null or exists (select from counted))
        returning ${key}
      ),
      notified as (${insertNotification({
        ...about,
        id: sql`${notificationId}::uuid`,
        now,
        where: sql`exists (select from inserted) and liked.author_id <> ${currentUser}`,
      })}),
      unnotified as (${deleteNotification({ ...about, where: sql`exists (select from removed)` })})
      select exists (select from account) as has_account, liked.author_id, liked.visible,
        changed.is_removed, changed.is_inserted,
        (liked.likes_total + changed.is_inserted::int - changed.is_removed::int - (
          select count(*) from unnest(array${selectBlockers(currentUser)}) b(id)
          cross join lateral (select from ${likes} l where l.${key} = ${id} and l.user_id = b.id offset 0) counted))::int as total
      from (select exists (select from removed) as is_removed, exists (select from inserted) as is_inserted offset 0) changed
      left join liked on true`;
    },
  );

  return async (db: Db, { currentUserId, id, claim, now, authorize }: LikeToggle): Promise<LikeResult> => {
    const notificationId = newId();
    const at = now.toISOString();
    const toggleOn = (on: Db) => toggle.run(on, currentUserId, id, claim, notificationId, at);
    const [row] = await toggleOn(db).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      // The statement waited for a newer like of the same user than its snapshot. A second one sees it.
      return db.transaction(async (tx) => {
        await lock.run(tx, currentUserId, id, at);
        return toggleOn(tx);
      });
    });
    if (!row?.has_account) throw errors.accountDeleted();
    const { author_id: authorId, visible, is_inserted: liked, is_removed: unliked, total } = row;
    authorize(visible === null ? null : { visible });
    const isNotified = liked && authorId !== null && authorId !== currentUserId;
    return {
      liked,
      total: total ?? 0,
      quota: liked ? 'counted' : unliked ? 'unused' : 'exceeded',
      notification: isNotified ? { recipientId: authorId, id: notificationId } : null,
    };
  };
}
