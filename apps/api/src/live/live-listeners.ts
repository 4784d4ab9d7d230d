import type { Database } from '../db/database';
import { LIVE_CHANNEL } from './events.repository';
import { createSubscribers } from './subscribers';

export interface LiveListeners {
  start(): Promise<void>;
  subscribe(userId: string, listener: () => void): () => void;
  count(userId: string): number;
  stop(): Promise<void>;
}

/** Extra or missing notifications do no harm, because streams read the database. */
export function createLiveListeners(db: Pick<Database, 'listen'>): LiveListeners {
  const { notify, notifyAll, subscribe, count } = createSubscribers();
  let unlisten: (() => Promise<void>) | undefined;

  return {
    async start() {
      unlisten ??= await db.listen(LIVE_CHANNEL, notify, notifyAll);
    },

    subscribe,
    count,

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },
  };
}
