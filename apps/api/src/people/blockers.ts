import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The user must not exist for these people. */
export function blockersOf(userId: SQLWrapper | string): SQL {
  return sql`(select b.blocker_id from blocks b where b.blocked_id = ${userId}::uuid)`;
}

/** Reads {@link blockersOf} once, as the table expression `blockers`. */
export const blockersTable = (userId: SQLWrapper): SQL =>
  sql`blockers as materialized (select b.blocker_id as id from blocks b where b.blocked_id = ${userId})`;

/** The table expression `unlisted_people`: `hidden_people` and people whom the user muted. Mostly few or none. */
export const unlistedPeopleTable = (userId: SQLWrapper): SQL => sql`unlisted_people as materialized (
  select id from hidden_people union all select m.muted_id from mutes m where m.user_id = ${userId})`;

/** The table expression `hidden_people`, with blocks in both ways. */
export const hiddenPeopleTable = (userId: SQLWrapper): SQL => sql`hidden_people as materialized (
  select b.blocker_id as id from blocks b where b.blocked_id = ${userId}
  union all select b.blocked_id from blocks b where b.blocker_id = ${userId})`;
