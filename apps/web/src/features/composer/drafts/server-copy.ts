import type { Draft as ServerDraft } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, tsr, unwrap } from '../../../lib/api';
import { beforeSignOut } from '../../../lib/session/before-sign-out';
import type { ComposerSession } from '../composer-session';
import { contentOf, type DraftState, isEmptyDraft, isLocked, isSameContent } from '../draft-state';
import { writeDraft } from '../draft-store';
import { bodyOf, storedOf } from './draft-body';

export const draftsKey = ['drafts'] as const;

const IDLE_MS = 2000;

type Refusal = { current?: ServerDraft | null };

/**
 * Saves the draft on the server after a pause, and when the page is hidden. A reload finds what
 * this device keeps. The draft's id is the `client_id` of its post, so that publishing removes it.
 */
export function createServerCopy({ userId, store, dispatch }: ComposerSession, queryClient: QueryClient) {
  /** Another draft was opened, or the session ends: nothing more is saved. */
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refreshList = () => void queryClient.invalidateQueries({ queryKey: draftsKey });

  /** False where the server does not have what is typed. */
  async function save(keepalive = false): Promise<boolean> {
    const draft = store.getState();
    if (isEmptyDraft(draft) || left) return true;
    const body = bodyOf(draft);
    if (isLocked(draft) || draft.newer !== null || body === null) return false;
    if (isSameContent(draft, draft.copied)) return true;
    const { clientId, revision } = draft;
    dispatch({ type: 'save' });
    try {
      const { body: answer } = unwrap(
        await tsr.drafts.save.mutate({
          body: { draftId: clientId, revision, body },
          fetchOptions: { keepalive },
        }),
      );
      dispatch({
        type: 'saved',
        clientId,
        revision: answer.draft.revision,
        content: contentOf(draft),
      });
      refreshList();
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      const newer = isConflict ? ((error.body as Refusal).current ?? undefined) : undefined;
      dispatch({ type: 'not saved', newer });
      // Published or discarded elsewhere: what is typed here becomes a draft of its own.
      if (isConflict && newer === undefined && store.getState().clientId === clientId)
        dispatch({ type: 'renew' });
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
    if (!isEmptyDraft(now) || now.status !== 'editing' || before.revision === 0) return;
    const { clientId: draftId, revision } = before;
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
      void writeDraft(userId, store.getState().clientId, storedOf(other));
      left = true;
    },
    keepMine: () => {
      dispatch({ type: 'keep mine' });
      void save();
    },
  };
}

export type ServerCopy = ReturnType<typeof createServerCopy>;
