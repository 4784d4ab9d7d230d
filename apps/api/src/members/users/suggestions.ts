import { limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { LAST_ID, NIL_ID } from '../../platform/common/ids';
import { userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { createViewer } from '../../people/viewer';
import { notSuspended } from '../../people/suspensions';
import { userView } from '../../people/user-json';
import type { FoundUser, UserPosition } from './search';

const ACTIVE_MS = 60 * 86_400_000;

type Boundary = [followers: number, id: string];

const START: Boundary = [2_147_483_647, LAST_ID];
const END: Boundary = [-1, NIL_ID];

type Values = [currentUserId: string, now: string, since: string, ...active: Boundary, ...others: Boundary];

/**
 * Active users have rank 1, others 0. Each half uses the index of follower counts; the second is read only to
 * fill the page.
 */
const defineSuggestions = (count: number) =>
  defineStatement<FoundUser, Values>(
    `suggestions_${count}`,
    (me, now, since, activeFollowers, activeId, otherFollowers, otherId) => {
      const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people', 'unlisted_people']);
      const view = userView(viewer, userRow('u'));
      const max = literal(count);
      // Scalars use their indexes: the planner might join all recent posts or everybody followed. "is null"
      // would make it sort all members.
      const isActive = sql`(select true from posts p
        where p.author_id = u.id and p.hidden_at is null and p.created_at > ${since}::timestamptz limit 1)`;
      const isFollowed = sql`(select true from follows f where f.follower_id = ${viewer.id} and f.followee_id = u.id)`;
      const half = (filter: SQL, followers: SQL, id: SQL) => sql`
        select u.id, u.followers_count as followers from users u
        where (u.followers_count, u.id) < (${followers}::int, ${id}::uuid) and ${filter} and ${isFollowed} is not true
          and u.profile_visibility <> 'connections' and u.id <> ${viewer.id} and u.id not in (select id from ${viewer.unlisted_people})
          and ${notSuspended(sql`u.id`, sql`${now}::timestamptz`)}
        order by u.followers_count desc, u.id desc limit ${max}`;
      return sql`
        with ${viewer.tables},
        active as materialized (${half(isActive, activeFollowers, activeId)}),
        others as materialized (${half(
          sql`(select count(*) from active) < ${max} and ${isActive} is not true`,
          otherFollowers,
          otherId,
        )}),
        page as materialized (
          select * from (select *, 1 as rank from active union all select *, 0 from others) found
          order by rank desc, followers desc, id desc limit ${max}
        )
        select page.*, false as fuzzy, ${view.json}::text as user
        from page join users u on u.id = page.id ${view.joins}
        order by page.rank desc, page.followers desc, page.id desc`;
    },
  );

const usualSuggestions = defineSuggestions(limits.pageDefault + 1);
const longSuggestions = defineSuggestions(limits.pageMax + 1);

export function suggest(
  db: Db,
  { currentUserId, limit, now }: { currentUserId: string; limit: number; now: Date },
  from?: UserPosition,
): Promise<FoundUser[]> {
  const after: Boundary = from === undefined ? START : [from.followers, from.id];
  const [active, others] = from?.rank === 0 ? [END, after] : [after, START];
  const since = new Date(now.getTime() - ACTIVE_MS).toISOString();
  const statement = limit <= limits.pageDefault ? usualSuggestions : longSuggestions;
  return statement.run(db, currentUserId, now.toISOString(), since, ...active, ...others);
}
