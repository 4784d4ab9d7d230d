/** Whether one more try is allowed, and when not, after how many seconds one will be. */
export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts tries by key in fixed windows of time, in memory. */
export interface AttemptLimiter {
  /** Counts one try. */
  take(key: string): Attempt;
  /** Forgets a key's tries, after one that went well. */
  forget(key: string): void;
}

interface Options {
  /** Tries in one window. */
  limit: number;
  windowSeconds: number;
  /** Milliseconds since any fixed moment. */
  now?: () => number;
}

/** So many keys at most: the oldest are forgotten rather than growing the server's memory. */
const MOST_KEYS = 20_000;

export function createAttemptLimiter({
  limit,
  windowSeconds,
  now = () => performance.now(),
}: Options): AttemptLimiter {
  const windows = new Map<string, { tries: number; endsAt: number }>();
  return {
    take(key) {
      const time = now();
      const known = windows.get(key);
      const window = known && known.endsAt > time ? known : { tries: 0, endsAt: time + windowSeconds * 1000 };
      if (window.tries >= limit) {
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - time) / 1000)) };
      }
      window.tries += 1;
      if (window !== known) {
        windows.delete(key);
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
      }
      return { allowed: true };
    },
    forget(key) {
      windows.delete(key);
    },
  };
}
