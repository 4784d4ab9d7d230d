import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson, defineRoutes, pickCalls } from '../../platform/plugins/contract-routes';
import { readAccepted } from './corrected-records';

/** Requires a signed-in user. The records are loaded where somebody asks for them. */
export function correctionsRoutes({ db, quotas, clock }: FastifyInstance) {
  const load = () => import('./corrections');
  return defineRoutes(pickCalls(clubContract.corrections, 'facts', 'suggest', 'list', 'withdraw'), {
    facts: async ({ query: { record, language } }) => {
      const { listFacts } = await load();
      const facts = listFacts(record, await readAccepted(await db.upToDate()), language);
      return { status: 200, body: { success: true, ...facts } };
    },

    suggest: async ({ request, body }) => {
      const { suggestCorrection } = await load();
      const correction = await quotas.during((take) =>
        suggestCorrection(db.write, getCurrentUserId(request), body, { now: clock(), take }),
      );
      const message = 'Thank you. An editor will look at it';
      return { status: 200, body: { success: true, message, correction } };
    },

    list: async ({ request, reply, query }) => {
      const { listOwnCorrections } = await load();
      return answerJson(
        reply,
        await listOwnCorrections(await db.upToDate(), getCurrentUserId(request), query),
      );
    },

    withdraw: async ({ request, body: { id } }) => {
      const { withdrawCorrection } = await load();
      await withdrawCorrection(db.write, getCurrentUserId(request), id);
      return { status: 200, body: { success: true, message: 'Correction withdrawn' } };
    },
  });
}
