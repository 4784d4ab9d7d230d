import { LRUCache } from 'lru-cache';
import { reasonOf } from './remote-failure';

const RETRY_MS = 15_000;
const MAX_DOUBLINGS = 3;

export interface StaleCacheOptions<Value> {
  load(key: number): Promise<Value>;
  refreshMs: number;
  /** After a first failure; up to eight times as long after others. 15 s by default. */
  retryMs?: number;
  maxEntries: number;
  clock(): Date;
  warn(problem: string): void;
}

interface Entry<Value> {
  value?: Value;
  error?: unknown;
  failures: number;
}

/**
 * Caches failures too, because a search service limits its callers.
 * @returns a function that throws if no load has succeeded yet
 */
export function createStaleCache<Value>(options: StaleCacheOptions<Value>): (key: number) => Promise<Value> {
  const { load, refreshMs, retryMs = RETRY_MS, maxEntries, clock, warn } = options;
  const cache = new LRUCache<number, Entry<Value>>({
    max: maxEntries,
    ttl: refreshMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // An evicted key's callers still get their value.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options: entryOptions }) => {
      try {
        return { value: await load(key), failures: 0 };
      } catch (error) {
        warn(reasonOf(error));
        const failures = stale?.failures ?? 0;
        entryOptions.ttl = Math.min(retryMs * 2 ** Math.min(failures, MAX_DOUBLINGS), refreshMs);
        return { ...stale, error, failures: failures + 1 };
      }
    },
  });

  return async (key) => {
    const hasValue = cache.peek(key, { allowStale: true })?.value !== undefined;
    const entry = await cache.fetch(key, { allowStale: hasValue });
    if (entry?.value === undefined) throw entry?.error;
    return entry.value;
  };
}
