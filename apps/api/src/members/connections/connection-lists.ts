import {
  type ConnectionCounts,
  type ConnectionList,
  connectionLists,
  limits,
  type User,
} from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { userRow } from '../../platform/db/rows';
import { defineStatement, literal, type Statement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { Json } from '../../platform/plugins/json-answer';
import { createViewer } from '../../people/viewer';
import { userView } from '../../people/user-json';

type ListPage = JsonPage<'users', User>;

interface ListParameters {
  currentUser: SQL;
  from: SQL;
  count: SQL;
}

function followList(mine: SQL, others: SQL, { currentUser, from, count }: ListParameters): SQL {
  return sql`
    select ${others} as id, created_at as at from follows
    where ${mine} = ${currentUser} and (created_at, ${others}) < ${from}
    order by created_at desc, ${others} desc limit ${count}`;
}

function connectionList(which: SQL, { currentUser, from, count }: ListParameters): SQL {
  const side = (mine: SQL, others: SQL) => sql`(
    select ${others} as id, since as at from connections
    where ${mine} = ${currentUser} and ${which} and (since, ${others}) < ${from}
    order by since desc, ${others} desc limit ${count})`;
  return sql`
    select id, at from (
      ${side(sql`low_id`, sql`high_id`)} union all ${side(sql`high_id`, sql`low_id`)}
    ) both_sides
    order by at desc, id desc limit ${count}`;
}

function listQuery(list: ConnectionList, parameters: ListParameters): SQL {
  const { currentUser } = parameters;
  switch (list) {
    case 'followers':
      return followList(sql`followee_id`, sql`follower_id`, parameters);
    case 'following':
      return followList(sql`follower_id`, sql`followee_id`, parameters);
    case 'connections':
      return connectionList(sql`status = 'accepted'`, parameters);
    case 'pendingConnections':
      return connectionList(sql`status = 'pending' and requested_by <> ${currentUser}`, parameters);
    case 'sentRequests':
      return connectionList(sql`status = 'pending' and requested_by = ${currentUser}`, parameters);
  }
}

type ListStatement = Statement<[currentUserId: string, ...from: [at: string, id: string]], JsonRow>;

const defineLists = (count: number): ReadonlyMap<ConnectionList, ListStatement> =>
  new Map(
    connectionLists.map((list) => [
      list,
      defineStatement(`list_${list}_${count}`, (me, at, id) => {
        const viewer = createViewer(sql`${me}::uuid`, ['blockers']);
        const { json, joins } = userView(viewer, userRow('u'));
        const from = sql`(${at}::timestamptz, ${id}::uuid)`;
        return sql`
          with ${viewer.tables},
          page as materialized (${listQuery(list, { currentUser: viewer.id, from, count: literal(count) })})
          select page.id, ${selectAt(sql`page.at`)}, ${json}::text as json
          from page join users u on u.id = page.id ${joins}
          order by page.at desc, page.id desc`;
      }),
    ]),
  );

const usualLists = defineLists(limits.pageDefault + 1);
const longLists = defineLists(limits.pageMax + 1);

const noPage: ListPage = { users: new Json('[]'), next_cursor: null };

export async function readLists(
  db: Db,
  currentUserId: string,
  wanted: readonly ConnectionList[],
  { limit, cursor }: PageQuery,
): Promise<Record<ConnectionList, ListPage>> {
  async function read(list: ConnectionList): Promise<ListPage> {
    const statement = (limit <= limits.pageDefault ? usualLists : longLists).get(list);
    if (statement === undefined || !wanted.includes(list)) return noPage;
    return toJsonPage('users', await statement.run(db, currentUserId, ...positionValues(cursor)), limit);
  }
  const [connections, pendingConnections, followers, following, sentRequests] = await Promise.all([
    read('connections'),
    read('pendingConnections'),
    read('followers'),
    read('following'),
    read('sentRequests'),
  ]);
  return { connections, pendingConnections, followers, following, sentRequests };
}

const countsStatement = defineStatement<{ counts: ConnectionCounts }, [currentUserId: string]>(
  'connection_counts',
  (me) => {
    const currentUser = sql`${me}::uuid`;
    const pending = (whose: SQL) => sql`(
      (select count(*) from connections c where c.low_id = ${currentUser} and c.status = 'pending' and ${whose})
      + (select count(*) from connections c where c.high_id = ${currentUser} and c.status = 'pending' and ${whose}))`;
    return sql`
      select json_build_object('connections', connections_count,
        'pendingConnections', ${pending(sql`c.requested_by <> ${currentUser}`)}, 'followers', followers_count,
        'following', following_count, 'sentRequests', ${pending(sql`c.requested_by = ${currentUser}`)}) as counts
      from users where id = ${currentUser}`;
  },
);

/** @throws AppError `account_deleted` */
export async function readCounts(db: Db, currentUserId: string): Promise<ConnectionCounts> {
  const [row] = await countsStatement.run(db, currentUserId);
  if (row === undefined) throw errors.accountDeleted();
  return row.counts;
}
