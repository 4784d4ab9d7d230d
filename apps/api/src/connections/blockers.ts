import { type SQL, sql } from 'drizzle-orm';

/** Selects the ids of those who have blocked the user, for whom they must not exist. */
export function blockersOf(userId: string): SQL {
  return sql`(select b.blocker_id from blocks b where b.blocked_id = ${userId}::uuid)`;
}
