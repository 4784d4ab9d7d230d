import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies';
import type { LiveNotifier } from '../../platform/live/live-notifier';
import { contractRoutes } from '../../platform/plugins/contract-routes';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import type { Quotas } from '../../platform/quotas/quotas';
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

interface Options extends Pick<Dependencies, 'db' | 'media' | 'clock'> {
  quotas: Quotas;
  live: LiveNotifier;
  evidenceUrls: EvidenceUrls;
}

export interface AdminOptions extends Options {
  clock: () => Date;
}

/** Requires a signed-in user. Each group of calls is for the roles that may do its task. */
export function adminRoutes({ clock = () => new Date(), ...options }: Options): FastifyPluginAsync {
  const given: AdminOptions = { ...options, clock };
  const forTask = (task: Task, register: (group: FastifyInstance) => PromiseLike<unknown>) =>
    namedPlugin(`${task} of the team`, async (group: FastifyInstance) => {
      group.addHook('onRequest', requireTask(task));
      await register(group);
    });
  return async (app) => {
    await app.register(
      forTask('reports', (group) =>
        group.register(namedPlugin('reports', reportsRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('content', (group) =>
        group.register(namedPlugin('content', contentRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('appeals', (group) =>
        group.register(namedPlugin('managedAppeals', managedAppealsRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('members', (group) =>
        group.register(namedPlugin('members', membersRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('roles', (group) => group.register(namedPlugin('roles', rolesRoutes(given)), contractRoutes)),
    );
    await app.register(
      forTask('photos', (group) =>
        group.register(namedPlugin('photos', photosRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('contact', (group) =>
        group.register(namedPlugin('contactMessages', contactMessagesRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('counts', (group) =>
        group.register(namedPlugin('counts', countsRoutes(given)), contractRoutes),
      ),
    );
    await app.register(
      forTask('log', (group) =>
        group.register(namedPlugin('auditLog', auditLogRoutes(given)), contractRoutes),
      ),
    );
  };
}
