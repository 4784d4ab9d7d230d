import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { getCurrentUserId } from '../../people/current-user/current-user';
import type { Db } from '../../platform/db/types';
import { pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { assertMayBeAnimals } from '../../posts/sightings/assert-known';
import { reopenName, settleName } from './names';
import { listNames } from './names-list';
import { readAct } from './team';

export function namesRoutes({ db, quotas, announce, clock }: FastifyInstance) {
  type Request = Parameters<typeof readAct>[1];
  async function change(
    request: Request,
    write: (tx: Db, act: Awaited<ReturnType<typeof readAct>>) => Promise<NotificationRow[] | null>,
  ) {
    const act = await readAct(db.write, request, { reason: '', now: clock() });
    const notified = await quotas.during((take) =>
      db.write.transaction(async (tx) => {
        const rows = await write(tx, act);
        if (rows !== null) await take(tx, getCurrentUserId(request), 'moderation');
        return rows;
      }),
    );
    if (notified === null) throw errors.notFound('This name is gone.');
    announce(notified);
  }

  return defineRoutes(pickCalls(apiContract.admin, 'names', 'settleName', 'reopenName'), {
    names: async ({ query }) => ({
      status: 200,
      body: { success: true, ...(await listNames(db.write, query)) },
    }),

    settleName: async ({ request, body: { name, species } }) => {
      if (species !== null) assertMayBeAnimals([species], 'species');
      await change(request, (tx, act) => settleName(tx, name, species, act));
      const message = species === null ? 'The name stays as it is' : 'The name is settled';
      return { status: 200, body: { success: true, message } };
    },

    reopenName: async ({ request, body: { name } }) => {
      await change(request, async (tx, act) => ((await reopenName(tx, name, act)) ? [] : null));
      return { status: 200, body: { success: true, message: 'The name is open again' } };
    },
  });
}
