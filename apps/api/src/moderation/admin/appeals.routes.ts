import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { listAppeals } from './appeals-list';
import { decideAppeal } from './decide-appeal';
import { currentOperator, readAct } from './team';

export function managedAppealsRoutes({ db, media, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(apiContract.admin, 'appeals', 'decideAppeal'), {
    appeals: async ({ request, reply, query }) => {
      const viewerId = getCurrentUserId(request);
      return answerJson(reply, await listAppeals(db.write, { viewerId, now: clock(), ...query }));
    },

    decideAppeal: async ({ request, body: { id, outcome, answer } }) => {
      const act = await readAct(db.write, request, { reason: answer, now: clock() });
      await decideAppeal({ db, media }, { id, outcome, operator: currentOperator(request), act });
      const message = outcome === 'granted' ? 'The appeal is granted' : 'The appeal is refused';
      return { status: 200, body: { success: true, message } };
    },
  });
}
