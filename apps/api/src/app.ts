import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { contactRoutes } from './contact/contact.routes';
import { type Env, publicSettings } from './env';
import { healthRoutes } from './health/health.routes';
import { mediaRoutes } from './media/media.routes';
import { messagesRoutes } from './messages/messages.routes';
import type { Parts } from './parts';
import { authPlugin } from './plugins/auth';
import { contractRoutes } from './plugins/contract-routes';
import { answerError, answerNotFound, errorsPlugin } from './plugins/errors';
import { createIssuer } from './plugins/issuer';
import { loggerOptions, loggingPlugin } from './plugins/logging';
import { openApiPlugin } from './plugins/openapi';
import { rateLimitPlugin } from './plugins/rate-limit';
import { securityPlugin, serverLimits } from './plugins/security';
import { uploads } from './plugins/uploads';
import { postsRoutes } from './posts/posts.routes';
import { sitePlugin } from './site/site.plugin';
import { usersRoutes } from './users/users.routes';
import { createViewers } from './users/viewers';

/** Fastify takes a number of proxies as a question about each: the nearest is number 0. */
function trustedProxies(trust: Env['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/**
 * Builds the server of its parts: every registration, in order. It does not listen yet, and closing it leaves the parts
 * open.
 */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { env, db, media, clock = () => new Date() } = parts;
  const now = () => clock().getTime();
  const issuer = createIssuer({
    issuer: env.auth.issuer,
    now,
    ...(parts.fetch ? { fetch: parts.fetch } : {}),
  });
  const viewers = createViewers({ db: db.write, userInfo: issuer.userInfo, now });

  const app = Fastify({
    ...serverLimits,
    logger: loggerOptions(env.logLevel, env.production),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.trustProxy),
    // Addresses that cannot be read are refused before any plugin is asked.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.decorateRequest('viewerId', null);

  await app.register(errorsPlugin);
  await app.register(loggingPlugin);
  await app.register(securityPlugin, {
    corsOrigins: env.corsOrigins,
    https: env.siteUrl.startsWith('https:'),
  });
  await app.register(authPlugin, { ...env.auth, keys: issuer.keys });
  await app.register(rateLimitPlugin, { scale: env.rateLimitScale });
  await app.register(uploads);
  await app.register(openApiPlugin);
  app.setNotFoundHandler(answerNotFound);

  // For everybody.
  await app.register(healthRoutes(parts), contractRoutes);
  await app.register(contactRoutes(parts), contractRoutes);
  mediaRoutes(app, { media });

  // For signed-in users.
  await app.register(async (members) => {
    members.addHook('onRequest', viewers.require);
    await members.register(usersRoutes(parts), contractRoutes);
    await members.register(postsRoutes(parts), contractRoutes);
    await members.register(messagesRoutes(parts), contractRoutes);
  });

  if (env.web.serve)
    await app.register(sitePlugin, { folder: env.web.folder, settings: publicSettings(env) });
  return app;
}
