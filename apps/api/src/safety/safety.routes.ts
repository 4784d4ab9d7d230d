import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import { listPlaceOf } from '../common/list-cursor';
import type { OnTiesChanged } from '../connections/connections.repository';
import { isForeignKeyViolation } from '../db/types';
import type { Dependencies } from '../dependencies';
import { errors, throwIfDenied } from '../plugins/errors';
import { createUsersRepository } from '../users/users.repository';
import { viewerOf } from '../users/current-user';
import { authorizeBlock, selfBlockError, authorizeReport } from './safety.policy';
import { createSafetyRepository } from './safety.repository';

const s = initServer();

interface Options extends Pick<Dependencies, 'db' | 'clock'> {
  onTiesChanged?: OnTiesChanged | undefined;
}

/** Blocking and reporting. For signed-in users. */
export function safetyRoutes({ db, clock = () => new Date(), onTiesChanged }: Options) {
  const safety = createSafetyRepository(db, onTiesChanged);
  const users = createUsersRepository({ read: db.write });

  return s.plugin(
    s.router(apiContract.safety, {
      block: async ({ request, body }) => {
        const viewerId = viewerOf(request);
        if (body.id === viewerId) throw selfBlockError();
        const pair = { viewerId, otherId: body.id, now: clock() };
        const { name } = await safety.block(pair, (tie) => throwIfDenied(authorizeBlock(tie)));
        return { status: 200, body: { success: true, message: `You have blocked ${name}` } };
      },

      unblock: async ({ request, body }) => {
        const viewerId = viewerOf(request);
        if (body.id === viewerId) throw selfBlockError();
        const { name } = await safety.unblock(viewerId, body.id, (tie) => throwIfDenied(authorizeBlock(tie)));
        return { status: 200, body: { success: true, message: `You no longer block ${name}` } };
      },

      blocked: async ({ request, query }) => {
        const viewerId = viewerOf(request);
        const from = query.cursor === undefined ? undefined : listPlaceOf(query.cursor);
        const { ids, next } = await safety.blockedIds(viewerId, query.limit, from);
        const blocked = await users.usersByIds(viewerId, ids);
        return { status: 200, body: { success: true, users: blocked, next_cursor: next } };
      },

      report: async ({ request, body }) => {
        const reporterId = viewerOf(request);
        const { subject, id, reason, details } = body;
        throwIfDenied(authorizeReport(subject, await safety.findSubject(subject, id), reporterId));
        const isNew = await safety
          .insertReport({ reporterId, subject, subjectId: id, reason, details }, clock())
          .catch((error: unknown) => {
            // The account may be deleted while its owner's request is under way.
            throw isForeignKeyViolation(error) ? errors.accountDeleted() : error;
          });
        const message = isNew
          ? 'Thank you. We have received your report and will look at it.'
          : `You have reported this ${subject === 'post' ? 'post' : 'person'} already. Thank you.`;
        return { status: 200, body: { success: true, message } };
      },
    }),
  );
}
