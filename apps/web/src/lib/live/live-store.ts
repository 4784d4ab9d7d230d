import { create } from 'zustand';
import type { LiveState } from './live-client';

interface LiveStore {
  state: LiveState;
  /** Epoch ms of the first failed attempt; null while open or closed. */
  downSince: number | null;
  openChat: string | null;
  setState: (state: LiveState) => void;
  /** @returns a function that leaves it, without effect once another chat is open */
  enterChat: (userId: string) => () => void;
}

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
