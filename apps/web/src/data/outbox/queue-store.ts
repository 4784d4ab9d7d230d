import { create } from 'zustand';
import type { NewEntry, QueueEntry } from './queue-entry';

interface QueueStore {
  /** In the order of writing. */
  entries: readonly QueueEntry[];
  /** Those that the browser is about to store, or does not store. */
  unstored: readonly QueueEntry[];
  setStored: (stored: readonly QueueEntry[]) => void;
  show: (entry: NewEntry) => void;
  /** Takes back `show`. */
  settle: (id: string) => void;
  drop: (id: string) => void;
  reset: () => void;
}

/** Behind all that are stored. */
const UNSTORED = Number.MAX_SAFE_INTEGER;

const without = (entries: readonly QueueEntry[], id: string) => entries.filter((one) => one.id !== id);

export const useQueueStore = create<QueueStore>((set) => ({
  entries: [],
  unstored: [],
  setStored: (stored) =>
    set((before) => {
      const unstored = before.unstored.filter(({ id }) => !stored.some((one) => one.id === id));
      return { entries: [...stored, ...unstored], unstored };
    }),
  show: (entry) =>
    set(({ entries, unstored }) => {
      const shown: QueueEntry = { ...entry, seq: UNSTORED };
      return { entries: [...entries, shown], unstored: [...unstored, shown] };
    }),
  settle: (id) =>
    set(({ entries, unstored }) => ({
      entries: entries.filter((one) => one.id !== id || one.seq !== UNSTORED),
      unstored: without(unstored, id),
    })),
  drop: (id) =>
    set(({ entries, unstored }) => ({ entries: without(entries, id), unstored: without(unstored, id) })),
  reset: () => set({ entries: [], unstored: [] }),
}));
