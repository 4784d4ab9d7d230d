import fp from 'fastify-plugin';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { registerRoutes } from '../platform/plugins/contract-routes';
import { accountRoutes } from './account.routes';

export const account = fp(
  (app) => forMembers(app, 'account', (members) => registerRoutes(members, { account: accountRoutes(app) })),
  { name: 'account', dependencies: ['members', 'posts', 'messages', 'moderation'] },
);
