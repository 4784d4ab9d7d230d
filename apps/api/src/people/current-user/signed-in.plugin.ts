import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import { type AccountStatuses, createAccountStatuses } from './account-status';
import { createEndedSessions, type EndedSessions } from './ended-sessions';
import type { FirstAdmins } from './accounts';
import { createCurrentUserResolver, type CurrentUserResolver } from './current-user';

declare module 'fastify' {
  interface FastifyInstance {
    accountStatuses: AccountStatuses;
    endedSessions: EndedSessions;
    currentUser: CurrentUserResolver;
    firstAdmins: FirstAdmins | undefined;
  }
}

export const signedIn = fp(
  async (app) => {
    const now = () => app.clock().getTime();
    const accountStatuses = createAccountStatuses(app.db, now);
    const { userInfo } = app.issuer;
    const { firstAdmins } = app;
    app.decorateRequest('currentUserId', null);
    app.decorateRequest('currentRole', 'member');
    app.decorate('accountStatuses', accountStatuses);
    app.decorate(
      'endedSessions',
      createEndedSessions(app.db, app.issuer, (err) =>
        app.log.warn({ err }, 'Whether a session has ended could not be read'),
      ),
    );
    app.decorate(
      'currentUser',
      createCurrentUserResolver({ db: app.db.write, userInfo, accountStatuses, firstAdmins, now }),
    );
  },
  { name: 'signedIn', dependencies: ['platform', 'firstAdmins'] },
);

export async function forMembers(
  app: FastifyInstance,
  room: string,
  register: (members: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(
    namedPlugin(`${room} for members`, async (members: FastifyInstance) => {
      members.addHook('onRequest', members.currentUser.require);
      await register(members);
    }),
  );
}
