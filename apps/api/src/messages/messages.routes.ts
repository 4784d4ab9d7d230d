import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { Parts } from '../parts';
import { viewerOf } from '../users/viewers';
import { createMessagesRepository } from './messages.repository';

const s = initServer();
const { recent } = apiContract.messages;

/** Private messages. For signed-in users; everybody reads only what was written to him. */
export function messagesRoutes({ db }: Pick<Parts, 'db'>) {
  const messages = createMessagesRepository(db);
  return s.plugin(
    s.router(
      { recent },
      {
        recent: async ({ request }) => ({
          status: 200,
          body: { success: true, messages: await messages.recent(viewerOf(request)) },
        }),
      },
    ),
  );
}
