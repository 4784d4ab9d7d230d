import type { Draft as ServerDraft } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { draftKeys } from '../../../data/drafts/draft-keys';
import { tsr } from '../../../lib/api';
import { beforeSignOut } from '../../../lib/session/before-sign-out';
import type { ComposerSession } from '../composer-session';
import { type DraftState, isEmptyDraft, isLocked, isSameContent } from '../draft-state';
import { writeDraft } from '../draft-store';
import { toStoredDraft } from './draft-body';
import { createDraftSaver } from './draft-saver';

const IDLE_MS = 2000;

/**
 * Saves the draft on the server after a pause, and when the page is hidden. The draft's id is its post's
 * `client_id`, so publishing removes it.
 */
export function createServerCopy({ userId, store, dispatch }: ComposerSession, queryClient: QueryClient) {
  const { save, leave, lookFor, settled } = createDraftSaver({ store, dispatch });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function saveLater(): void {
    clearTimeout(timer);
    const now = store.getState();
    if (!isEmptyDraft(now) && !isLocked(now)) timer = setTimeout(() => void save(), IDLE_MS);
  }

  function follow(now: DraftState, before: DraftState): void {
    if (isSameContent(now, before) && isLocked(now) === isLocked(before)) return;
    saveLater();
    // Publishing also empties the draft, and removes it on the server.
    if (!isEmptyDraft(now) || now.status !== 'editing' || now.gone !== null || before.revision === 0) return;
    const { clientId: draftId, revision } = before;
    tsr.drafts.remove.mutate({ body: { draftId, revision } }).then(
      () => queryClient.invalidateQueries({ queryKey: draftKeys.all }),
      () => undefined,
    );
  }

  return {
    save,
    lookFor,
    settled,
    hear: (listed: ServerDraft) => dispatch({ type: 'hear', newer: listed }),
    /** Returns a function that stops it. */
    start: () => {
      const hide = () => document.visibilityState === 'hidden' && void save(true);
      document.addEventListener('visibilitychange', hide);
      const unsubscribe = store.subscribe(follow);
      const forget = beforeSignOut(async () => {
        await save();
        leave();
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
      writeDraft(userId, store.getState().clientId, toStoredDraft(other));
      leave();
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
