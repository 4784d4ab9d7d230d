import fp from 'fastify-plugin';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { connectionsRoutes } from './connections/connections.routes';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { favoritesRoutes } from './favorites/favorites.routes';
import { lifeListRoutes } from './life-list/life-list.routes';
import { lifeListImportRoutes } from './life-list/import/import.routes';
import { mutesRoutes } from './mutes/mutes.routes';
import { usersRoutes } from './users/users.routes';

export const members = fp(
  (app) =>
    forMembers(app, 'members', (signedIn) =>
      registerRoutes(signedIn, {
        users: usersRoutes(app),
        connections: connectionsRoutes(app),
        mutes: mutesRoutes(app),
        favorites: favoritesRoutes(app),
        lifeList: lifeListRoutes(app),
        lifeListImport: lifeListImportRoutes(app),
      }),
    ),
  { name: 'members', dependencies: ['signedIn', 'notifications', 'taxa'] },
);
