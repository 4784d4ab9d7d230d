import { hashtagsIn, type SightingDraft } from '@aranya/contracts';
import { promisifyRequest } from 'idb-keyval';
import { z } from 'zod';
import { onDevice } from '../../lib/device-storage';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';
import type { EditedPicture } from '../../parts/post-editor/edited-post';
import { type DraftFile, readFiles } from '../../parts/post-editor/kept-files';
import { type DraftWords, isEmptyDraft } from './draft-state';

/** A draft as this tab keeps it. The device keeps the files of its pictures. */
export interface StoredDraft extends DraftWords {
  clientId: string;
  pictures: readonly EditedPicture[];
  /** The revision of the server's copy; 0 before there is one. */
  revision: number;
  /** The server's copy is the same, or nothing in it was typed. */
  isCopied: boolean;
}

export interface LoadedDraft extends StoredDraft {
  pictures: readonly DraftFile[];
  /** The number of pictures that could not be kept. */
  lost: number;
}

/** Nobody waits longer for a draft to open. */
const PATIENCE_MS = 10_000;

/** Each tab has its own draft: two posts with one client id would be one post. */
const tabKey = (userId: string) => `aranya.draft.${userId}`;

const storedDraftSchema = z.object({
  text: z.string(),
  clientId: z.string(),
  pictures: z.array(z.custom<EditedPicture>()),
  sighting: z.custom<SightingDraft>().nullable(),
  asks: z.boolean(),
  revision: z.number(),
  isCopied: z.boolean(),
});

const storedDraft = (userId: string) => readTabStorage(tabKey(userId), storedDraftSchema);

export const hasDraft = (userId: string): boolean => storedDraft(userId) !== undefined;

/** Reads the tab's draft, with the pictures that the browser kept. */
export async function loadDraft(userId: string): Promise<LoadedDraft | null> {
  const draft = storedDraft(userId);
  if (draft === undefined) return null;
  const pictures = await onDevice(
    'readonly',
    (store) => readFiles(store, userId, draft.pictures),
    PATIENCE_MS,
  ).catch(() => []);
  return { ...draft, pictures, lost: draft.pictures.length - pictures.length };
}

/**
 * Replaces the draft with that client id; null or an empty draft removes it. Writes at once, because an
 * IndexedDB write can be lost while the page closes.
 */
export function writeDraft(userId: string, replaced: string, draft: StoredDraft | null): void {
  // Another draft may have been started while this one was sent.
  if ([undefined, replaced].includes(storedDraft(userId)?.clientId))
    writeTabStorage(tabKey(userId), draft === null || isEmptyDraft(draft) ? null : draft);
}

/** Records that the server has a copy, without what was typed since. */
export function writeCopied(userId: string, { clientId, text, revision, isCopied }: StoredDraft): void {
  const kept = storedDraft(userId);
  if (kept?.clientId === clientId)
    writeTabStorage(tabKey(userId), { ...kept, revision, isCopied: isCopied && kept.text === text });
}

const MAX_AGE_MS = 7 * 86_400_000;

/** Removes pictures that closed tabs left a week ago, and drafts of an earlier version of the site. */
export async function dropOldDrafts(): Promise<void> {
  await onDevice('readwrite', async (store) => {
    const drafts = IDBKeyRange.bound('draft ', 'picture!');
    const [keys, kept] = await Promise.all([
      promisifyRequest(store.getAllKeys(drafts)),
      promisifyRequest<{ storedAt: number }[]>(store.getAll(drafts)),
    ]);
    const isOld = (index: number) => Date.now() - (kept[index]?.storedAt ?? 0) >= MAX_AGE_MS;
    for (const key of keys.filter((_, index) => isOld(index))) store.delete(key);
    // An earlier version of the site kept pictures there.
    indexedDB.deleteDatabase('aranya');
  }).catch(() => undefined);
}

export function withTag(text: string, tag: string | null): string {
  if (tag === null || hashtagsIn(text).includes(tag)) return text;
  return `${text === '' ? '' : `${text.trimEnd()} `}#${tag} `;
}
