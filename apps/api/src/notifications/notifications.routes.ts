import { apiContract, type DigestObstacle } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../people/current-user/current-user';
import { publishing } from '../platform/live/events.repository';
import { answerJson, defineRoutes } from '../platform/plugins/contract-routes';
import { errors } from '../platform/plugins/errors';
import { choose, findObstacle, hasChosen, stop } from './digest/digest-choices';
import { changeSetting, readSettings } from './notification-settings';
import { readNotifications } from './notifications-page';
import { countUnread, markRead } from './unread-notifications';

const refusals: Record<DigestObstacle, string> = {
  child: 'The weekly mail is not for members who are under 18.',
  provider: 'This site does not know your email address.',
  mail: 'This site sends no mail.',
  address: 'Confirm your email address first: sign out, and in again.',
};

/** Requires a signed-in user, who reads and marks only their own. */
export function notificationsRoutes(app: FastifyInstance) {
  const { db, clock, live } = app;
  /** Their other devices show the count. */
  const notifyReader = (recipientId: string) =>
    publishing(live, (publish) =>
      publish(db.write, [{ recipientId, event: { type: 'notifications_read', peerId: null } }]),
    );

  return defineRoutes(apiContract.notifications, {
    list: async ({ request, reply, query }) => {
      const asked = { currentUserId: getCurrentUserId(request), now: clock(), ...query };
      return answerJson(reply, await readNotifications(await db.upToDate(), asked));
    },

    unread: async ({ request }) => {
      const unread = await countUnread(await db.upToDate(), getCurrentUserId(request), clock());
      return { status: 200, body: { success: true, unread } };
    },

    markRead: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const marked = await markRead(db.write, currentUserId, body.up_to, clock());
      if (marked > 0) await notifyReader(currentUserId);
      const unread = await countUnread(db.write, currentUserId, clock());
      return { status: 200, body: { success: true, message: 'Marked as read', unread } };
    },

    settings: async ({ request }) => {
      const settings = await readSettings(db.write, getCurrentUserId(request));
      return { status: 200, body: { success: true, settings } };
    },

    changeSetting: async ({ request, body }) => {
      await changeSetting(db.write, getCurrentUserId(request), body).catch(rethrowAccountDeleted);
      return { status: 200, body: { success: true, message: 'Saved' } };
    },

    digest: async ({ request }) => {
      const currentUserId = getCurrentUserId(request);
      const chosen = await hasChosen(db.write, currentUserId);
      const obstacle = await findObstacle(app, currentUserId);
      return { status: 200, body: { success: true, digest: { chosen, obstacle } } };
    },

    chooseDigest: async ({ request, body: { weekly } }) => {
      const currentUserId = getCurrentUserId(request);
      if (weekly) {
        const obstacle = await findObstacle(app, currentUserId);
        if (obstacle !== null) throw errors.conflict(refusals[obstacle]);
        await choose(db.write, currentUserId, clock()).catch(rethrowAccountDeleted);
      } else await stop(db.write, currentUserId);
      return { status: 200, body: { success: true, message: 'Saved' } };
    },
  });
}
