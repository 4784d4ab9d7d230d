import { create } from 'zustand';
import type { NewEntry, QueueEntry } from './queue-entry';

interface QueueStore {
  /** In the order of writing, followed by those not yet stored. */
  entries: readonly QueueEntry[];
  setStored: (stored: readonly QueueEntry[]) => void;
  show: (entry: NewEntry) => void;
  /** Reverses `show`. */
  settle: (id: string) => void;
  drop: (id: string) => void;
  reset: () => void;
}

/** Sorts after all stored entries. */
const UNSTORED = Number.MAX_SAFE_INTEGER;

export const isUnstored = ({ seq }: QueueEntry) => seq === UNSTORED;

export const useQueueStore = create<QueueStore>((set) => ({
  entries: [],
  setStored: (stored) =>
    set(({ entries }) => {
      const ids = new Set(stored.map(({ id }) => id));
      return { entries: [...stored, ...entries.filter((one) => isUnstored(one) && !ids.has(one.id))] };
    }),
  show: (entry) => set(({ entries }) => ({ entries: [...entries, { ...entry, seq: UNSTORED }] })),
  settle: (id) =>
    set(({ entries }) => ({ entries: entries.filter((one) => one.id !== id || !isUnstored(one)) })),
  drop: (id) => set(({ entries }) => ({ entries: entries.filter((one) => one.id !== id) })),
  reset: () => set({ entries: [] }),
}));
