import { z } from 'zod';
import { readTabStorage, writeTabStorage } from '../../../../../lib/tab-storage';

const storedItem = z.object({
  clientId: z.string(),
  toId: z.string(),
  text: z.string(),
  /** Epoch ms. */
  writtenAt: z.number(),
  state: z.enum(['sending', 'failed']),
  reason: z.string(),
});

const storedChats = z.object({ drafts: z.record(z.string(), z.string()), items: z.array(storedItem) });

/** Being sent, or not delivered. */
export type StoredItem = z.infer<typeof storedItem>;

/** Drafts by recipient, and texts that are not sent. */
export type StoredChats = z.infer<typeof storedChats>;

// One tab's only: another tab must not send it too.
const key = (currentUserId: string) => `aranya.chats.${currentUserId}`;

export function loadChats(currentUserId: string): StoredChats {
  return readTabStorage(key(currentUserId), storedChats) ?? { drafts: {}, items: [] };
}

export function saveChats(currentUserId: string, chats: StoredChats): void {
  const empty = Object.keys(chats.drafts).length === 0 && chats.items.length === 0;
  writeTabStorage(key(currentUserId), empty ? null : chats);
}
