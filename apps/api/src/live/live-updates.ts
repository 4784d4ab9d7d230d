import type { Database } from '../db/database';
import type { Redis } from '../redis/redis';
import { formatEvent } from './event-frame';
import { LIVE_CHANNEL, type LiveNotification, type LiveNotifier } from './live-notifier';
import { createSubscribers } from './subscribers';

/** How often streams read the database while Redis is away, which may carry notifications of other nodes. */
const POLL_MS = 2_000;

export interface NewEvent {
  /** Infinity if unknown. */
  seq: number;
  /** As sent to the client; undefined to read it. */
  frame?: string | undefined;
}

export interface LiveUpdates extends LiveNotifier {
  start(): Promise<void>;
  /** `listener` is called for every new event of the user, perhaps more than once and not in order. */
  subscribe(userId: string, listener: (event: NewEvent) => void): () => void;
  /** Subscriptions of a user on this node. */
  count(userId: string): number;
  stop(): Promise<void>;
}

const UNKNOWN: NewEvent = { seq: Infinity };
const redisChannel = (userId: string) => `aranya:live:${userId}`;

/** `<number> <frame>`, or the number alone. */
function parseEvent(text: string): NewEvent {
  const space = text.indexOf(' ');
  return space === -1
    ? { seq: Number(text) }
    : { seq: Number(text.slice(0, space)), frame: text.slice(space + 1) };
}

/**
 * Notifications go through PostgreSQL, which tells every node of every event, or through Redis, which tells the nodes with
 * streams of the user. Nodes always listen to both, so each node may choose.
 */
export function createLiveUpdates(db: Pick<Database, 'listen' | 'notify'>, redis?: Redis): LiveUpdates {
  const subscribers = createSubscribers<NewEvent>();
  let unlisten: (() => Promise<void>) | undefined;
  let polling: NodeJS.Timeout | undefined;

  const notifyAll = () => subscribers.notifyAll(UNKNOWN);

  function onPayload(payload: string): void {
    const [userId = '', seq] = payload.split(' ');
    subscribers.notify(userId, { seq: Number(seq) || Infinity });
  }

  /** Redis lost the connection meanwhile. */
  async function notifyByDatabase(notifications: readonly LiveNotification[]): Promise<void> {
    for (const { userId, seq } of notifications) await db.notify(LIVE_CHANNEL, `${userId} ${seq}`);
  }

  redis?.onChange((isReady) => isReady && notifyAll());

  return {
    get inTransaction() {
      return redis === undefined || !redis.isReady;
    },

    notifyAfterCommit(notifications, wasInTransaction) {
      const framed = notifications.map(({ userId, seq, event }) => ({
        userId,
        seq,
        frame: event && formatEvent(seq, event),
      }));
      for (const { userId, ...event } of framed) subscribers.notify(userId, event);
      if (redis === undefined || wasInTransaction) return;
      const messages = framed.map(({ userId, seq, frame }) => ({
        channel: redisChannel(userId),
        text: frame === undefined ? String(seq) : `${seq} ${frame}`,
      }));
      redis
        .publish(messages)
        .catch(() => notifyByDatabase(notifications))
        // Nodes that were without the database read it when they are connected again.
        .catch(() => undefined);
    },

    async start() {
      unlisten ??= await db.listen(LIVE_CHANNEL, onPayload, notifyAll);
      if (redis === undefined || polling !== undefined) return;
      polling = setInterval(() => redis.isReady || notifyAll(), POLL_MS);
      polling.unref();
    },

    subscribe(userId, listener) {
      const isFirst = subscribers.count(userId) === 0;
      const unsubscribe = subscribers.subscribe(userId, listener);
      if (redis === undefined) return unsubscribe;
      const channel = redisChannel(userId);
      if (isFirst) {
        redis
          .subscribe(channel, (text) => subscribers.notify(userId, parseEvent(text)))
          // For what came before Redis had subscribed this node.
          .then(() => subscribers.notify(userId, UNKNOWN))
          .catch(() => undefined);
      }
      return () => {
        unsubscribe();
        if (subscribers.count(userId) === 0) redis.unsubscribe(channel).catch(() => undefined);
      };
    },

    count: subscribers.count,

    async stop() {
      clearInterval(polling);
      await unlisten?.();
      unlisten = undefined;
    },
  };
}
