import { type ConnectionCounts, type ConnectionList, type User } from '@aranya/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { belowPlace, idPageOf, type ListPlace, placeTime, type RawPlace } from '../common/list-cursor';
import { users } from '../db/schema';
import { type Db, rowsOf } from '../db/types';
import { errors } from '../plugins/errors';
import { createUsersRepository } from '../users/users.repository';

interface ListPage {
  users: User[];
  next: string | null;
}

interface Listing {
  viewerId: string;
  count: number;
  from?: ListPlace | undefined;
}

function followList(mine: SQL, others: SQL, { viewerId, count, from }: Listing): SQL {
  return sql`
    select ${others} as id, ${placeTime(sql`created_at`)} from follows
    where ${mine} = ${viewerId} and ${belowPlace(sql`created_at`, others, from)}
    order by created_at desc, ${others} desc limit ${count}`;
}

/** From both sides, each by its index. */
function connectionList(which: SQL, { viewerId, count, from }: Listing): SQL {
  const side = (mine: SQL, others: SQL) => sql`(
    select ${others} as id, since from connections
    where ${mine} = ${viewerId} and ${which} and ${belowPlace(sql`since`, others, from)}
    order by since desc, ${others} desc limit ${count})`;
  return sql`
    select id, ${placeTime(sql`since`)} from (
      ${side(sql`low_id`, sql`high_id`)} union all ${side(sql`high_id`, sql`low_id`)}
    ) both_sides
    order by since desc, id desc limit ${count}`;
}

function queryOf(list: ConnectionList, listing: Listing): SQL {
  const { viewerId } = listing;
  switch (list) {
    case 'followers':
      return followList(sql`followee_id`, sql`follower_id`, listing);
    case 'following':
      return followList(sql`follower_id`, sql`followee_id`, listing);
    case 'connections':
      return connectionList(sql`status = 'accepted'`, listing);
    case 'pendingConnections':
      return connectionList(sql`status = 'pending' and requested_by <> ${viewerId}`, listing);
    case 'sentRequests':
      return connectionList(sql`status = 'pending' and requested_by = ${viewerId}`, listing);
  }
}

/** A page of each of these lists of the viewer's, newest first. */
export async function readLists(
  db: Db,
  viewerId: string,
  lists: readonly ConnectionList[],
  limit: number,
  from?: ListPlace,
): Promise<Map<ConnectionList, ListPage>> {
  const pages = new Map<ConnectionList, { ids: string[]; next: string | null }>();
  for (const list of lists) {
    const rows = await rowsOf<RawPlace>(db, queryOf(list, { viewerId, count: limit + 1, from }));
    pages.set(list, idPageOf(rows, limit));
  }
  const everybody = [...new Set([...pages.values()].flatMap(({ ids }) => ids))];
  const found = await createUsersRepository({ read: db }).usersByIds(viewerId, everybody);
  const byId = new Map(found.map((user) => [user.id, user]));
  return new Map(
    [...pages].map(([list, { ids, next }]) => [
      list,
      { users: ids.flatMap((id) => byId.get(id) ?? []), next },
    ]),
  );
}

/**
 * How long the viewer's lists are.
 * @throws AppError `account_deleted` where he is gone
 */
export async function readCounts(db: Db, viewerId: string): Promise<ConnectionCounts> {
  const viewer = sql`${viewerId}::uuid`;
  const pending = (whose: SQL) => sql<number>`(
    (select count(*) from connections c where c.low_id = ${viewer} and c.status = 'pending' and ${whose})
    + (select count(*) from connections c where c.high_id = ${viewer} and c.status = 'pending' and ${whose})
  )::int`;
  const [counts] = await db
    .select({
      connections: users.connectionsCount,
      pendingConnections: pending(sql`c.requested_by <> ${viewer}`),
      followers: users.followersCount,
      following: users.followingCount,
      sentRequests: pending(sql`c.requested_by = ${viewer}`),
    })
    .from(users)
    .where(eq(users.id, viewerId));
  if (counts === undefined) throw errors.accountDeleted();
  return counts;
}
