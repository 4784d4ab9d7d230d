import { clubContract, type ClubText } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { acceptTexts, readRules } from '../../people/rules/house-rules';
import { pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';

/** No account needed. */
export function rulesRoutes({ db }: FastifyInstance) {
  const read = (kind: ClubText) => async () =>
    ({ status: 200, body: { success: true, ...(await readRules(db.write, kind)) } }) as const;
  return defineRoutes(pickCalls(clubContract.rules, 'get', 'terms', 'privacy'), {
    get: read('rules'),
    terms: read('terms'),
    privacy: read('privacy'),
  });
}

export function acceptRulesRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(clubContract.rules, 'accept'), {
    accept: async ({ request, body: { version: rules, terms } }) => {
      if (!(await acceptTexts(db.write, getCurrentUserId(request), { rules, terms }, clock())))
        throw errors.conflict('The text has changed meanwhile. Please read it again.');
      return { status: 200, body: { success: true, message: 'Thank you' } };
    },
  });
}
