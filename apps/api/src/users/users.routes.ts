import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { Parts } from '../parts';
import { refuse } from '../plugins/errors';
import { createUsersRepository } from './users.repository';
import { viewerOf } from './viewers';

const s = initServer();
const { getData } = apiContract.users;

/** The signed-in user's own data. */
export function usersRoutes({ db }: Pick<Parts, 'db'>) {
  // One's own data is read where it is written: a replica may not know a new user yet.
  const users = createUsersRepository({ read: db.write });
  return s.plugin(
    s.router(
      { getData },
      {
        getData: async ({ request }) => {
          const viewerId = viewerOf(request);
          const user = await users.userById(viewerId, viewerId);
          if (user === null) throw refuse.accountDeleted();
          return { status: 200, body: { success: true, user } };
        },
      },
    ),
  );
}
