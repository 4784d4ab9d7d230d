import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../platform/plugins/errors';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { deleteContactMessage, handleContactMessage, listContactMessages } from './contact';
import { makeCounted, readAct } from './team';

const noMessage = () => errors.notFound('This message is gone.');

export function contactMessagesRoutes(app: FastifyInstance) {
  const { db, clock } = app;
  return defineRoutes(
    pickCalls(apiContract.admin, 'contactMessages', 'handleContactMessage', 'deleteContactMessage'),
    {
      contactMessages: async ({ reply, query }) =>
        answerJson(reply, await listContactMessages(db.write, query)),

      handleContactMessage: async ({ request, body: { id, handled } }) => {
        const act = await readAct(db.write, request, { reason: '', now: clock() });
        if ((await handleContactMessage(db.write, id, handled, act)) === 'missing') throw noMessage();
        const message = handled ? 'The message is handled' : 'The message is open again';
        return { status: 200, body: { success: true, message } };
      },

      deleteContactMessage: async ({ request, body: { id } }) => {
        const act = await readAct(db.write, request, { reason: '', now: clock() });
        const outcome = await makeCounted(app, request, (tx) => deleteContactMessage(tx, id, act));
        if (outcome === 'missing') throw noMessage();
        return { status: 200, body: { success: true, message: 'The message is deleted' } };
      },
    },
  );
}
