import type { User } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { userRow } from '../platform/db/rows';
import { defineStatement } from '../platform/db/statement';
import type { Db, DbPair } from '../platform/db/types';
import { createViewer } from './viewer';
import { userView } from './user-json';

const usersByIds = defineStatement<{ user: User }, [currentUserId: string, ids: readonly string[]]>(
  'users_by_ids',
  (me, ids) => {
    const viewer = createViewer(sql`${me}::uuid`, ['blockers']);
    const { json, joins } = userView(viewer, userRow('u'));
    return sql`
      with ${viewer.tables}
      select ${json} as user
      from unnest(${ids}::uuid[]) with ordinality as wanted(id, place) join users u on u.id = wanted.id ${joins}
      order by wanted.place`;
  },
);

const userByUsername = defineStatement<{ id: string }, [username: string]>(
  'user_by_username',
  (username) =>
    sql`select id from users where aranya_username_key(username) = aranya_username_key(${username}::text)`,
);

const visibleUsernames = defineStatement<
  { username: string },
  [currentUserId: string, usernames: readonly string[]]
>('visible_usernames', (me, usernames) => {
  const viewer = createViewer(sql`${me}::uuid`, ['blockers']);
  return sql`
    with ${viewer.tables}
    select asked.username from unnest(${usernames}::text[]) as asked(username)
    join users u on aranya_username_key(u.username) = aranya_username_key(asked.username)
    where not exists (select from ${viewer.blockers} where blockers.id = u.id)`;
});

export async function findUsernames(
  db: Db,
  currentUserId: string,
  usernames: readonly string[],
): Promise<string[]> {
  if (usernames.length === 0) return [];
  return (await visibleUsernames.run(db, currentUserId, usernames)).map(({ username }) => username);
}

export async function findUserId(db: Db, username: string): Promise<string | null> {
  const [row] = await userByUsername.run(db, username);
  return row?.id ?? null;
}

/** Pass a transaction or the primary to read own writes. */
export function createUsersRepository({ read }: Pick<DbPair, 'read'>) {
  async function users(currentUserId: string, ids: readonly string[]): Promise<User[]> {
    const rows = ids.length === 0 ? [] : await usersByIds.run(read, currentUserId, ids);
    return rows.map(({ user }) => user);
  }

  return {
    usersByIds: users,

    userById: async (currentUserId: string, id: string): Promise<User | null> =>
      (await users(currentUserId, [id]))[0] ?? null,
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;
