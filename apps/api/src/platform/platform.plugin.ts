import type { Site } from '@aranya/contracts';
import type { MemberMail } from '@aranya/identity';
import fp from 'fastify-plugin';
import type { Dependencies } from '../dependencies';
import { shareCursorKey } from './common/cursor';
import { sharedSecret } from './db/secrets';
import { type Watched, watchRows } from './db/watch-rows';
import { languagesPlugin } from './languages/languages.plugin';
import { createLiveUpdates, type LiveUpdates } from './live/live-updates';
import { metricsPlugin } from './observe/metrics.plugin';
import { authPlugin } from './plugins/auth';
import { hostHeaderPlugin } from './plugins/client-errors';
import { contractAnswersPlugin } from './plugins/contract-answers';
import { answerNotFound, errorsPlugin } from './plugins/errors';
import { createIssuer, type Issuer } from './plugins/issuer';
import { loggingPlugin } from './plugins/logging';
import { openApiPlugin } from './plugins/openapi';
import { personalTokensPlugin, unknownTokensPlugin } from './plugins/personal-tokens';
import { pressurePlugin } from './plugins/pressure';
import { rateLimitPlugin } from './plugins/rate-limit';
import { requestIdPlugin } from './plugins/request-id';
import { securityPlugin } from './plugins/security';
import { uploads } from './plugins/uploads';
import type { NewMembers } from './plugins/new-members';
import { createQuotas, type Quotas } from './quotas/quotas';
import { readSite, SITE_CHANNEL } from './site/site-versions';
import { logRedis } from './redis/log-redis';

declare module 'fastify' {
  interface FastifyInstance extends Required<Pick<Dependencies, 'env' | 'db' | 'media' | 'clock'>> {
    issuer: Pick<Issuer, 'userInfo' | 'hasEnded'>;
    live: LiveUpdates;
    newMembers: NewMembers | null;
    memberMail: MemberMail | null;
    quotas: Quotas;
    site: Watched<Site>;
  }
}

export const platform = fp<Dependencies>(
  async (app, dependencies) => {
    const {
      env,
      db,
      media,
      redis,
      signIn,
      newMembers = null,
      memberMail = null,
      clock = () => new Date(),
    } = dependencies;
    const issuer = signIn?.issuer ?? createIssuer({ issuer: env.auth.issuer });
    if (redis) logRedis(redis, app.log);
    shareCursorKey(await sharedSecret(db.write, 'cursors'));
    app.decorate('env', env);
    app.decorate('db', db);
    app.decorate('media', media);
    app.decorate('clock', clock);
    app.decorate('issuer', issuer);
    app.decorate('newMembers', newMembers);
    app.decorate('memberMail', memberMail);
    app.decorate('live', createLiveUpdates(db, redis));
    const site = await watchRows(db, {
      channel: SITE_CHANNEL,
      read: () => readSite(db.write, env.contact.email),
      onError: (err) =>
        app.log.warn({ err }, 'The name of the site could not be read, so the earlier one stays'),
    });
    app.decorate('site', site);
    app.addHook('onClose', site.stop);
    app.decorate('quotas', createQuotas({ scale: env.rateLimitScale, now: () => clock().getTime(), redis }));

    await app.register(metricsPlugin, dependencies);
    await app.register(requestIdPlugin);
    await app.register(errorsPlugin);
    await app.register(languagesPlugin);
    await app.register(loggingPlugin);
    await app.register(securityPlugin, {
      corsOrigins: env.corsOrigins,
      https: env.siteUrl.startsWith('https:'),
    });
    await app.register(hostHeaderPlugin);
    await app.register(pressurePlugin, env.pressure);
    await app.register(authPlugin, { ...env.auth, jwksUri: signIn?.jwksUri, keyIds: issuer.keyIds });
    await app.register(personalTokensPlugin);
    await app.register(rateLimitPlugin, { scale: env.rateLimitScale, redis });
    await app.register(unknownTokensPlugin);
    await app.register(uploads);
    await app.register(openApiPlugin, { issuer: env.auth.issuer });
    await app.register(contractAnswersPlugin, { check: env.checksAnswers });
    app.setNotFoundHandler(answerNotFound);
  },
  { name: 'platform' },
);
