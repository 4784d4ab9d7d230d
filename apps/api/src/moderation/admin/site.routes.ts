import { clubContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { drawLogo, logoTooHeavy } from '../../platform/media/pictures';
import { readMultipart } from '../../platform/plugins/uploads';
import { keepLogo, toLogo } from '../../platform/site/site-logos';
import { readVersions } from '../../platform/site/site-versions';
import { asksForTexts, saveSite } from './site';
import { readAct } from './team';

export function siteRoutes({ env, db, quotas, clock }: FastifyInstance) {
  return defineRoutes(clubContract.ownSite, {
    versions: async () => {
      const versions = await readVersions(db.write);
      return { status: 200, body: { success: true, versions, asks: await asksForTexts(db.write, env) } };
    },

    save: async ({ request, body }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      const { isSaved, version } = await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          const done = await saveSite(tx, body, act);
          if (done.isSaved) await take(tx, getCurrentUserId(request), 'moderation');
          return done;
        }),
      );
      if (!isSaved) {
        const refusal = errors.conflict('Somebody else has changed the site meanwhile.');
        return { status: 409, body: { ...refusal.toEnvelope(), current: version } };
      }
      return { status: 200, body: { success: true, message: 'The site is changed', version } };
    },

    uploadLogo: async ({ request }) => {
      const userId = getCurrentUserId(request);
      const { files } = await readMultipart(request, {
        fields: z.object({}),
        files: [{ name: 'logo', max: 1, tooMany: 'Please choose one logo.', tooHeavy: logoTooHeavy }],
        take: async (file) => {
          await quotas.assertLeft(db.write, userId, 'picture');
          return drawLogo(file, userId);
        },
      });
      const [drawn] = files['logo'] ?? [];
      if (drawn === undefined) throw errors.invalid('Please choose a logo.');
      await quotas.during((take) =>
        db.write.transaction(async (tx) => {
          await keepLogo(tx, drawn, clock());
          await take(tx, userId, 'picture');
        }),
      );
      return { status: 200, body: { success: true, logo: toLogo(drawn.hash, drawn) } };
    },
  });
}
