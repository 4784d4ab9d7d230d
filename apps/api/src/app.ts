import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './account/account.routes';
import type { Dependencies } from './dependencies';
import { publicSettings } from './env';
import { connectionsRoutes } from './members/connections/connections.routes';
import { createAccountStatuses } from './members/current-user/account-status';
import { createCurrentUserResolver } from './members/current-user/current-user';
import { favoritesRoutes } from './members/favorites/favorites.routes';
import { lifeListRoutes } from './members/life-list/life-list.routes';
import { mutesRoutes } from './members/mutes/mutes.routes';
import { usersRoutes } from './members/users/users.routes';
import { createEventReader } from './messages/event-reader';
import { createPictureUrls } from './messages/message-pictures';
import { messagesRoutes } from './messages/messages.routes';
import { messagePictureRoute } from './messages/picture.routes';
import { streamRoute } from './messages/stream.routes';
import { adminRoutes } from './moderation/admin/admin.routes';
import { evidencePictureRoute } from './moderation/admin/evidence-picture.routes';
import { createEvidenceUrls } from './moderation/admin/evidence-urls';
import { createFirstAdmins } from './moderation/admin/first-admins';
import { appealsRoutes } from './moderation/appeals/appeals.routes';
import { safetyRoutes } from './moderation/safety/safety.routes';
import { speciesPhotosRoutes } from './moderation/species-photos/species-photos.routes';
import { createNotificationAnnouncer } from './notifications/announce-notifications';
import { notificationsRoutes } from './notifications/notifications.routes';
import { createPushSender } from './notifications/push/push-sender';
import { pushRoutes } from './notifications/push/push.routes';
import { shareCursorKey } from './platform/common/cursor';
import { sharedSecret } from './platform/db/secrets';
import { healthPlugin } from './platform/health/health.routes';
import { createEventsRepository } from './platform/live/events.repository';
import { createLiveUpdates } from './platform/live/live-updates';
import { mediaRoutes } from './platform/media/media.routes';
import { metricsPlugin } from './platform/observe/metrics.plugin';
import { authPlugin } from './platform/plugins/auth';
import { hostHeaderPlugin } from './platform/plugins/client-errors';
import { contractAnswersPlugin } from './platform/plugins/contract-answers';
import { contractRoutes } from './platform/plugins/contract-routes';
import { answerError, answerNotFound, errorsPlugin } from './platform/plugins/errors';
import { createIssuer } from './platform/plugins/issuer';
import { loggerOptions, loggingPlugin } from './platform/plugins/logging';
import { namedPlugin } from './platform/plugins/named-plugin';
import { openApiPlugin } from './platform/plugins/openapi';
import { pressurePlugin } from './platform/plugins/pressure';
import { rateLimitPlugin } from './platform/plugins/rate-limit';
import { requestIdPlugin, requestIds } from './platform/plugins/request-id';
import { normalizeUrl } from './platform/plugins/request-url';
import { securityPlugin, serverLimits } from './platform/plugins/security';
import { trustedProxies } from './platform/plugins/trusted-proxies';
import { uploads } from './platform/plugins/uploads';
import { createQuotas } from './platform/quotas/quotas';
import { logRedis } from './platform/redis/log-redis';
import { altTextsRoutes } from './posts/alt-texts/alt-texts.routes';
import { bookmarksRoutes } from './posts/bookmarks/bookmarks.routes';
import { commentsRoutes } from './posts/comments/comments.routes';
import { draftsRoutes } from './posts/drafts/drafts.routes';
import { identificationsRoutes } from './posts/identifications/identifications.routes';
import { placeSharesRoutes } from './posts/place-shares/place-shares.routes';
import { postEditsRoutes } from './posts/post-edits.routes';
import { postsRoutes } from './posts/posts.routes';
import { sightingsRoutes, sightingSummaryRoute } from './posts/sightings/sightings.routes';
import { apiDocsRoutes } from './public/api-docs/api-docs.routes';
import { contactRoutes } from './public/contact/contact.routes';
import { securityTxtRoute } from './public/contact/security-txt.routes';
import { liveTracksRoutes } from './public/live-tracks/live-tracks.routes';
import { createArticlePictures } from './public/news/article-pictures';
import { newsRoutes } from './public/news/news.routes';
import { remotePictureRoutes } from './public/remote-pictures/remote-pictures.routes';
import { settingsRoutes } from './public/settings/settings.routes';
import { readPostPreview } from './public/site/post-preview';
import { sitePlugin } from './public/site/site.plugin';

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
    // Requests on a kept connection are still answered while the process stops.
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
