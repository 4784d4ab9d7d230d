import { LRUCache } from 'lru-cache';

/** In memory, in fixed time windows. */
export interface RateLimiter {
  /** @returns 0 if allowed, otherwise the seconds until then */
  take(key: string): number;
  reset(key: string): void;
}

/** @param limit attempts in a window */
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
