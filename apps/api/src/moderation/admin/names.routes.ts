import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import type { Db } from '../../platform/db/types';
import { callsOf, defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { assertMayBeAnimals } from '../../posts/sightings/assert-known';
import type { Outcome } from '../safety/moderation-log';
import { listNames, reopenName, settleName } from './names';
import { readAct } from './team';

export function namesRoutes({ db, quotas, clock }: FastifyInstance) {
  type Request = Parameters<typeof readAct>[1];
  async function change(
    request: Request,
    write: (tx: Db, act: Awaited<ReturnType<typeof readAct>>) => Promise<Outcome>,
  ) {
    const act = await readAct(db.write, request, { reason: '', now: clock() });
    const outcome = await quotas.during((take) =>
      db.write.transaction(async (tx) => {
        const done = await write(tx, act);
        if (done === 'done') await take(tx, getCurrentUserId(request), 'moderation');
        return done;
      }),
    );
    if (outcome === 'missing') throw errors.notFound('This name is gone.');
  }

  return defineRoutes(callsOf(apiContract.admin, 'names', 'settleName', 'reopenName'), {
    names: async ({ query: { state } }) => ({
      status: 200,
      body: { success: true, ...(await listNames(db.write, state)) },
    }),

    settleName: async ({ request, body: { name, species } }) => {
      if (species !== null) assertMayBeAnimals([species], 'species');
      await change(request, (tx, act) => settleName(tx, name, species, act));
      const message = species === null ? 'The name stays as it is' : 'The name is settled';
      return { status: 200, body: { success: true, message } };
    },

    reopenName: async ({ request, body: { name } }) => {
      await change(request, (tx, act) => reopenName(tx, name, act));
      return { status: 200, body: { success: true, message: 'The name waits again' } };
    },
  });
}
