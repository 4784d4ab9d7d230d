import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../../people/current-user/current-user';
import { throwIfDenied } from '../../platform/plugins/errors';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { authorizeRemove, authorizeSuggest, authorizeTake } from './alt-texts.policy';
import { createAltTextsRepository } from './alt-texts.repository';

export function altTextsRoutes({ db, quotas, announce, clock }: FastifyInstance) {
  const altTexts = createAltTextsRepository(db);

  return defineRoutes(apiContract.altTexts, {
    suggest: async ({ request, body }) => {
      const userId = getCurrentUserId(request);
      const { suggestion, notified } = await quotas
        .during((take) =>
          altTexts.suggest(
            { ...body, userId, now: clock() },
            (picture) => throwIfDenied(authorizeSuggest(picture, userId)),
            (tx) => take(tx, userId, 'altText'),
          ),
        )
        .catch(rethrowAccountDeleted);
      announce([notified]);
      return {
        status: 200,
        body: { success: true, message: 'Thank you. The author sees it now.', suggestion },
      };
    },

    list: async ({ request, body }) => {
      const suggestions = await altTexts.list(await db.upToDate(), getCurrentUserId(request), body.postId);
      return { status: 200, body: { success: true, suggestions } };
    },

    take: async ({ request, body }) => {
      const userId = getCurrentUserId(request);
      const alt = await altTexts.take(body.id, userId, (suggestion) =>
        throwIfDenied(authorizeTake(suggestion, userId)),
      );
      return {
        status: 200,
        body: { success: true, message: 'The picture has this description now.', alt },
      };
    },

    remove: async ({ request, body }) => {
      const userId = getCurrentUserId(request);
      await altTexts.remove(body.id, userId, (suggestion) =>
        throwIfDenied(authorizeRemove(suggestion, userId)),
      );
      return { status: 200, body: { success: true, message: 'Suggestion removed' } };
    },
  });
}
