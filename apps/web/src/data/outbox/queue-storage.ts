import { promisifyRequest } from 'idb-keyval';
import { onDevice } from '../../lib/device-storage';
import type { NewEntry, QueueEntry } from './queue-entry';

/** Shared by all tabs of a browser. */
export interface QueueStorage {
  /** In the order of writing. */
  list: (userId: string) => Promise<QueueEntry[]>;
  /** False if the browser cannot store it. */
  add: (entry: NewEntry) => Promise<boolean>;
  /** Atomic across tabs; null removes it. Returns the new state, undefined if it was gone. */
  change: (
    userId: string,
    id: string,
    change: (entry: QueueEntry) => QueueEntry | null,
  ) => Promise<QueueEntry | null | undefined>;
  clear: (userId: string) => Promise<void>;
}

/** Arrays sort after strings, so this spans an account. */
const accountRange = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

export function createQueueStorage(): QueueStorage {
  const list = (userId: string) =>
    onDevice('readonly', async (store) => {
      const all = await promisifyRequest<QueueEntry[]>(store.getAll(accountRange(userId)));
      return all.sort((one, other) => one.seq - other.seq);
    });

  return {
    list,
    add: async (entry) => {
      try {
        await onDevice('readwrite', async (store) => {
          const all = await promisifyRequest<QueueEntry[]>(store.getAll(accountRange(entry.userId)));
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
        store.delete(accountRange(userId));
        return promisifyRequest(store.transaction);
      }),
  };
}
