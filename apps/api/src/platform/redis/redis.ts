import { createHash } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import { answersWithin } from '../common/answers-within';
import { Bag } from '../common/bag';

export interface RedisMessage {
  channel: string;
  text: string;
}

/** Redis keeps it by its SHA-1. */
export interface RedisScript {
  lua: string;
  sha: string;
}

export const redisScript = (lua: string): RedisScript => ({
  lua,
  sha: createHash('sha1').update(lua).digest('hex'),
});

/** Redis or Valkey. Everything must also work while it is away. */
export interface Redis {
  readonly isReady: boolean;
  check(): Promise<boolean>;
  publish(messages: readonly RedisMessage[]): Promise<void>;
  /** One listener per channel. Resolves once subscribed; a lost connection subscribes again. */
  subscribe(channel: string, listener: (text: string) => void): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  evaluate(script: RedisScript, keys: string[], values: string[]): Promise<unknown>;
  onChange(listener: (isReady: boolean) => void): void;
  close(): Promise<void>;
}

const CONNECT_MS = 1_500;
const HEARTBEAT_MS = 1_000;
const LONGEST_PAUSE_MS = 1_000;

class RedisAway extends Error {
  override name = 'RedisAway';
}

/**
 * Returns after the first attempt to connect, and goes on trying.
 * @param onError called for each error, even repeated ones
 */
export async function openRedis(
  url: string,
  onError: (error: Error) => void = () => undefined,
): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const listeners = new Set<(isReady: boolean) => void>();
  const waiting = new Bag<(error: Error) => void>();
  let answers = false;
  let wasReady = false;

  const commands: RedisClientType = createClient({
    url,
    name: 'aranya-api',
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(retries, 10)),
    },
  }) as RedisClientType;
  const subscriptions = commands.duplicate({ disableOfflineQueue: false });
  const isReady = () => answers && commands.isReady && subscriptions.isReady;

  function updateReady(): void {
    if (!isReady()) {
      for (const reject of waiting) reject(new RedisAway('Redis does not answer'));
      waiting.clear();
    }
    if (isReady() === wasReady) return;
    wasReady = isReady();
    for (const listener of listeners) listener(wasReady);
  }

  /** Rejects when Redis falls silent; the client alone would wait. */
  function orAway<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (!isReady()) return reject(new RedisAway('Redis is away'));
      waiting.add(reject);
      work()
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });
  }

  async function beat(): Promise<void> {
    answers = await answersPing(commands);
    updateReady();
  }

  const clients = [commands, subscriptions];
  const attempts = clients.map(
    (client) =>
      new Promise<void>((attempted) => {
        client.on('ready', () => {
          attempted();
          void beat();
        });
        client.on('error', (error: Error) => {
          attempted();
          updateReady();
          onError(error);
        });
        // Rejects only when closed.
        client.connect().catch(() => undefined);
      }),
  );
  await Promise.all(attempts);
  await beat();
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get isReady() {
      return isReady();
    },
    check: () => answersPing(commands),
    publish: async (messages) => {
      await orAway(() => Promise.all(messages.map(({ channel, text }) => commands.publish(channel, text))));
    },
    subscribe: (channel, listener) => subscriptions.subscribe(channel, listener),
    unsubscribe: (channel) => subscriptions.unsubscribe(channel),
    evaluate: ({ lua, sha }, keys, values) =>
      orAway(async () => {
        const given = { keys, arguments: values };
        try {
          return await commands.evalSha(sha, given);
        } catch (error) {
          if (!(error as Error).message.startsWith('NOSCRIPT')) throw error;
          return await commands.eval(lua, given);
        }
      }),
    onChange: (listener) => void listeners.add(listener),
    close: async () => {
      clearInterval(heartbeat);
      // Lets earlier publications be sent.
      await answersPing(commands);
      for (const client of clients) client.destroy();
    },
  };
}

const answersPing = (commands: RedisClientType) =>
  answersWithin(
    HEARTBEAT_MS,
    commands.ping().then(() => true),
  );
