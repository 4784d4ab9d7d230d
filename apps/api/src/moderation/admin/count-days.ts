import { type CountedThing, countedThings, type DayCounts } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { type Db, queryRows } from '../../platform/db/types';

export const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
export const startOfDay = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** The lowest UUIDv7 of a moment: ids follow time, so days need no index. */
export function firstIdAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * `active` are authors of posts, comments and messages, and people who liked or followed; reading leaves no
 * trace.
 */
export async function countDay(db: Db, day: string): Promise<DayCounts['counts']> {
  const [from, until] = [startOfDay(day), startOfDay(day) + DAY_MS];
  const ids = isBetween(sql`id`, sql`${firstIdAt(from)}::uuid`, sql`${firstIdAt(until)}::uuid`);
  const time = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
  const times = isBetween(sql`created_at`, time(from), time(until));
  // Not prepared: only with its values does the planner know that a day is a small part of the likes.
  const [row] = await queryRows<{ counts: DayCounts['counts'] }>(
    db,
    sql`select json_build_object(
      'members', (select count(*) from users where ${ids}),
      'posts', (select count(*) from posts where ${times}),
      'comments', (select count(*) from comments where ${ids}),
      'messages', (select count(*) from messages where ${ids}),
      'sightings', (select count(*) from posts where ${times} and sighting is not null),
      'reports', (select count(*) from reports where ${ids}),
      'active', (select count(*) from (
        select author_id as id from posts where ${times}
        union select author_id from comments where ${ids} and author_id is not null
        union select from_id from messages where ${ids} and from_id is not null
        union select user_id from likes where ${times}
        union select follower_id from follows where ${times}
      ) people)) as counts`,
  );
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row.counts;
}

const isBetween = (column: SQL, from: SQL, until: SQL): SQL =>
  sql`${column} >= ${from} and ${column} < ${until}`;

export const noCounts = (): DayCounts['counts'] =>
  Object.fromEntries(countedThings.map((thing) => [thing, 0])) as Record<CountedThing, number>;
