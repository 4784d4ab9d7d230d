import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createBatcher } from '../common/batcher';
import type { Database } from '../db/database';
import { defineStatement } from '../db/statement';
import type { Redis } from '../redis/redis';
import { formatEvent } from './event-frame';
import { LIVE_CHANNEL, type LiveNotification, type LiveNotifier } from './live-notifier';
import { createSubscribers } from './subscribers';

/** How often streams read the database while Redis is away, which may carry notifications of other nodes. */
const POLL_MS = 2_000;

export interface NewEvent {
  seq: number;
  /** As sent to the client; undefined to read it. */
  frame?: string | undefined;
}

export interface LiveUpdates extends LiveNotifier {
  start(): Promise<void>;
  /** `listener` is called for every new event of the user, perhaps more than once and not in order. */
  subscribe(userId: string, listener: (event: NewEvent) => void): () => void;
  count(userId: string): number;
  stop(): Promise<void>;
}

const UNKNOWN: NewEvent = { seq: Infinity };
const redisChannel = (userId: string) => `aranya:live:${userId}`;

function parseEvent(text: string): NewEvent {
  const space = text.indexOf(' ');
  return space === -1
    ? { seq: Number(text) }
    : { seq: Number(text.slice(0, space)), frame: text.slice(space + 1) };
}

/** A payload has at most 8,000 bytes. */
const MAX_ENTRIES = 100;

/** A transaction of its own, which needs no flush to disk. */
const notifications = defineStatement<{ count: number }, [payloads: readonly string[]]>(
  'live_notifications',
  (payloads) => sql`
    select count(pg_notify(${sql.raw(`'${LIVE_CHANNEL}'`)}, payload)::text)::int as count
    from unnest(${payloads}::text[]) as payload`,
);

/**
 * PostgreSQL tells every node of every event, Redis only the nodes with streams of the user. Nodes always listen to both,
 * so each may choose.
 */
export function createLiveUpdates(
  db: Pick<Database, 'engine' | 'listen' | 'write'>,
  redis?: Redis,
): LiveUpdates {
  const subscribers = createSubscribers<NewEvent>();
  let unlisten: (() => Promise<void>) | undefined;
  let polling: NodeJS.Timeout | undefined;

  const notifyAll = () => subscribers.notifyAll(UNKNOWN);

  const node = randomUUID();

  function onPayload(payload: string): void {
    const slash = payload.indexOf('/');
    // Its own streams know already.
    if (slash !== -1 && payload.slice(0, slash) === node) return;
    for (const entry of payload.slice(slash + 1).split(',')) {
      const [userId = '', seq] = entry.split(' ');
      subscribers.notify(userId, { seq: Number(seq) || Infinity });
    }
  }

  const notifyNodes = createBatcher(
    async (entries: string[]) => {
      const chunks = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) =>
        entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
      );
      await notifications.run(
        db.write,
        chunks.map((chunk) => `${node}/${chunk.join(',')}`),
      );
      return entries;
    },
    { maxSize: 1_000, maxRunning: 1 },
  );

  async function notifyByDatabase(events: readonly LiveNotification[]): Promise<void> {
    // There is no other node.
    if (db.engine === 'embedded') return;
    await Promise.all(events.map(({ userId, seq }) => notifyNodes(`${userId} ${seq}`)));
  }

  redis?.onChange((isReady) => isReady && notifyAll());

  return {
    inTransaction: false,

    async notifyAfterCommit(given) {
      const isByRedis = redis?.isReady === true;
      const framed = given.map(({ userId, seq, event }) => ({
        userId,
        seq,
        frame: event && (isByRedis || subscribers.count(userId) > 0) ? formatEvent(seq, event) : undefined,
      }));
      for (const { userId, ...event } of framed) subscribers.notify(userId, event);
      const messages = framed.map(({ userId, seq, frame }) => ({
        channel: redisChannel(userId),
        text: frame === undefined ? String(seq) : `${seq} ${frame}`,
      }));
      const publishing = isByRedis ? redis.publish(messages) : notifyByDatabase(given);
      await publishing
        .catch(() => notifyByDatabase(given))
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
