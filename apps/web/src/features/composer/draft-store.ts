import { hashtagsIn } from '@aranya/contracts';
import { promisifyRequest } from 'idb-keyval';
import { z } from 'zod';
import { onDevice } from '../../lib/device-storage';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';
import type { EditedPicture } from '../../parts/post-editor/edited-post';
import { type DraftFile, readFiles } from '../../parts/post-editor/kept-files';
import { type DraftWords, isEmptyDraft } from './draft-state';

/** A draft as this device keeps it. The files of its pictures are kept beside it. */
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

type Kept<T> = T & { storedAt: number };

const MAX_AGE_MS = 7 * 86_400_000;
/** Somebody waits for a draft that opens; without it, it would be offered as an earlier one. */
const PATIENCE_MS = 10_000;

const draftKey = (userId: string, clientId: string) => `draft ${userId} ${clientId}`;
const tabKey = (userId: string) => `aranya.open-draft.${userId}`;

/** Each tab has a draft of its own: two posts with one client id would be one post. */
const openId = (userId: string) => readTabStorage(tabKey(userId), z.object({ id: z.string() }))?.id;

export const hasDraft = (userId: string): boolean => openId(userId) !== undefined;

/** The tab's draft, with those of its pictures that the browser kept. */
export async function loadDraft(userId: string): Promise<LoadedDraft | null> {
  const id = openId(userId);
  if (id === undefined) return null;
  const loaded = await onDevice(
    'readonly',
    async (store) => {
      const draft = await promisifyRequest<StoredDraft | undefined>(store.get(draftKey(userId, id)));
      return draft && { draft, pictures: await readFiles(store, userId, draft.pictures) };
    },
    PATIENCE_MS,
  ).catch(() => undefined);
  if (loaded === undefined) {
    writeTabStorage(tabKey(userId), null);
    return null;
  }
  const { draft, pictures } = loaded;
  return { ...draft, pictures, lost: draft.pictures.length - pictures.length };
}

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Keeps a draft in place of the one with that client id; null or an empty one only removes it. False where the browser
 * does not keep it.
 */
export function writeDraft(userId: string, replaced: string, draft: StoredDraft | null): Promise<boolean> {
  const next = draft === null || isEmptyDraft(draft) ? null : draft;
  // Another draft may have been begun while this one was sent.
  if ([undefined, replaced].includes(openId(userId)))
    writeTabStorage(tabKey(userId), next && { id: next.clientId });
  return isDone(
    onDevice('readwrite', (store) => {
      if (next?.clientId !== replaced) store.delete(draftKey(userId, replaced));
      const kept: Kept<StoredDraft> | null = next && { ...next, storedAt: Date.now() };
      if (kept) store.put(kept, draftKey(userId, kept.clientId));
      const done = promisifyRequest(store.transaction);
      // A page that is left may not wait for it.
      store.transaction.commit();
      return done;
    }),
  );
}

/** Notes that the server has a copy. What a newer composer wrote meanwhile stays. */
export function writeCopied(userId: string, { clientId, text, revision, isCopied }: StoredDraft) {
  const key = draftKey(userId, clientId);
  return isDone(
    onDevice('readwrite', async (store) => {
      const kept = await promisifyRequest<Kept<StoredDraft> | undefined>(store.get(key));
      if (kept) store.put({ ...kept, revision, isCopied: isCopied && kept.text === text }, key);
    }),
  );
}

/** Removes what closed tabs left for a week. */
export async function dropOldDrafts(): Promise<void> {
  await onDevice('readwrite', async (store) => {
    const drafts = IDBKeyRange.bound('draft ', 'picture!');
    const [keys, kept] = await Promise.all([
      promisifyRequest(store.getAllKeys(drafts)),
      promisifyRequest<Kept<object>[]>(store.getAll(drafts)),
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
