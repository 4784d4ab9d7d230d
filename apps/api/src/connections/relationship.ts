import { asc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../db/schema';
import { type Db, rowsOf } from '../db/types';
import { errors } from '../plugins/errors';
import type { Relationship } from './connections.policy';

export interface RelationshipRow {
  follows: boolean;
  followedBy: boolean;
  blocked: boolean;
  connection: 'outgoing' | 'incoming' | 'connected' | null;
}

export function relationshipColumns(currentUserId: SQLWrapper | string, other: SQL) {
  const currentUser = sql`${currentUserId}::uuid`;
  return {
    follows: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${currentUser} and f.followee_id = ${other})`,
    followedBy: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${other} and f.followee_id = ${currentUser})`,
    blocked: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${currentUser} and b.blocked_id = ${other})`,
    connection: sql<RelationshipRow['connection']>`(select case
        when c.status = 'accepted' then 'connected'
        when c.requested_by = ${currentUser} then 'outgoing'
        else 'incoming' end
      from connections c
      where c.low_id = least(${currentUser}, ${other}) and c.high_id = greatest(${currentUser}, ${other}))`,
  };
}

/** As `connections` stores a pair. */
export function sortedPair(a: string, b: string): { lowId: string; highId: string } {
  return a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
}

export async function readRelationship(
  db: Db,
  currentUserId: string,
  otherId: string,
): Promise<Relationship> {
  const columns = relationshipColumns(currentUserId, sql`${otherId}::uuid`);
  const [row] = await rowsOf<
    RelationshipRow & { name: string | null; blockedBy: boolean } & Record<string, unknown>
  >(
    db,
    sql`select ${columns.follows} as follows, ${columns.followedBy} as "followedBy", ${columns.blocked} as blocked,
      ${columns.connection} as connection, (select full_name from users where id = ${otherId}) as name,
      exists (select 1 from blocks where blocker_id = ${otherId} and blocked_id = ${currentUserId}) as "blockedBy"`,
  );
  return {
    name: row?.name ?? null,
    follows: row?.follows ?? false,
    followedBy: row?.followedBy ?? false,
    blocked: row?.blocked ?? false,
    blockedBy: row?.blockedBy ?? false,
    connection: row?.connection ?? 'none',
  };
}

/**
 * Locks both users, in the order of their ids to avoid deadlocks.
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
