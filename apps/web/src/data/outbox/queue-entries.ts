import type { NewEntry, QueueEntry } from './queue-entry';
import type { QueueStorage } from './queue-storage';

/** `onChange` runs at each change. */
export function createQueueEntries(storage: QueueStorage, userId: string, onChange: () => void) {
  const list = () => storage.list(userId);
  const change = async (id: string, to: (entry: QueueEntry) => QueueEntry | null) => {
    const changed = await storage.change(userId, id, to);
    onChange();
    return changed;
  };
  return {
    list,
    change,
    add: async (entry: NewEntry): Promise<boolean> => {
      const stored = await storage.add(entry);
      onChange();
      return stored;
    },
    find: async (id: string): Promise<QueueEntry | undefined> => (await list()).find((one) => one.id === id),
    /** Null while it is being sent, or once it is gone. */
    take: async (id: string): Promise<QueueEntry | null> => {
      let taken: QueueEntry | null = null;
      await change(id, (one) => {
        if (one.state === 'sending') return one;
        taken = one;
        return null;
      });
      return taken;
    },
    confirm: async (clientId: string): Promise<void> => {
      const entry = (await list()).find((one) => one.clientId === clientId);
      if (entry) await change(entry.id, () => null);
    },
  };
}
