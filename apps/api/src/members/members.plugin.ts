import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { requireIdentity } from '../platform/plugins/auth';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { namedPlugin } from '../platform/plugins/named-plugin';
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

export const members = fp(
  async (app) => {
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
        acceptRules: acceptRulesRoutes(app),
        tokens: tokensRoutes(app),
      }),
    );
  },
  { name: 'members', dependencies: ['signedIn', 'notifications', 'taxa'] },
);
