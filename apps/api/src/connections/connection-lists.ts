import { type ConnectionCounts, type ConnectionList, type User } from '@aranya/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { isAfter, toIdPage, type Position, selectAt, type PositionRow } from '../common/cursor';
import { users } from '../db/schema';
import { type Db, rowsOf } from '../db/types';
import { errors } from '../plugins/errors';
import { createUsersRepository } from '../users/users.repository';

interface ListPage {
  users: User[];
  next: string | null;
}

interface ListQuery {
  currentUserId: string;
  count: number;
  from?: Position | undefined;
}

function followList(mine: SQL, others: SQL, { currentUserId, count, from }: ListQuery): SQL {
  return sql`
    select ${others} as id, ${selectAt(sql`created_at`)} from follows
    where ${mine} = ${currentUserId} and ${isAfter(sql`created_at`, others, from)}
    order by created_at desc, ${others} desc limit ${count}`;
}

/** A union, so that each half uses its index. */
function connectionList(which: SQL, { currentUserId, count, from }: ListQuery): SQL {
  const side = (mine: SQL, others: SQL) => sql`(
    select ${others} as id, since from connections
    where ${mine} = ${currentUserId} and ${which} and ${isAfter(sql`since`, others, from)}
    order by since desc, ${others} desc limit ${count})`;
  return sql`
    select id, ${selectAt(sql`since`)} from (
      ${side(sql`low_id`, sql`high_id`)} union all ${side(sql`high_id`, sql`low_id`)}
    ) both_sides
    order by since desc, id desc limit ${count}`;
}

function queryOf(list: ConnectionList, query: ListQuery): SQL {
  const { currentUserId } = query;
  switch (list) {
    case 'followers':
      return followList(sql`followee_id`, sql`follower_id`, query);
    case 'following':
      return followList(sql`follower_id`, sql`followee_id`, query);
    case 'connections':
      return connectionList(sql`status = 'accepted'`, query);
    case 'pendingConnections':
      return connectionList(sql`status = 'pending' and requested_by <> ${currentUserId}`, query);
    case 'sentRequests':
      return connectionList(sql`status = 'pending' and requested_by = ${currentUserId}`, query);
  }
}

export async function readLists(
  db: Db,
  currentUserId: string,
  lists: readonly ConnectionList[],
  limit: number,
  from?: Position,
): Promise<Map<ConnectionList, ListPage>> {
  const pages = new Map<ConnectionList, { ids: string[]; next: string | null }>();
  for (const list of lists) {
    const rows = await rowsOf<PositionRow>(db, queryOf(list, { currentUserId, count: limit + 1, from }));
    pages.set(list, toIdPage(rows, limit));
  }
  const userIds = [...new Set([...pages.values()].flatMap(({ ids }) => ids))];
  const listed = await createUsersRepository({ read: db }).usersByIds(currentUserId, userIds);
  const byId = new Map(listed.map((user) => [user.id, user]));
  return new Map(
    [...pages].map(([list, { ids, next }]) => [
      list,
      { users: ids.flatMap((id) => byId.get(id) ?? []), next },
    ]),
  );
}

/** @throws AppError `account_deleted` */
export async function readCounts(db: Db, currentUserId: string): Promise<ConnectionCounts> {
  const currentUser = sql`${currentUserId}::uuid`;
  const pending = (whose: SQL) => sql<number>`(
    (select count(*) from connections c where c.low_id = ${currentUser} and c.status = 'pending' and ${whose})
    + (select count(*) from connections c where c.high_id = ${currentUser} and c.status = 'pending' and ${whose})
  )::int`;
  const [counts] = await db
    .select({
      connections: users.connectionsCount,
      pendingConnections: pending(sql`c.requested_by <> ${currentUser}`),
      followers: users.followersCount,
      following: users.followingCount,
      sentRequests: pending(sql`c.requested_by = ${currentUser}`),
    })
    .from(users)
    .where(eq(users.id, currentUserId));
  if (counts === undefined) throw errors.accountDeleted();
  return counts;
}
