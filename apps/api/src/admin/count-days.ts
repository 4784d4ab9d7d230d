import { type CountedThing, countedThings, type DayCounts } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { defineStatement } from '../db/statement';
import type { Db } from '../db/types';

export const DAY_MS = 86_400_000;

/** In UTC. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
export const beginOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** The lowest UUIDv7 of a moment: ids are in the order of time, so days need no index of their own. */
export function firstIdAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

type Values = [from: string, until: string, fromId: string, untilId: string];

/**
 * Likes and follows by their time, the rest by id. `active` are the authors of posts, comments and messages and those who
 * liked or followed; reading alone leaves no trace.
 */
const countDayStatement = defineStatement<{ counts: DayCounts['counts'] }, Values>(
  'count_day',
  (from, until, fromId, untilId) => {
    const ids = sql`id >= ${fromId}::uuid and id < ${untilId}::uuid`;
    const times = sql`created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz`;
    return sql`select json_build_object(
      'members', (select count(*) from users where ${ids}),
      'posts', (select count(*) from posts where ${ids}),
      'comments', (select count(*) from comments where ${ids}),
      'messages', (select count(*) from messages where ${ids}),
      'sightings', (select count(*) from sightings seen
        where seen.post_id >= ${fromId}::uuid and seen.post_id < ${untilId}::uuid),
      'reports', (select count(*) from reports where ${ids}),
      'active', (select count(*) from (
        select author_id as id from posts where ${ids}
        union select author_id from comments where ${ids} and author_id is not null
        union select from_id from messages where ${ids} and from_id is not null
        union select user_id from likes where ${times}
        union select follower_id from follows where ${times}
      ) people)) as counts`;
  },
);

/** What was made on a day, and is still there. */
export async function countDay(db: Db, day: string): Promise<DayCounts['counts']> {
  const [from, until] = [beginOf(day), beginOf(day) + DAY_MS];
  const times = [new Date(from).toISOString(), new Date(until).toISOString()] as const;
  const [row] = await countDayStatement.run(db, ...times, firstIdAt(from), firstIdAt(until));
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row.counts;
}

export const noCounts = (): DayCounts['counts'] =>
  Object.fromEntries(countedThings.map((thing) => [thing, 0])) as Record<CountedThing, number>;
