import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { makeToken, readTokens, revokeToken } from './tokens.repository';

/** Requires a sign-in: no access token lists, makes or revokes tokens. */
export function tokensRoutes({ db, quotas, clock }: FastifyInstance) {
  return defineRoutes(clubContract.tokens, {
    list: async ({ request }) => {
      const tokens = await readTokens(await db.upToDate(), getCurrentUserId(request));
      return { status: 200, body: { success: true, tokens } };
    },

    make: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const made = await quotas.during((take) =>
        makeToken(db.write, currentUserId, body, { now: clock(), take }),
      );
      return { status: 200, body: { success: true, ...made } };
    },

    revoke: async ({ request, body }) => {
      await revokeToken(db.write, getCurrentUserId(request), body.id);
      return { status: 200, body: { success: true, message: 'The token is revoked' } };
    },
  });
}
