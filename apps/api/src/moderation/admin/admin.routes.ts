import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { contractRoutes } from '../../platform/plugins/contract-routes';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import type { Task } from './admin.policy';
import { managedAppealsRoutes } from './appeals.routes';
import { auditLogRoutes, countsRoutes } from './audit-log.routes';
import { contactMessagesRoutes } from './contact.routes';
import { contentRoutes } from './content.routes';
import type { EvidenceUrls } from './evidence-urls';
import { membersRoutes, rolesRoutes } from './members.routes';
import { photosRoutes } from './photos.routes';
import { reportsRoutes } from './reports.routes';
import { requireTask } from './team';

/** Requires a signed-in user. Each group of calls is for the roles that may do its task. */
export function adminRoutes(evidenceUrls: EvidenceUrls): FastifyPluginAsync {
  const forTask = (task: Task, register: (group: FastifyInstance) => PromiseLike<unknown>) =>
    namedPlugin(`${task} of the team`, async (group: FastifyInstance) => {
      group.addHook('onRequest', requireTask(task));
      await register(group);
    });
  return async (app) => {
    await app.register(
      forTask('reports', (group) =>
        group.register(namedPlugin('reports', reportsRoutes(app, evidenceUrls)), contractRoutes),
      ),
    );
    await app.register(
      forTask('content', (group) =>
        group.register(namedPlugin('content', contentRoutes(app)), contractRoutes),
      ),
    );
    await app.register(
      forTask('appeals', (group) =>
        group.register(namedPlugin('managedAppeals', managedAppealsRoutes(app)), contractRoutes),
      ),
    );
    await app.register(
      forTask('members', (group) =>
        group.register(namedPlugin('members', membersRoutes(app)), contractRoutes),
      ),
    );
    await app.register(
      forTask('roles', (group) => group.register(namedPlugin('roles', rolesRoutes(app)), contractRoutes)),
    );
    await app.register(
      forTask('photos', (group) => group.register(namedPlugin('photos', photosRoutes(app)), contractRoutes)),
    );
    await app.register(
      forTask('contact', (group) =>
        group.register(namedPlugin('contactMessages', contactMessagesRoutes(app)), contractRoutes),
      ),
    );
    await app.register(
      forTask('counts', (group) => group.register(namedPlugin('counts', countsRoutes(app)), contractRoutes)),
    );
    await app.register(
      forTask('log', (group) => group.register(namedPlugin('auditLog', auditLogRoutes(app)), contractRoutes)),
    );
  };
}
