import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The user must not exist for these people. */
export function blockersOf(userId: SQLWrapper | string): SQL {
  return sql`(select b.blocker_id from blocks b where b.blocked_id = ${userId}::uuid)`;
}
