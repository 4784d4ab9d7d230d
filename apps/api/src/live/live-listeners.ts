import type { Database } from '../db/database';
import { LIVE_CHANNEL } from './events.repository';

type Listener = () => void;

export interface LiveListeners {
  start(): Promise<void>;
  subscribe(userId: string, listener: Listener): () => void;
  count(userId: string): number;
  stop(): Promise<void>;
}

/** Extra or missing notifications do no harm, because streams read the database. */
export function createLiveListeners(db: Pick<Database, 'listen'>): LiveListeners {
  const listeners = new Map<string, Set<Listener>>();
  let unlisten: (() => Promise<void>) | undefined;

  const notify = (userId: string) => listeners.get(userId)?.forEach((listener) => listener());
  const notifyAll = () => [...listeners.keys()].forEach(notify);

  return {
    async start() {
      unlisten ??= await db.listen(LIVE_CHANNEL, notify, notifyAll);
    },

    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },

    count: (userId) => listeners.get(userId)?.size ?? 0,

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },
  };
}
