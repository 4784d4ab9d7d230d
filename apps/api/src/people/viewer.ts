import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Mostly few or none. */
const PEOPLE = {
  blockers: (user: SQLWrapper) => sql`select b.blocker_id as id from blocks b where b.blocked_id = ${user}`,
  /** Blocks count in both ways. */
  hidden_people: (user: SQLWrapper) => sql`
  select b.blocker_id as id from blocks b where b.blocked_id = ${user}
  union all select b.blocked_id from blocks b where b.blocker_id = ${user}`,
  /** Hidden people, and those whom the user muted. */
  unlisted_people: (user: SQLWrapper) => sql`
  select id from hidden_people union all select m.muted_id from mutes m where m.user_id = ${user}`,
};

type People = keyof typeof PEOPLE;

/** Lists of people are read once in a statement. */
export type Viewer<Known extends People> = {
  readonly id: SQL;
  /** For the `with` of the statement. */
  readonly tables: SQL;
} & Readonly<Record<Known, SQL>>;

/**
 * @param id cast to `uuid`
 * @param known in the order of reading
 */
export function createViewer<Known extends People>(
  id: SQL,
  known: readonly Known[] & Complete<Known>,
): Viewer<Known> {
  const table = (name: Known) => sql`${sql.raw(name)} as materialized (${PEOPLE[name](id)})`;
  const names = Object.fromEntries(known.map((name) => [name, sql.raw(name)])) as Record<Known, SQL>;
  return { id, tables: sql.join(known.map(table), sql`, `), ...names };
}

/** `unlisted_people` reads `hidden_people`. */
type Complete<Known> = 'unlisted_people' extends Known
  ? 'hidden_people' extends Known
    ? unknown
    : never
  : unknown;
