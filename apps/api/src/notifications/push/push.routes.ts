import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../../people/current-user/current-user';
import { errors } from '../../platform/plugins/errors';
import { publicPicture as publicHttps } from '../../platform/remote/public-address';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { subscribe, unsubscribe } from './push.repository';

export function pushRoutes({ db, env, quotas }: FastifyInstance) {
  return defineRoutes(apiContract.push, {
    key: () =>
      Promise.resolve({ status: 200, body: { success: true, key: env.vapid?.publicKey ?? null } } as const),

    subscribe: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      if (publicHttps(body.endpoint) === null) {
        throw errors.invalid('This is not the address of a push service.', {
          endpoint: 'This is not the address of a push service.',
        });
      }
      await quotas.take(db.write, currentUserId, 'push');
      await subscribe(db.write, currentUserId, body).catch(rethrowAccountDeleted);
      return { status: 200, body: { success: true, message: 'You will get notifications in this browser' } };
    },

    unsubscribe: async ({ request, body }) => {
      await unsubscribe(db.write, getCurrentUserId(request), body.endpoint);
      return {
        status: 200,
        body: { success: true, message: 'You will get no more notifications in this browser' },
      };
    },
  });
}
