import { create } from 'zustand';
import type { LiveState } from './live-client';

interface LiveStore {
  state: LiveState;
  /** Since when the stream is being tried to open, in milliseconds of the clock; null while it is open, or over. */
  downSince: number | null;
  /** With whom a chat stands open in this tab; null where none does. */
  openChat: string | null;
  setState: (state: LiveState) => void;
  /** Returns the function that closes it, unless another has been opened since. */
  enterChat: (userId: string) => () => void;
}

/** What only this tab knows of the live updates. */
export const useLiveStore = create<LiveStore>((set, get) => ({
  state: 'connecting',
  downSince: null,
  openChat: null,
  setState: (state) =>
    set({ state, downSince: state === 'connecting' ? (get().downSince ?? Date.now()) : null }),
  enterChat: (userId) => {
    set({ openChat: userId });
    return () => {
      if (get().openChat === userId) set({ openChat: null });
    };
  },
}));
