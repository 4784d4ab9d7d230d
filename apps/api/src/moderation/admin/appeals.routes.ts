import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson } from '../../platform/plugins/json-answer';
import { listAppeals } from './appeals-list';
import { decideAppeal } from './decide-appeal';
import { operatorOf, readAct } from './team';

const s = initServer();
const { appeals, decideAppeal: decide } = apiContract.admin;

export function managedAppealsRoutes({ db, media, clock }: FastifyInstance) {
  return s.plugin(
    s.router(
      { appeals, decideAppeal: decide },
      {
        appeals: async ({ request, reply, query: { state, limit, cursor } }) => {
          const viewerId = getCurrentUserId(request);
          const found = await listAppeals(db.write, { viewerId, state, limit, cursor, now: clock() });
          const page = { success: true as const, appeals: found.appeals, next_cursor: found.next };
          return { status: 200, body: answerJson(reply, page) };
        },

        decideAppeal: async ({ request, body: { id, outcome, answer } }) => {
          const act = await readAct(db.write, request, { reason: answer, now: clock() });
          await decideAppeal({ db, media }, { id, outcome, operator: operatorOf(request), act });
          const message = outcome === 'granted' ? 'The appeal is granted' : 'The appeal is refused';
          return { status: 200, body: { success: true, message } };
        },
      },
    ),
  );
}
