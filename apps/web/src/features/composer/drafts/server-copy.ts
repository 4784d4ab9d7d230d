import type { Draft as ServerDraft } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { draftKeys } from '../../../data/drafts/draft-keys';
import { ApiError, tsr, unwrap } from '../../../lib/api';
import { beforeSignOut } from '../../../lib/session/before-sign-out';
import type { ComposerSession } from '../composer-session';
import { contentOf, type DraftState, isEmptyDraft, isLocked, isSameContent } from '../draft-state';
import { writeDraft } from '../draft-store';
import { bodyOf, storedOf } from './draft-body';

const IDLE_MS = 2000;

type Refusal = { current?: ServerDraft | null; published?: boolean };

/**
 * Saves the draft on the server after a pause, and when the page is hidden. A reload finds what
 * this device keeps. The draft's id is the `client_id` of its post, so that publishing removes it.
 */
export function createServerCopy({ userId, store, dispatch }: ComposerSession, queryClient: QueryClient) {
  /** Another draft was opened, or the session ends: nothing more is saved. */
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function afterConflict(clientId: string, { current, published }: Refusal): void {
    if (current === null) dispatch({ type: 'gone', clientId, gone: published ? 'published' : 'discarded' });
    else dispatch({ type: 'not saved', clientId, newer: current });
    // The id is another's.
    if (current === undefined && store.getState().clientId === clientId) dispatch({ type: 'renew' });
  }

  /** False where the server does not have what is typed. */
  async function save(keepalive = false): Promise<boolean> {
    const draft = store.getState();
    if (isEmptyDraft(draft) || left || isSameContent(draft, draft.copied)) return true;
    return send(draft, keepalive);
  }

  async function send(draft: DraftState, keepalive = false): Promise<boolean> {
    const body = bodyOf(draft);
    if (isLocked(draft) || draft.newer !== null || draft.gone !== null || body === null) return false;
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
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        afterConflict(clientId, error.body as Refusal);
      else dispatch({ type: 'not saved', clientId });
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
    if (!isEmptyDraft(now) || now.status !== 'editing' || now.gone !== null || before.revision === 0) return;
    const { clientId: draftId, revision } = before;
    tsr.drafts.remove.mutate({ body: { draftId, revision } }).then(
      () => queryClient.invalidateQueries({ queryKey: draftKeys.all }),
      () => undefined,
    );
  }

  return {
    save,
    /** Asks the server for a draft that is no longer listed: it may have been published or discarded elsewhere. */
    lookFor: () => {
      const draft = store.getState();
      if (draft.revision > 0 && !isEmptyDraft(draft) && !left) void send(draft);
    },
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
    keepAsNew: () => {
      dispatch({ type: 'keep as new' });
      void save();
    },
    discard: () => dispatch({ type: 'empty', status: 'editing' }),
    keepMine: () => {
      dispatch({ type: 'keep mine' });
      void save();
    },
  };
}

export type ServerCopy = ReturnType<typeof createServerCopy>;
