import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { account } from './account/account.plugin';
import type { Dependencies } from './dependencies';
import { signedIn } from './people/current-user/signed-in.plugin';
import { members } from './members/members.plugin';
import { messages } from './messages/messages.plugin';
import { firstAdmins } from './moderation/admin/first-admins';
import { moderation } from './moderation/moderation.plugin';
import { notifications } from './notifications/notifications.plugin';
import { healthPlugin } from './platform/health/health.routes';
import { platform } from './platform/platform.plugin';
import { answerError } from './platform/plugins/errors';
import { loggerOptions } from './platform/plugins/logging';
import { requestIds } from './platform/plugins/request-id';
import { normalizeUrl } from './platform/plugins/request-url';
import { serverLimits } from './platform/plugins/security';
import { trustedProxies } from './platform/plugins/trusted-proxies';
import { posts } from './posts/posts.plugin';
import { publicRoom } from './public/public.plugin';
import { taxa } from './taxa/taxa.plugin';

/** Builds the server without listening. Closing it leaves the dependencies open. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { env, postPush } = dependencies;
  const app = Fastify({
    ...serverLimits,
    // Rendering the site's pages takes minutes on a busy machine.
    pluginTimeout: 180_000,
    // A stopping process still answers requests on kept connections.
    return503OnClosing: false,
    logger: loggerOptions(env.logLevel, env.production),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: requestIds(env.trustProxy),
    rewriteUrl: normalizeUrl,
    // For malformed URLs, which no plugin sees.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  await app.register(platform, dependencies);
  await app.register(firstAdmins);
  await app.register(signedIn);
  await app.register(notifications, { ...(postPush && { postPush }) });
  // Announces notifications before a stopping process begins to wait.
  await app.register(healthPlugin, dependencies);
  await app.register(taxa, dependencies);
  await app.register(members);
  await app.register(posts);
  await app.register(messages);
  await app.register(moderation);
  await app.register(account);
  await app.register(publicRoom);
  return app;
}
