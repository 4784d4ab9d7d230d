import fp from 'fastify-plugin';
import { forMembers } from '../people/current-user/signed-in.plugin';
import { sharedSecret } from '../platform/db/secrets';
import { registerRoutes } from '../platform/plugins/contract-routes';
import type { PostBytes } from '../platform/remote/post-bytes';
import { type AnnounceNotifications, createNotificationAnnouncer } from './announce-notifications';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './digest/unsubscribe-links';
import { unsubscribeRoutes } from './digest/unsubscribe.routes';
import { notificationsRoutes } from './notifications.routes';
import { createPushSender } from './push/push-sender';
import { pushRoutes } from './push/push.routes';

declare module 'fastify' {
  interface FastifyInstance {
    announce: AnnounceNotifications;
    unsubscribeLinks: UnsubscribeLinks;
  }
}

interface Options {
  /** Replaces requests to push services. */
  postPush?: PostBytes;
}

export const notifications = fp<Options>(
  async (app, { postPush }) => {
    const { db, env, live, clock: now } = app;
    const pushSender =
      env.vapid &&
      createPushSender({
        db: db.write,
        vapid: env.vapid,
        now,
        onError: (err) => app.log.warn({ err }, 'A notification could not be pushed'),
        ...(postPush && { post: postPush }),
      });
    const announcer = createNotificationAnnouncer({
      db: db.write,
      live,
      now,
      // Slow push services keep no event waiting.
      ...(pushSender && { onAnnounced: (shown) => void pushSender.push(shown) }),
      onError: (err) => app.log.warn({ err }, 'Notifications could not be announced'),
    });
    app.addHook('preClose', announcer.close);
    app.decorate('announce', announcer.announce);
    app.decorate('unsubscribeLinks', createUnsubscribeLinks(await sharedSecret(db.write, 'digests')));
    await registerRoutes(app, { unsubscribe: unsubscribeRoutes(app) });
    await forMembers(app, 'notifications', (members) =>
      registerRoutes(members, { notifications: notificationsRoutes(app), push: pushRoutes(app) }),
    );
  },
  { name: 'notifications', dependencies: ['signedIn'] },
);
