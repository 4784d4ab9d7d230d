import { z } from 'zod';
import { readTabStorage, writeTabStorage } from '../../../lib/tab-storage';

const storedDraft = z.object({ text: z.string().min(1), clientId: z.string().min(1) });

/** Without pictures: the browser keeps no chosen files. */
export type StoredDraft = z.infer<typeof storedDraft>;

// One tab's only: two posts with one client id would be one post.
const key = (userId: string) => `aranya.draft.${userId}`;

export function loadDraft(userId: string): StoredDraft | null {
  return readTabStorage(key(userId), storedDraft) ?? null;
}

/** Removes one without text. */
export function saveDraft(userId: string, draft: StoredDraft): void {
  writeTabStorage(key(userId), draft.text === '' ? null : draft);
}

export function clearDraft(userId: string): void {
  writeTabStorage(key(userId), null);
}
