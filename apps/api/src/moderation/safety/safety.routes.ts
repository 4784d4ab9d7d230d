import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../../people/current-user/current-user';
import { createUsersRepository } from '../../people/users.repository';
import { publishing, relationshipChangesFor } from '../../platform/live/events.repository';
import { throwIfDenied } from '../../platform/plugins/errors';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { readOwnReports } from './own-reports';
import { authorizeBlock, authorizeReport, authorizeUnblock, selfBlockError } from './safety.policy';
import { createSafetyRepository } from './safety.repository';

export function safetyRoutes({ db, media, quotas, clock, live }: FastifyInstance) {
  const safety = createSafetyRepository({ db, media });
  const users = createUsersRepository({ read: db.write });

  return defineRoutes(apiContract.safety, {
    block: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      if (body.id === currentUserId) throw selfBlockError();
      const pair = { currentUserId, otherId: body.id, now: clock() };
      const { name } = await publishing(live, (publish) =>
        quotas.during((take) =>
          safety.block(pair, {
            authorize: (relationship) => throwIfDenied(authorizeBlock(relationship)),
            onNew: (tx) => take(tx, currentUserId, 'block'),
            onChanged: (tx, userIds) => publish(tx, relationshipChangesFor(userIds)),
          }),
        ),
      );
      return { status: 200, body: { success: true, message: `You have blocked ${name}` } };
    },

    unblock: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      if (body.id === currentUserId) throw selfBlockError();
      const { name } = await safety.unblock(currentUserId, body.id, (relationship) =>
        throwIfDenied(authorizeUnblock(relationship)),
      );
      return { status: 200, body: { success: true, message: `You no longer block ${name}` } };
    },

    blocked: async ({ request, query }) => {
      const currentUserId = getCurrentUserId(request);
      const { ids, next } = await safety.blockedIds(currentUserId, query);
      const blocked = await users.usersByIds(currentUserId, ids);
      return { status: 200, body: { success: true, users: blocked, next_cursor: next } };
    },

    report: async ({ request, body }) => {
      const reporterId = getCurrentUserId(request);
      const { subject, id, reason, details } = body;
      throwIfDenied(authorizeReport(subject, await safety.findSubject(subject, id), reporterId));
      const report = { reporterId, subject, subjectId: id, reason, details };
      const isNew = await quotas
        .during((take) => safety.insertReport(report, clock(), (tx) => take(tx, reporterId, 'report')))
        .catch(rethrowAccountDeleted);
      const message = isNew
        ? 'Thank you. We have received your report and will look at it.'
        : `You have reported this ${subject === 'user' ? 'person' : subject} already. Thank you.`;
      return { status: 200, body: { success: true, message } };
    },

    ownReports: async ({ request, reply, query }) =>
      answerJson(reply, await readOwnReports(db.write, getCurrentUserId(request), query)),
  });
}
