import { LRUCache } from 'lru-cache';
import { signals } from '../observe/signals';
import { failureReason } from './remote-failure';

const RETRY_MS = 15_000;
const MAX_DOUBLINGS = 3;

export interface StaleCacheOptions<Value, Key extends number | string> {
  load(key: Key): Promise<Value>;
  refreshMs: number;
  /** After a first failure; up to eight times as long after more. 15 s by default. */
  retryMs?: number;
  maxEntries: number;
  source: 'news' | 'movebank';
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
 * @returns throws until a load has succeeded
 */
export function createStaleCache<Value, Key extends number | string>(
  options: StaleCacheOptions<Value, Key>,
): (key: Key) => Promise<Value> {
  const { load, refreshMs, retryMs = RETRY_MS, maxEntries, source, clock, warn } = options;
  const cache = new LRUCache<Key, Entry<Value>>({
    max: maxEntries,
    ttl: refreshMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // An evicted key's callers still get their value.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options: entryOptions }) => {
      try {
        const value = await load(key);
        signals.remoteRead.publish({ source, succeeded: true });
        return { value, failures: 0 };
      } catch (error) {
        signals.remoteRead.publish({ source, succeeded: false });
        warn(failureReason(error));
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
