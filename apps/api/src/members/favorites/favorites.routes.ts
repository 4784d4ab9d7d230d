import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { assertKnownSpecies } from '../../posts/sightings/assert-known';
import { getCurrentUserId, rethrowAccountDeleted } from '../../people/current-user/current-user';
import { changeFavorites, readFavorites } from './favorites.repository';
import { defineRoutes } from '../../platform/plugins/contract-routes';

export function favoritesRoutes({ db, quotas, clock }: FastifyInstance) {
  return defineRoutes(apiContract.favorites, {
    list: async ({ request }) => {
      const answer = await readFavorites(await db.upToDate(), getCurrentUserId(request), clock());
      return { status: 200, body: { success: true, ...answer } };
    },

    change: async ({ request, body: { changes } }) => {
      const currentUserId = getCurrentUserId(request);
      assertKnownSpecies(
        changes.map(({ species }) => species),
        'changes',
      );
      const answer = await quotas
        .during((take) => changeFavorites(db.write, currentUserId, { changes, now: clock(), take }))
        .catch(rethrowAccountDeleted);
      return { status: 200, body: { success: true, ...answer } };
    },
  });
}
