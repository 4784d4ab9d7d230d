import { apiContract } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { notShared, selfShareError } from './place-shares.policy';
import { createPlaceSharesRepository } from './place-shares.repository';
import { defineRoutes } from '../../platform/plugins/contract-routes';

export function placeSharesRoutes({ db, quotas, clock }: FastifyInstance) {
  const shares = createPlaceSharesRepository(db.write);
  const toContext = (request: FastifyRequest, postId: string) => ({
    currentUserId: getCurrentUserId(request),
    postId,
    now: clock(),
  });

  return defineRoutes(apiContract.placeShares, {
    list: async ({ request, body: { postId } }) => ({
      status: 200,
      body: { success: true, ...(await shares.list(toContext(request, postId))) },
    }),

    give: async ({ request, body: { postId, userId, days } }) => {
      const context = toContext(request, postId);
      if (userId === context.currentUserId) throw selfShareError();
      const { name, ...overview } = await quotas.during((take) =>
        shares.give(context, userId, days, (tx) => take(tx, context.currentUserId, 'placeShare')),
      );
      return {
        status: 200,
        body: { success: true, message: `${name} can see the exact place`, ...overview },
      };
    },

    takeBack: async ({ request, body: { postId, userId } }) => {
      const overview = await shares.takeBack(toContext(request, postId), userId);
      return {
        status: 200,
        body: { success: true, message: 'The place is no longer shared', ...overview },
      };
    },

    mine: async ({ request, body: { postId } }) => {
      const until = await shares.until(await db.upToDate(), toContext(request, postId));
      return { status: 200, body: { success: true, until: until?.toISOString() ?? null } };
    },

    look: async ({ request, body: { postId } }) => {
      const seen = await shares.look(toContext(request, postId));
      if (seen === null) throw notShared();
      return { status: 200, body: { success: true, ...seen } };
    },
  });
}
