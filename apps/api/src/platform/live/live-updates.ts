import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createBatcher } from '../common/batcher';
import type { Database } from '../db/database';
import { defineStatement } from '../db/statement';
import type { Redis } from '../redis/redis';
import { formatEvent } from './event-frame';
import { LIVE_CHANNEL, type LiveNotification, type LiveNotifier } from './live-notifier';
import { createSubscribers } from './subscribers';

/** While Redis is away, which may carry other nodes' notifications. */
const POLL_MS = 2_000;

export interface NewEvent {
  seq: number;
  /** Undefined: read it from the database. */
  frame?: string | undefined;
}

export interface LiveUpdates extends LiveNotifier {
  start(): Promise<void>;
  /** Calls `listener` for every new event, perhaps repeatedly and out of order. */
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

/** Its own transaction, without a flush to disk. */
const notifications = defineStatement<{ count: number }, [payloads: readonly string[]]>(
  'live_notifications',
  (payloads) => sql`
    select count(pg_notify(${sql.raw(`'${LIVE_CHANNEL}'`)}, payload)::text)::int as count
    from unnest(${payloads}::text[]) as payload`,
);

/**
 * PostgreSQL tells every node, Redis only those with the user's streams. Nodes listen to both, so each may
 * choose.
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
    // Its own streams already know.
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
        // Nodes without the database read it once connected again.
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
          // Catches up on events from before the subscription.
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
