import type { ListableMediaStore } from './media-store';

export interface MediaMove {
  from: ListableMediaStore;
  to: ListableMediaStore;
}

/**
 * Writes both, as nodes with old settings need new pictures. The old store may be full or away: a reason to
 * move.
 */
export function createMovingMediaStore({ from, to }: MediaMove): ListableMediaStore {
  return {
    async put(key, bytes, type) {
      await to.put(key, bytes, type);
      await from.put(key, bytes, type).catch(() => undefined);
    },
    get: async (key) => (await to.get(key)) ?? (await from.get(key)),
    stat: async (key) => (await to.stat(key)) ?? (await from.stat(key)),
    async remove(key) {
      await from.remove(key);
      await to.remove(key);
    },
    check: async () => (await Promise.all([from.check(), to.check()])).every(Boolean),
    async *list() {
      yield* from.list();
      yield* to.list();
    },
    async removeUnfinished(before) {
      await from.removeUnfinished(before);
      await to.removeUnfinished(before);
    },
  };
}
