import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type ContractRoutes, registerRoutes } from '../../platform/plugins/contract-routes';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import type { Task } from './admin.policy';
import { managedAgesRoutes } from './ages.routes';
import { managedAppealsRoutes } from './appeals.routes';
import { auditLogRoutes, countsRoutes } from './audit-log.routes';
import { managedCorrectionsRoutes } from './corrections.routes';
import { contactMessagesRoutes } from './contact.routes';
import { contentRoutes } from './content.routes';
import { joinRequestsRoutes, managedEntryRoutes, managedRulesRoutes, newMembersRoutes } from './entry.routes';
import type { EvidenceUrls } from './evidence-urls';
import { membersRoutes, rolesRoutes } from './members.routes';
import { namesRoutes } from './names.routes';
import { photosRoutes } from './photos.routes';
import { reportsRoutes } from './reports.routes';
import { siteRoutes } from './site.routes';
import { requireTask } from './team';

/** Requires a signed-in user, and for each group of calls the role for its task. */
export const adminRoutes =
  (evidenceUrls: EvidenceUrls): FastifyPluginAsync =>
  async (app) => {
    const register = async (task: Task, name: string, routes: ContractRoutes) =>
      app.register(
        namedPlugin(`${task} of the team`, async (group: FastifyInstance) => {
          group.addHook('onRequest', requireTask(task));
          await registerRoutes(group, { [name]: routes });
        }),
      );
    await register('reports', 'reports', reportsRoutes(app, evidenceUrls));
    await register('content', 'content', contentRoutes(app));
    await register('appeals', 'managedAppeals', managedAppealsRoutes(app));
    await register('members', 'members', membersRoutes(app));
    await register('roles', 'roles', rolesRoutes(app));
    await register('newcomers', 'joinRequests', joinRequestsRoutes(app));
    await register('club', 'managedEntry', managedEntryRoutes(app));
    await register('club', 'newMembers', newMembersRoutes(app));
    await register('club', 'managedRules', managedRulesRoutes(app));
    await register('club', 'managedAges', managedAgesRoutes(app));
    await register('photos', 'photos', photosRoutes(app));
    await register('names', 'names', namesRoutes(app));
    await register('corrections', 'managedCorrections', managedCorrectionsRoutes(app));
    await register('contact', 'contactMessages', contactMessagesRoutes(app));
    await register('club', 'site', siteRoutes(app));
    await register('counts', 'counts', countsRoutes(app));
    await register('log', 'auditLog', auditLogRoutes(app));
  };
