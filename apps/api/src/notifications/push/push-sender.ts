import { createFairQueue } from '../../platform/common/fair-queue';
import type { Db } from '../../platform/db/types';
import { signals } from '../../platform/observe/signals';
import { type PostBytes, postBytesTo } from '../../platform/remote/post-bytes';
import type { AnnouncedNotification } from '../announce-notifications';
import { toPushPayload } from './push-text';
import { clearFailures, countFailure, type Push, readPushes, removeSubscription } from './push.repository';

/** Beyond these, people see notifications when they look. */
const QUEUE = { concurrency: 20, maxPerAccount: 100, maxTotal: 5_000 };
/** Seconds that a push service keeps it for a browser that is off. */
const TTL_SECONDS = 24 * 60 * 60;

export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

interface Dependencies {
  db: Db;
  vapid: Vapid;
  now: () => Date;
  onError: (error: unknown) => void;
  post?: PostBytes;
}

function toOutcome(status: number) {
  if (status === 0) return 'failed';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}

/** Encrypts for each browser (RFC 8291), and sends by our own guarded requests (RFC 8030). */
export function createPushSender({ db, vapid, now, onError, post = postBytesTo }: Dependencies) {
  const inTurn = createFairQueue(QUEUE);

  async function send(push: Push, { id, endpoint, p256dh, auth }: Push['subscriptions'][number]) {
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(toPushPayload(push)),
      { vapidDetails: vapid, TTL: TTL_SECONDS, contentEncoding: 'aes128gcm', urgency: 'normal' },
    );
    if (body === null) throw new Error('A push has a payload.');
    const status = await post(new URL(endpoint), { headers, body }).catch((error: unknown) => {
      onError(error);
      return 0;
    });
    signals.push.publish({ outcome: toOutcome(status) });
    if (status === 404 || status === 410) return removeSubscription(db, id);
    return status >= 200 && status < 300 ? clearFailures(db, id) : countFailure(db, id);
  }

  return {
    /** Resolves when all are sent. Never rejects. */
    async push(shown: readonly AnnouncedNotification[]): Promise<void> {
      if (shown.length === 0) return;
      const pushes = await readPushes(db, shown, now()).catch((error: unknown) => {
        onError(error);
        return [];
      });
      // The newest of a group says it all.
      const newest = new Map(pushes.map((push) => [`${push.subscriptions[0]?.id} ${push.tag}`, push]));
      await Promise.all(
        [...newest.values()].flatMap((push) =>
          push.subscriptions.map((subscription) =>
            inTurn(push.recipient_id, () => send(push, subscription).catch(onError)).catch(() =>
              signals.push.publish({ outcome: 'dropped' }),
            ),
          ),
        ),
      );
    },
  };
}
