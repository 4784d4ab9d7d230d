import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Selects the ids of those who have blocked the user, for whom they must not exist. */
export function blockersOf(userId: SQLWrapper | string): SQL {
  return sql`(select b.blocker_id from blocks b where b.blocked_id = ${userId}::uuid)`;
}

/** The table expression `blockers`: the ids of {@link blockersOf}, read once. */
export const blockersTable = (userId: SQLWrapper): SQL =>
  sql`blockers as materialized (select b.blocker_id as id from blocks b where b.blocked_id = ${userId})`;

/** The table expression `unlisted_people`: those of `hidden_people`, and those whom the user muted. Mostly few or none. */
export const unlistedPeopleTable = (userId: SQLWrapper): SQL => sql`unlisted_people as materialized (
  select id from hidden_people union all select m.muted_id from mutes m where m.user_id = ${userId})`;

/** The table expression `hidden_people`: the ids of those who have blocked the user or are blocked by them. */
export const hiddenPeopleTable = (userId: SQLWrapper): SQL => sql`hidden_people as materialized (
  select b.blocker_id as id from blocks b where b.blocked_id = ${userId}
  union all select b.blocked_id from blocks b where b.blocker_id = ${userId})`;
