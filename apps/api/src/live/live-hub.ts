import type { Database } from '../db/client';
import { LIVE_CHANNEL } from './events.repository';

/** Whoever wants to know that there may be new events of a user. */
type Waker = () => void;

export interface LiveHub {
  /** Starts listening to the other nodes, and to this one. */
  start(): Promise<void>;
  /** Calls `wake` whenever there may be events of the user, until the returned function is called. */
  subscribe(userId: string, wake: Waker): () => void;
  /** How many wait for events of the user on this node. */
  count(userId: string): number;
  stop(): Promise<void>;
}

/**
 * Wakes the streams of this node when any node has announced something, by the database's LISTEN/NOTIFY. It carries no
 * content: who is woken reads his events from the database, so that a notification too many or too few is no harm.
 */
export function createLiveHub(db: Pick<Database, 'listen'>): LiveHub {
  const wakers = new Map<string, Set<Waker>>();
  let unlisten: (() => Promise<void>) | undefined;

  const wakeAll = () => {
    for (const of of wakers.values()) for (const wake of of) wake();
  };

  return {
    async start() {
      unlisten ??= await db.listen(
        LIVE_CHANNEL,
        (userId) => {
          for (const wake of wakers.get(userId) ?? []) wake();
        },
        wakeAll,
      );
    },

    subscribe(userId, wake) {
      const of = wakers.get(userId) ?? new Set();
      wakers.set(userId, of.add(wake));
      return () => {
        of.delete(wake);
        if (of.size === 0 && wakers.get(userId) === of) wakers.delete(userId);
      };
    },

    count: (userId) => wakers.get(userId)?.size ?? 0,

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },
  };
}
