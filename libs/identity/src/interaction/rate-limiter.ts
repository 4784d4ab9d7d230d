import { LRUCache } from 'lru-cache';

/** In memory, in fixed time windows. */
export interface RateLimiter {
  /** @returns 0 if allowed, otherwise the seconds until then */
  take(key: string): number;
  /** After a success: gives one attempt back. */
  giveBack(key: string): void;
  reset(key: string): void;
  /** As JSON, with what is left of the windows. */
  dump(): unknown[];
  /** Takes what `dump` returned. */
  load(entries: unknown[]): void;
}

const MAX_KEYS = 20_000;

/** @param limit attempts in a window */
export function createRateLimiter(limit: number, windowSeconds: number): RateLimiter {
  const attempts = new LRUCache<string, number>({
    max: MAX_KEYS,
    ttl: windowSeconds * 1000,
    noUpdateTTL: true,
  });
  return {
    take(key) {
      const count = attempts.get(key) ?? 0;
      if (count >= limit) return secondsLeft(attempts, key);
      attempts.set(key, count + 1);
      return 0;
    },
    giveBack(key) {
      const count = attempts.get(key) ?? 0;
      if (count > 1) attempts.set(key, count - 1);
      else attempts.delete(key);
    },
    reset: (key) => void attempts.delete(key),
    dump: () => attempts.dump(),
    load: (entries) => attempts.load(entries as ReturnType<typeof attempts.dump>),
  };
}

export function secondsLeft(cache: { getRemainingTTL(key: string): number }, key: string): number {
  return Math.max(1, Math.ceil(cache.getRemainingTTL(key) / 1000));
}
