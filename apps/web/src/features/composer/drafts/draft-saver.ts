import type { Draft as ServerDraft } from '@aranya/contracts';
import { ApiError, tsr, unwrap } from '../../../lib/api';
import type { ComposerSession } from '../composer-session';
import { toContent, type DraftState, isEmptyDraft, isLocked, isSameContent } from '../draft-state';
import { toDraftBody } from './draft-body';

type Refusal = { current?: ServerDraft | null; published?: boolean };

/** Sends the draft to the server, and the result to the composer. */
export function createDraftSaver({ store, dispatch }: Pick<ComposerSession, 'store' | 'dispatch'>) {
  /** Another draft was opened or the session ended, so nothing more is saved. */
  let left = false;
  let last: Promise<unknown> = Promise.resolve();
  let inProgress: Promise<boolean> | undefined;

  function afterConflict(clientId: string, { current, published }: Refusal): void {
    if (current === null) dispatch({ type: 'gone', clientId, gone: published ? 'published' : 'discarded' });
    else dispatch({ type: 'not saved', clientId, newer: current });
    // The id belongs to another user.
    if (current === undefined && store.getState().clientId === clientId) dispatch({ type: 'renew' });
  }

  /** Returns false when the server lacks what is typed. */
  async function save(keepalive = false): Promise<boolean> {
    const draft = store.getState();
    if (isEmptyDraft(draft) || left || isSameContent(draft, draft.copied)) return true;
    return send(draft, keepalive);
  }

  /** Waits for the save in progress: its answer has the revision, without which this would be a conflict. */
  function send(draft: DraftState, keepalive = false): Promise<boolean> {
    const sent = inProgress
      ? inProgress.then(() => trySending(store.getState(), keepalive))
      : trySending(draft, keepalive);
    const end = () => {
      if (inProgress === sent) inProgress = undefined;
    };
    inProgress = sent;
    sent.then(end, end);
    last = sent;
    return sent;
  }

  async function trySending(draft: DraftState, keepalive: boolean): Promise<boolean> {
    if (isEmptyDraft(draft) || left) return true;
    const body = toDraftBody(draft);
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
        content: toContent(draft),
      });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        afterConflict(clientId, error.body as Refusal);
      else dispatch({ type: 'not saved', clientId });
      return false;
    }
  }

  return {
    save,
    /** Waits for the save in progress, whose answer has the revision. */
    settled: () => last,
    leave: () => {
      left = true;
    },
    /** Asks for a draft that is no longer listed: it may have been published or discarded elsewhere. */
    lookFor: () => {
      const draft = store.getState();
      if (draft.revision > 0 && !isEmptyDraft(draft) && !left) void send(draft);
    },
  };
}
