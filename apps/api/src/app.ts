import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createFirstAdmins } from './admin/first-admins';
import { adminRoutes } from './admin/admin.routes';
import { createEvidenceUrls } from './admin/evidence-urls';
import { evidencePictureRoute } from './admin/evidence-picture.routes';
import { altTextsRoutes } from './alt-texts/alt-texts.routes';
import { apiDocsRoutes } from './api-docs/api-docs.routes';
import { appealsRoutes } from './appeals/appeals.routes';
import { bookmarksRoutes } from './bookmarks/bookmarks.routes';
import { commentsRoutes } from './comments/comments.routes';
import { connectionsRoutes } from './connections/connections.routes';
import { contactRoutes } from './contact/contact.routes';
import { publicSettings } from './env';
import { shareCursorKey } from './common/cursor';
import { sharedSecret } from './common/secrets';
import { favoritesRoutes } from './favorites/favorites.routes';
import { draftsRoutes } from './drafts/drafts.routes';
import { healthPlugin } from './health.routes';
import { lifeListRoutes } from './life-list/life-list.routes';
import { identificationsRoutes } from './identifications/identifications.routes';
import { createEventsRepository } from './live/events.repository';
import { createEventReader } from './live/event-reader';
import { createLiveUpdates } from './live/live-updates';
import { streamRoute } from './live/stream.routes';
import { liveTracksRoutes } from './live-tracks/live-tracks.routes';
import { mediaRoutes } from './media/media.routes';
import { createPictureUrls } from './messages/message-pictures';
import { messagesRoutes } from './messages/messages.routes';
import { messagePictureRoute } from './messages/picture.routes';
import { createArticlePictures } from './news/article-pictures';
import { newsRoutes } from './news/news.routes';
import { mutesRoutes } from './mutes/mutes.routes';
import { metricsPlugin } from './observe/metrics.plugin';
import { pressurePlugin } from './observe/pressure.plugin';
import { createNotificationAnnouncer } from './notifications/announce-notifications';
import { notificationsRoutes } from './notifications/notifications.routes';
import type { Dependencies } from './dependencies';
import { authPlugin } from './plugins/auth';
import { hostHeaderPlugin } from './plugins/client-errors';
import { contractAnswersPlugin } from './plugins/contract-answers';
import { contractRoutes } from './plugins/contract-routes';
import { answerError, answerNotFound, errorsPlugin } from './plugins/errors';
import { createIssuer } from './plugins/issuer';
import { loggerOptions, loggingPlugin } from './plugins/logging';
import { namedPlugin } from './plugins/named-plugin';
import { openApiPlugin } from './plugins/openapi';
import { placeSharesRoutes } from './place-shares/place-shares.routes';
import { createPushSender } from './push/push-sender';
import { pushRoutes } from './push/push.routes';
import { rateLimitPlugin } from './plugins/rate-limit';
import { requestIdPlugin, requestIds } from './plugins/request-id';
import { normalizeUrl } from './plugins/request-url';
import { securityPlugin, serverLimits } from './plugins/security';
import { trustedProxies } from './plugins/trusted-proxies';
import { uploads } from './plugins/uploads';
import { postEditsRoutes } from './posts/post-edits.routes';
import { postsRoutes } from './posts/posts.routes';
import { createQuotas } from './quotas/quotas';
import { logRedis } from './redis/log-redis';
import { remotePictureRoutes } from './remote-pictures/remote-pictures.routes';
import { safetyRoutes } from './safety/safety.routes';
import { securityTxtRoute } from './security/security-txt.routes';
import { settingsRoutes } from './settings/settings.routes';
import { sightingsRoutes, sightingSummaryRoute } from './sightings/sightings.routes';
import { readPostPreview } from './site/post-preview';
import { sitePlugin } from './site/site.plugin';
import { speciesPhotosRoutes } from './species-photos/species-photos.routes';
import { accountRoutes } from './users/account.routes';
import { createAccountStatuses } from './users/account-status';
import { usersRoutes } from './users/users.routes';
import { createCurrentUserResolver } from './users/current-user';

