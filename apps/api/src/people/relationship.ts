import { asc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type UserRow, userRow } from '../platform/db/rows';
import { users } from '../platform/db/schema';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { errors } from '../platform/plugins/errors';
import type { Relationship } from './relationship.policy';

export function relationshipColumns(currentUser: SQLWrapper, other: SQL) {
  return {
    follows: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${currentUser} and f.followee_id = ${other})`,
    followedBy: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${other} and f.followee_id = ${currentUser})`,
    blocked: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${currentUser} and b.blocked_id = ${other})`,
    connection: sql<Relationship['connection'] | null>`(select case
        when c.status = 'accepted' then 'connected'
        when c.requested_by = ${currentUser} then 'outgoing'
        else 'incoming' end
      from connections c
      where c.low_id = least(${currentUser}, ${other}) and c.high_id = greatest(${currentUser}, ${other}))`,
  };
}

export function sortedPair(a: string, b: string): { lowId: string; highId: string } {
  return a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
}

export const isBlockedBy = (currentUser: SQLWrapper, other: SQL) =>
  sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${other} and b.blocked_id = ${currentUser})`;

export function relationshipSelection(currentUser: SQL, other: SQL, name: SQL): SQL {
  const { follows, followedBy, blocked, connection } = relationshipColumns(currentUser, other);
  return sql`${name} as name, ${follows} as follows, ${followedBy} as "followedBy", ${blocked} as blocked,
    ${isBlockedBy(currentUser, other)} as "blockedBy", coalesce(${connection}, 'none') as connection`;
}

/**
 * Selects one row, also if nobody has this id.
 * @param more columns of the owner
 */
export function ownerSelection(currentUserId: SQL, ownerId: SQL, more: (owner: UserRow) => SQL): SQL {
  const [currentUser, other] = [sql`${currentUserId}::uuid`, sql`${ownerId}::uuid`];
  return sql`
    select ${relationshipSelection(currentUser, other, sql`u.full_name`)}, ${more(userRow('u'))}
    from (select 1) one left join users u on u.id = ${other}`;
}

const relationship = defineStatement<
  Relationship & Record<string, unknown>,
  [currentUserId: string, otherId: string]
>('relationship', (me, otherId) => {
  const [currentUser, other] = [sql`${me}::uuid`, sql`${otherId}::uuid`];
  const name = sql`(select full_name from users where id = ${other})`;
  return sql`select ${relationshipSelection(currentUser, other, name)}`;
});

export async function readRelationship(
  db: Db,
  currentUserId: string,
  otherId: string,
): Promise<Relationship> {
  const [row] = await relationship.run(db, currentUserId, otherId);
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row;
}

/**
 * Locks both in the order of their ids, against deadlocks.
 * @throws AppError `account_deleted` if the current user is gone
 */
export async function lockRelationship(
  tx: Db,
  currentUserId: string,
  otherId: string,
): Promise<Relationship> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [currentUserId, otherId]))
    .orderBy(asc(users.id))
    .for('no key update');
  if (!found.some(({ id }) => id === currentUserId)) throw errors.accountDeleted();
  // A new statement sees changes committed while waiting for the locks.
  return readRelationship(tx, currentUserId, otherId);
}
