import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The people for whom the user must not exist. */
export function selectBlockers(userId: SQLWrapper | string): SQL {
  return sql`(select b.blocker_id from blocks b where b.blocked_id = ${userId}::uuid)`;
}
