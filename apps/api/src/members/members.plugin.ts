import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Watched, watchRows } from '../platform/db/watch-rows';
import { requireIdentity } from '../platform/plugins/auth';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { namedPlugin } from '../platform/plugins/named-plugin';
import { CORRECTIONS_CHANNEL, readCorrectedRecords } from './corrections/corrected-records';
import { agesRoutes } from './ages/ages.routes';
import { correctionsRoutes } from './corrections/corrections.routes';
import { connectionsRoutes } from './connections/connections.routes';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { entryRoutes, newcomersRoutes } from './entry/entry.routes';
import { favoritesRoutes } from './favorites/favorites.routes';
import { lifeListRoutes } from './life-list/life-list.routes';
import { lifeListImportRoutes } from './life-list/import/import.routes';
import { mutesRoutes } from './mutes/mutes.routes';
import { acceptRulesRoutes, rulesRoutes } from './rules/rules.routes';
import { tokensRoutes } from './tokens/tokens.routes';
import { currentUserRoutes, profilesRoutes } from './users/users.routes';

declare module 'fastify' {
  interface FastifyInstance {
    correctedRecords: Watched<CorrectedRecords>;
  }
}

export const members = fp(
  async (app) => {
    const correctedRecords = await watchRows(app.db, {
      channel: CORRECTIONS_CHANNEL,
      read: () => readCorrectedRecords(app.db.write),
      onError: (err) => app.log.warn({ err }, 'Accepted corrections could not be read, so the earlier stay'),
    });
    app.decorate('correctedRecords', correctedRecords);
    app.addHook('onClose', correctedRecords.stop);
    await registerRoutes(app, { entry: entryRoutes(app), rules: rulesRoutes(app) });
    await app.register(
      namedPlugin('newcomers', async (newcomers: FastifyInstance) => {
        newcomers.addHook('onRequest', async (request) => void requireIdentity(request));
        await registerRoutes(newcomers, { newcomers: newcomersRoutes(app) });
      }),
    );
    await forMembers(app, 'members', (signedIn) =>
      registerRoutes(signedIn, {
        users: currentUserRoutes(app),
        profiles: profilesRoutes(app),
        connections: connectionsRoutes(app),
        corrections: correctionsRoutes(app),
        mutes: mutesRoutes(app),
        favorites: favoritesRoutes(app),
        lifeList: lifeListRoutes(app),
        lifeListImport: lifeListImportRoutes(app),
        ages: agesRoutes(app),
        acceptRules: acceptRulesRoutes(app),
        tokens: tokensRoutes(app),
      }),
    );
  },
  { name: 'members', dependencies: ['signedIn', 'notifications', 'taxa'] },
);
