import { hashtagsIn, type SightingDraft } from '@aranya/contracts';
import { promisifyRequest } from 'idb-keyval';
import { z } from 'zod';
import { onDevice } from '../../lib/device-storage';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';
import type { EditedPicture } from '../../parts/post-editor/edited-post';
import { type DraftFile, readFiles } from '../../parts/post-editor/kept-files';
import { type DraftWords, isEmptyDraft } from './draft-state';

/** A draft as this tab keeps it. The files of its pictures are kept by the device. */
export interface StoredDraft extends DraftWords {
  clientId: string;
  pictures: readonly EditedPicture[];
  /** The server's copy has this revision; 0 before there is one. */
  revision: number;
  /** The server has it as it is here, or nothing in it is the person's own. */
  isCopied: boolean;
}

export interface LoadedDraft extends StoredDraft {
  pictures: readonly DraftFile[];
  /** So many pictures are not kept. */
  lost: number;
}

/** Somebody waits for a draft that opens. */
const PATIENCE_MS = 10_000;

/** Each tab has a draft of its own: two posts with one client id would be one post. */
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

/** The tab's draft, with those of its pictures that the browser kept. */
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
 * Keeps a draft in place of the one with that client id; null or an empty one only removes it. It is kept at once: what
 * IndexedDB is writing while the page is left can be lost.
 */
export function writeDraft(userId: string, replaced: string, draft: StoredDraft | null): void {
  // Another draft may have been begun while this one was sent.
  if ([undefined, replaced].includes(storedDraft(userId)?.clientId))
    writeTabStorage(tabKey(userId), draft === null || isEmptyDraft(draft) ? null : draft);
}

/** Notes that the server has a copy. What was typed since is not in it. */
export function writeCopied(userId: string, { clientId, text, revision, isCopied }: StoredDraft): void {
  const kept = storedDraft(userId);
  if (kept?.clientId === clientId)
    writeTabStorage(tabKey(userId), { ...kept, revision, isCopied: isCopied && kept.text === text });
}

const MAX_AGE_MS = 7 * 86_400_000;

/** Removes pictures that closed tabs left for a week, and drafts that an earlier version of the site kept there. */
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

/** Adds the hashtag of the page that the person comes from. */
export function withTag(text: string, tag: string | null): string {
  if (tag === null || hashtagsIn(text).includes(tag)) return text;
  return `${text === '' ? '' : `${text.trimEnd()} `}#${tag} `;
}
