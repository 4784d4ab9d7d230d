import { z } from 'zod';
import { create } from 'zustand';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';

const storedChats = z.object({ drafts: z.record(z.string(), z.string()) });

const key = (currentUserId: string) => `aranya.chats.${currentUserId}`;

interface ChatDrafts {
  currentUserId: string | null;
  /** Keyed by recipient id. */
  drafts: Readonly<Record<string, string>>;
  /** Restores drafts after a reload. */
  open: (currentUserId: string) => void;
  setDraft: (toId: string, text: string) => void;
}

const without = (drafts: Readonly<Record<string, string>>, toId: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== toId));

/** Separate in each tab, as another would overwrite them. */
export const useChatDrafts = create<ChatDrafts>((set, get) => ({
  currentUserId: null,
  drafts: {},
  open: (currentUserId) => {
    if (get().currentUserId === currentUserId) return;
    set({ currentUserId, drafts: readTabStorage(key(currentUserId), storedChats)?.drafts ?? {} });
  },
  setDraft: (toId, text) => {
    const { drafts, currentUserId } = get();
    const next = text === '' ? without(drafts, toId) : { ...drafts, [toId]: text };
    set({ drafts: next });
    if (currentUserId === null) return;
    writeTabStorage(key(currentUserId), Object.keys(next).length === 0 ? null : { drafts: next });
  },
}));
