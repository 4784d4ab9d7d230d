import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson, defineRoutes, pickCalls } from '../../platform/plugins/contract-routes';
import { readAct } from './team';

const accepted = {
  'at once': 'Accepted. The page shows it in a moment',
  later: 'Accepted. The page shows it once somebody has written it into the files of the translation',
  'by hand': 'Accepted. Its source has no address, so somebody has to write it into the files of the project',
};

/** The records are loaded where somebody decides. */
export function managedCorrectionsRoutes({ db, quotas, announce, clock }: FastifyInstance) {
  const load = () => import('./corrections');
  return defineRoutes(pickCalls(clubContract.corrections, 'queue', 'decide'), {
    queue: async ({ reply, query }) => {
      const { listCorrections } = await load();
      return answerJson(reply, await listCorrections(db.write, query));
    },

    decide: async ({ request, body: { id, outcome, answer } }) => {
      const { decideCorrection } = await load();
      const operatorId = getCurrentUserId(request);
      const act = await readAct(db.write, request, { reason: answer, now: clock() });
      const { notified, shown } = await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          const decided = await decideCorrection(tx, id, outcome, { ...act, operatorId });
          await take(tx, operatorId, 'moderation');
          return decided;
        }),
      );
      if (notified) announce([notified]);
      const message = outcome === 'accepted' ? accepted[shown] : 'The correction is declined';
      return { status: 200, body: { success: true, message } };
    },
  });
}
