import type { Draft as ServerDraft } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiError, tsr, unwrap } from '../../../lib/api';
import { beforeSignOut } from '../../../lib/session/before-sign-out';
import { readTabStorage, writeTabStorage } from '../../../lib/tab-storage';
import type { ComposerSession } from '../composer-session';
import { type DraftState, isLocked } from '../draft-state';
import { isEmptyDraft, saveDraft } from '../draft-store';
import { bodyOf, storedOf } from './draft-body';

export const draftsKey = ['drafts'] as const;

const IDLE_MS = 2000;

/** What the server has of the tab's draft. */
const knownSchema = z.object({ id: z.string(), revision: z.number(), body: z.string() });

const storageKey = (userId: string) => `aranya.saved-draft.${userId}`;

type Refusal = { current?: ServerDraft | null };

const isSameContent = (one: DraftState, other: DraftState) =>
  one.clientId === other.clientId && JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/**
 * Saves the draft on the server after a pause, and when the page is hidden. The tab's own copy stays what a reload
 * finds. The draft's id is the `client_id` of its post, so that publishing removes it.
 */
export function createServerCopy({ userId, store, dispatch }: ComposerSession, queryClient: QueryClient) {
  let known = readTabStorage(storageKey(userId), knownSchema);
  /** Another draft was opened, or the session ends: nothing more is saved. */
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (next: z.infer<typeof knownSchema> | undefined) => {
    known = next;
    writeTabStorage(storageKey(userId), next ?? null);
  };
  const refreshList = () => void queryClient.invalidateQueries({ queryKey: draftsKey });

  /** False where the server does not have what is typed. */
  async function save(keepalive = false): Promise<boolean> {
    const draft = store.getState();
    if (isEmptyDraft(draft) || left) return true;
    const body = bodyOf(draft);
    if (isLocked(draft) || draft.newer !== null || body === null) return false;
    const id = draft.clientId;
    const text = JSON.stringify(body);
    const last = known?.id === id ? known : undefined;
    if (last?.body === text) return true;
    dispatch({ type: 'save' });
    try {
      const { body: answer } = unwrap(
        await tsr.drafts.save.mutate({
          body: { draftId: id, revision: last?.revision ?? 0, body },
          fetchOptions: { keepalive },
        }),
      );
      remember({ id, revision: answer.draft.revision, body: text });
      dispatch({ type: 'saved' });
      refreshList();
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      const newer = isConflict ? ((error.body as Refusal).current ?? undefined) : undefined;
      dispatch({ type: 'not saved', newer });
      // Published or discarded elsewhere: what is typed here becomes a draft of its own.
      if (isConflict && newer === undefined && store.getState().clientId === id) dispatch({ type: 'renew' });
      return false;
    }
  }

  function saveLater(): void {
    clearTimeout(timer);
    const now = store.getState();
    if (!isEmptyDraft(now) && !isLocked(now)) timer = setTimeout(() => void save(), IDLE_MS);
  }

  function follow(now: DraftState, before: DraftState): void {
    if (isSameContent(now, before) && isLocked(now) === isLocked(before)) return;
    saveLater();
    // Publishing empties it as well, and removes it on the server.
    if (!isEmptyDraft(now) || now.status !== 'editing' || known?.id !== before.clientId) return;
    const { id: draftId, revision } = known;
    remember(undefined);
    tsr.drafts.remove.mutate({ body: { draftId, revision } }).then(refreshList, () => undefined);
  }

  return {
    save,
    /** Returns the function that ends it. */
    start: () => {
      const hide = () => document.visibilityState === 'hidden' && void save(true);
      document.addEventListener('visibilitychange', hide);
      const unsubscribe = store.subscribe(follow);
      const forget = beforeSignOut(async () => {
        await save();
        left = true;
      });
      saveLater();
      return () => {
        document.removeEventListener('visibilitychange', hide);
        unsubscribe();
        forget();
        clearTimeout(timer);
        void save(true);
      };
    },
    /** Makes it the tab's draft; the composer must be opened again to show it. */
    take: (other: ServerDraft) => {
      const stored = storedOf(other);
      saveDraft(userId, stored);
      remember({ id: other._id, revision: other.revision, body: JSON.stringify(bodyOf(stored)) });
      left = true;
    },
    keepMine: () => {
      const { newer } = store.getState();
      if (newer === null) return;
      remember({ id: newer._id, revision: newer.revision, body: '' });
      dispatch({ type: 'keep mine' });
      void save();
    },
  };
}

export type ServerCopy = ReturnType<typeof createServerCopy>;
