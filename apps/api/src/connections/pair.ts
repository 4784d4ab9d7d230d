import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { connectionRequests, users } from '../db/schema';
import { type Db, rowsOf } from '../db/types';
import { errors } from '../plugins/errors';
import { relationshipColumns, type RelationshipRow } from '../users/relationship';
import type { Tie } from './connections.policy';

/** The pair's two ids in the order in which rows name them. */
export function inOrder(a: string, b: string): { lowId: string; highId: string } {
  return a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
}

/** What stands between the viewer and another person as of now. */
export async function readTie(db: Db, viewerId: string, otherId: string): Promise<Tie> {
  const columns = relationshipColumns(viewerId, sql`${otherId}::uuid`);
  const [row] = await rowsOf<
    RelationshipRow & { name: string | null; blockedBy: boolean } & Record<string, unknown>
  >(
    db,
    sql`select ${columns.follows} as follows, ${columns.followedBy} as "followedBy", ${columns.blocked} as blocked,
      ${columns.connection} as connection, (select full_name from users where id = ${otherId}) as name,
      exists (select 1 from blocks where blocker_id = ${otherId} and blocked_id = ${viewerId}) as "blockedBy"`,
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
 * Locks both people of a pair, in the order of their ids: whatever changes between two people is done one after the
 * other, and nobody waits in a circle. Tells what then stands between them.
 * @throws AppError `account_deleted` where the viewer is gone
 */
export async function lockPair(tx: Db, viewerId: string, otherId: string): Promise<Tie> {
  const there = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [viewerId, otherId]))
    .orderBy(asc(users.id))
    .for('no key update');
  if (!there.some(({ id }) => id === viewerId)) throw errors.accountDeleted();
  // In a statement of its own: one that waited for the locks would still see what was before.
  return readTie(tx, viewerId, otherId);
}

/** When the viewer sent his requests after `since`, oldest first, `most` of them. Locked by {@link lockPair}. */
export async function requestTimes(tx: Db, viewerId: string, since: Date, most: number): Promise<Date[]> {
  const { fromId, createdAt } = connectionRequests;
  const rows = await tx
    .select({ at: createdAt })
    .from(connectionRequests)
    .where(and(eq(fromId, viewerId), gt(createdAt, since)))
    .orderBy(asc(createdAt))
    .limit(most);
  return rows.map(({ at }) => at);
}
