import { type SQL, sql } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { deleteNotification, insertNotification } from '../../notifications/write-notifications';
import { newId } from '../../platform/common/ids';
import { defineStatement } from '../../platform/db/statement';
import { findCheckViolation, type Db, isUniqueViolation } from '../../platform/db/types';
import { countersTable, notifyAtCommit } from '../../platform/live/events.repository';
import type { LiveNotifier } from '../../platform/live/live-notifier';
import { errors } from '../../platform/plugins/errors';
import { countQuota } from '../../platform/quotas/count-quota';
import type { QuotaUse } from '../../platform/quotas/quotas';
import { lockRelationship, relationshipSelection } from '../../people/relationship';
import type { Relationship } from '../../people/relationship.policy';

interface Changed extends Relationship, Record<string, unknown> {
  has_account: boolean;
  is_changed: boolean;
  own_seq: number | null;
  other_seq: number | null;
}

interface Change {
  currentUserId: string;
  otherId: string;
  authorize: (before: Relationship) => void;
}

/**
 * The aggregate reads all of `people`, so both are locked in the order of their ids before anything is
 * written.
 */
const lockedRelationship = (currentUser: SQL, other: SQL) => sql`
  people as materialized (
    select id, full_name from users where id in (${currentUser}, ${other}) order by id for no key update
  ),
  relationship as materialized (
    select count(*) filter (where id = ${currentUser}) = 1 as has_account,
      ${relationshipSelection(currentUser, other, sql`max(full_name) filter (where id = ${other})`)}
    from people
  )`;

const isAllowed = sql`exists (select from relationship
  where has_account and name is not null and not blocked and not "blockedBy")`;

interface Events {
  currentUser: SQL;
  other: SQL;
  condition: SQL;
  notification: SQL;
}

const events = ({ currentUser, other, condition, notification }: Events) => sql`
  ${countersTable(sql`select id from people where ${condition}`)},
  stored as (
    insert into events (recipient_id, seq, type, peer_id, notification)
    select user_id, seq, 'connections', case when user_id = ${currentUser} then ${other} else ${currentUser} end,
      case when user_id = ${other} then ${notification} end
    from counters
  )`;

const changed = (currentUser: SQL, inTransaction: SQL) => sql`
  select relationship.*, change.* from relationship, (
    select count(*) > 0 as is_changed,
      (max(seq) filter (where user_id = ${currentUser}))::float8 as own_seq,
      (max(seq) filter (where user_id <> ${currentUser}))::float8 as other_seq,
      count(${notifyAtCommit(sql`counters`, sql`${inTransaction}::boolean`)}) as notified
    from counters
  ) change`;

const insertion = defineStatement<
  Changed,
  [
    currentUserId: string,
    otherId: string,
    now: string,
    claim: string | null,
    inTransaction: boolean,
    notificationId: string,
  ]
>('follow', (me, otherId, now, claim, inTransaction, notificationId) => {
  const [currentUser, other] = [sql`${me}::uuid`, sql`${otherId}::uuid`];
  const isNew = sql`${isAllowed} and not (select follows from relationship)`;
  return sql`
    with ${lockedRelationship(currentUser, other)},
    ${countQuota(currentUser, sql`${claim}::text`, isNew)},
    inserted as (
      insert into follows (follower_id, followee_id, created_at)
      select ${currentUser}, ${other}, ${now}::timestamptz
      where ${isNew} and (${claim}::text is null or exists (select from counted))
      returning followee_id
    ),
    notified as (${insertNotification({
      id: sql`${notificationId}::uuid`,
      recipient: other,
      kind: 'follow',
      actor: currentUser,
      now: sql`${now}::timestamptz`,
      where: sql`exists (select from inserted)`,
    })}),
    ${events({ currentUser, other, condition: sql`exists (select from inserted)`, notification: sql`'follow'` })}
    ${changed(currentUser, inTransaction)}`;
});

const deletion = defineStatement<Changed, [currentUserId: string, otherId: string, inTransaction: boolean]>(
  'unfollow',
  (me, otherId, inTransaction) => {
    const [currentUser, other] = [sql`${me}::uuid`, sql`${otherId}::uuid`];
    return sql`
    with ${lockedRelationship(currentUser, other)},
    deleted as (
      delete from follows where follower_id = ${currentUser} and followee_id = ${other} and ${isAllowed}
      returning followee_id
    ),
    unnotified as (${deleteNotification({
      recipient: other,
      kind: 'follow',
      actor: currentUser,
      where: sql`exists (select from deleted)`,
    })}),
    ${events({ currentUser, other, condition: sql`exists (select from deleted)`, notification: sql`null` })}
    ${changed(currentUser, inTransaction)}`;
  },
);

/** All return the relationship before the change. Repeating one changes nothing. */
export function createFollowsRepository(db: Db, live: LiveNotifier) {
  async function settle(
    { currentUserId, otherId, authorize }: Change,
    row: Changed | undefined,
    inTransaction: boolean,
    notification?: 'follow',
  ): Promise<Changed> {
    if (!row?.has_account) throw errors.accountDeleted();
    authorize(row);
    if (row.own_seq !== null && row.other_seq !== null) {
      const type = 'connections' as const;
      await live.notifyAfterCommit(
        [
          { userId: currentUserId, seq: row.own_seq, event: { type, user_id: otherId } },
          {
            userId: otherId,
            seq: row.other_seq,
            event: { type, user_id: currentUserId, ...(notification && { notification }) },
          },
        ],
        inTransaction,
      );
    }
    return row;
  }

  return {
    /**
     * @param claim counts a new follow, see {@link countQuota}
     * @throws AppError `account_deleted`
     */
    async follow(
      change: Change & { now: Date },
      claim: string | null,
    ): Promise<{ before: Relationship; quota: QuotaUse; notification: NotificationRow | null }> {
      const { currentUserId, otherId, now } = change;
      const { inTransaction } = live;
      const id = newId();
      const insert = (on: Db) =>
        insertion.run(on, currentUserId, otherId, now.toISOString(), claim, inTransaction, id);
      const [row] = await insert(db).catch((error: unknown) => {
        if (!isUniqueViolation(error) && findCheckViolation(error) !== 'follows_not_blocked') throw error;
        // A follow or block committed while the statement waited is newer than its snapshot. A second one
        // sees it.
        return db.transaction(async (tx) => {
          await lockRelationship(tx, currentUserId, otherId);
          return insert(tx);
        });
      });
      const before = await settle(change, row, inTransaction, 'follow');
      const quota = before.is_changed ? 'counted' : before.follows ? 'unused' : 'exceeded';
      return { before, quota, notification: before.is_changed ? { recipientId: otherId, id } : null };
    },

    /** @throws AppError `account_deleted` */
    async unfollow(change: Change): Promise<Relationship> {
      const { inTransaction } = live;
      const [row] = await deletion.run(db, change.currentUserId, change.otherId, inTransaction);
      return settle(change, row, inTransaction);
    },
  };
}
