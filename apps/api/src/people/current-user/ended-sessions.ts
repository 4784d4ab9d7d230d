import type { Database } from '../../platform/db/database';
import { createSubscribers } from '../../platform/live/subscribers';
import type { Issuer } from '../../platform/plugins/issuer';

/** The payload is the session's id. */
export const SESSION_CHANNEL = 'aranya_session_ended';

export interface EndedSessions {
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Calls `onEnd` once or more when the session has ended. Only local sign-in reports that.
   * @returns a function that stops it
   */
  watch(sessionId: string | undefined, onEnd: () => void): () => void;
}

export function createEndedSessions(
  db: Pick<Database, 'listen'>,
  { hasEnded }: Pick<Issuer, 'hasEnded'>,
  onError: (error: unknown) => void,
): EndedSessions {
  const { notify, notifyAll, subscribe } = createSubscribers();
  let unlisten: (() => Promise<void>) | undefined;

  return {
    async start() {
      if (hasEnded) unlisten ??= await db.listen(SESSION_CHANNEL, notify, notifyAll);
    },

    async stop() {
      await unlisten?.();
      unlisten = undefined;
    },

    watch(sessionId, onEnd) {
      if (sessionId === undefined || hasEnded === undefined) return () => undefined;
      const check = () => void hasEnded(sessionId).then((ended) => ended && onEnd(), onError);
      check();
      return subscribe(sessionId, check);
    },
  };
}
