export interface StaleCacheOptions<Value> {
  /** Gets what belongs to a key. */
  load(key: number): Promise<Value>;
  /** How long a value is given without asking for a newer one. Milliseconds. */
  freshMs: number;
  /** How long after a first failure nothing is asked; doubled by each of the next three. Milliseconds. */
  retryMs: number;
  maxEntries: number;
  now(): number;
  /** Told of each load that failed, once. */
  onFailure(error: unknown): void;
}

interface Entry<Value> {
  value?: { readonly of: Value };
  loading?: Promise<Value> | undefined;
  /** The last load's, until one goes well. */
  error?: unknown;
  failures: number;
  /** When it may be loaded again. */
  dueAt: number;
}

/**
 * Keeps what was costly to get. An old value is given at once while a newer one is on its way; only one load a key is
 * under way, and all who wait share it. After a failure the old value goes on being given.
 */
export function createStaleCache<Value>(options: StaleCacheOptions<Value>) {
  const { load, freshMs, retryMs, maxEntries, now, onFailure } = options;
  const entries = new Map<number, Entry<Value>>();

  function entryOf(key: number): Entry<Value> {
    const entry = entries.get(key) ?? { failures: 0, dueAt: 0 };
    // The map's order is that of use: the longest unused is first.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
    return entry;
  }

  async function refresh(key: number, entry: Entry<Value>): Promise<Value> {
    try {
      const of = await load(key);
      Object.assign(entry, { value: { of }, error: undefined, failures: 0, dueAt: now() + freshMs });
      return of;
    } catch (error) {
      const pause = Math.min(retryMs * 2 ** Math.min(entry.failures, 3), freshMs);
      Object.assign(entry, { error, failures: entry.failures + 1, dueAt: now() + pause });
      onFailure(error);
      throw error;
    } finally {
      entry.loading = undefined;
    }
  }

  return {
    /** @throws what the load threw, where there is no value from before */
    async get(key: number): Promise<Value> {
      const entry = entryOf(key);
      if (entry.loading === undefined && now() >= entry.dueAt) {
        entry.loading = refresh(key, entry);
        // Whoever waits gets the failure; it was told already.
        entry.loading.catch(() => undefined);
      }
      if (entry.value !== undefined) return entry.value.of;
      if (entry.loading !== undefined) return entry.loading;
      throw entry.error;
    },
  };
}