/** Builds the server without listening. Closing it leaves the dependencies open. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { env, db, media, signIn, clock = () => new Date() } = dependencies;
  const now = () => clock().getTime();
  const issuer = signIn?.issuer ?? createIssuer({ issuer: env.auth.issuer });
  const accountStatuses = createAccountStatuses(db, now);
  const currentUser = createCurrentUserResolver({
    db: db.write,
    userInfo: issuer.userInfo,
    accountStatuses,
    firstAdmins: createFirstAdmins({
      db,
      emails: env.adminEmails,
      now: clock,
      onError: (err) => app.log.warn({ err }, 'An e-mail address could not be read for ADMIN_EMAILS'),
    }),
    now,
  });
  const quotas = createQuotas({ scale: env.rateLimitScale, now, redis: dependencies.redis });
  const live = createLiveUpdates(db, dependencies.redis);
  const pictureUrls = createPictureUrls(await sharedSecret(db.write, 'message pictures'), now);
  const evidenceUrls = createEvidenceUrls(await sharedSecret(db.write, 'evidence pictures'), now);
  shareCursorKey(await sharedSecret(db.write, 'cursors'));
  const articlePictures = createArticlePictures(await sharedSecret(db.write, 'news pictures'));

  const app = Fastify({
    ...serverLimits,
    // Reading the site's files is slow on a busy machine.
    pluginTimeout: 60_000,
    // What arrives on a kept connection while the process stops is still answered.
    return503OnClosing: false,
    logger: loggerOptions(env.logLevel, env.production),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: requestIds(env.trustProxy),
    rewriteUrl: normalizeUrl,
    // For malformed URLs, which no plugin sees.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.decorateRequest('currentUserId', null);
  app.decorateRequest('currentRole', 'member');
  if (dependencies.redis) logRedis(dependencies.redis, app.log);

  const pushSender =
    env.vapid &&
    createPushSender({
      db: db.write,
      vapid: env.vapid,
      now: clock,
      onError: (err) => app.log.warn({ err }, 'A notification could not be pushed'),
      ...(dependencies.postPush && { post: dependencies.postPush }),
    });
  const announcer = createNotificationAnnouncer({
    db: db.write,
    live,
    now: clock,
    // Slow push services keep no event waiting.
    ...(pushSender && { onAnnounced: (shown) => void pushSender.push(shown) }),
    onError: (err) => app.log.warn({ err }, 'Notifications could not be announced'),
  });
  const { announce } = announcer;
  app.addHook('preClose', announcer.close);

  await app.register(metricsPlugin, dependencies);
  await app.register(requestIdPlugin);
  await app.register(errorsPlugin);
  await app.register(loggingPlugin);
  await app.register(securityPlugin, {
    corsOrigins: env.corsOrigins,
    https: env.siteUrl.startsWith('https:'),
  });
  await app.register(hostHeaderPlugin);
  await app.register(pressurePlugin, env.pressure);
  await app.register(authPlugin, { ...env.auth, jwksUri: signIn?.jwksUri, keyIds: issuer.keyIds });
  await app.register(rateLimitPlugin, { scale: env.rateLimitScale, redis: dependencies.redis });
  await app.register(uploads);
  await app.register(openApiPlugin, { issuer: env.auth.issuer });
  await app.register(contractAnswersPlugin, { check: env.checksAnswers });
  app.setNotFoundHandler(answerNotFound);

  await app.register(healthPlugin, dependencies);
  await app.register(namedPlugin('settings', settingsRoutes(dependencies)), contractRoutes);
  await app.register(namedPlugin('contact', contactRoutes(dependencies)), contractRoutes);
  await app.register(namedPlugin('news', newsRoutes({ ...dependencies, articlePictures })), contractRoutes);
  await app.register(namedPlugin('liveTracks', liveTracksRoutes(dependencies)), contractRoutes);
  await app.register(namedPlugin('speciesPhotos', speciesPhotosRoutes(dependencies)), contractRoutes);
  await app.register(namedPlugin('sightingSummary', sightingSummaryRoute(dependencies)), contractRoutes);
  apiDocsRoutes(app);
  securityTxtRoute(app, dependencies);
  mediaRoutes(app, { media, db });
  remotePictureRoutes(app, { env, db, articlePictures, now });
  messagePictureRoute(app, { db, media, pictureUrls, clock });

  evidencePictureRoute(app, { db, media, evidenceUrls, accountStatuses });

  await app.register(async (members) => {
    members.addHook('onRequest', currentUser.require);
    await members.register(namedPlugin('users', usersRoutes({ ...dependencies, quotas })), contractRoutes);
    await members.register(
      namedPlugin('account', accountRoutes({ ...dependencies, quotas, currentUser })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('connections', connectionsRoutes({ ...dependencies, quotas, live, announce })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('posts', postsRoutes({ ...dependencies, quotas, announce })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('altTexts', altTextsRoutes({ ...dependencies, quotas, announce })),
      contractRoutes,
    );
    await members.register(namedPlugin('sightings', sightingsRoutes(dependencies)), contractRoutes);
    await members.register(
      namedPlugin('placeShares', placeSharesRoutes({ ...dependencies, quotas })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('lifeList', lifeListRoutes({ ...dependencies, quotas })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('favorites', favoritesRoutes({ ...dependencies, quotas })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('identifications', identificationsRoutes({ ...dependencies, quotas, live, announce })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('postEdits', postEditsRoutes({ db, quotas, announce })),
      contractRoutes,
    );
    await members.register(namedPlugin('bookmarks', bookmarksRoutes({ db, quotas })), contractRoutes);
    await members.register(namedPlugin('drafts', draftsRoutes({ db, quotas })), contractRoutes);
    await members.register(
      namedPlugin('comments', commentsRoutes({ ...dependencies, quotas, live, announce })),
      contractRoutes,
    );
    await members.register(namedPlugin('notifications', notificationsRoutes(dependencies)), contractRoutes);
    await members.register(namedPlugin('push', pushRoutes({ ...dependencies, quotas })), contractRoutes);
    await members.register(namedPlugin('mutes', mutesRoutes({ ...dependencies, quotas })), contractRoutes);
    await members.register(
      namedPlugin('safety', safetyRoutes({ ...dependencies, quotas, live })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('messages', messagesRoutes({ db, media, pictureUrls, quotas, live })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('appeals', appealsRoutes({ ...dependencies, quotas })),
      contractRoutes,
    );
    await members.register(
      namedPlugin('admin', adminRoutes({ ...dependencies, quotas, live, evidenceUrls })),
    );
    streamRoute(members, {
      live,
      events: createEventsRepository(db.write),
      reader: createEventReader(db.write, pictureUrls.sign),
      accountStatuses,
      now,
    });
  });

  if (env.web.serve)
    await app.register(sitePlugin, {
      folder: env.web.folder,
      settings: publicSettings(env),
      offline: env.web.offline,
      previewPost: async (postId) => readPostPreview(await db.upToDate(), postId, clock()),
    });
  return app;
}
