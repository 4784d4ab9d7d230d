import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { acceptRules, readRules } from '../../people/rules/house-rules';
import { pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';

/** No account needed. */
export function rulesRoutes({ db }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.rules, 'get'), {
    get: async () => ({ status: 200, body: { success: true, ...(await readRules(db.write)) } }),
  });
}

export function acceptRulesRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.rules, 'accept'), {
    accept: async ({ request, body: { version } }) => {
      if (!(await acceptRules(db.write, getCurrentUserId(request), version, clock())))
        throw errors.conflict('The rules have changed meanwhile. Please read them again.');
      return { status: 200, body: { success: true, message: 'Thank you' } };
    },
  });
}
