import type { Database } from '../db/database';
import { LIVE_CHANNEL } from './live-notifier';
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
      const notifyRecipient = (payload: string) => notify(payload.split(' ')[0] ?? '');
      unlisten ??= await db.listen(LIVE_CHANNEL, notifyRecipient, notifyAll);
    },

    subscribe,
    count,

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },
  };
}
