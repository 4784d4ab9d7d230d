import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { publishing } from '../../platform/live/events.repository';
import { errors } from '../../platform/plugins/errors';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { type ChangedMeanwhile, createDraftsRepository } from './drafts.repository';

function refuseChange({ current, published }: ChangedMeanwhile) {
  const what = published ? 'published' : current === null ? 'discarded' : 'changed';
  const refusal = errors.conflict(`This draft was ${what} on another device.`);
  return { status: 409 as const, body: { ...refusal.toEnvelope(), current, published } };
}

export function draftsRoutes({ db, quotas, live }: FastifyInstance) {
  const drafts = createDraftsRepository(db, live);

  return defineRoutes(apiContract.drafts, {
    list: async ({ request }) => {
      const found = await drafts.list(await db.upToDate(), getCurrentUserId(request));
      return { status: 200, body: { success: true, drafts: found } };
    },

    save: async ({ request, body }) => {
      const userId = getCurrentUserId(request);
      const saved = await publishing(live, (publish) =>
        quotas.during((take) =>
          db.write.transaction((tx) => drafts.save(tx, { userId, ...body }, { take, publish })),
        ),
      );
      if ('current' in saved) return refuseChange(saved);
      return { status: 200, body: { success: true, message: 'Draft saved', draft: saved } };
    },

    remove: async ({ request, body }) => {
      const changed = await drafts.remove({ userId: getCurrentUserId(request), ...body });
      if (changed) return refuseChange(changed);
      return { status: 200, body: { success: true, message: 'Draft discarded' } };
    },
  });
}
