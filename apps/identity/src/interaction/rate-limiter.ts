import { LRUCache } from 'lru-cache';

/** Counts attempts by key in fixed time windows, in memory. */
export interface RateLimiter {
  /** Counts an attempt. Returns 0 when it is allowed, otherwise the seconds until one is. */
  take(key: string): number;
  /** Forgets the attempts of a key, after a success. */
  reset(key: string): void;
}

/** @param limit attempts in a window, 1 or more */
export function createRateLimiter(limit: number, windowSeconds: number): RateLimiter {
  const attempts = new LRUCache<string, number>({
    max: 20_000,
    ttl: windowSeconds * 1000,
    noUpdateTTL: true,
  });
  return {
    take(key) {
      const count = attempts.get(key) ?? 0;
      if (count >= limit) return Math.max(1, Math.ceil(attempts.getRemainingTTL(key) / 1000));
      attempts.set(key, count + 1);
      return 0;
    },
    reset: (key) => void attempts.delete(key),
  };
}
