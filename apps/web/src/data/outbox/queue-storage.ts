import { promisifyRequest } from 'idb-keyval';
import { onDevice } from '../../lib/device-storage';
import type { NewEntry, QueueEntry } from './queue-entry';

/** The same for every tab of a browser. */
export interface QueueStorage {
  /** In the order of writing. */
  list: (userId: string) => Promise<QueueEntry[]>;
  /** False where the browser does not store it. */
  add: (entry: NewEntry) => Promise<boolean>;
  /** At once for all tabs; null removes it. Answers what is there afterwards, undefined if it was gone. */
  change: (
    userId: string,
    id: string,
    change: (entry: QueueEntry) => QueueEntry | null,
  ) => Promise<QueueEntry | null | undefined>;
  clear: (userId: string) => Promise<void>;
}

/** Arrays sort after strings: from the first to the last entry of an account. */
const rangeOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

/** In IndexedDB, with its pictures. */
export function createQueueStorage(): QueueStorage {
  const list = (userId: string) =>
    onDevice('readonly', async (store) => {
      const all = await promisifyRequest<QueueEntry[]>(store.getAll(rangeOf(userId)));
      return all.sort((one, other) => one.seq - other.seq);
    });

  return {
    list,
    add: async (entry) => {
      try {
        await onDevice('readwrite', async (store) => {
          const all = await promisifyRequest<QueueEntry[]>(store.getAll(rangeOf(entry.userId)));
          const seq = Math.max(0, ...all.map((one) => one.seq)) + 1;
          store.put({ ...entry, seq } satisfies QueueEntry, [entry.userId, entry.id]);
          return promisifyRequest(store.transaction);
        });
        return true;
      } catch {
        return false;
      }
    },
    change: (userId, id, change) =>
      onDevice('readwrite', async (store) => {
        const found = await promisifyRequest<QueueEntry | undefined>(store.get([userId, id]));
        if (found === undefined) return undefined;
        const next = change(found);
        if (next === null) store.delete([userId, id]);
        else store.put(next, [userId, id]);
        await promisifyRequest(store.transaction);
        return next;
      }),
    clear: (userId) =>
      onDevice('readwrite', (store) => {
        store.delete(rangeOf(userId));
        return promisifyRequest(store.transaction);
      }),
  };
}
