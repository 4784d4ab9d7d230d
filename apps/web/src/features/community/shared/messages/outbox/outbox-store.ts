import { create } from 'zustand';
import { loadChats, saveChats, type StoredItem } from './outbox-storage';

/** Lost on reload. */
export interface OutgoingPicture {
  file: File;
  /** An object URL. */
  preview: string;
  width: number;
  height: number;
  alt: string;
}

/** Not confirmed by the API. */
export interface OutgoingMessage extends StoredItem {
  picture: OutgoingPicture | null;
}

interface OutboxStore {
  currentUserId: string | null;
  items: OutgoingMessage[];
  /** By recipient. */
  drafts: Readonly<Record<string, string>>;
  /** Restores what a reload left. */
  open: (currentUserId: string) => void;
  setDraft: (toId: string, text: string) => void;
  add: (item: OutgoingMessage) => void;
  change: (clientId: string, change: Partial<Pick<OutgoingMessage, 'state' | 'reason'>>) => void;
  remove: (clientId: string) => void;
}

const without = (drafts: Readonly<Record<string, string>>, toId: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== toId));

/** Of this tab. */
export const useOutboxStore = create<OutboxStore>((set, get) => ({
  currentUserId: null,
  items: [],
  drafts: {},
  open: (currentUserId) => {
    if (get().currentUserId === currentUserId) return;
    const { drafts, items } = loadChats(currentUserId);
    set({ currentUserId, drafts, items: items.map((item) => ({ ...item, picture: null })) });
  },
  setDraft: (toId, text) =>
    set(({ drafts }) => ({
      drafts: text === '' ? without(drafts, toId) : { ...drafts, [toId]: text },
    })),
  add: (item) => set(({ items }) => ({ items: [...items, item] })),
  change: (clientId, change) =>
    set(({ items }) => ({
      items: items.map((item) => (item.clientId === clientId ? { ...item, ...change } : item)),
    })),
  remove: (clientId) =>
    set(({ items }) =>
      items.some((item) => item.clientId === clientId)
        ? { items: items.filter((item) => item.clientId !== clientId) }
        : {},
    ),
}));

useOutboxStore.subscribe(({ currentUserId, drafts, items }, before) => {
  // Just restored, so already stored.
  if (currentUserId === null || currentUserId !== before.currentUserId) return;
  if (drafts === before.drafts && items === before.items) return;
  const kept = items.flatMap(({ picture, ...item }) => (picture === null ? [item] : []));
  saveChats(currentUserId, { drafts, items: kept });
});
